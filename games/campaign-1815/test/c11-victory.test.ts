import { describe, expect, it } from 'vitest';
import { BLOCKS } from '../data/blocks.ts';
import { game } from '../index.ts';
import { army, map, type Table } from './table.ts';

const ending = (t: Table) => {
  const turn = game.turn(t.state);
  return turn.kind === 'over' ? turn.ending : null;
};
const lost = (french: number, anglo: number, prussian: number): string[] => [
  ...army('F').slice(-french || 99),
  ...army('A').slice(-anglo || 99),
  ...army('P').slice(-prussian || 99),
];

describe('C11 Victory', () => {
  it('C11.1 defeat is examined at the end of the turn, not before', () => {
    const t = map({ beaumont: ['F06'], liege: ['P02'] }, { lost: lost(12, 0, 0) });
    expect(ending(t)).toBeNull();
    expect(ending(t.do('done'))).not.toBeNull();
  });

  it('C11.2 eight Anglo-Dutch, nine Prussian or twelve French blocks rout their army', () => {
    const t = map({ beaumont: ['F06'], mons: ['A02'], liege: ['P02'] }, { lost: lost(11, 7, 8) });
    expect(t.do('done').state.routed).toEqual([false, false, false]);
    const routed = map({ beaumont: ['F06'], mons: ['A02'], liege: ['P02'] }, { lost: lost(11, 8, 8) });
    expect(routed.do('done').state.routed).toEqual([false, true, false]);
    const prussian = map({ beaumont: ['F06'], mons: ['A02'], liege: ['P02'] }, { lost: lost(11, 7, 9) });
    expect(prussian.do('done').state.routed).toEqual([false, false, true]);
  });

  it('C11.3 a routed army leaves the board and the other ally plays on', () => {
    const t = map({ beaumont: ['F06'], mons: ['A02', 'A03'], liege: ['P02'] }, { lost: lost(0, 8, 0) }).do(
      'done',
    );
    expect([t.town('A02'), t.town('P02'), t.seat]).toEqual(['off the board', 'liege', 'allied']);
    expect(t.list('march.A')).toEqual([]);
    expect(t.list('march.P').length).toBeGreaterThan(0);
  });

  it('C11.4 the French win when both allied armies are routed', () => {
    const t = map({ beaumont: ['F06'], mons: ['A02'], liege: ['P02'] }, { lost: lost(0, 8, 9) }).do('done');
    expect(ending(t)).toEqual({ winners: [0], reason: 'allies-routed' });
  });

  it.each([22, 23])('C11.5 two cities at the end of turn %d win for the French', (turn) => {
    const t = map(
      { brussels: ['F06'], ghent: ['F07'], mons: army('A').slice(1, 9), namur: ['P02'] },
      { turn },
    );
    t.do('done');
    if (turn === 23) t.do('starve.A02', 'starve.A03');
    expect(ending(t)).toEqual({ winners: [0], reason: 'cities' });
  });

  it('C11.5 not before 22 June, and not with one city', () => {
    const early = map({ brussels: ['F06'], ghent: ['F07'], mons: ['A02'], namur: ['P02'] }, { turn: 20 }).do(
      'done',
    );
    expect(ending(early)).toBeNull();
    const one = map({ brussels: ['F06'], mons: ['A02', 'A03'], namur: ['P02'] }, { turn: 22 }).do('done');
    expect(ending(one)).toBeNull();
  });

  it('C11.6 the Allies win when the French are routed, also together with one ally', () => {
    const t = map({ beaumont: ['F06'], mons: ['A02'], liege: ['P02'] }, { lost: lost(12, 8, 0) }).do('done');
    expect(ending(t)).toEqual({ winners: [1], reason: 'french-routed' });
  });

  it('C11.7 all three routed: the French win', () => {
    const t = map({ beaumont: ['F06'], mons: ['A02'], liege: ['P02'] }, { lost: lost(12, 8, 9) }).do('done');
    expect(ending(t)).toEqual({ winners: [0], reason: 'all-routed' });
  });

  it('C11.8 when the track ends the Allies win', () => {
    const t = map({ beaumont: ['F06'], mons: ['A02'], liege: ['P02'] }, { turn: 23 }).do('done');
    expect(ending(t)).toEqual({ winners: [1], reason: 'time' });
  });

  it('C11.2 the margin is the steps that the other side has lost', () => {
    const t = map({ beaumont: ['F06'], mons: ['A02'], liege: ['P02'] }, { turn: 23 }).do('done');
    const whole = map({ beaumont: ['F06'], mons: ['A02'], liege: ['P02', 'P03'] }, { turn: 23 }).do('done');
    const [before, after] = [t, whole].map(({ state }) => game.margin?.(state).of ?? []);
    const steps = BLOCKS.find(({ id }) => id === 'P03')?.steps ?? 0;
    expect(game.margin?.(t.state).coin).toBe('steps');
    expect([before[0] - after[0], before[1] - after[1]]).toEqual([steps, 0]);
  });
});
