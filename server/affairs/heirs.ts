import type { Seat } from '@bicorne/engine';
import type { Person } from '@bicorne/table/protocol';
import type { ClockState } from '../clock/clock.ts';
import { outOfTime, timeOn } from '../clock/of-match.ts';
import type { StoredMatch } from '../store/matches.ts';

interface Allied {
  readonly stored: StoredMatch;
  allies(seat: Seat): Seat[];
}

/** An army that nobody commands any more, and the ally to whom it goes. */
export interface Legacy {
  readonly seats: readonly Seat[];
  readonly from: Person;
  readonly to: Person;
}

/** Whoever leaves these seats leaves them to an ally who is a person, and whose own time is not spent. */
export function legacyOf(table: Allied, seats: readonly Seat[], now: number): Legacy | null {
  const { stored } = table;
  const from = seats.length > 0 ? stored.seats[seats[0]].person : null;
  if (!from || seats.some((seat) => stored.seats[seat].person?.id !== from.id)) return null;
  const late = outOfTime(stored, now);
  const heir = seats
    .map((seat) => table.allies(seat))
    .reduce((all, allies) => all.filter((seat) => allies.includes(seat)))
    .map((seat) => ({ seat, person: stored.seats[seat].person }))
    .find(
      ({ seat, person }) =>
        person !== null && person.id !== from.id && person.name !== '' && !late.includes(seat),
    );
  return heir?.person ? { seats, from, to: heir.person } : null;
}

/** A bot's time is the server's: its clock stands. */
export const clockOfBot = ({ since, ...clock }: ClockState, bot: Seat): ClockState => ({
  reserve: clock.reserve,
  since: since.map((at, seat) => (seat === bot ? null : at)),
  paused: clock.paused,
  ...(clock.away ? { away: clock.away.map((away, seat) => (seat === bot ? null : away)) } : {}),
});

/** The army has from now on the time that its new commander has. */
export function clockOfHeir({ stored }: Allied, { seats, to }: Legacy, now: number): ClockState | null {
  const { clock } = stored;
  if (!clock) return null;
  const own = stored.seats.findIndex(({ person }) => person?.id === to.id);
  const time = timeOn(stored, now);
  return {
    ...clock,
    reserve: clock.reserve.map((left, seat) =>
      seats.includes(seat) ? Math.max(left, clock.reserve[own]) : left,
    ),
    since: clock.since.map((since, seat) => (since !== null && seats.includes(seat) ? time : since)),
    ...(clock.away
      ? { away: clock.away.map((away, seat) => (seats.includes(seat) ? (clock.away?.[own] ?? null) : away)) }
      : {}),
  };
}
