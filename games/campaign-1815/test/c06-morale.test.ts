import { describe, expect, it } from 'vitest';
import { battle } from './table.ts';

const MORALE = { step: 'morale' };

describe('C6 Morale', () => {
  it('C6.36 only engaged blocks with one step test, and 4 is good', () => {
    const t = battle(
      {
        left: ['F06'],
        'beyond-left': ['F10=1', 'F12=2'],
        centre: ['F07=1'],
        right: ['F09'],
        reserve: ['F13=1'],
      },
      { left: ['P02'], centre: ['P03'], right: ['P07'] },
      MORALE,
    );
    expect(t.asked).toBe('morale-roll');
    t.do('*4');
    expect([t.asked, t.can('fire.F10.line')]).toEqual(['combat', true]);
  });

  it('C6.37 from an enemy position a shaken block goes back to its own, and has acted', () => {
    const t = battle(
      { left: ['F06'], 'beyond-left': ['F10=1', 'F12'], centre: ['F07'], right: ['F09'] },
      { left: ['P02'], centre: ['P03'], right: ['P07'] },
      MORALE,
    );
    t.do('*3');
    expect([t.place('F10'), t.list('move.F10'), t.list('retreat.F10')]).toEqual(['left', [], []]);
    expect(t.events.filter(({ type }) => type === 'moved')).toHaveLength(1);
  });

  it('C6.37 from its own position it goes to the reserve', () => {
    const t = battle(
      { left: ['F06', 'F20=1'], centre: ['F07'], right: ['F09'] },
      { left: ['P02'], centre: ['P03'], right: ['P07'], 'beyond-right': ['P08'] },
      MORALE,
    );
    t.do('*2');
    expect([t.place('F20'), t.list('move.F20')]).toEqual(['reserve', []]);
  });

  it('C6.37 nobody goes back before all have tested', () => {
    const t = battle(
      { left: ['F06'], 'beyond-left': ['F10=1', 'F12=1', 'F17'], centre: ['F07'], right: ['F09'] },
      { left: ['P02'], centre: ['P03'], right: ['P07'] },
      MORALE,
    );
    t.do('*1');
    expect([t.asked, t.place('F10')]).toEqual(['morale-roll', 'beyond-left']);
    t.do('*6');
    expect([t.place('F10'), t.place('F12')]).toEqual(['left', 'beyond-left']);
  });

  it('C6.37 all that failed go back before the rout: cavalry among them is engaged no more', () => {
    const t = battle(
      { left: ['F06=1'], centre: ['F07', 'F22=1'], right: ['F09'], reserve: ['F10'] },
      { left: ['P02'], centre: ['P03'], right: ['P07'], 'beyond-right': ['P08'], 'beyond-centre': ['P09'] },
      MORALE,
    );
    t.do('*1', '*1');
    expect([t.asked, t.seat, t.steps('F22'), t.town('F22')]).toEqual(['leave', 'french', 1, 'ligny']);
  });

  it('C6.38 a square that fails is destroyed', () => {
    const t = battle(
      { left: ['F06=1', 'F10'], centre: ['F07'], right: ['F09'] },
      { left: ['P02'], centre: ['P03'], right: ['P07'], 'beyond-right': ['P09'] },
      { ...MORALE, squares: ['F06'] },
    );
    t.do('*2');
    expect([t.town('F06'), t.state.lost[0]]).toEqual(['off the board', 1]);
  });

  it('C6.38 and so is a foot battery, but not horse artillery', () => {
    const t = battle(
      { left: ['F08=1', 'F23=1', 'F10'], centre: ['F07'], right: ['F09'] },
      { left: ['P02'], centre: ['P03'], right: ['P07'], 'beyond-right': ['P08'] },
      MORALE,
    );
    t.do('*1', '*1');
    expect([t.town('F08'), t.place('F23')]).toEqual(['off the board', 'reserve']);
  });

  it('C6.38 a rout that comes of it does not wait for the tests still due', () => {
    const t = battle(
      { left: ['F08=1'], centre: ['F07', 'F19=1'], right: ['F09'] },
      { left: ['P02'], centre: ['P03'], right: ['P07'], 'beyond-right': ['P08'], 'beyond-centre': ['P12'] },
      MORALE,
    );
    t.do('*1');
    expect([t.asked, t.seat, t.steps('F07'), t.steps('F19')]).toEqual(['leave', 'french', 2, 1]);
  });

  it('C6.38 nor does the test of a leader who is left alone by it', () => {
    const t = battle(
      { left: ['F08=1', 'F01'], centre: ['F07'], right: ['F09'] },
      { left: ['P02'], centre: ['P03'], right: ['P07'], 'beyond-right': ['P08'] },
      MORALE,
    );
    t.do('*1');
    expect([t.town('F08'), t.asked, t.state.block]).toEqual(['off the board', 'morale-roll', 0]);
  });

  it('C6.39 a leader in the position adds 1', () => {
    const t = battle(
      { left: ['F06'], 'beyond-left': ['F10=1', 'F01'], centre: ['F07'], right: ['F09'] },
      { left: ['P02'], centre: ['P03'], right: ['P07'] },
      MORALE,
    );
    t.do('*3');
    expect(t.place('F10')).toBe('beyond-left');
  });

  it('C6.40 a leader whom the shaken leave behind does not test in this part', () => {
    const t = battle(
      { left: ['F06=1', 'F01'], centre: ['F07'], right: ['F09'] },
      { left: ['P02'], centre: ['P03'], right: ['P07'], 'beyond-right': ['P08'] },
      MORALE,
    );
    t.do('*1');
    expect([t.asked, t.place('F06'), t.place('F01')]).toEqual(['combat', 'reserve', 'left']);
  });

  it('C6.40 sheltered blocks and leaders in company do not test', () => {
    const t = battle(
      { left: ['F06', 'F08=1', 'F01', 'F12'], centre: ['F07'], right: ['F09'] },
      { left: ['P02'], centre: ['P03'], right: ['P07'], 'beyond-right': ['P09'] },
      { ...MORALE, squares: ['F06'], sheltered: { F08: 'F06' } },
    );
    expect(t.asked).toBe('combat');
  });

  it('C6.93 an intruder whose morale fails goes back into his own position, though enemies stand in it', () => {
    const t = battle(
      { left: ['F06', 'F20'], centre: ['F07'], right: ['F09'], 'beyond-left': ['F10=1'] },
      { left: ['P02'], centre: ['P03'], right: ['P07'], 'beyond-right': ['P09'] },
      { step: 'morale' },
    ).do('*1');
    expect([t.place('F10'), t.asked, t.list('fire.F10')]).toEqual(['left', 'combat', []]);
    t.do('done');
    expect(t.list('fire.P09')).toEqual(['fire.P09.line']);
  });
});
