import { describe, expect, it } from 'vitest';
import { battle } from './table.ts';

const FOE = { left: ['P02'], centre: ['P03'], right: ['P07'] };
const CHARGED = { ...FOE, 'beyond-right': ['P09'] };
const held = (left: string[], more: object = {}, defender: object = CHARGED) =>
  battle({ left, centre: ['F07'], right: ['F09'] }, { ...defender }, more);

describe('C6 Squares', () => {
  it('C6.69 infantry engaged in its own position forms a square as its whole action', () => {
    const t = held(['F06', 'F10']);
    t.do('square.F06');
    expect([t.list('fire.F06'), t.can('square.F07')]).toEqual([[], false]);
  });

  it('C6.70 it is dissolved as a whole action', () => {
    const t = held(['F06', 'F10'], { squares: ['F06'] });
    t.do('dissolve.F06');
    expect([t.list('fire.F06'), t.list('move.F06')]).toEqual([[], []]);
  });

  it('C6.70 and so when the cavalry has ridden away: in its next part the block may move', () => {
    const t = held(['F06', 'F10'], { squares: ['F06'] }, FOE);
    t.do('dissolve.F06');
    expect(t.list('move.F06')).toEqual([]);
    t.do('done', 'done');
    expect(t.can('move.F06.left.beyond-left')).toBe(true);
  });

  it('C6.71 not in an enemy position, not in a wood, not by the block on a farm', () => {
    const beyond = battle({ left: ['F06'], 'beyond-left': ['F10'], centre: ['F07'], right: ['F09'] }, FOE);
    expect(beyond.list('square.')).toEqual([]);
    const wood = battle(
      { left: ['F06'], centre: ['F07'], right: ['F09'], terrain: { left: 'wood' } },
      CHARGED,
    );
    expect(wood.list('square.')).toEqual([]);
    const farm = battle(
      {
        left: ['F06', 'F10'],
        centre: ['F07'],
        right: ['F09'],
        terrain: { left: 'farm' },
        holders: { left: 'F06' },
      },
      CHARGED,
    );
    expect(farm.list('square.')).toEqual(['square.F10']);
  });

  it('C6.72 a square neither moves nor retreats', () => {
    const t = held(['F06', 'F10'], { squares: ['F06'] });
    expect([t.list('move.F06'), t.list('retreat.F06'), t.list('retreat.F10').length]).toEqual([[], [], 1]);
  });

  it('C6.73 a square adds 1 to its morale', () => {
    const t = held(['F06=1', 'F10'], { squares: ['F06'], step: 'morale' });
    t.do('*3');
    expect(t.town('F06')).toBe('ligny');
  });

  it('C6.74 squares and the others are two targets, named before the fire', () => {
    const t = battle(
      { left: ['F06'], 'beyond-left': ['F10'], centre: ['F07'], right: ['F09'] },
      { left: ['P02'], centre: ['P03'], right: ['P07', 'P12'] },
      { squares: ['P07'] },
    );
    expect(t.list('fire.F10')).toEqual(['fire.F10.line', 'fire.F10.squares']);
    t.do('fire.F10.line', '*116');
    expect([t.steps('P07'), t.steps('P12')]).toEqual([4, 1]);
  });

  it('C6.75 cavalry fires at a square with -1 and without shock', () => {
    const t = battle({ left: ['F06'], 'beyond-left': ['F21'], centre: ['F07'], right: ['F09'] }, FOE, {
      squares: ['P07'],
      charging: ['F21'],
    });
    t.do('fire.F21.squares');
    expect(t.power).toBe(2);
  });

  it('C6.75 a charge that has struck at a square is spent', () => {
    const t = battle(
      { left: ['F06'], 'beyond-left': ['F21'], centre: ['F07'], right: ['F09'] },
      { left: ['P02'], centre: ['P03'], right: ['P07', 'P08'] },
      { squares: ['P07'], charging: ['F21'] },
    );
    t.do('fire.F21.squares', '*666', 'done', 'done', 'fire.F21.line');
    expect(t.power).toBe(3);
  });

  it('C6.76 infantry fires at a square with +1, and a square as always', () => {
    const t = battle({ left: ['F06'], 'beyond-left': ['F10'], centre: ['F07'], right: ['F09'] }, FOE, {
      squares: ['P07'],
    });
    t.do('fire.F10.squares');
    expect(t.power).toBe(3);
    t.do('*666', 'done', 'fire.P07.line');
    expect(t.power).toBe(2);
  });

  it('C6.77 artillery fires far at a square with +1', () => {
    const t = battle({ left: ['F04'], centre: ['F07'], right: ['F09'] }, FOE, { squares: ['P07'] });
    expect(t.list('fire.')).toEqual(['fire.F04.far-squares']);
    t.do('fire.F04.far-squares');
    expect(t.power).toBe(3);
  });

  it('C6.77 horse artillery near a square fires at F3, then at F2', () => {
    const t = battle(
      { left: ['F06', 'F23'], centre: ['F07'], right: ['F09'] },
      { ...FOE, right: ['P07', 'P11'] },
      { squares: ['P07'] },
    );
    t.do('move.F23.left.beyond-left', 'fire.F23.squares');
    expect(t.power).toBe(3);
    t.do('*66', 'done', 'done', 'fire.F23.squares');
    expect(t.power).toBe(2);
  });

  it('C6.78 a leader or battery that has not moved or fired shelters, one in a square', () => {
    const t = held(['F06', 'F08', 'F01', 'F20'], { squares: ['F06'] });
    expect(t.list('shelter.')).toEqual(['shelter.F01.F06', 'shelter.F08.F06']);
    t.do('shelter.F08.F06');
    expect(t.list('shelter.')).toEqual([]);
    const fired = held(['F06', 'F08'], { squares: ['F06'] });
    fired.do('fire.F08.line', '*666');
    expect(fired.list('shelter.')).toEqual([]);
  });

  it('C6.79 a sheltered battery does not fire, and takes the hit when it is the strongest', () => {
    const t = held(['F06=2', 'F08=3', 'F10'], {
      squares: ['F06'],
      sheltered: { F08: 'F06' },
      part: 'defender',
    });
    t.do('fire.P09.squares', '*166', 'done');
    expect([t.steps('F08'), t.steps('F06'), t.list('fire.F08')]).toEqual([2, 2, []]);
  });

  it('C6.80 a sheltered leader still lends his bonus', () => {
    const t = held(['F06', 'F01', 'F10=1'], { squares: ['F06'], sheltered: { F01: 'F06' }, step: 'morale' });
    t.do('*3');
    expect(t.place('F10')).toBe('left');
  });

  it('C6.81 with the square falls what it shelters', () => {
    const t = held(['F06=1', 'F01', 'F10'], {
      squares: ['F06'],
      sheltered: { F01: 'F06' },
      part: 'defender',
    });
    t.do('fire.P09.squares', '*166', 'lose.F06');
    expect([t.town('F06'), t.town('F01'), t.state.lost[0]]).toEqual(['off the board', 'off the board', 2]);
  });

  it('C6.82 it may leave the square, staying or going back', () => {
    const t = held(['F06', 'F08', 'F10'], { squares: ['F06'], sheltered: { F08: 'F06' } });
    expect([t.can('emerge.F08'), t.can('move.F08.left.reserve')]).toEqual([true, true]);
    t.do('emerge.F08');
    expect([t.state.host[7], t.list('fire.F08')]).toEqual([-1, []]);
    const back = held(['F06', 'F08', 'F10'], { squares: ['F06'], sheltered: { F08: 'F06' } });
    back.do('move.F08.left.reserve');
    expect([back.place('F08'), back.state.host[7]]).toEqual(['reserve', -1]);
  });

  it('C6.83 when the square is dissolved its guest stands in the open', () => {
    const t = held(['F06', 'F08', 'F10'], { squares: ['F06'], sheltered: { F08: 'F06' } });
    t.do('dissolve.F06');
    expect([t.state.host[7], t.can('fire.F08.line')]).toEqual([-1, true]);
  });
});
