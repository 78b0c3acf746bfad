import type { Seat, Turn } from '@bicorne/engine';
import type { ClockSetting, Holiday, StopEnding } from '@bicorne/table/protocol';
import { isDeepStrictEqual } from 'node:util';
import { heldBy } from '../seats.ts';
import type { StoredMatch } from '../store/matches.ts';
import { asked, dueAt, goAway, newClock, out, pass, pausedUntil, type ClockState } from './clock.ts';
import { clockTime, serverTime } from './working.ts';

type Timed = Pick<StoredMatch, 'terms' | 'clock'>;

/** By the time that the match's clock keeps, which may stand at weekends. */
export const timeOn = ({ terms }: Pick<StoredMatch, 'terms'>, now: number): number =>
  terms.clock ? clockTime(terms.clock, now) : now;

/** Null when there is no pause, or none any more. */
export const isPaused = (match: Timed, now: number): boolean =>
  pausedUntil(match.clock, timeOn(match, now)) !== null;

/** Before it begins; of the second game of a pair it may be what was left in the first. */
export function firstClock({ terms, seats }: StoredMatch, setting: ClockSetting): ClockState {
  const fresh = newClock(setting, seats.length);
  return terms.left ? { ...fresh, reserve: terms.left } : fresh;
}

/** How the clocks of a match stand when the turn has come to be this. A bot's time is the server's, and has no clock. */
export function clockAfter(match: StoredMatch, turn: Turn, now: number): ClockState | null {
  const { terms, clock, seats } = match;
  if (!terms.clock) return null;
  const people = asked(turn).filter((seat) => seats[seat].bot === null);
  const time = clockTime(terms.clock, now);
  return pass(terms.clock, clock ?? firstClock(match, terms.clock), people, time);
}

/** With this holiday of his, by days; null where nothing is another by it. */
export function clockOnHoliday(
  match: StoredMatch,
  person: string,
  holiday: Holiday | null,
  now: number,
): ClockState | null {
  const { clock, terms } = match;
  if (terms.clock?.kind !== 'days' || !clock) return null;
  const { from, until } = holiday ?? { from: 0, until: 0 };
  const away = holiday && { from: timeOn(match, from), until: timeOn(match, until) };
  const seats = heldBy(match, person);
  const known = seats.map((seat) => clock.away?.[seat] ?? null);
  if (known.every((one) => isDeepStrictEqual(one, away))) return null;
  return goAway(clock, seats, away, timeOn(match, now));
}

/** When the first clock will be out. */
export function clockDue({ terms, clock }: StoredMatch): number | null {
  const due = terms.clock && clock ? dueAt(terms.clock, clock) : null;
  return due === null || !terms.clock ? null : serverTime(terms.clock, due);
}

export const outOfTime = ({ terms, clock }: StoredMatch, now: number): Seat[] =>
  terms.clock && clock ? out(terms.clock, clock, clockTime(terms.clock, now)) : [];

/** A live match is over at that moment; in one by correspondence the others may claim it. */
export const hasEnded = (match: StoredMatch, now: number): boolean =>
  match.terms.clock?.kind === 'live' && match.turn.kind === 'seats' && outOfTime(match, now).length > 0;

interface Sides {
  readonly stored: StoredMatch;
  foes(seat: Seat): Seat[];
}

/** Those win who are foes of everybody whose time is spent; nobody, where both sides let it run out in the same moment. */
export function lostOnTime(table: Sides, now: number): StopEnding {
  const late = outOfTime(table.stored, now);
  const winners = late
    .map((seat) => table.foes(seat))
    .reduce((all, foes) => all.filter((seat) => foes.includes(seat)));
  return { winners, reason: 'clock' };
}
