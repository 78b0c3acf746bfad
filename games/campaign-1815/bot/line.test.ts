import { describe, expect, it } from 'vitest';
import { battle, type Table } from '../test/table.ts';
import { leanings } from './leanings.fixture.ts';
import { FEATURES, look } from './look.ts';

const ATTACKER = { left: ['F06'], centre: ['F07'], right: ['F08'] };
const DEFENDER = { left: ['P02'], centre: ['P06'], right: ['P03'] };
const ALLIED = 1;

/** How likely the allied line is to break, as the evaluation sees it. */
function holes({ state }: Table): number {
  const seen = new Float64Array(FEATURES.length);
  look(state, ALLIED, seen);
  return seen[FEATURES.findIndex(({ id }) => id === 'holes')];
}

describe('a line of battle', () => {
  it('the reserve goes where the enemy has broken in', () => {
    const t = battle(
      { ...ATTACKER, 'beyond-centre': ['F03', 'F21'] },
      { ...DEFENDER, reserve: ['P07'] },
      { part: 'defender' },
    );
    const move = leanings(t).find((word) => word.startsWith('move.P07'));
    expect(move).toBe('move.P07.reserve.centre');
  });

  it('is near to breaking where few steps stand under much fire', () => {
    const weak = battle({ ...ATTACKER, 'beyond-centre': ['F03', 'F21'] }, DEFENDER);
    const strong = battle(
      { ...ATTACKER, 'beyond-centre': ['F03', 'F21'] },
      { ...DEFENDER, centre: ['P06', 'P07'] },
    );
    expect(holes(weak)).toBeGreaterThan(2 * holes(strong));
  });

  it('is near to breaking where nobody stands before an enemy', () => {
    const open = battle(ATTACKER, { left: ['P02'], right: ['P03'], reserve: ['P07'] });
    const closed = battle(ATTACKER, { ...DEFENDER, reserve: ['P07'] });
    expect([holes(open) > 0.2, holes(closed) === 0]).toEqual([true, true]);
  });

  it('is not in danger from enemies that have not come over', () => {
    expect(holes(battle({ ...ATTACKER, reserve: ['F02', 'F03'] }, DEFENDER))).toBeCloseTo(0);
  });
});
