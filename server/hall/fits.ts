import type { ClockSetting, Wish } from '@bicorne/table/protocol';
import { isDeepStrictEqual } from 'node:util';
import type { Known } from '../store/hall.ts';
import type { StoredWish } from '../store/wishes.ts';

/** Upon what two wishes agree. */
export interface Fit {
  readonly game: string;
  readonly scenario: string;
  readonly clock: ClockSetting | null;
  readonly rated: boolean;
}

interface Wisher extends Pick<StoredWish, 'person' | 'wish'> {
  readonly known: Known | undefined;
  /** Whether he would see at once that somebody has come. */
  readonly here: boolean;
}

/** The first battle of the newer wish, upon its first clock, that the other would play as well. */
export function fitOf(newer: Wisher, other: Wisher): Fit | null {
  if (newer.person.id === other.person.id || newer.wish.rated !== other.wish.rated) return null;
  const clock = newer.wish.clocks.find(
    (one) =>
      other.wish.clocks.some((its) => isDeepStrictEqual(its, one)) &&
      (one?.kind !== 'live' || (newer.here && other.here)),
  );
  if (clock === undefined) return null;
  const battle = newer.wish.battles.find(
    ({ game, scenario }) =>
      other.wish.battles.some((its) => its.game === game && its.scenario === scenario) &&
      isStrongEnough(newer, other, game) &&
      isStrongEnough(other, newer, game),
  );
  return battle ? { ...battle, clock, rated: newer.wish.rated } : null;
}

/** Whether the other is as strong as one wishes. */
function isStrongEnough({ wish: { strength } }: Wisher, { known }: Wisher, game: string): boolean {
  const rating = known?.ratings.get(game);
  return strength === null || rating === undefined || isWithin(strength, rating);
}

const isWithin = ({ least, most }: NonNullable<Wish['strength']>, rating: number): boolean =>
  rating >= least && rating <= most;
