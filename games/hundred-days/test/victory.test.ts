import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { field } from './field.ts';

const ending = (t: ReturnType<typeof field>): unknown => {
  const turn = game.turn(t.state);
  return turn.kind === 'over' ? turn.ending : null;
};

describe('H14 victory', () => {
  it('H14.1 a destroyed unit is worth a point', () => {
    const t = field('french infantry E5\nprussian artillery E4 figures:1')
      .pick('E5')
      .do('fire:E4')
      .roll('622');
    expect(t.points).toEqual([1, 0]);
  });

  it('H14.2 a key hex is worth its points to its side while that side holds it', () => {
    const t = field('french infantry E5\nprussian infantry A1\nkey E4 3 french')
      .pick('E5')
      .do('step:E4', 'halt');
    expect(t.points).toEqual([3, 0]);
    const other = field('french infantry E5\nprussian infantry A1\nkey E4 3 allied held:allied').pick('E5');
    expect(other.points).toEqual([0, 3]);
    expect(other.do('step:E4').points).toEqual([0, 0]);
  });

  it('H14.3 infantry and guns take it in passing, by any kind of movement', () => {
    const pass = field('french infantry E5\nprussian infantry A1\nkey E4 2 french')
      .pick('E5')
      .do('step:E4', 'step:E3');
    expect(pass.points).toEqual([2, 0]);
    const guns = field('french artillery E5\nprussian infantry A1\nkey E4 2 french').pick('E5').do('step:E4');
    expect(guns.points).toEqual([2, 0]);
    const advance = field('french infantry E5\nprussian infantry E4 figures:1\nkey E4 2 french').pick('E5');
    expect(advance.do('shock:E4').roll('566', '1').do('advance').points).toEqual([3, 0]);
    const retreat = field(
      'french infantry E5\nprussian infantry E4\nlake F3\nkey E3 2 allied held:french',
    ).pick('E5');
    expect(retreat.do('shock:E4').roll('522', '6').points).toEqual([0, 2]);
  });

  it('H14.7 the move is told before the points it wins', () => {
    const t = field('french infantry E5\nprussian infantry A1\nkey E4 2 french').pick('E5').do('step:E4');
    expect(t.events.map(({ type }) => type)).toEqual(['moved', 'key-taken', 'scored']);
  });

  it('H14.4 it is lost at once when the other side’s infantry or guns go through', () => {
    const t = field('french infantry E5\nprussian infantry E2\nkey E4 2 french')
      .pick('E5')
      .do('step:E4', 'step:D4');
    expect(t.points).toEqual([2, 0]);
    t.endTurn('6').pick('E2').do('step:E3', 'step:E4');
    expect(t.points).toEqual([0, 0]);
  });

  it('H14.5 cavalry and leaders do not take key hexes', () => {
    const text =
      'french cavalry E5\nleader french 1 D5\nprussian infantry A1\nkey E4 2 french\nkey D4 2 french';
    const t = field(text).pick('E5').do('step:E4', 'halt').pickLeader(0).do('step:D4', 'halt');
    expect(t.points).toEqual([0, 0]);
  });

  it('H14.6 without a named holder the other side holds it at the start, though it stands empty', () => {
    expect(field('french infantry E5\nkey E4 2 french').state.held).toEqual([1]);
    expect(field('french infantry E5\nkey E4 2 french held:french').points).toEqual([2, 0]);
  });

  it('H14.7 points are counted the moment they are won', () => {
    const t = field('french infantry E5\nprussian infantry A1\nkey E4 2 french').pick('E5').do('step:E4');
    expect(t.asks).toBe('french march');
    expect(t.points).toEqual([2, 0]);
  });

  it('H14.8 the check comes after the turn, not in its middle', () => {
    const t = field('french infantry E5\nprussian infantry A1\nkey E4 2 french\nneed french 2').pick('E5');
    t.do('step:E4', 'halt');
    expect(t.asks).toBe('french command');
    t.do('end-turn');
    expect(ending(t)).toEqual({ winners: [0], reason: 'points' });
  });

  it('H14.9 if both have them the side whose turn has ended wins', () => {
    const text =
      'french infantry E5\nprussian infantry A1\nneed french 2\nneed allied 2\npoints french 2\npoints allied 3';
    expect(ending(field(text).do('end-turn'))).toEqual({ winners: [0], reason: 'points' });
    expect(ending(field(`${text}\nturn allied`).do('end-turn'))).toEqual({ winners: [1], reason: 'points' });
  });

  it('H14.10 the margin is the points of both, whoever won by time', () => {
    const t = field(
      'french infantry E5\nprussian infantry A1\nrounds 3\nround 3\ntimeout allied\npoints french 2\npoints allied 1',
    );
    t.endTurn();
    t.do('end-turn');
    expect(ending(t)).toEqual({ winners: [1], reason: 'time' });
    expect(game.margin?.(t.state)).toEqual({ coin: 'points', of: [2, 1] });
  });

  it.each([
    ['allied', [1]],
    ['french', [0]],
    ['draw', []],
  ])('H14.10 after the last round: %s', (timeout, winners) => {
    const t = field(`french infantry E5\nprussian infantry A1\nrounds 3\nround 3\ntimeout ${timeout}`);
    t.endTurn();
    expect(ending(t)).toBeNull();
    expect(ending(t.do('end-turn'))).toEqual({ winners, reason: 'time' });
  });
});

