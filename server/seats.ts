import { ONLOOKER, type Seat, type Viewer } from '@bicorne/engine';
import { accept, deny } from './fault.ts';
import type { Answer, Person } from './protocol.ts';
import type { StoredMatch } from './store/matches.ts';

export const heldSeats = (match: StoredMatch, person: Person | null): Seat[] =>
  heldBy(match, person?.id ?? null);

export const heldBy = ({ seats }: StoredMatch, person: string | null): Seat[] =>
  person === null ? [] : seats.flatMap((seat, index) => (seat.person?.id === person ? [index] : []));

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
