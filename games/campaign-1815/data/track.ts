export type Side = 'french' | 'allied';
export type Hour = 'morning' | 'afternoon' | 'night';

export interface TrackSpace {
  readonly day: number;
  readonly hour: Hour;
  readonly side: Side;
}

const HOURS: readonly Hour[] = ['morning', 'afternoon', 'night'];
const FIRST_DAY = 15;
const SPACES = 23;

/** June 1815: three spaces a day, French and Allied by turns; the last night of the 22nd is not played. */
export const TRACK: readonly TrackSpace[] = Array.from({ length: SPACES }, (_, i) => ({
  day: FIRST_DAY + Math.floor(i / HOURS.length),
  hour: HOURS[i % HOURS.length],
  side: i % 2 === 0 ? 'french' : 'allied',
}));

export const LAST_DAY = TRACK[SPACES - 1].day;
