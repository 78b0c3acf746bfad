const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** By UTC. */
const AT_HOUR = 6;

/** The next time of the day at which all that waits goes in one letter. */
export const nextDigest = (now: number): number =>
  (Math.floor((now - AT_HOUR * HOUR) / DAY) + 1) * DAY + AT_HOUR * HOUR;
