import type { Holiday, HolidayWish } from '@bicorne/table/protocol';
import { HOLIDAY_DAYS } from '@bicorne/table/protocol';

const DAY = 86_400_000;
const YEAR = 365 * DAY;
const MOST = HOLIDAY_DAYS * DAY;
/** So far ahead one may plan. */
const FAR = 180 * DAY;

/** One that is broken off at once costs a day: nobody stops his clock for an hour, and again for another. */
const costOf = ({ from, until }: Holiday): number => Math.max(DAY, until - from);

const spentOn = (known: readonly Holiday[], since: number): number =>
  known.filter(({ until }) => until > since).reduce((sum, one) => sum + costOf(one), 0);

/** The one that somebody is on, or will be: of those to come there is one at most. */
export const nextOf = (known: readonly Holiday[], now: number): Holiday | null =>
  known.find(({ until }) => until > now) ?? null;

/** How many milliseconds of holiday somebody may still take now. */
export const leftOf = (known: readonly Holiday[], now: number): number =>
  Math.max(0, MOST - spentOn(known, now - YEAR));

/**
 * His holidays when he has this one: what he was on ends now, or goes on until then; what was to come is replaced. Null
 * where that is more than a year has.
 */
export function allowedOf(
  known: readonly Holiday[],
  wish: HolidayWish,
  now: number,
): readonly Holiday[] | null {
  const past = known.filter(({ until }) => until <= now && until > now - 2 * YEAR);
  const next = nextOf(known, now);
  const begun = next && next.from <= now ? next.from : null;
  if (wish === null) return begun === null ? past : [...past, { from: begun, until: now }];
  const taken = { from: begun ?? Math.max(wish.from, now), until: wish.until };
  if (taken.until <= Math.max(taken.from, now) || taken.from > now + FAR) return null;
  const spent = spentOn(past, taken.until - YEAR) + costOf(taken);
  return spent <= MOST ? [...past, taken] : null;
}
