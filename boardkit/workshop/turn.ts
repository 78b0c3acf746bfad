import { asDraft } from '@bicorne/engine';
import type { Extent } from '../contract.ts';
import type { Spot, ToolGroup } from './contract.ts';
import { endsOf } from './links.ts';
import { listOf, withValue } from './path.ts';

/** Where each spot comes to lie when the sheet is seen in a mirror; null where one of them has none opposite. */
export function mirrored(spots: readonly Spot[], { width }: Extent): ReadonlyMap<string, string> | null {
  const opposite = spots.flatMap(({ id, x, y }) => {
    const other = spots.find((spot) => Math.hypot(spot.x - (width - x), spot.y - y) < 1);
    return other ? [[id, other.id] as const] : [];
  });
  return opposite.length === spots.length ? new Map(opposite) : null;
}

/** Sides in the order of the directions, east and west exchanged. */
const OPPOSITE: Readonly<Record<string, string>> = { e: 'w', se: 'sw', sw: 'se', w: 'e', nw: 'ne', ne: 'nw' };

/** The same battle on the mirrored sheet: every place that is named is the one opposite. */
export function inMirror(
  scenario: unknown,
  places: ReadonlyMap<string, string>,
  groups: readonly ToolGroup[],
): unknown {
  const edges = new Set(
    groups.flatMap(({ tools }) => tools).flatMap(({ lay }) => (lay.kind === 'edge' ? [lay.field] : [])),
  );
  const moved = moveAll(scenario, places);
  return [...edges].reduce((so, field) => withSidesTurned(so, field), moved);
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

function withSidesTurned(scenario: unknown, field: string): unknown {
  const sides = asDraft(asDraft(scenario)[field]);
  const turned = Object.fromEntries(
    Object.entries(sides).map(([spot, list]) => [
      spot,
      listOf(list).map((side) => OPPOSITE[String(side)] ?? side),
    ]),
  );
  return Object.keys(sides).length === 0 ? scenario : withValue(scenario, [field], turned);
}
