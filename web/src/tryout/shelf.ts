import { forget, keep, kept } from '../storage.ts';
import type { Trial } from './trial.ts';

/** Lines are kept on this device alone: of each seat of a match those from the position that it tried last. */
const keyOf = (match: string, seat: number): string => `bicorne.trial.${match}.${seat}`;
const KNOWN = 'bicorne.trials';
/** Of so many matches, the last ones. */
const MOST_KEPT = 12;

export const isTrial = (value: unknown): value is Trial =>
  typeof value === 'object' &&
  value !== null &&
  'strokes' in value &&
  Array.isArray(value.strokes) &&
  'view' in value &&
  'world' in value;

export function keptTrial(match: string, seat: number): Trial | null {
  try {
    const trial: unknown = JSON.parse(kept(keyOf(match, seat)) ?? 'null');
    return isTrial(trial) ? trial : null;
  } catch {
    return null;
  }
}

export function keepTrial(match: string, trial: Trial): void {
  const key = keyOf(match, trial.seat);
  const others = (kept(KNOWN) ?? '').split(' ').filter((one) => one !== '' && one !== key);
  for (const old of others.slice(0, Math.max(0, others.length + 1 - MOST_KEPT))) forget(old);
  keep(KNOWN, [...others.slice(-(MOST_KEPT - 1)), key].join(' '));
  keep(key, JSON.stringify(trial));
}
