import { mean, standardError } from '@bicorne/bots/statistics';
import type { Trialled } from './trial.ts';

/** What so many matches came to; it grows match by match. */
export interface Report {
  readonly points: readonly number[];
  readonly steps: number;
  readonly reasons: Readonly<Record<string, number>>;
  readonly fights: Readonly<Record<string, number>>;
  readonly left: readonly number[];
}

/** What was found of a battle, and of what each lever would make of it. */
export interface Found {
  readonly report: Report;
  readonly tried: Readonly<Record<string, Report>>;
}

export const NOTHING_YET: Report = { points: [], steps: 0, reasons: {}, fights: {}, left: [] };

export const withTrial = (report: Report, { points, steps, reason, fights, left }: Trialled): Report => ({
  points: [...report.points, points],
  steps: report.steps + steps,
  reasons: counted(report.reasons, [reason]),
  fights: counted(report.fights, fights),
  left: left.map((part, i) => part + (report.left[i] ?? 0)),
});

function counted(counts: Readonly<Record<string, number>>, more: readonly string[]): Record<string, number> {
  const next = { ...counts };
  for (const name of more) next[name] = (next[name] ?? 0) + 1;
  return next;
}

/** The share of the first side with its 95 % interval. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

const Z95 = 1.96;

export function shareOf({ points }: Report): Share {
  const share = mean(points);
  const error = Z95 * standardError(points, share);
  return { share, low: Math.max(0, share - error), high: Math.min(1, share + error) };
}

/** Ten points either way are enough to say whether a battle is fair. */
const CLOSE = 0.1;
const MOST = 400;

export function isKnown(report: Report): boolean {
  const { low, high } = shareOf(report);
  return report.points.length >= MOST || (report.points.length >= 40 && high - low <= 2 * CLOSE);
}
