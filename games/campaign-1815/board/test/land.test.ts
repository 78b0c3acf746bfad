import { describe, expect, it } from 'vitest';
import { ROADS, type Road } from '../../data/roads.ts';
import { TOWNS } from '../../data/towns.ts';
import { RIVERS } from '../data/land.ts';

type Place = readonly [lon: number, lat: number];

const PLACE = new Map<string, Place>(TOWNS.map(({ id, lon, lat }) => [id, [lon, lat]]));
const placeOf = (id: string): Place => PLACE.get(id) ?? [0, 0];

/** On which side of the line from a to b a place lies. */
const sideOf = (a: Place, b: Place, c: Place): number =>
  Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));
const cross = (a: Place, b: Place, c: Place, d: Place): boolean =>
  sideOf(a, b, c) !== sideOf(a, b, d) && sideOf(c, d, a) !== sideOf(c, d, b);

/** Rivers that are felt in the game; the others are drawn for the eye. */
const FELT = new Set<string>(['sambre', 'meuse', 'scheldt', 'dender', 'dyle']);

/** Rivers that lie between the two towns of a road. */
function drawnBetween({ a, b }: Road): string[] {
  const [from, to] = [placeOf(a), placeOf(b)];
  const crossings = ({ course }: (typeof RIVERS)[number]): number =>
    course.slice(1).filter((place, i) => cross(from, to, course[i], place)).length;
  return RIVERS.filter((river) => FELT.has(river.name) && crossings(river) % 2 === 1).map(({ name }) => name);
}

describe('the land', () => {
  it.each(ROADS.map((road) => [road.a, road.b, road] as const))(
    'C1.3 between %s and %s lies the river that the road crosses, and no other',
    (_a, _b, road) => {
      expect(drawnBetween(road)).toEqual(road.river === null ? [] : [road.river]);
    },
  );
});
