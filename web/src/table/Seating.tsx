import { ONLOOKER } from '@bicorne/engine';
import type { MatchCard } from '@bicorne/server/protocol';
import { useState, type ReactNode } from 'react';
import { api } from '../net/api.ts';
import { enter } from '../net/enter.ts';
import type { ShellWords } from '../words/words.ts';
import type { Loaded } from './game.ts';
import { reconnect } from './store.ts';

interface Props {
  readonly match: MatchCard;
  readonly viewer: number;
  readonly loaded: Loaded;
  readonly shell: ShellWords;
}

/** Only while a seat is open: the link for a friend, or the seat itself for whoever followed it. */
export function Seating({ match, viewer, loaded, shell }: Props): ReactNode {
  const open = match.seats.filter(({ player, bot }) => player === null && bot === null);
  if (open.length === 0) return viewer === ONLOOKER ? <p className="notice">{shell.table.watching}</p> : null;
  if (viewer !== ONLOOKER)
    return linksOf(match).map((link) => <Invitation key={link} link={link} shell={shell} />);
  const join = async (seat: string): Promise<void> => {
    await enter();
    const joined = await api.join(match.id, seat);
    if (joined.ok) reconnect();
  };
  return (
    <div className="notice">
      {open
        .filter(({ kept }) => !kept)
        .map(({ seat }) => (
          <button key={seat} type="button" className="button" onClick={() => void join(seat)}>
            {shell.table.joinAs(loaded.words.seats[seat] ?? seat)}
          </button>
        ))}
    </div>
  );
}

/** A seat kept for a friend has a link of its own; to an open one the match's address leads. */
function linksOf({ invitations = {} }: MatchCard): string[] {
  const kept = Object.values(invitations).map((token) => `${location.origin}/invite/${token}`);
  return kept.length > 0 ? kept : [location.href];
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
        onClick={() => void navigator.clipboard.writeText(link).then(() => setCopied(true))}
      >
        {copied ? shell.table.copied : shell.table.copyLink}
      </button>
    </div>
  );
}
