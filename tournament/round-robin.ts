import type { Pairing } from './event.ts';

/**
 * By the circle: all but the last stand round it, and those meet who are equally far from the one at the head, who meets
 * the last, or is free if there is none. Whoever is ahead of the other by an odd distance has the first side: over all
 * rounds everybody has it as often as not, or once more or less.
 */
export function roundRobinTables(field: readonly number[], round: number): Pairing[] {
  const even = field.length % 2 === 0;
  const circle = even ? field.length - 1 : field.length;
  const at = (place: number): number => field[(place + circle) % circle];
  const head = at(round);
  const last = field[circle];
  const tables: Pairing[] = [];
  if (even) tables.push(round % 2 === 0 ? [head, last] : [last, head]);
  for (let distance = 1; distance <= (circle - 1) / 2; distance++) {
    const [ahead, behind] = [at(round + distance), at(round - distance)];
    tables.push(distance % 2 === 1 ? [ahead, behind] : [behind, ahead]);
  }
  if (!even) tables.push([head]);
  return tables;
}
