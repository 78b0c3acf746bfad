import type { Bracket, Entrant, Pairing, Round } from './event.ts';
import { isPresent } from './event.ts';
import { winnerAt } from './score.ts';

/** The best two can meet in the last round only, the best four in the last but one; the best go free where seeds lack. */
export function firstTables(seeds: readonly number[]): Pairing[] {
  const places = bracketPlaces(seeds.length);
  return inTwos(places).map((two) => two.flatMap((place) => seeds[place] ?? []));
}

/** For eight: 0 7 4 3 2 5 6 1. */
function bracketPlaces(count: number): number[] {
  let places = [0];
  while (places.length < count)
    places = places.flatMap((place, i) => {
      const other = 2 * places.length - 1 - place;
      return i % 2 === 0 ? [place, other] : [other, place];
    });
  return places;
}

/** Whoever has left does not go on. */
export function nextTables({ tables }: Round, { seeds }: Bracket, entrants: readonly Entrant[]): Pairing[] {
  const winners = tables.map((table) => winnerAt(table, seeds));
  return inTwos(winners).map((two) =>
    two.flatMap((winner) => (winner !== null && isPresent(entrants[winner]) ? winner : [])),
  );
}

const inTwos = <T>(list: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(list.length / 2) }, (_, i) => list.slice(2 * i, 2 * i + 2));
