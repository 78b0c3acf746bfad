import type { Rng } from '@bicorne/engine';
import { distance } from './hexes.ts';
import { objectOf, verbOf, type Table } from './table.ts';

/** Ending things is never much to anybody's liking, or nothing would happen. */
const DULL: ReadonlySet<string> = new Set([
  'end-turn',
  'halt',
  'done',
  'stay',
  'leave-square',
  'form-square',
]);

/** What much hangs on. */
const KEEN: ReadonlySet<string> = new Set(['shock', 'shock-guns', 'rally', 'leader-dice']);

const likingOf = (kind: string, rng: Rng): number => {
  if (DULL.has(kind)) return 1 + rng.below(3);
  return 3 ** (KEEN.has(kind) ? 3 + rng.below(2) : 1 + rng.below(4));
};

const nearestFoe = (t: Table, hex: string): number =>
  Math.min(
    ...t.units.filter(({ side, at }) => side !== t.turn && at !== '').map(({ at }) => distance(at, hex)),
  );

/**
 * A player with a taste of his own for each kind of action, so that no two games are alike. Most of them like to go
 * where the enemy is.
 */
export function someone(rng: Rng): (t: Table, offers: readonly string[]) => string {
  const tastes = new Map<string, number>();
  const bold = rng.below(4) * 3;
  const taste = (kind: string): number => {
    const known = tastes.get(kind) ?? likingOf(kind, rng);
    tastes.set(kind, known);
    return known;
  };
  const drawKind = (kinds: readonly string[]): string => {
    let left = rng.below(kinds.reduce((sum, kind) => sum + taste(kind), 0));
    return kinds.find((kind) => (left -= taste(kind)) < 0) ?? kinds[0];
  };
  return (t, offers) => {
    const kind = drawKind([...new Set(offers.map(verbOf))]);
    const liked = offers.filter((word) => verbOf(word) === kind);
    if (kind !== 'step' || rng.below(10) >= bold) return liked[rng.below(liked.length)];
    const nearest = Math.min(...liked.map((word) => nearestFoe(t, objectOf(word))));
    const near = liked.filter((word) => nearestFoe(t, objectOf(word)) === nearest);
    return near[rng.below(near.length)];
  };
}
