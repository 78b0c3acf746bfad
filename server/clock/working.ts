import type { ClockSetting } from '@bicorne/table/protocol';

/**
 * A clock that rests at weekends tells the time by a count of its own: the milliseconds since 1970 that were no Saturday
 * and no Sunday, by UTC. Every other clock's time is the server's.
 */
const DAY = 86_400_000;
const WEEK = 7 * DAY;
const WORK = 5 * DAY;
/** 1970 began on a Thursday; the week is counted from the Monday before. */
const MONDAY = -3 * DAY;

const restsAtWeekends = (setting: ClockSetting): boolean =>
  setting.kind === 'days' && setting.weekends === 'off';

/** Of a moment by the server's time. */
export function clockTime(setting: ClockSetting, at: number): number {
  if (!restsAtWeekends(setting)) return at;
  const weeks = Math.floor((at - MONDAY) / WEEK);
  return weeks * WORK + Math.min(at - MONDAY - weeks * WEEK, WORK);
}

/** And back: the first moment at which the clock shows it. */
export function serverTime(setting: ClockSetting, shown: number): number {
  if (!restsAtWeekends(setting)) return shown;
  const weeks = Math.ceil(shown / WORK) - 1;
  return MONDAY + weeks * WEEK + (shown - weeks * WORK);
}
