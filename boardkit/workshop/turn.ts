import { asDraft } from '@bicorne/engine';
import type { Extent } from '../contract.ts';
import type { Spot, ToolGroup } from './contract.ts';
import { endsOf } from './links.ts';
import { listOf, withValue } from './path.ts';

/** A way to look at a sheet otherwise: where each spot comes to lie, and what becomes of a side. */
export interface Turning {
  readonly places: ReadonlyMap<string, string>;
  readonly sides: Readonly<Record<string, string>>;
}

type Point = Pick<Spot, 'x' | 'y'>;

/** Null where a spot would come to lie on none. */
function turning(
  spots: readonly Spot[],
  move: (point: Point) => Point,
  sides: Turning['sides'],
): Turning | null {
  const moved = spots.flatMap((spot) => {
    const { x, y } = move(spot);
    const other = spots.find((one) => Math.hypot(one.x - x, one.y - y) < 1);
    return other ? [[spot.id, other.id] as const] : [];
  });
  return moved.length === spots.length ? { places: new Map(moved), sides } : null;
}

const MIRRORED = { e: 'w', se: 'sw', sw: 'se', w: 'e', nw: 'ne', ne: 'nw' };
const ROUND = { e: 'w', se: 'nw', sw: 'ne', w: 'e', nw: 'se', ne: 'sw' };

/** East and west exchanged. */
export const mirrored = (spots: readonly Spot[], { width }: Extent): Turning | null =>
  turning(spots, ({ x, y }) => ({ x: width - x, y }), MIRRORED);
/** Half round, as one's enemy sees it. */
export const turnedRound = (spots: readonly Spot[], { width, height }: Extent): Turning | null =>
  turning(spots, ({ x, y }) => ({ x: width - x, y: height - y }), ROUND);

/** The same battle on the sheet that is turned: every place that is named is the one it comes to, and sides with it. */
export function turned(scenario: unknown, { places, sides }: Turning, groups: readonly ToolGroup[]): unknown {
  const layings = groups.flatMap(({ tools }) => tools).map(({ lay }) => lay);
  const edges = new Set(layings.flatMap((lay) => (lay.kind === 'edge' ? [lay.field] : [])));
  const letters = new Map(
    layings.flatMap((lay) => (lay.kind === 'letter' ? [[lay.field, lay.rows] as const] : [])),
  );
  const moved = moveAll(scenario, places);
  const withSides = [...edges].reduce((so, field) => withSidesTurned(so, field, sides), moved);
  return [...letters].reduce((so, [field, rows]) => withLettersMoved(so, field, rows, places), withSides);
}

/** Ground that is drawn in rows of letters goes from place to place. */
function withLettersMoved(
  scenario: unknown,
  field: string,
  rows: readonly (readonly string[])[],
  places: ReadonlyMap<string, string>,
): unknown {
  const drawn = listOf(asDraft(scenario)[field]).map((row) => String(row).trim().split(/\s+/));
  const letterOf = new Map(
    rows.flatMap((row, r) => row.map((id, c) => [places.get(id), drawn[r]?.[c]] as const)),
  );
  const next = rows.map((row, r) => row.map((id, c) => letterOf.get(id) ?? drawn[r]?.[c] ?? '').join(' '));
  return drawn.length === 0 ? scenario : withValue(scenario, [field], next);
}

function moveAll(part: unknown, places: ReadonlyMap<string, string>): unknown {
  if (typeof part === 'string') return moveWay(part, places);
  if (Array.isArray(part)) return part.map((one) => moveAll(one, places));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [places.get(key) ?? key, moveAll(value, places)]),
  );
}

/** A place, or a way of places. */
function moveWay(text: string, places: ReadonlyMap<string, string>): string {
  const spots = endsOf(text);
  return spots.every((spot) => places.has(spot)) ? spots.map((spot) => places.get(spot)).join('-') : text;
}

function withSidesTurned(scenario: unknown, field: string, turns: Turning['sides']): unknown {
  const sides = asDraft(asDraft(scenario)[field]);
  const next = Object.fromEntries(
    Object.entries(sides).map(([spot, list]) => [
      spot,
      listOf(list).map((side) => turns[String(side)] ?? side),
    ]),
  );
  return Object.keys(sides).length === 0 ? scenario : withValue(scenario, [field], next);
}
