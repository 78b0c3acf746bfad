import type { Words } from '@bicorne/boardkit';
import type { Ending } from '@bicorne/engine';
import type { TableEnding } from '@bicorne/server/protocol';
import type { ShellWords } from '../words/words.ts';

export type { TableEnding };

/** How the match ended: in the words of its game where its rules have ended it, else in those of the table. */
export function endingText<V>(
  ending: Ending,
  seats: readonly string[],
  words: Pick<Words<V>, 'ending' | 'seats'>,
  view: V,
  { table }: Pick<ShellWords, 'table'>,
): string {
  if (!isOfTable(ending.reason, table.endings)) return words.ending(ending, view);
  const winners = ending.winners.map((seat) => words.seats[seats[seat]] ?? seats[seat]).join(', ');
  return [...(winners === '' ? [] : [table.victory(winners)]), table.endings[ending.reason]].join(' ');
}

/** The words have every one of them, and no other: the list itself stays with the server. */
const isOfTable = (reason: string, endings: Readonly<Record<TableEnding, string>>): reason is TableEnding =>
  Object.hasOwn(endings, reason);
