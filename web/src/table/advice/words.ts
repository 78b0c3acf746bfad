import type { Words } from '@bicorne/boardkit';
import type { Advice } from '@bicorne/bots';

/** What has no word of its own is left out; with nothing left a plain sentence stands for it, if there is one. */
export function reasonsInWords(
  reasons: Advice['reasons'],
  words: Pick<Words, 'reasons'>,
  plain: string | null,
): readonly string[] {
  const known = reasons.flatMap(({ feature }) => words.reasons?.[feature] ?? []);
  return known.length > 0 || plain === null ? known : [plain];
}
