import type { Spot, Tool, ToolGroup } from './contract.ts';
import { heaps, isLaid, pressedWith, putDown, takeUp } from './lay.ts';
import { linkOf } from './links.ts';

/** A part of a sheet that was copied: these spots, the first of them under the pointer, as they were. */
export interface Part {
  readonly spots: readonly string[];
  readonly scenario: unknown;
}

type Moves = ReadonlyMap<string, string>;

/** Where a game's ground can be drawn hex by hex, a part of it can be laid elsewhere. */
export const hasParts = (groups: readonly ToolGroup[]): boolean =>
  toolsOf(groups).some(({ lay }) => lay.kind === 'word' || lay.kind === 'letter');

/** The part with its first spot there, instead of whatever lay there; what would lie beyond the sheet is left out. */
export function pasted(
  part: Part,
  scenario: unknown,
  at: Spot,
  spots: readonly Spot[],
  groups: readonly ToolGroup[],
): unknown {
  const moves = movesOf(part, at, spots);
  const tools = toolsOf(groups);
  const cleared = [...moves.values()].reduce((so, to) => clearedAt(tools, so, to), scenario);
  return tools.reduce((so, tool) => withCopies(tool, part.scenario, so, moves, spots), cleared);
}

const toolsOf = (groups: readonly ToolGroup[]): Tool[] => groups.flatMap(({ tools }) => tools);

function movesOf({ spots: chosen }: Part, at: Spot, spots: readonly Spot[]): Moves {
  const byId = new Map(spots.map((spot) => [spot.id, spot]));
  const first = byId.get(chosen[0]);
  const moves = new Map<string, string>();
  for (const id of chosen) {
    const from = byId.get(id);
    const to =
      from && first && spots.find((one) => isAt(one, from.x + at.x - first.x, from.y + at.y - first.y));
    if (to) moves.set(id, to.id);
  }
  return moves;
}

const isAt = (spot: Spot, x: number, y: number): boolean => Math.hypot(spot.x - x, spot.y - y) < 1;

const clearedAt = (tools: readonly Tool[], scenario: unknown, to: string): unknown =>
  tools.reduce(
    (so, { lay }) => (movesAlong(lay) && isLaid(lay, so, to) ? takeUp(lay, so, to) : so),
    scenario,
  );

/** What is one of a kind stays where it stands, and what is counted is left as it is. */
const movesAlong = (lay: Tool['lay']): boolean =>
  pressedWith(lay) === 'spot' && lay.kind !== 'piece' && !heaps(lay);

function withCopies(
  { lay }: Tool,
  from: unknown,
  scenario: unknown,
  moves: Moves,
  spots: readonly Spot[],
): unknown {
  let so = scenario;
  const copy = (one: string, other: string): void => {
    if (isLaid(lay, from, one) && !isLaid(lay, so, other)) so = putDown(lay, so, other);
  };
  for (const [id, to] of moves) {
    if (movesAlong(lay)) copy(id, to);
    else if (lay.kind === 'edge') for (const side of lay.directions) copy(linkOf(id, side), linkOf(to, side));
    else if (lay.kind === 'side' || lay.kind === 'way')
      for (const [beyond, there] of beside(id, moves, spots)) copy(linkOf(id, beyond), linkOf(to, there));
  }
  return so;
}

/** Neighbours that go along, each pair once. */
const beside = (id: string, moves: Moves, spots: readonly Spot[]): (readonly [string, string])[] =>
  (spots.find((spot) => spot.id === id)?.around ?? []).flatMap((other) => {
    const to = other === null || other < id ? undefined : moves.get(other);
    return other === null || to === undefined ? [] : [[other, to] as const];
  });
