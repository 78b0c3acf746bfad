import type { Verdict } from '@bicorne/engine';
import type { ShellWords } from '../words/words.ts';

/** What is proven of a record's dice, and no more than that. */
export function proofText(verdict: Verdict | null, { replay }: Pick<ShellWords, 'replay'>): string {
  if (verdict?.dice !== 'proven') return replay.notVerified;
  return verdict.unchecked === 0 ? replay.verified : replay.verifiedSince(verdict.unchecked);
}
