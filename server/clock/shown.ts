import type { ClockCard, ClockSetting } from '@bicorne/table/protocol';
import { clockCard, type ClockState } from './clock.ts';
import { clockTime, serverTime } from './working.ts';

/** The clocks as they stand, by the server's time. */
export function clockOf(setting: ClockSetting, clock: ClockState, now: number): ClockCard {
  const time = clockTime(setting, now);
  const { pausedUntil, ...shown } = clockCard(setting, clock, time);
  const goesOn = serverTime(setting, time + 1) - 1;
  return {
    ...shown,
    at: now,
    pausedUntil: pausedUntil === null ? null : serverTime(setting, pausedUntil),
    ...(goesOn > now ? { restsUntil: goesOn } : {}),
  };
}