describe('H15 reinforcements', () => {
  const late = 'british infantry round 2 by E1 F1\nfrench infantry E9\nturn allied';

  it('H15.1 a piece may enter in its round or later', () => {
    expect(field(`${late}\nround 1`).legal).not.toContain('pick:0');
    expect(field(`${late}\nround 2`).legal).toContain('pick:0');
    expect(field(`${late}\nround 5`).legal).toContain('pick:0');
  });

  it('H15.2 the entry is the first hex of its move, at its price', () => {
    const t = field(`${late}\nround 2`).pick(0);
    expect(t.targets('step')).toEqual(['E1', 'F1']);
    t.do('step:E1', 'step:E2');
    expect(t.at('E2')).toBe('infantry 4');
    expect(t.left).toBe(4);
    expect(t.asks).toBe('allied command');
  });

  it('H15.3 an entry hex that is barred is not offered, and all barred means waiting', () => {
    const one = field(`${late}\nround 2\nfrench infantry E1`).pick(0);
    expect(one.targets('step')).toEqual(['F1']);
    const all = field(`${late}\nround 2\nfrench infantry E1\nbritish infantry F1`);
    expect(all.legal).not.toContain('pick:0');
  });

  it('H15.3 guns may enter where infantry of their side stands', () => {
    const t = field(
      'british artillery round 1 by E1\nbritish infantry E1\nfrench infantry E9\nturn allied',
    ).pick(0);
    expect(t.do('step:E1').at('E1')).toBe('infantry 4, artillery 2');
  });

  it('H15.4 a leader without hexes enters by those of his side’s units of the round', () => {
    const t = field(`${late}\nround 2\nleader allied 3 round 2\nbritish cavalry round 3 by A1`).pickLeader(0);
    expect(t.targets('step')).toEqual(['E1', 'F1']);
    expect(t.do('step:E1', 'step:E2', 'halt').at('E2')).toBe('leader 0');
    expect(t.left).toBe(5);
  });

  it('H15.5 or goes along with a unit that enters', () => {
    const t = field(`${late}\nround 2\nleader allied 3 round 2`)
      .pick(0)
      .do('take-along:0', 'step:E1', 'halt');
    expect(t.at('E1')).toBe('infantry 4, leader 0');
    expect(t.left).toBe(5);
  });

  it('H15.6 cavalry that enters may end its ride in a shock', () => {
    const t = field(
      'british cavalry round 1 by E1\nfrench artillery E3\nfrench infantry D1\nturn allied',
    ).pick(0);
    t.do('step:E1', 'step:E2');
    expect(t.targets('shock')).toContain('E3');
  });

  it('H15.7 the entry counts a full hex also on a road', () => {
    const t = field('british artillery round 1 by E1\nroad E1-E2-E3\nfrench infantry A9\nturn allied')
      .pick(0)
      .do('step:E1');
    expect(t.asks).toBe('allied command');
  });
});
