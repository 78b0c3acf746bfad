import type { Seat, Turn } from '@bicorne/engine';
import type { ClockCard, ClockSetting, SeatClock } from '@bicorne/table/protocol';

/**
 * The clocks of a match: of each seat what it has in reserve, and since when it runs (null: it stands). They
 * follow from who was asked when, and from nothing else: a clock tells no more than the turn does. All in
 * milliseconds; a moment is the server's time.
 */
export interface ClockState {
  readonly reserve: readonly number[];
  readonly since: readonly (number | null)[];
  /** All of them stand from then until then. */
  readonly paused: { readonly at: number; readonly until: number } | null;
  /** Of each seat the holiday of whoever sits there: his clock stands from then until then. */
  readonly away?: readonly (Away | null)[];
}

export interface Away {
  readonly from: number;
  readonly until: number;
}

interface Rates {
  readonly allowance: number;
  readonly reserve: number;
  readonly increment: number;
}

const rates = (setting: ClockSetting): Rates =>
  setting.kind === 'live'
    ? { allowance: 0, reserve: setting.base * 1000, increment: setting.increment * 1000 }
    : { allowance: setting.perMove * 1000, reserve: setting.bank * 1000, increment: 0 };

export const newClock = (setting: ClockSetting, seats: number): ClockState => ({
  reserve: Array.from({ length: seats }, () => rates(setting).reserve),
  since: Array.from({ length: seats }, () => null),
  paused: null,
});

/** Chance's time, and what comes after the end, is nobody's. */
export const asked = (turn: Turn): readonly Seat[] => (turn.kind === 'seats' ? turn.seats : []);

/**
 * From `now` on these seats are asked. Who was asked before and still is goes on; who has answered is charged
 * for what he took beyond his allowance and gets his increment.
 */
export function pass(
  setting: ClockSetting,
  before: ClockState,
  seats: readonly Seat[],
  now: number,
): ClockState {
  const rate = rates(setting);
  const clock = pastPause(before, now);
  const time = timeOf(clock, now);
  return {
    reserve: clock.reserve.map((left, seat) => {
      const since = clock.since[seat];
      if (since === null || seats.includes(seat)) return left;
      return Math.max(0, reserveAt(rate, left, takenBy(clock, seat, since, time))) + rate.increment;
    }),
    since: clock.since.map((since, seat) => (seats.includes(seat) ? (since ?? time) : null)),
    paused: clock.paused,
    ...awayOf(clock),
  };
}

const reserveAt = (rate: Rates, left: number, taken: number): number =>
  left - Math.max(0, taken - rate.allowance);

/** How long this seat has thought by then: its holiday is not counted. */
const takenBy = (clock: ClockState, seat: Seat, since: number, time: number): number =>
  time - since - restedBy(clock.away?.[seat], since, time);

/** For how much of the time from then until then somebody was on holiday. */
const restedBy = (away: Away | null | undefined, since: number, time: number): number =>
  away ? Math.max(0, Math.min(time, away.until) - Math.max(since, away.from)) : 0;

const awayOf = ({ away }: ClockState): Pick<ClockState, 'away'> => (away ? { away } : {});

/** In a pause it stays the moment at which the pause began. */
const timeOf = ({ paused }: ClockState, now: number): number => (paused ? Math.min(now, paused.at) : now);

/** A pause that is over is forgotten: what was begun before it began so much later. */
function pastPause(clock: ClockState, now: number): ClockState {
  const { paused } = clock;
  return paused && now >= paused.until ? pastUntil(clock, paused.at, paused.until) : clock;
}

/** The time from then until then was nobody's, and there is no pause any more. */
function pastUntil(clock: ClockState, at: number, until: number): ClockState {
  const { since, ...settled } = settle(clock, at, until);
  const by = until - at;
  return { ...settled, since: since.map((one) => (one === null ? null : one + by)), paused: null };
}

/** What of holidays lies before `at` is put behind each seat that thinks; of the rest what comes after `from` is still to come. */
function settle(clock: ClockState, at: number, from: number): ClockState {
  if (!clock.away) return clock;
  return {
    ...clock,
    since: clock.since.map((since, seat) =>
      since === null ? null : since + restedBy(clock.away?.[seat], since, at),
    ),
    away: clock.away.map((away) =>
      away && away.until > from ? { from: Math.max(away.from, from), until: away.until } : null,
    ),
  };
}

