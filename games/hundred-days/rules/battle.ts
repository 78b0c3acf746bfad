import { check, must, OFF, type Seat } from '@bicorne/engine';
import { direction, distance, GRID, hexNamed, NEXT, SIZE } from '../data/board.ts';
import { SCENARIOS } from '../data/scenarios.ts';
import { scenarioSchema, type Scenario } from '../data/scenario.ts';
import {
  GROUND,
  GROUNDS,
  SIDE,
  type Ground,
  type GroundRow,
  type Side,
  type SideRow,
} from '../data/terrain.ts';
import { SEATS, type SeatName } from '../data/units.ts';
import { makeLeaders, makeRoster, seatOf, type LeaderRoster, type Roster } from './roster.ts';

/**
 * A scenario made ready for play: its map as look-up tables, its order of battle as arrays over unit numbers.
 * It is never in a state; a state names it.
 */
export interface Battle {
  readonly scenario: Scenario;
  readonly ground: readonly GroundRow[];
  readonly kind: readonly Ground[];
  /** What lies on the side of a hex in a direction: `side[hex * 6 + direction]`. */
  readonly side: readonly SideRow[];
  readonly sideKind: readonly Side[];
  /** Half hexes that a step costs: 0 where there is no way, 1 along a road, 2 elsewhere. */
  readonly cost: Uint8Array;
  /** Whether the step ends a move. */
  readonly stops: Uint8Array;
  /** 1 where the terrain lets one hex see another (no farther than anyone fires). */
  readonly sees: Uint8Array;
  /** How far each hex is from each seat's own edge. */
  readonly fromEdge: readonly (readonly number[])[];
  readonly keyAt: readonly number[];
  readonly keys: readonly Key[];
  readonly roster: Roster;
  readonly leaders: LeaderRoster;
  readonly need: readonly number[];
  readonly base: readonly number[];
  readonly first: Seat;
}

interface Key {
  readonly at: number;
  readonly points: number;
  readonly scores: Seat;
  readonly held: Seat;
}

/** What the key hexes that a seat holds at the start are worth to it: H14.2, H14.6. */
export const keyPoints = ({ keys }: Battle, seat: Seat): number =>
  keys.reduce((sum, { held, scores, points }) => sum + (held === seat && scores === seat ? points : 0), 0);

const FARTHEST_FIRE = 4;

const KEPT = 32;
const made = new Map<string, Battle>();
let lastName = '';
let lastBattle: Battle | undefined;

/** The battle a state names: one of the box by its id, any other by its whole text. */
export function battleOf(state: { readonly battle: string }): Battle {
  if (state.battle === lastName && lastBattle) return lastBattle;
  lastName = state.battle;
  return (lastBattle = made.get(state.battle) ?? keep(state.battle));
}

function keep(name: string): Battle {
  const entry = SCENARIOS.find(({ id }) => id === name);
  const battle = makeBattle(
    entry ? entry.scenario : must(check(scenarioSchema, JSON.parse(name), 'scenario')),
  );
  if (made.size >= KEPT) made.clear();
  made.set(name, battle);
  return battle;
}

export function nameBattle(scenario: Scenario): string {
  const text = JSON.stringify(scenario);
  return boxNames.get(text) ?? text;
}
const boxNames = new Map(SCENARIOS.map(({ id, scenario }) => [JSON.stringify(scenario), id]));

function makeBattle(scenario: Scenario): Battle {
  const kind = readGround(scenario.map);
  const ground = kind.map((one) => GROUND[one]);
  const sideKind = readSides(scenario);
  const side = sideKind.map((one) => SIDE[one]);
  const road = readRoads(scenario.roads ?? []);
  const roster = makeRoster(scenario);
  const keys = (scenario.keys ?? []).map((key) => ({
    at: hexNamed(key.at),
    points: key.points,
    scores: seatOf(key.scores),
    held: key.held ? seatOf(key.held) : 1 - seatOf(key.scores),
  }));
  return {
    scenario,
    kind,
    ground,
    side,
    sideKind,
    cost: stepTable((at, to) => stepCost(ground[to], side[at], road[at])),
    stops: stepTable((at, to) => Number(!road[at] && (ground[to].stops || side[at].stops))),
    sees: sightTable(ground),
    fromEdge: SEATS.map((seat) => edgeTable(scenario.edge[seat])),
    keys,
    keyAt: GRID.row.map((_, hex) => keys.findIndex((key) => key.at === hex)),
    roster,
    leaders: makeLeaders(scenario, roster),
    need: SEATS.map((seat) => scenario.need[seat]),
    base: SEATS.map((seat) => scenario.actions[seat]),
    first: seatOf(scenario.first),
  };
}

function readGround(map: readonly string[]): Ground[] {
  const letters = map.flatMap((row) => row.trim().split(' '));
  return letters.map((letter) => GROUNDS.find((ground) => GROUND[ground].letter === letter) ?? 'clear');
}

/** Both ways across a hexside written `E5-E6`, as places in the flat tables; none if the two do not touch. */
function bothWays(text: string): number[] {
  const [one, other] = text.split('-').map(hexNamed);
  const way = direction(one, other);
  return way === -1 ? [] : [one * 6 + way, other * 6 + ((way + 3) % 6)];
}

function readSides({ streams = [], rivers = [], bridges = [] }: Scenario): Side[] {
  const sides = Array<Side>(SIZE * 6).fill('open');
  for (const at of streams.flatMap(bothWays)) sides[at] = 'stream';
  for (const at of rivers.flatMap(bothWays)) sides[at] = 'river';
  for (const at of bridges.flatMap(bothWays)) sides[at] = 'bridge';
  return sides;
}

function readRoads(roads: readonly string[]): boolean[] {
  const road = Array<boolean>(SIZE * 6).fill(false);
  for (const path of roads) {
    const hexes = path.split('-');
    for (const at of hexes.slice(1).flatMap((hex, i) => bothWays(`${hexes[i]}-${hex}`))) road[at] = true;
  }
  return road;
}

const stepTable = (of: (at: number, to: number) => number): Uint8Array =>
  Uint8Array.from(NEXT, (to, at) => (to === OFF ? 0 : of(at, to)));

const stepCost = (to: GroundRow, side: SideRow, road: boolean): number =>
  to.open && side.cross ? (road ? 1 : 2) : 0;

/** H7.1–H7.5 */
function sightTable(ground: readonly GroundRow[]): Uint8Array {
  const sees = new Uint8Array(SIZE * SIZE);
  /** A hex on the line, or the two between which it runs; beyond the edge of the board nothing blocks. */
  const isShut = (part: readonly number[]): boolean =>
    part.every((hex) => hex !== OFF && ground[hex].blocksSight);
  for (let from = 0; from < SIZE; from++)
    for (let to = 0; to < SIZE; to++)
      if (distance(from, to) <= FARTHEST_FIRE)
        sees[from * SIZE + to] = Number(!GRID.line(from, to).some(isShut));
  return sees;
}

function edgeTable(edge: Scenario['edge'][SeatName]): number[] {
  const rim = GRID.row.map((_, hex) => hex).filter((hex) => onEdge(edge, hex));
  return GRID.row.map((_, hex) => Math.min(...rim.map((end) => distance(hex, end))));
}

function onEdge(edge: Scenario['edge'][SeatName], hex: number): boolean {
  if (edge === 'north') return GRID.row[hex] === 0;
  if (edge === 'south') return GRID.row[hex] === GRID.rows.length - 1;
  return GRID.col[hex] === (edge === 'west' ? 0 : GRID.rows[0].length - 1);
}
