import { ONLOOKER } from '@bicorne/engine';
import type { MatchCard } from '@bicorne/table/protocol';
import { isBefore } from '@bicorne/table/stages';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { api } from '../net/api.ts';
import { enter } from '../net/enter.ts';
import { people } from '../net/people.ts';
import { useProfile } from '../people/Ratings.tsx';
import { useAsking } from '../people/useAnswer.ts';
import { Agreed } from '../people/Agreed.tsx';
import { go } from '../route.ts';
import type { ShellWords } from '../words/words.ts';
import type { Loaded } from './game.ts';
import { useHere } from './useTable.ts';

const BidPanel = lazy(async () => ({ default: (await import('../cups/BidPanel.tsx')).BidPanel }));
const Links = lazy(async () => ({ default: (await import('../people/Links.tsx')).Links }));
const AccountFirst = lazy(async () => ({
  default: (await import('../people/AccountFirst.tsx')).AccountFirst,
}));

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
      isBefore(match.stage) && (
        <>
          {match.stage === 'bids' && (
            <Suspense>
              <BidPanel match={match} viewer={viewer} loaded={loaded} shell={shell} />
            </Suspense>
          )}
          <Agreed match={match} loaded={loaded} shell={shell} />
          {open.map(({ seat, keptFor }) => keptFor && <Asked key={seat} person={keptFor} shell={shell} />)}
          <Suspense>
            <Links match={match} loaded={loaded} shell={shell} />
          </Suspense>
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
  const here = useHere();
  const { ask, busy, fault } = useAsking();
  const [wanted, setWanted] = useState(seats[0]);
  const join = async (seat: string): Promise<void> => {
    setWanted(seat);
    await enter();
    await ask(() => api.join(match, seat), here.reconnect);
  };
  return (
    <div className="notice">
      {seats.map((seat) => (
        <button key={seat} type="button" className="button" disabled={busy} onClick={() => void join(seat)}>
          {shell.table.joinAs(loaded.words.seats[seat] ?? seat)}
        </button>
      ))}
      {fault === 'no-account' && (
        <Suspense>
          <AccountFirst shell={shell} onReady={() => void join(wanted)} />
        </Suspense>
      )}
      {fault !== null && fault !== 'no-account' && <p role="alert">{shell.faults[fault]}</p>}
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
