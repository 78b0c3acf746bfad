import type { HallMatch, HallSeat, WireFault } from '@bicorne/table/protocol';
import { useState, type ReactNode } from 'react';
import { termsOf } from '../lobby/terms.ts';
import type { Title } from '../lobby/titles.ts';
import { api } from '../net/api.ts';
import { enter } from '../net/enter.ts';
import { go } from '../route.ts';
import { Link } from '../ui/Link.tsx';
import type { HallWords } from '../words/hall/words.ts';
import type { ShellWords } from '../words/words.ts';
import { botTitle } from './bots.ts';
import { openSeats } from './filters.ts';
import './hall.css';

export interface HallProps {
  readonly titles: readonly Title[];
  readonly words: HallWords;
  readonly shell: ShellWords;
}

interface RowProps extends HallProps {
  readonly match: HallMatch;
  /** Whether the one who looks sits there himself. */
  readonly own?: boolean;
  readonly children?: ReactNode;
}

/** A match in the hall: which battle, who, upon what terms, and what one may do about it. */
export function HallRow({ match, titles, words, shell, children }: RowProps): ReactNode {
  const title = titles.find(({ id }) => id === match.game);
  const { clock: timing, ...agreed } = match;
  const terms = termsOf(timing ? { ...agreed, timing } : agreed, shell);
  const rules = Object.keys(match.options).length;
  return (
    <li className="hall-row">
      <div className="hall-battle">
        <Link to={`/match/${match.id}`} className="hall-title">
          {title?.scenarios[match.scenario] ?? title?.title ?? match.game}
        </Link>
        <small>{title?.title}</small>
      </div>
      <div className="hall-people">
        {match.seats.map((seat) => (
          <Sitter key={seat.seat} seat={seat} title={title} shell={shell} />
        ))}
      </div>
      <ul className="hall-terms">
        {terms.length === 0 && <li>{shell.people.noClock}</li>}
        {terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
        {rules > 0 && <li>{words.rules(rules)}</li>}
      </ul>
      <div className="hall-ways">{children}</div>
    </li>
  );
}

interface SitterProps {
  readonly seat: HallSeat;
  readonly title: Title | undefined;
  readonly shell: ShellWords;
}

function Sitter({ seat: sitter, title, shell }: SitterProps): ReactNode {
  const { seat, player, person, bot, rating } = sitter;
  const name = nameOfSitter(sitter, shell);
  return (
    <span className="hall-sitter" data-open={player === null || undefined}>
      <small>{title?.seats[seat] ?? seat}</small>{' '}
      {player === null ? (
        <em>{name}</em>
      ) : (
        <span>
          {person === undefined || bot !== undefined ? name : <Link to={`/people/${person}`}>{name}</Link>}
          {bot === undefined && rating !== undefined && <span className="hall-rating"> {rating}</span>}
        </span>
      )}
    </span>
  );
}

/** A bot is called as this page calls it. */
export function nameOfSitter({ player, bot }: HallSeat, shell: ShellWords): string {
  if (bot !== undefined) return botTitle(bot, shell);
  return player === null ? shell.people.emptySeat : player || shell.people.left;
}

/** An open seat: one press sits down; where that needs more (an account), the match's own page asks for it. */
export function OpenRow({ match, own, ...props }: RowProps): ReactNode {
  const { titles, words, shell } = props;
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<WireFault['code'] | null>(null);
  const title = titles.find(({ id }) => id === match.game);
  const sit = async (seat: string): Promise<void> => {
    setBusy(true);
    await enter();
    const sat = await api.join(match.id, seat);
    setBusy(false);
    if (sat.ok || sat.fault.code === 'no-account') go(`/match/${match.id}`);
    else setFault(sat.fault.code);
  };
  return (
    <HallRow match={match} {...props}>
      {own ? (
        <Link to={`/match/${match.id}`} className="button">
          {words.yours}
        </Link>
      ) : (
        openSeats(match).map((seat) => (
          <button key={seat} type="button" className="button" disabled={busy} onClick={() => void sit(seat)}>
            {match.lot ? shell.people.sitDown : words.sit(title?.seats[seat] ?? seat)}
          </button>
        ))
      )}
      {fault !== null && <p role="alert">{shell.faults[fault]}</p>}
    </HallRow>
  );
}
