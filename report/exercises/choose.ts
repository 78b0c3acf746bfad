import type { Exercise } from '@bicorne/games';

/** The same answer of the same side in the same battle is asked for so often at most. */
const ALIKE = 2;

/** Of many exercises those that differ most in difficulty, side and battle; the easiest first. */
export function chooseExercises(found: readonly Exercise[], count: number): Exercise[] {
  const left = [...new Map(found.map((one) => [one.id, one])).values()].sort((one, other) =>
    one.id < other.id ? -1 : 1,
  );
  const chosen: Exercise[] = [];
  const used = new Map<string, number>();
  const usedBy = (key: string): number => used.get(key) ?? 0;
  const crowd = (one: Exercise): number =>
    keysOf(one).reduce((sum, [key, weight]) => sum + weight * usedBy(key), 0);
  while (chosen.length < count && left.length > 0) {
    let best = 0;
    for (let at = 1; at < left.length; at++) if (crowd(left[at]) < crowd(left[best])) best = at;
    const [one] = left.splice(best, 1);
    const alike = `${sideOf(one)} ${one.better}`;
    if (usedBy(alike) >= ALIKE) continue;
    for (const [key] of [...keysOf(one), [alike] as const]) used.set(key, usedBy(key) + 1);
    chosen.push(one);
  }
  return chosen.sort((one, other) => one.difficulty - other.difficulty);
}

const sideOf = ({ scenario, seat }: Exercise): string => `${scenario} ${seat}`;

/** What they should differ in, and how much that matters. */
const keysOf = (one: Exercise): (readonly [string, number])[] => [
  [`difficulty ${one.difficulty}`, 3],
  [sideOf(one), 2],
  [`verb ${one.better.split(':')[0]}`, 1],
];
