import { ONLOOKER, type Seat, type Viewer } from '@bicorne/engine';
import { accept, deny } from '@bicorne/table/fault';
import type { Answer, Person } from '@bicorne/table/protocol';
import type { StoredMatch } from './store/matches.ts';
import type { Store } from './store/port.ts';

export const heldSeats = (match: StoredMatch, person: Person | null): Seat[] =>
  heldBy(match, person?.id ?? null);

export const heldBy = ({ seats }: StoredMatch, person: string | null): Seat[] =>
  person === null ? [] : seats.flatMap((seat, index) => (seat.person?.id === person ? [index] : []));

/** Whether a seat is open that is kept for this person, and for no other. */
export const isAsked = ({ seats, terms }: StoredMatch, person: string): boolean =>
  seats.some(({ commitment }, at) => {
    const kept = terms.kept?.[at];
    return commitment === null && kept !== undefined && 'person' in kept && kept.person === person;
  });

/** Whether this person has blocked somebody who sits there. */
export async function hasBlocked(
  { talk }: Pick<Store, 'talk'>,
  person: string,
  { seats }: StoredMatch,
): Promise<boolean> {
  for (const seat of seats) if (seat.person && (await talk.isBlocked(seat.person.id, [person]))) return true;
  return false;
}

/** The seat from which somebody acts: his only one, or the one he names. */
export function seatOf(match: StoredMatch, person: Person | null, name?: string): Answer<Seat> {
  const found = heldSeats(match, person).find(
    (seat) => name === undefined || match.seats[seat].name === name,
  );
  return found === undefined ? deny('not-allowed', 'you do not sit there') : accept(found);
}

/** Whose eyes somebody looks through: his seat's, or an onlooker's. */
export function viewerOf(match: StoredMatch, person: Person | null, name?: string): Answer<Viewer> {
  if (name === undefined && heldSeats(match, person).length === 0) return accept(ONLOOKER);
  return seatOf(match, person, name);
}
