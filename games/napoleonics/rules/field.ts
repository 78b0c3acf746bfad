import { DIRECTIONS, type Seat } from '@bicorne/engine';
import {
  BACK,
  GRID,
  OFF,
  ROWS_FROM,
  SECTION_MASK,
  SIZE,
  hexNamed,
  type Edge,
  type Hex,
} from '../data/board.ts';
import type { Scenario } from '../data/scenario.ts';
import { scenarioNamed } from '../data/scenarios.ts';
import { TERRAINS, isClosed, terrainNamed } from '../data/terrain.ts';
import {
  ARMIES,
  ARTILLERY,
  CAVALRY,
  INFANTRY,
  NATIONAL_CARDS,
  UNIT_KINDS,
  armyOf,
  kindOf,
  type Army,
  type UnitKind,
} from '../data/units.ts';
import { NONE, TILE, type Setting, type State, type Tiles } from './state.ts';

/** All that a scenario fixes for a whole match, as tables. Built once for a setting, never in a state. */
export interface Field {
  readonly scenario: Scenario;
  readonly first: boolean;
  /** Of each unit: its row of the chart, its arm, its seat. */
  readonly kind: readonly UnitKind[];
  readonly arm: readonly number[];
  readonly seat: readonly Seat[];
  readonly leaderSeat: readonly Seat[];
  /** Of each seat: its edge, and the board as seen from it. */
  readonly edge: readonly Edge[];
  readonly back: readonly (readonly (readonly Hex[])[])[];
  readonly sections: readonly (readonly number[])[];
  readonly rows: readonly (readonly (readonly Hex[])[])[];
  /** Of each hex. */
  readonly terrain: readonly number[];
  readonly works: readonly number[];
  readonly stops: readonly boolean[];
  readonly tires: readonly (typeof TERRAINS)[number]['tires'][];
  readonly square: readonly boolean[];
  readonly high: readonly boolean[];
  readonly blocks: readonly boolean[];
  readonly town: readonly boolean[];
  /** Open ground by arm; the last row is for leaders. */
  readonly open: readonly (readonly boolean[])[];
  readonly goal: number;
  readonly objectives: readonly Objective[];
  /** The objectives of each hex, by number. */
  readonly objectivesAt: readonly (readonly number[])[];
  /** Of each seat and hex: the banners for a unit that leaves by it, or NONE where none may (N5.22). */
  readonly exits: readonly (readonly number[])[];
  readonly removals: readonly Removal[];
  /** Lines of sight found so far; see sight.ts. */
  readonly lines: (readonly Hex[] | null | undefined)[];
}

export interface Objective {
  readonly hexes: readonly Hex[];
  /** On how many of the hexes the army must stand. */
  readonly needed: number;
  readonly seat: Seat;
  readonly banners: number;
  readonly permanent: boolean;
  readonly atOnce: boolean;
}

/** N14.30 */
export interface Removal {
  readonly seat: Seat;
  readonly when: { readonly reaches: readonly Hex[] } | { readonly wins: number } | { readonly turn: number };
  readonly tiles: readonly Hex[];
  readonly leaving: number;
}

/** The row of `open` that is for leaders. */
export const LEADER = 3;

const fields = new WeakMap<Setting, Field>();
const named = new Map<string, Field>();
const FIELDS_KEPT = 64;
let lastSetting: Setting | null = null;
let lastTiles: Tiles | null = null;
let lastField: Field | null = null;

export function fieldOf({ setting, tiles }: Pick<State, 'setting' | 'tiles'>): Field {
  if (setting === lastSetting && tiles === lastTiles && lastField !== null) return lastField;
  const field = fields.get(setting) ?? findField(setting);
  lastField = tiles?.removed.includes(TILE.gone) ? withoutTiles(field, setting, tiles.removed) : field;
  lastSetting = setting;
  lastTiles = tiles;
  return lastField;
}

/** N14.30: the field after tiles were taken off; each such field is made once. */
const bare = new WeakMap<Field, Map<string, Field>>();

function withoutTiles(field: Field, setting: Setting, removed: readonly number[]): Field {
  const made = bare.get(field) ?? new Map<string, Field>();
  bare.set(field, made);
  const key = removed.map((state) => (state === TILE.gone ? 1 : 0)).join('');
  const known = made.get(key) ?? makeField(scenarioWithout(field.scenario, removed), setting);
  made.set(key, known);
  return known;
}

function scenarioWithout(scenario: Scenario, removed: readonly number[]): Scenario {
  const terrain = { ...scenario.terrain };
  const works = { ...scenario.works };
  for (const [i, { tiles, leaving }] of (scenario.removals ?? []).entries()) {
    if (removed[i] !== TILE.gone) continue;
    for (const hex of tiles) {
      delete works[hex];
      delete terrain[hex];
      if (leaving !== undefined) terrain[hex] = leaving;
    }
  }
  return { ...scenario, terrain, works };
}

/** Settings that were read from text again stand for the same field: the last few are kept by their text. */
function findField(setting: Setting): Field {
  const { scenario } = setting;
  const key = JSON.stringify(setting);
  const field =
    named.get(key) ?? makeField(typeof scenario === 'string' ? scenarioNamed(scenario) : scenario, setting);
  named.delete(key);
  named.set(key, field);
  for (const oldest of named.keys()) if (named.size > FIELDS_KEPT) named.delete(oldest);
  fields.set(setting, field);
  return field;
}

