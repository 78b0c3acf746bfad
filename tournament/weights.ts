import blossom from 'edmonds-blossom-fixed';

/** What a couple costs, the weightier consideration first: whole numbers, none below 0. */
export type Cost = readonly number[];

/** The library doubles weights and adds two of them: so far all is exact. */
const EXACT = 2 ** 50;

/**
 * Everybody in couples (their number is even) so that the sum of the first costs is the least possible, then, without
 * a higher one, that of the second, and so on. On the level `once`, where there is one, a single couple can cost
 * anything, whichever it is.
 */
export function cheapestCouples(
  count: number,
  costOf: (one: number, other: number) => Cost,
  once = -1,
): number[][] {
  const edges: { readonly one: number; readonly other: number; readonly cost: Cost }[] = [];
  for (let one = 0; one < count; one++)
    for (let other = one + 1; other < count; other++) edges.push({ one, other, cost: costOf(one, other) });
  if (edges.length === 0) return [];
  const units = unitsOf(
    edges.map(({ cost }) => cost),
    count / 2,
    once,
  );
  const sums = edges.map(({ cost }) => cost.reduce((sum, part, level) => sum + part * units[level], 0));
  const most = sums.reduce((most, sum) => Math.max(most, sum), 0);
  const mates = blossom(
    edges.map(({ one, other }, i) => [one, other, most + 1 - sums[i]] as const),
    true,
  );
  return mates.flatMap((mate, one) => (one < mate ? [[one, mate]] : []));
}

/** One of a level weighs more than all couples together can cost on the levels below. */
function unitsOf(costs: readonly Cost[], couples: number, once: number): number[] {
  const units: number[] = [];
  let unit = 1;
  for (let level = costs[0].length - 1; level >= 0; level--) {
    units[level] = unit;
    const most = costs.reduce((most, cost) => Math.max(most, cost[level]), 0);
    unit *= (level === once ? 1 : couples) * most + 1;
  }
  if (unit > EXACT) throw new Error(`costs up to ${unit} cannot be weighed exactly`);
  return units;
}
