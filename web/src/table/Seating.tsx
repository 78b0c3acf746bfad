import { ONLOOKER } from '@bicorne/engine';
import type { MatchCard } from '@bicorne/table/protocol';
import { useState, type ReactNode } from 'react';
import { api } from '../net/api.ts';
import { enter } from '../net/enter.ts';
import { people } from '../net/people.ts';
import { useProfile } from '../people/Ratings.tsx';
import { useAsking } from '../people/useAnswer.ts';
import { Agreed } from '../people/Agreed.tsx';
import { go } from '../route.ts';
import { copyText } from '../ui/copy.ts';
import type { ShellWords } from '../words/words.ts';
import type { Loaded } from './game.ts';
import { reconnect } from './store.ts';

interface Props {
  readonly match: MatchCard;
  readonly viewer: number;
  readonly loaded: Loaded;
  readonly shell: ShellWords;
}

/** Until it begins: the link for a friend, the seat itself for whoever followed it, and the way out. */
export function Seating({ match, viewer, loaded, shell }: Props): ReactNode {
  const open = match.seats.filter(({ player, bot }) => player === null && bot === null);
  if (viewer !== ONLOOKER)
    return (
      (match.stage === 'seats' || match.stage === 'numbers') && (
        <>
          <Agreed match={match} loaded={loaded} shell={shell} />
          {open.map(({ seat, keptFor }) => keptFor && <Asked key={seat} person={keptFor} shell={shell} />)}
          {linksOf(match).map((link) => (
            <Invitation key={link} link={link} shell={shell} />
          ))}
          <WayOut match={match} shell={shell} />
        </>
      )
    );
  // A seat that is kept for somebody is none for whoever looks on.
  const free = open.filter(({ kept }) => !kept).map(({ seat }) => seat);
  if (free.length === 0) return <p className="notice">{shell.table.watching}</p>;
  return (
    <>
      <Agreed match={match} loaded={loaded} shell={shell} />
      <FreeSeats match={match.id} seats={free} loaded={loaded} shell={shell} />
    </>
  );
}

interface FreeProps extends Pick<Props, 'loaded' | 'shell'> {
  readonly match: string;
  readonly seats: readonly string[];
}

function FreeSeats({ match, seats, loaded, shell }: FreeProps): ReactNode {
  const { ask, busy, fault } = useAsking();
  const join = async (seat: string): Promise<void> => {
    await enter();
    await ask(() => api.join(match, seat), reconnect);
  };
  return (
    <div className="notice">
      {seats.map((seat) => (
        <button key={seat} type="button" className="button" disabled={busy} onClick={() => void join(seat)}>
          {shell.table.joinAs(loaded.words.seats[seat] ?? seat)}
        </button>
      ))}
      {fault !== null && <p role="alert">{shell.faults[fault]}</p>}
    </div>
  );
}

/** Whoever made the match closes it for all; anybody else only gets up. */
function WayOut({ match: { id, host }, shell }: Pick<Props, 'match' | 'shell'>): ReactNode {
  const { ask, busy, fault } = useAsking();
  return (
    <div className="notice">
      <button
        type="button"
        className="button quiet"
        disabled={busy}
        onClick={() =>
          void ask(
            () => (host ? people.close(id) : people.leaveSeat(id)),
            () => go('/'),
          )
        }
      >
        {host ? shell.table.closeMatch : shell.table.leaveSeat}
      </button>
      {fault !== null && <p role="alert">{shell.faults[fault]}</p>}
    </div>
  );
}

/** One certain person is asked, and knows it. */
function Asked({ person, shell }: { readonly person: string; readonly shell: ShellWords }): ReactNode {
  const profile = useProfile(person);
  if (profile === null || typeof profile === 'string') return null;
  return <p className="notice">{shell.table.waitingFor(profile.person.name)}</p>;
}

/** A seat kept for a friend has a link of its own; to an open one the match's address leads. */
function linksOf({ seats, invitations = {} }: MatchCard): string[] {
  const kept = Object.values(invitations).map((token) => `${location.origin}/invite/${token}`);
  const isOpen = seats.some(({ player, bot, kept }) => player === null && bot === null && !kept);
  return isOpen ? [...kept, location.href] : kept;
}

function Invitation({ link, shell }: { readonly link: string; readonly shell: ShellWords }): ReactNode {
  const [copied, setCopied] = useState(false);
  return (
    <div className="notice">
      <p>{shell.table.waitingForPlayer}</p>
      <code className="link">{link}</code>
      <button
        type="button"
        className="button"
        onClick={() => void copyText(link, shell.table.copyLink).then(setCopied)}
      >
        {copied ? shell.table.copied : shell.table.copyLink}
      </button>
    </div>
  );
}
