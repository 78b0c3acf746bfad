import { z } from 'zod';

/**
 *     GET  /api/holiday   HolidayCard
 *     POST /api/holiday   holidayRequest → HolidayCard; null: one comes back now, or does not go
 */

const DAY = 86_400;

/**
 * One model: an allowance for every move that is gone when it is not used, a reserve that runs when the
 * allowance is spent, and what a move adds to the reserve. All in seconds.
 */
export const clockSetting = z.union([
  /** Live: the reserve runs at once and grows by the increment with each move. When it is empty the match is over. */
  z.strictObject({
    kind: z.literal('live'),
    base: z.int().min(1).max(DAY),
    increment: z.int().min(0).max(3600),
  }),
  /** By correspondence: so long for each move, then the bank of days off. When it is empty the others may claim the win. */
  z.strictObject({
    kind: z.literal('days'),
    perMove: z
      .int()
      .min(1)
      .max(60 * DAY),
    bank: z
      .int()
      .min(0)
      .max(365 * DAY),
    /** It stands on Saturdays and Sundays, by UTC. */
    weekends: z.literal('off').optional(),
  }),
]);
/** No setting: no clock. */
export type ClockSetting = z.infer<typeof clockSetting>;

/**
 * The clocks as they stood at `at` by the server's time. A seat that is asked for a decision runs; nothing of
 * this tells more than the turn does.
 */
export interface ClockCard {
  readonly setting: ClockSetting;
  readonly at: number;
  readonly seats: readonly SeatClock[];
  /** Paused by agreement: no clock runs before then. */
  readonly pausedUntil: number | null;
  /** It stands at the weekend: until then. */
  readonly restsUntil?: number;
}

export interface SeatClock {
  readonly runs: boolean;
  /** Milliseconds left for this move before the reserve runs; 0 with a live clock. */
  readonly allowance: number;
  /** Milliseconds in reserve. */
  readonly reserve: number;
  /** Whoever sits there is on holiday, or will be: his clock stands from then until then. */
  readonly away?: Holiday;
}

/** From then until then, in the server's time. */
export interface Holiday {
  readonly from: number;
  readonly until: number;
}

/** Of any 365 days. */
export const HOLIDAY_DAYS = 28;

const moment = z.int().min(0);
/** Who is on holiday already stays until then. */
export const holidayRequest = z.strictObject({ from: moment, until: moment }).nullable();
export type HolidayWish = z.infer<typeof holidayRequest>;

export interface HolidayCard {
  /** The one that somebody is on, or will be. */
  readonly holiday: Holiday | null;
  /** In milliseconds, of this year. */
  readonly left: number;
}
