import { accept } from '@bicorne/table/fault';
import type { Person } from '@bicorne/table/protocol';
import { stageOf } from '../dice.ts';
import type { Lobby } from '../lobby.ts';
import { heldSeats } from '../seats.ts';
import type { StoredMatch } from '../store/matches.ts';
import type { Store } from '../store/port.ts';
import type { Tables } from '../tables.ts';

interface Parts {
  readonly store: Store;
  readonly tables: Tables;
  readonly lobby: Lobby;
  readonly house: {
    /** When all is done that follows from what was last stored of this match. */
    settled(match: string): Promise<void>;
  };
}

/**
 * Whoever leaves for good gives up what he plays; of what has not begun he closes what he made, and gets up elsewhere.
 * A match that cannot be played any more keeps nobody here.
 */
export async function leaveMatches(
  parts: Parts,
  person: Person,
  failed: (error: unknown) => void,
): Promise<void> {
  for (const match of await parts.store.matches.runningOf(person.id))
    await leaveMatch(parts, match, person).catch(failed);
}

/** What he loses by it is counted while he is still there to be counted. */
async function leaveMatch(
  { tables, lobby, house }: Parts,
  match: StoredMatch,
  person: Person,
): Promise<void> {
  const own = (stored: StoredMatch) => heldSeats(stored, person);
  if (stageOf(match) !== 'play') await lobby.leaveForGood(match.id, person);
  // Nobody loses by it that his ally goes.
  else if (!(await tables.bequeath(match.id, own)).ok)
    await tables.stop(match.id, (table) => {
      const held = heldSeats(table.stored, person);
      const others = [...table.stored.seats.keys()].filter((seat) => !held.includes(seat));
      const winners = others.filter((seat) => held.every((own) => table.foes(own).includes(seat)));
      return accept({ winners, reason: 'left' });
    });
  await house.settled(match.id);
}
