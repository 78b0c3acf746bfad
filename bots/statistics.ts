import { normal } from '@bicorne/engine';

/** What paired matches tell: points from 0 to 1, and how far chance may have led us astray. */
export interface Verdict {
  readonly score: number;
  readonly elo: number;
  /** Of the Elo difference, with 95 % confidence. */
  readonly interval: readonly [number, number];
  /** How often equals would differ at least so much. */
  readonly p: number;
}

const Z95 = 1.96;

/** From the points of the first bot in each pair, 0 to 1: a pair is one observation, since its matches share their luck. */
export function judgePairs(pairs: readonly number[]): Verdict {
  const score = mean(pairs);
  const error = standardError(pairs, score);
  return {
    score,
    elo: eloOf(score, pairs.length),
    interval: [eloOf(score - Z95 * error, pairs.length), eloOf(score + Z95 * error, pairs.length)],
    p: 2 * (1 - normal(Math.abs(score - 0.5) / error)),
  };
}

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0.5 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Of the mean. Half a pair of either kind is thought in, so that a clean sweep is not taken for certainty. */
export function standardError(values: readonly number[], middle: number): number {
  const n = values.length + 1;
  const squares = values.reduce((sum, value) => sum + (value - middle) ** 2, 0);
  const thought = ((1 - middle) ** 2 + middle ** 2) / 2;
  return Math.sqrt((squares + thought) / n / Math.max(1, n - 1));
}

/** Never beyond what so many pairs could show. */
function eloOf(score: number, pairs: number): number {
  const edge = 1 / (4 * pairs + 2);
  const share = Math.min(1 - edge, Math.max(edge, score));
  return -400 * Math.log10(1 / share - 1);
}
