import type { Advice } from '@bicorne/bots';
import type { AdviceWords } from '../../words/advice.ts';

/** What has no word of its own is left out; with nothing left a plain sentence stands for it. */
export function reasonsInWords(
  reasons: Advice['reasons'],
  game: string,
  words: AdviceWords,
): readonly string[] {
  const known = reasons.flatMap(({ feature }) => words.reasons[game]?.[feature] ?? []);
  return known.length > 0 ? known : [words.plain];
}