/** The time that the service slept until now: what began in it begins now. */
export function giveBack(before: ClockState, slept: number, now: number): ClockState {
  const lived = now - slept;
  const then = pastPause(before, lived);
  const { since, paused, ...clock } = settle(then, timeOf(then, lived), now);
  const later = (at: number): number => Math.min(at + slept, now);
  return {
    ...clock,
    since: since.map((at) => (at === null ? null : later(at))),
    paused: paused && { at: later(paused.at), until: paused.until + slept },
  };
}

/** Null when there is no pause, or none any more. */
export const pausedUntil = (clock: ClockState | null, now: number): number | null =>
  clock?.paused && clock.paused.until > now ? clock.paused.until : null;

export function pause(before: ClockState, now: number, until: number): ClockState {
  const clock = pastPause(before, now);
  return { ...clock, paused: { at: timeOf(clock, now), until } };
}

/** Goes on now, though the pause was to be longer. */
export function resume(before: ClockState, now: number): ClockState {
  const clock = pastPause(before, now);
  return clock.paused ? pastUntil(clock, clock.paused.at, now) : clock;
}

/** From now on the holiday of whoever has these seats is this one, or there is none. */
export function goAway(
  before: ClockState,
  seats: readonly Seat[],
  away: Away | null,
  now: number,
): ClockState {
  const clock = pastPause(before, now);
  const time = timeOf(clock, now);
  const known = clock.away ?? clock.since.map(() => null);
  // Of the one before, what is over stands.
  const rested = settle(clock, time, time).since;
  const changed = known.map((old, seat) => (seats.includes(seat) ? away : old));
  return {
    reserve: clock.reserve,
    since: clock.since.map((since, seat) => (seats.includes(seat) ? rested[seat] : since)),
    paused: clock.paused,
    ...(changed.some((one) => one !== null) ? { away: changed } : {}),
  };
}

/** When the first of the clocks that run will be out; null when none runs. */
export function dueAt(setting: ClockSetting, clock: ClockState): number | null {
  const { allowance } = rates(setting);
  const ends = clock.since.flatMap((since, seat) =>
    since === null ? [] : [endOf(clock.away?.[seat], since, since + allowance + clock.reserve[seat])],
  );
  if (ends.length === 0) return null;
  const first = Math.min(...ends);
  const { paused } = clock;
  return paused && first > paused.at ? dueAt(setting, pastUntil(clock, paused.at, paused.until)) : first;
}

/** A clock that would be out within a holiday, or after it, is out so much later. */
const endOf = (away: Away | null | undefined, since: number, end: number): number =>
  away && end > away.from ? end + Math.max(0, away.until - Math.max(away.from, since)) : end;

/** The seats whose time is spent. */
export function out(setting: ClockSetting, before: ClockState, now: number): Seat[] {
  const { allowance } = rates(setting);
  const clock = pastPause(before, now);
  const time = timeOf(clock, now);
  return clock.since.flatMap((since, seat) =>
    since !== null && takenBy(clock, seat, since, time) >= allowance + clock.reserve[seat] ? [seat] : [],
  );
}

export function clockCard(setting: ClockSetting, before: ClockState, now: number): ClockCard {
  const rate = rates(setting);
  const clock = pastPause(before, now);
  const time = timeOf(clock, now);
  return {
    setting,
    at: now,
    seats: clock.reserve.map((left, seat) => {
      const since = clock.since[seat];
      const away = clock.away?.[seat];
      return {
        ...seatClock(rate, left, since === null ? null : takenBy(clock, seat, since, time)),
        ...(away && away.until > time ? { away } : {}),
      };
    }),
    pausedUntil: clock.paused?.until ?? null,
  };
}

function seatClock(rate: Rates, left: number, taken: number | null): SeatClock {
  if (taken === null) return { runs: false, allowance: rate.allowance, reserve: left };
  return {
    runs: true,
    allowance: Math.max(0, rate.allowance - taken),
    reserve: Math.max(0, reserveAt(rate, left, taken)),
  };
}
