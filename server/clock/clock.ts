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
      return Math.max(0, reserveAt(rate, left, since, time)) + rate.increment;
    }),
    since: clock.since.map((since, seat) => (seats.includes(seat) ? (since ?? time) : null)),
    paused: clock.paused,
  };
}

const reserveAt = (rate: Rates, left: number, since: number, time: number): number =>
  left - Math.max(0, time - since - rate.allowance);

/** In a pause it stays the moment at which the pause began. */
const timeOf = ({ paused }: ClockState, now: number): number => (paused ? Math.min(now, paused.at) : now);

/** A pause that is over is forgotten: what was begun before it began so much later. */
function pastPause(clock: ClockState, now: number): ClockState {
  const { paused } = clock;
  return paused && now >= paused.until ? shift({ ...clock, paused: null }, paused.until - paused.at) : clock;
}

/** Time that was nobody's. */
const shift = (clock: ClockState, by: number): ClockState => ({
  reserve: clock.reserve,
  since: clock.since.map((since) => (since === null ? null : since + by)),
  paused: clock.paused && { at: clock.paused.at + by, until: clock.paused.until + by },
});

/** The time that the service slept until now: what began in it begins now. */
export function giveBack(clock: ClockState, slept: number, now: number): ClockState {
  const { reserve, since, paused } = shift(clock, slept);
  return {
    reserve,
    since: since.map((at) => (at === null ? null : Math.min(at, now))),
    paused: paused && { at: Math.min(paused.at, now), until: paused.until },
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
  return clock.paused ? shift({ ...clock, paused: null }, now - clock.paused.at) : clock;
}

/** When the first of the clocks that run will be out; null when none runs. */
export function dueAt(setting: ClockSetting, clock: ClockState): number | null {
  const { allowance } = rates(setting);
  const ends = clock.since.flatMap((since, seat) =>
    since === null ? [] : [since + allowance + clock.reserve[seat]],
  );
  if (ends.length === 0) return null;
  const first = Math.min(...ends);
  const { paused } = clock;
  return paused && first > paused.at ? first + paused.until - paused.at : first;
}

/** The seats whose time is spent. */
export function out(setting: ClockSetting, before: ClockState, now: number): Seat[] {
  const { allowance } = rates(setting);
  const clock = pastPause(before, now);
  const time = timeOf(clock, now);
  return clock.since.flatMap((since, seat) =>
    since !== null && since + allowance + clock.reserve[seat] <= time ? [seat] : [],
  );
}

export function clockCard(setting: ClockSetting, before: ClockState, now: number): ClockCard {
  const rate = rates(setting);
  const clock = pastPause(before, now);
  const time = timeOf(clock, now);
  return {
    setting,
    at: now,
    seats: clock.reserve.map((left, seat) => seatClock(rate, left, clock.since[seat], time)),
    pausedUntil: clock.paused?.until ?? null,
  };
}

function seatClock(rate: Rates, left: number, since: number | null, time: number): SeatClock {
  if (since === null) return { runs: false, allowance: rate.allowance, reserve: left };
  return {
    runs: true,
    allowance: Math.max(0, rate.allowance - (time - since)),
    reserve: Math.max(0, reserveAt(rate, left, since, time)),
  };
}
