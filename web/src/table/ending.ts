import type { Words } from '@bicorne/boardkit';
import type { Ending } from '@bicorne/engine';
import type { TableEnding } from '@bicorne/table/protocol';
import type { ShellWords } from '../words/words.ts';

/** What one side has done to itself: it is told otherwise to the winner and to the loser. */
type OneSided = Extract<TableEnding, 'resigned' | 'left' | 'clock'>;

/** For whoever has won by it or lost by it, for whoever looks on or has both sides, and where nobody has won. */
type Told = Readonly<Record<'won' | 'lost' | 'aside' | 'nobody', string>>;

export type EndingWords = Readonly<Record<OneSided, Told> & Record<Exclude<TableEnding, OneSided>, string>>;

interface Place {
  readonly seat: string;
  /** The reader's own; in a replay nobody's is. */
  readonly mine?: boolean;
}

/** How the match ended: in the words of its game where its rules have ended it, else in those of the table. */
export function endingText<V>(
  { winners, reason }: Ending,
  seats: readonly Place[],
  words: Pick<Words<V>, 'ending' | 'seats'>,
  view: V,
  { table }: Pick<ShellWords, 'table'>,
): string {
  if (!isOfTable(reason, table.endings)) return words.ending({ winners, reason }, view);
  const how = table.endings[reason];
  const text = typeof how === 'string' ? how : how[standing(winners, seats)];
  // Nobody is called a victor because somebody is gone.
  if (winners.length === 0 || reason === 'left') return text;
  const names = winners.map((at) => words.seats[seats[at].seat] ?? seats[at].seat);
  return `${table.victory(names.join(', '))} ${text}`;
}

function standing(winners: Ending['winners'], seats: readonly Place[]): keyof Told {
  if (winners.length === 0) return 'nobody';
  const [won, lost] = [true, false].map((wins) =>
    seats.some(({ mine }, at) => mine === true && winners.includes(at) === wins),
  );
  if (won === lost) return 'aside';
  return won ? 'won' : 'lost';
}

/** The words have every one of them, and no other: the list itself stays with the server. */
const isOfTable = (reason: string, endings: EndingWords): reason is TableEnding =>
  Object.hasOwn(endings, reason);
