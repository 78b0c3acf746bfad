import { describe, expect, it } from 'vitest';
import { map, type Table } from '../test/table.ts';
import { leanings } from './leanings.fixture.ts';
import { FEATURES, look } from './look.ts';

const ALLIED = 1;
const COLUMN = ['F02', 'F03', 'F04', 'F05', 'F06', 'F07', 'F08'];
const ARMY = ['A02', 'A03', 'A04', 'A05', 'A06', 'A07', 'A08', 'A09'];
const PRUSSIANS = ['P02', 'P03', 'P04', 'P05'];
/** The first turn of the Allies, in which they may attack. */
const THEIR_TURN = { turn: 2 };

/** How near the Allies are to the cities or bar the way to them, as they see it. */
function reach({ state }: Table): number {
  const seen = new Float64Array(FEATURES.length);
  look(state, ALLIED, seen);
  return seen[FEATURES.findIndex(({ id }) => id === 'reach')];
}

describe('the guard of the cities', () => {
  it('a group makes for the city that the French are near to', () => {
    const toBrussels = map({ nivelles: COLUMN, alost: ARMY }, THEIR_TURN);
    expect(leanings(toBrussels)[0]).toMatch(/\.alost\.brussels$/);
    const toGhent = map({ oudenaarde: COLUMN, alost: ARMY }, THEIR_TURN);
    expect(leanings(toGhent).find((word) => !word.endsWith('.oudenaarde'))).toMatch(/\.alost\.ghent$/);
  });

  it('a city that others guard already needs no more', () => {
    const far = { enghien: COLUMN, hannut: PRUSSIANS };
    const guarded = map({ ...far, brussels: ARMY, alost: ['A10', 'A11'] }, THEIR_TURN);
    expect(leanings(guarded).find((word) => word.includes('.alost.'))).toMatch(/\.alost\.ghent$/);
    const empty = map({ ...far, ghent: ARMY, alost: ['A10', 'A11'] }, THEIR_TURN);
    expect(leanings(empty).find((word) => word.includes('.alost.'))).toMatch(/\.alost\.brussels$/);
  });

  it('the Allies would much rather be in a city that is threatened than two roads away', () => {
    const inside = map({ hal: COLUMN, brussels: ARMY }, THEIR_TURN);
    const away = map({ hal: COLUMN, jodoigne: ARMY }, THEIR_TURN);
    expect(reach(inside)).toBeGreaterThan(reach(away) + 2);
  });

  it('a few guards hold a city that nobody threatens, but not one before which a column stands', () => {
    const guards = { brussels: ['A02', 'A03'], ghent: ['A04', 'A05'], liege: PRUSSIANS };
    const more = { ...guards, brussels: ['A02', 'A03', 'A06', 'A07'] };
    const gain = (town: string): number =>
      reach(map({ ...more, [town]: COLUMN }, THEIR_TURN)) -
      reach(map({ ...guards, [town]: COLUMN }, THEIR_TURN));
    expect(gain('hal')).toBeGreaterThan(gain('givet') + 1);
  });
});