const seatOf = (army: (typeof ARMIES)[number]): Seat => ARMIES.indexOf(army);

function makeField(scenario: Scenario, setting: Setting): Field {
  const first = setting.edition === 'first';
  const chart = setting.nationalCards ? NATIONAL_CARDS : UNIT_KINDS;
  const kind = scenario.units.map(({ nation, kind: code }) => chart[kindOf(nation, code)]);
  const edge = ARMIES.map((army): Edge => (army === scenario.top ? 'top' : 'bottom'));
  const terrain = groundOf(scenario);
  const works = worksOf(scenario);
  const ground = terrain.map((t) => TERRAINS[t]);
  const objectives = objectivesOf(scenario);
  return {
    scenario,
    first,
    kind,
    arm: kind.map(({ arm }) => arm),
    seat: kind.map(({ nation }) => seatOf(armyOf(nation))),
    leaderSeat: scenario.leaders.map(({ nation }) => seatOf(armyOf(nation))),
    edge,
    back: edge.map((e) => BACK[e]),
    sections: edge.map((e) => SECTION_MASK[e]),
    rows: edge.map((e) => ROWS_FROM[e]),
    terrain,
    works,
    stops: ground.map(({ stops }) => stops),
    tires: ground.map(({ tires }) => tires),
    square: ground.map(({ square }, hex) => first || (square === 'always' && works[hex] === 0)),
    high: ground.map(({ high }) => high),
    blocks: ground.map(({ blocks }) => blocks),
    town: ground.map(({ town }) => town),
    open: [INFANTRY, CAVALRY, ARTILLERY, LEADER].map((arm) => ground.map((row) => !isClosed(row, arm))),
    goal: scenario.banners,
    objectives,
    objectivesAt: terrain.map((_, hex) =>
      objectives.flatMap((objective, i) => (objective.hexes.includes(hex) ? [i] : [])),
    ),
    exits: ARMIES.map((army) => exitsOf(scenario, army)),
    removals: (scenario.removals ?? []).map(removalOf),
    lines: Array.from({ length: SIZE * SIZE }),
  };
}

function groundOf({ terrain }: Scenario): number[] {
  const ground = Array<number>(SIZE).fill(0);
  for (const [name, kind = 'clear'] of Object.entries(terrain)) ground[hexNamed(name)] = terrainNamed(kind);
  return ground;
}

function worksOf({ works = {} }: Scenario): number[] {
  const sides = Array<number>(SIZE).fill(0);
  for (const [name, directions = []] of Object.entries(works))
    for (const direction of directions) sides[hexNamed(name)] |= 1 << DIRECTIONS.indexOf(direction);
  return sides;
}

type Aim = NonNullable<Scenario['objectives']>[number];

/** N18.6: the hexes of an objective that are counted together. */
export const groupsOf = ({ hexes, of = 'each' }: Aim): readonly (readonly string[])[] =>
  of === 'each' ? hexes.map((hex) => [hex]) : [hexes];

const neededOf = (of: Aim['of'], hexes: number): number =>
  of === 'most' ? Math.floor(hexes / 2) + 1 : hexes;

function objectivesOf({ objectives = [] }: Scenario): Objective[] {
  return objectives.flatMap((aim) => {
    const { army, banners, lasting, of, counted = lasting === 'permanent' ? 'at-once' : 'start' } = aim;
    return groupsOf(aim).map((hexes) => ({
      hexes: hexes.map(hexNamed),
      needed: neededOf(of, hexes.length),
      seat: seatOf(army),
      banners,
      permanent: lasting === 'permanent',
      atOnce: counted === 'at-once',
    }));
  });
}

function exitsOf({ exits = [] }: Scenario, army: Army): number[] {
  const banners = Array<number>(SIZE).fill(NONE);
  for (const one of exits)
    if (one.army === army) for (const hex of one.hexes) banners[hexNamed(hex)] = one.banners;
  return banners;
}

const removalOf = ({
  army,
  when,
  tiles,
  leaving = 'clear',
}: NonNullable<Scenario['removals']>[number]): Removal => ({
  seat: seatOf(army),
  when: 'reaches' in when ? { reaches: when.reaches.map(hexNamed) } : when,
  tiles: tiles.map(hexNamed),
  leaving: terrainNamed(leaving),
});

/** N7: what the terrain leaves of the line between two hexes, as pairs of hexes that must not both be occupied; null: blocked. */
export function lineBetween(field: Field, from: Hex, to: Hex): readonly Hex[] | null {
  const key = from * SIZE + to;
  const known = field.lines[key];
  return known !== undefined ? known : (field.lines[key] = traceSight(field, from, to));
}

/** What the ground between two hexes does to the line. */
export function groundBlocks(field: Field, from: Hex, to: Hex): (hex: Hex) => boolean {
  const level = field.high[from] && field.high[to]; // N7.6, N7.7
  return (hex) => hex === OFF || field.blocks[hex] || (field.high[hex] && !level);
}

function traceSight(field: Field, from: Hex, to: Hex): readonly Hex[] | null {
  const blocked = groundBlocks(field, from, to);
  const open: Hex[] = [];
  for (const part of GRID.line(from, to)) {
    const one = part[0];
    const two = part.length === 2 ? part[1] : one;
    if (blocked(one) && blocked(two)) return null;
    open.push(blocked(one) ? two : one, blocked(two) ? one : two);
  }
  return open;
}
