import type { Words } from '@bicorne/boardkit';
import type { MatchCard, SeatCard } from '@bicorne/table/protocol';
import type { ReactNode } from 'react';
import { Link } from '../ui/Link.tsx';
import type { ShellWords } from '../words/words.ts';
import { botTitle } from './bots.ts';
import { Manners } from './Manners.tsx';

interface Props {
  readonly match: MatchCard;
  readonly words: Words;
  readonly shell: ShellWords;
}

/** Who sits here, upon what they agreed, and what one may do about each of them. */
export const Company = ({ match, words, shell }: Props): ReactNode => (
  <ul className="company">
    {match.seats.map((seat) => (
      <li key={seat.seat}>
        <small>{words.seats[seat.seat] ?? seat.seat}</small>
        <Sitter seat={seat} match={match.id} shell={shell} />
      </li>
    ))}
  </ul>
);

interface SitterProps {
  readonly seat: SeatCard;
  readonly match: string;
  readonly shell: ShellWords;
}

function Sitter({ seat: { player, bot, person, mine }, match, shell }: SitterProps): ReactNode {
  if (bot !== null) return <span>{botTitle(bot, shell)}</span>;
  if (person === undefined || player === null)
    return <span>{player === null ? shell.people.emptySeat : shell.people.left}</span>;
  return (
    <>
      <Link to={mine ? '/me' : `/people/${person}`}>{player}</Link>
      {!mine && <Manners person={{ id: person, name: player }} match={match} shell={shell} />}
    </>
  );
}
