import type { Words } from '@bicorne/boardkit';
import type { Ending } from '@bicorne/engine';
import type { ShellWords } from '../words/words.ts';

/** A match that its rules do not end: by its players, their clocks, or whoever runs the server. */
const TABLE_ENDINGS = ['resigned', 'clock', 'agreed', 'abandoned', 'aborted', 'operator'] as const;
export type TableEnding = (typeof TABLE_ENDINGS)[number];

/** How the match ended: in the words of its game where its rules have ended it, else in those of the table. */
export function endingText<V>(
  ending: Ending,
  seats: readonly string[],
  words: Pick<Words<V>, 'ending' | 'seats'>,
  view: V,
  { table }: Pick<ShellWords, 'table'>,
): string {
  const reason = TABLE_ENDINGS.find((one) => one === ending.reason);
  if (!reason) return words.ending(ending, view);
  const winners = ending.winners.map((seat) => words.seats[seats[seat]] ?? seats[seat]).join(', ');
  return [...(winners === '' ? [] : [table.victory(winners)]), table.endings[reason]].join(' ');
}
