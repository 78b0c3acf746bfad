import type { TrialDice } from './dice.ts';

/** One of the first `count` leans, the stronger the likelier; the lower the heat, the more so. */
export function drawByLean(leans: Float64Array, count: number, heat: number, dice: TrialDice): number {
  const top = highest(leans, count);
  let total = 0;
  for (let i = 0; i < count; i++) total += leans[i] = Math.exp((leans[i] - top) / heat);
  let at = dice.unit() * total;
  for (let i = 0; i < count; i++) {
    at -= leans[i];
    if (at < 0) return i;
  }
  return count - 1;
}

/** Turns leans into shares that add up to 1. */
export function toShares(leans: Float64Array, count: number): Float64Array {
  const shares = new Float64Array(count);
  const top = highest(leans, count);
  let total = 0;
  for (let i = 0; i < count; i++) total += shares[i] = Math.exp(leans[i] - top);
  for (let i = 0; i < count; i++) shares[i] /= total;
  return shares;
}

function highest(leans: Float64Array, count: number): number {
  let top = leans[0];
  for (let i = 1; i < count; i++) if (leans[i] > top) top = leans[i];
  return top;
}
