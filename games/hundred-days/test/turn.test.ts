import { describe, expect, it } from 'vitest';
import { field } from './field.ts';

describe('H4 the turn and its action points', () => {
  it('H4.1 the sides take turns, the first side opening every round', () => {
    const t = field('french infantry E5\nprussian infantry E2\nfirst allied\nturn allied');
    expect([t.state.round, t.state.seat]).toEqual([1, 1]);
    t.endTurn();
    expect([t.state.round, t.state.seat]).toEqual([1, 0]);
    t.endTurn();
    expect([t.state.round, t.state.seat]).toEqual([2, 1]);
  });

  it.each([
    ['1', 5],
    ['2', 5],
    ['3', 6],
    ['4', 6],
    ['5', 7],
    ['6', 7],
  ])('H4.2 with a base of 4 a die of %s gives %i points', (die, actions) => {
    const t = field('french infantry E5\nrolls');
    expect(t.asks).toBe('dice actionDie');
    expect(t.roll(die).left).toBe(actions);
  });

  it('H4.3 each leader lost takes one from the base', () => {
    expect(field('french infantry E5\nrolls\nlost french 2').roll('1').left).toBe(3);
  });

  it('H4.4 a turn has at least one point', () => {
    expect(field('french infantry E5\nrolls\nlost french 8').roll('1').left).toBe(1);
  });

  it('H4.5 points pay for moves, fire, squares and rally in any order', () => {
    const t = field(`
      french infantry E5
      french infantry G5
      french infantry A9 figures:1
      leader french 2 A9
      prussian infantry E3
    `);
    t.pick('G5').do('form-square').pick('E5').do('fire:E3').roll('111').pick('A9').do('rally').roll('1');
    expect(t.left).toBe(3);
  });

  it('H4.6 a unit is activated once a turn', () => {
    const t = field('french infantry E5\nfrench infantry A9\nprussian infantry E3')
      .pick('E5')
      .do('fire:E3')
      .roll('111');
    expect(t.mayPick('E5')).toBe(false);
    expect(t.mayPick('A9')).toBe(true);
    t.endTurn().endTurn();
    expect(t.mayPick('E5')).toBe(true);
  });

  it('H4.6 H1.4 a position may say that a piece of the other side has acted: in its own turn it may act', () => {
    const t = field('french infantry E5\nprussian infantry E2 acted\nleader allied 1 E2 acted').endTurn();
    expect(t.legal).toEqual(['pick:1', 'pick-leader:0', 'end-turn']);
  });

  it('H4.7 the turn may be ended with points left, and they are lost', () => {
    const t = field('french infantry E5\nprussian infantry E2').endTurn().endTurn('1');
    expect(t.left).toBe(5);
  });

  it('H4.8 victory is checked after the turn, and a round ends after the second', () => {
    const t = field('french infantry E5\nprussian infantry E2\nneed allied 3\npoints allied 3');
    expect(t.asks).toBe('french command');
    t.do('end-turn');
    expect(t.asks).toBe('over');
  });

  it('H4.9 what costs more than is left cannot be chosen', () => {
    const t = field('french infantry E5\nprussian infantry E4\nleft 1').pick('E5');
    expect(t.targets('shock')).toEqual([]);
    expect(t.targets('fire')).toEqual(['E4']);
    const spent = field('french infantry E5\nprussian infantry E4\nleft 0');
    expect(spent.legal).toEqual(['end-turn']);
  });
});

