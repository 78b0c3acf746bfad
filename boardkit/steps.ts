/** The place nearest to a start, step by step, for which this holds, and how many steps it is away; null where there is none. */
export function nearest(
  start: number,
  beside: (place: number) => readonly number[],
  holds: (place: number) => boolean,
): { readonly place: number; readonly steps: number } | null {
  const seen = new Set([start]);
  let ring: readonly number[] = [start];
  for (let steps = 0; ring.length > 0; steps++) {
    const place = ring.find(holds);
    if (place !== undefined) return { place, steps };
    ring = ring.flatMap(beside).filter((next) => !seen.has(next) && seen.add(next));
  }
  return null;
}
