import { createHmac } from 'node:crypto';
import type { ClockSetting } from '@bicorne/table/protocol';

/** So many of a seat's last answers say how long it takes, in milliseconds. */
export const PACE_KEPT = 8;

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Of whoever has not answered yet. */
const UNKNOWN = {
  live: [4 * SECOND, 7 * SECOND, 12 * SECOND, 20 * SECOND],
  days: [15 * MINUTE, 40 * MINUTE, 90 * MINUTE, 180 * MINUTE],
} as const;

/** From one step of a turn to the next, of whoever has not played yet. */
const STRIDES = [2 * SECOND, 4 * SECOND, 7 * SECOND, 15 * SECOND] as const;

/** An answer takes no more of what a clock gives than this part of it. */
const PART_OF_CLOCK = 1 / 4;

/** Each was taken once, and is never taken exactly again. */
const SPREAD = [0.75, 1.25] as const;

interface Asked {
  /** Of the match: nobody can reckon the draw from outside. */
  readonly secret: string;
  readonly seat: number;
  /** How many steps there were when it was asked. */
  readonly steps: number;
  readonly clock: ClockSetting | undefined;
}

/**
 * How long a seat takes for an answer where answers come at the player's own pace: drawn from the times of its last ones
 * by nothing but the match and the number of its steps, so that it is the same whenever it is drawn, and hangs on
 * nothing that was answered or could be.
 */
export const paceOf = (took: readonly number[], asked: Asked): number =>
  drawn(took, UNKNOWN[asked.clock?.kind === 'live' ? 'live' : 'days'], asked);

/** The same from one step of its own turn to the next. */
export const strideOf = (took: readonly number[], asked: Asked): number => drawn(took, STRIDES, asked);

function drawn(
  took: readonly number[],
  unknown: readonly number[],
  { secret, seat, steps, clock }: Asked,
): number {
  const draw = createHmac('sha256', secret).update(`pace ${seat} ${steps}`).digest();
  const known = took.length > 0 ? took : unknown;
  const [from, to] = SPREAD;
  const share = draw.readUInt32BE(4) / 2 ** 32;
  const wanted = known[draw.readUInt32BE(0) % known.length] * (from + share * (to - from));
  return Math.round(Math.min(wanted, mostOf(clock)));
}

function mostOf(clock: ClockSetting | undefined): number {
  if (!clock) return Infinity;
  const seconds = clock.kind === 'live' ? clock.increment + clock.base / 40 : clock.perMove;
  return seconds * SECOND * PART_OF_CLOCK;
}
