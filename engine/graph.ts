/** Places joined by ways: towns and roads, areas and approaches. Built once from map data. */
export interface Graph {
  readonly size: number;
  readonly ways: readonly Way[];
  /** For each place the ways that leave it: where to, and the way's number. */
  readonly exits: readonly (readonly Exit[])[];
  /** Number of the way between two places, or NO_WAY. */
  way(from: number, to: number): number;
}

export interface Way {
  readonly from: number;
  readonly to: number;
}

export interface Exit {
  readonly to: number;
  readonly way: number;
}

export const NO_WAY = -1;

export function makeGraph(size: number, ways: readonly Way[]): Graph {
  const exits: Exit[][] = Array.from({ length: size }, () => []);
  const between = new Int16Array(size * size).fill(NO_WAY);
  ways.forEach(({ from, to }, way) => {
    exits[from].push({ to, way });
    exits[to].push({ to: from, way });
    between[from * size + to] = way;
    between[to * size + from] = way;
  });
  return { size, ways, exits, way: (from, to) => between[from * size + to] };
}

/** Every place within so many steps, with its distance; a place that may not be passed may still be entered if `enter` allows it. */
export function reach(
  graph: Graph,
  from: number,
  steps: number,
  may: { readonly enter: (place: number, way: number) => boolean; readonly pass: (place: number) => boolean },
): ReadonlyMap<number, number> {
  const found = new Map([[from, 0]]);
  const queue = [from];
  for (const place of queue) {
    const gone = found.get(place) ?? 0;
    if (gone === steps || (place !== from && !may.pass(place))) continue;
    for (const { to, way } of graph.exits[place]) {
      if (found.has(to) || !may.enter(to, way)) continue;
      found.set(to, gone + 1);
      queue.push(to);
    }
  }
  found.delete(from);
  return found;
}
