import type { EventCard } from '@bicorne/table/protocol';
import type { ReactNode } from 'react';
import { clockName } from '../lobby/terms.ts';
import type { Title } from '../lobby/titles.ts';
import { Link } from '../ui/Link.tsx';
import type { CupWords } from '../words/cups/words.ts';
import type { ShellWords } from '../words/words.ts';
import { hourOf } from './hours.ts';

interface Props {
  readonly event: EventCard;
  readonly titles: readonly Title[];
  readonly words: CupWords;
  readonly shell: ShellWords;
}

/** One tournament in the calendar. */
export function EventLine({ event, titles, words, shell }: Props): ReactNode {
  const game = titles.find(({ id }) => id === event.game)?.title ?? event.game;
  return (
    <li className="event-line">
      <Link to={`/events/${event.id}`} className="event-title">
        {titleOf(event, game, words)}
      </Link>
      <span className="event-state">{stateOf(event, words)}</span>
      <small className="event-note">{[game, ...termsOf(event, words, shell)].join(' · ')}</small>
    </li>
  );
}

/** What nobody organises is called in the reader's language, by its game and number (`cup-marengo-3`). */
export const titleOf = ({ id, title, host }: EventCard, game: string, words: CupWords): string =>
  host === null ? words.openCup(game, id.slice(id.lastIndexOf('-') + 1)) : title;

export const termsOf = (
  { format, match, clock, rated }: EventCard,
  words: CupWords,
  shell: ShellWords,
): string[] => [
  words.formats[format],
  match === 'pair' ? words.inPairs : words.inSingleGames,
  clockName(clock, shell),
  ...(rated ? [shell.people.rated] : []),
];

/** What is most worth knowing of it now. */
export function stateOf(event: EventCard, words: CupWords): string {
  const { stage, round, rounds, entrants, most, closesAt, honour, paused } = event;
  if (stage === 'over') return honour.length > 0 ? words.wonBy(honour[0]) : words.stages.over;
  if (stage === 'cancelled') return words.stages.cancelled;
  if (paused) return words.paused;
  if (stage === 'running') return words.roundOf(round, rounds);
  const places = words.places(entrants, most);
  return closesAt === null ? places : `${places} · ${words.until(hourOf(closesAt))}`;
}
