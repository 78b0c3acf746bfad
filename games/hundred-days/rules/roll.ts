import { D6, shown, type Chance, type Outcome } from '@bicorne/engine';

/** Rolls of so many dice, made once. */
const ROLLS: readonly Chance[] = Array.from({ length: 16 }, (_, count) => ({ kind: 'dice', die: D6, count }));
export const dice = (count: number): Chance => ROLLS[count];

/** What a single die shows. */
export function dieShown(roll: Outcome): number {
  for (let face = 0; face < 5; face++) if (shown(roll, face) > 0) return face + 1;
  return 6;
}
