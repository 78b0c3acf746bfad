import type { Point } from '@bicorne/boardkit';
import { FIRST_ENTRY, MAIN } from '../rules/map.ts';
import { LOCAL_ROADS, MAIN_ROADS } from './data/land.ts';
import type { Passage } from './passages.ts';
import { depthIn } from './room.ts';
import { parsePoints, sheetFor, type Sheet } from './sheet.ts';

/** The drawn roads as a net: they meet where they have a point in common, and every crossing is a point of it. */
interface Net {
  readonly points: readonly Point[];
  readonly links: readonly (readonly number[])[];
  /** The point of each crossing. */
  readonly crossings: readonly number[];
}

interface March {
  /** Where it begins and ends on the sheet, and the locality it begins in; none for a waiting box. */
  readonly start: Point;
  readonly end: Point;
  readonly locality: number;
  readonly by: readonly Passage[];
}

/** The line of a march: along the roads from crossing to crossing, off them only to where it begins and ends. */
export function lineByRoad(sheet: Sheet, { start, end, locality, by }: March): Point[] {
  const { points, crossings } = net();
  const legs = by.map(({ crossing, to }, i) => {
    const here = waysFrom(crossings[crossing], i === 0 ? locality : by[i - 1].to);
    const before = i === 0 ? nearest(here, sheet.place(start)) : crossings[by[i - 1].crossing];
    return { way: joined(here, before), crossing: crossings[crossing], to };
  });
  const last = legs[legs.length - 1];
  const there = waysFrom(last.crossing, last.to);
  const ways = [...legs.map(({ way }) => way), joined(there, nearest(there, sheet.place(end))).toReversed()];
  return [start, ...ways.flat().map((one) => sheet.place(points[one])), end];
}

// Shortest ways

interface Ways {
  /** How far it is by road, and the next point on the way back. */
  readonly far: readonly number[];
  readonly back: readonly number[];
}

const known = new Map<string, Ways>();
function waysFrom(start: number, locality: number): Ways {
  const name = `${start} in ${locality}`;
  const ways = known.get(name) ?? measure(net(), start, locality);
  known.set(name, ways);
  return ways;
}

/** Roads beyond the borders of the locality are no way; only where a road runs along one it may stray. */
const STRAYING = 12;

function measure({ points, links }: Net, start: number, locality: number): Ways {
  const { ring } = sheetFor(false).areas[locality];
  const cost = (a: Point, b: Point): number =>
    distance(a, b) * (depthIn(ring, middle(a, b)) > 0 ? 1 : STRAYING);
  const far = points.map(() => Infinity);
  const back = points.map(() => start);
  const open = new Set([start]);
  far[start] = 0;
  while (open.size > 0) {
    const here = [...open].reduce((best, one) => (far[one] < far[best] ? one : best));
    open.delete(here);
    for (const next of links[here]) {
      const length = far[here] + cost(points[here], points[next]);
      if (length >= far[next]) continue;
      far[next] = length;
      back[next] = here;
      open.add(next);
    }
  }
  return { far, back };
}

/** From a point back to where the ways were measured from. */
function joined({ far, back }: Ways, from: number): number[] {
  const way = [from];
  if (!Number.isFinite(far[from])) return way;
  while (far[way[way.length - 1]] > 0) way.push(back[way[way.length - 1]]);
  return way;
}

/** Where one who goes to this place leaves the road: the fields are twice as slow. */
function nearest({ far }: Ways, place: Point): number {
  const { points } = net();
  const cost = (one: number): number => far[one] + 2 * distance(points[one], place);
  return points.reduce((best, _, one) => (cost(one) < cost(best) ? one : best), 0);
}

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

// The net, made when the first march is drawn

let made: Net | null = null;
const net = (): Net => (made ??= makeNet());

function makeNet(): Net {
  const places = sheetFor(false).crossings;
  const roads = [MAIN_ROADS, LOCAL_ROADS].map((list) => list.map(parsePoints));
  const crossings = places.map((place, crossing) =>
    putOn(roads[crossing >= FIRST_ENTRY || MAIN[crossing] ? 0 : 1], place),
  );
  return knot(roads.flat(), crossings);
}

/** The crossing becomes a point of the road that passes nearest to it. */
function putOn(roads: readonly Point[][], place: Point): Point {
  let [best, road, index] = [Infinity, roads[0], 1];
  for (const points of roads)
    for (let i = 1; i < points.length; i++) {
      const off = distance(place, footOn(points[i - 1], points[i], place));
      if (off < best) [best, road, index] = [off, points, i];
    }
  const foot = footOn(road[index - 1], road[index], place);
  road.splice(index, 0, foot);
  return foot;
}

function footOn(a: Point, b: Point, place: Point): Point {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const share = ((place.x - a.x) * dx + (place.y - a.y) * dy) / (dx * dx + dy * dy || 1);
  const t = Math.max(0, Math.min(1, share));
  return { x: a.x + t * dx, y: a.y + t * dy };
}

function knot(roads: readonly (readonly Point[])[], crossings: readonly Point[]): Net {
  const points: Point[] = [];
  const links: number[][] = [];
  const numbers = new Map<string, number>();
  const numberOf = (point: Point): number => {
    const name = `${point.x} ${point.y}`;
    const number = numbers.get(name) ?? points.push(point) - 1;
    numbers.set(name, number);
    links[number] ??= [];
    return number;
  };
  for (const road of roads)
    road.map(numberOf).forEach((here, i, way) => {
      if (i === 0) return;
      links[here].push(way[i - 1]);
      links[way[i - 1]].push(here);
    });
  return { points, links, crossings: crossings.map(numberOf) };
}
