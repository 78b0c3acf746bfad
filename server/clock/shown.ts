import type { ClockCard, ClockSetting, SeatClock } from '@bicorne/table/protocol';
import { clockCard, type ClockState } from './clock.ts';
import { clockTime, serverTime } from './working.ts';

/** The clocks as they stand, by the server's time. */
export function clockOf(setting: ClockSetting, clock: ClockState, now: number): ClockCard {
  const time = clockTime(setting, now);
  const { pausedUntil, seats, ...shown } = clockCard(setting, clock, time);
  const goesOn = serverTime(setting, time + 1) - 1;
  return {
    ...shown,
    at: now,
    seats: seats.map((seat) => seatOf(setting, seat)),
    pausedUntil: pausedUntil === null ? null : serverTime(setting, pausedUntil),
    ...(goesOn > now ? { restsUntil: goesOn } : {}),
  };
}

function seatOf(setting: ClockSetting, seat: SeatClock): SeatClock {
  if (!seat.away) return seat;
  const { from, until } = seat.away;
  return { ...seat, away: { from: serverTime(setting, from), until: serverTime(setting, until) } };
}