describe('H5 movement', () => {
  it('H5.1 infantry moves up to two hexes, a point each', () => {
    const t = field('french infantry E5').pick('E5').do('step:E4');
    expect(t.left).toBe(5);
    t.do('step:E3');
    expect(t.left).toBe(4);
    expect(t.asks).toBe('french command');
  });

  it('H5.1 with one point left infantry goes one hex', () => {
    const t = field('french infantry E5\nleft 1').pick('E5').do('step:E4');
    expect(t.asks).toBe('french command');
  });

  it('H5.2 cavalry moves up to three hexes for one point', () => {
    const t = field('french cavalry E5').pick('E5').do('step:E4', 'step:E3', 'step:E2');
    expect(t.left).toBe(5);
    expect(t.asks).toBe('french command');
  });

  it('H5.3 artillery moves one hex for one point', () => {
    const t = field('french artillery E5').pick('E5', 'guns').do('step:E4');
    expect(t.left).toBe(5);
    expect(t.asks).toBe('french command');
  });

  it('H5.4 example: for two points infantry goes one hex over country and two along the road', () => {
    const t = field('french infantry E5\nroad F5-G5-H5').pick('E5').do('step:F5', 'step:G5', 'step:H5');
    expect(t.at('H5')).toBe('infantry 3');
    expect(t.left).toBe(4);
    expect(t.asks).toBe('french command');
  });

  it('H5.4 a half that is not used is lost', () => {
    const t = field('french infantry E5\nroad E5-F5\nroad G5-H5').pick('E5').do('step:F5', 'step:G5');
    expect(t.left).toBe(4);
    expect(t.asks).toBe('french command');
  });

  it('H5.5 nobody moves through a unit; guns that join infantry end their move', () => {
    const t = field('french artillery E5\nfrench infantry F5\nroad E5-F5-G5')
      .pick('E5', 'guns')
      .do('step:F5');
    expect(t.at('F5')).toBe('infantry 3, artillery 2');
    expect(t.asks).toBe('french command');
    const foe = field('french cavalry E5\nprussian infantry F5').pick('E5');
    expect(foe.targets('step')).not.toContain('F5');
  });

  it('H5.6 a unit passes or joins its own lone leader', () => {
    const t = field('french cavalry E5\nleader french 1 F5').pick('E5').do('step:F5');
    expect(t.legal).toContain('halt');
    expect(t.do('step:G5', 'halt').at('F5')).toBe('leader 0');
  });

  it('H5.6 with a leader along it passes but does not stop', () => {
    const t = field('french cavalry E5\nleader french 2 E5\nleader french 1 F5')
      .pick('E5')
      .do('take-along:0', 'step:F5');
    expect(t.legal).not.toContain('halt');
    t.do('step:G5', 'halt');
    expect(t.at('F5')).toBe('leader 1');
    expect(t.at('G5')).toBe('cavalry 2, leader 0');
  });

  it('H5.7 a unit rides down a lone enemy leader and goes on', () => {
    const t = field('french cavalry E5\nprussian infantry A1\nleader allied 2 F5').pick('E5').do('step:F5');
    expect(t.whereLeader(0)).toBe('gone');
    expect(t.points).toEqual([1, 0]);
    expect(t.targets('step')).toContain('G5');
  });

  it('H5.8 a move that is ended is the action of the turn', () => {
    const t = field('french cavalry E5\nfrench infantry A9').pick('E5').do('step:F5', 'halt');
    expect(t.mayPick('F5')).toBe(false);
  });

  it('H5.9 enemies beside the path do not hinder', () => {
    const t = field('french cavalry E5\nprussian infantry F4\nprussian infantry F6').pick('E5');
    t.do('step:F5', 'step:G5', 'step:H5');
    expect(t.at('H5')).toBe('cavalry 2');
  });

  it('H5.10 a step that leaves no place to end is not allowed', () => {
    const guns = 'french artillery E5\nleader french 2 E5\nleader french 1 F5\nfrench infantry A9';
    const t = field(guns).pick('E5', 'guns').do('take-along:0');
    expect(t.targets('step')).not.toContain('F5');
    const road = field(`${guns}\nroad E5-F5-G5`).pick('E5', 'guns').do('take-along:0');
    expect(road.targets('step')).toContain('F5');
    expect(road.do('step:F5').targets('step')).toEqual(['E5', 'G5']);
    const shut = field(`${guns}\nroad E5-F5`).pick('E5', 'guns').do('take-along:0');
    expect(shut.targets('step')).not.toContain('F5');
  });

  it('H5.10 the hex just left is no place to end, for a leader on his own either', () => {
    const two = 'leader french 2 C5\nleader french 1 F5\nfrench infantry A9\nroad C5-D5-E5-F5';
    const ridden = (text: string) => field(text).pickLeader(0).do('step:D5', 'step:C5', 'step:D5', 'step:E5');
    expect(ridden(two).targets('step')).not.toContain('F5');
    expect(ridden(`${two}-G5`).targets('step')).toContain('F5');
  });
});
