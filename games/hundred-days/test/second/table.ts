import type { Scenario } from '../../data/scenario.ts';
import type { Nation, SeatName } from '../../data/units.ts';

// The game as a reader of the rulebook keeps it on his own table: pieces and hexes by their names.

export type Side = SeatName;
export type Arm = 'infantry' | 'cavalry' | 'artillery' | 'horseArtillery' | 'skirmishers';
export type Ground = 'clear' | 'wood' | 'town' | 'fortification' | 'hill' | 'lake';
export type Water = 'stream' | 'river' | 'bridge';
type Edge = Scenario['edge']['french'];

export interface Arrival {
  readonly round: number;
  readonly by: readonly string[];
}

export interface Unit {
  /** As the notation calls it. */
  readonly id: number;
  readonly side: Side;
  readonly nation: Nation;
  readonly arm: Arm;
  readonly start: number;
  readonly elite: number;
  /** Empty when it is not on the board. */
  at: string;
  /** Still to come. */
  arrives: Arrival | null;
  figures: number;
  marker: number;
  acted: boolean;
  square: boolean;
  inside: boolean;
  light: boolean;
  rifles: boolean;
  /** Kevin's skirmishers out of it or lost. */
  given: number;
  parent: Unit | null;
  /** H18.18: its parent has come into its hex, and it is to go along. */
  moving: boolean;
}

export interface Leader {
  readonly id: number;
  readonly side: Side;
  readonly value: number;
  at: string;
  arrives: Arrival | null;
  acted: boolean;
  /** The cavalry that an added leader was put with. */
  readonly put: Unit | null;
}

interface Key {
  readonly at: string;
  readonly points: number;
  readonly scores: Side;
  held: Side;
}

export interface Table {
  readonly scenario: Scenario;
  readonly rules: Readonly<Record<string, boolean | string>>;
  readonly ground: ReadonlyMap<string, Ground>;
  /** By the two hexes, in both orders. */
  readonly water: ReadonlyMap<string, Water>;
  readonly road: ReadonlySet<string>;
  readonly edge: Readonly<Record<Side, Edge>>;
  readonly units: Unit[];
  readonly leaders: Leader[];
  readonly keys: readonly Key[];
  round: number;
  turn: Side;
  actions: number;
  readonly points: Record<Side, number>;
  readonly leadersLost: Record<Side, number>;
  readonly grandBattery: Record<Side, boolean>;
  /** Who has won, and why; empty while the match goes on. */
  outcome: string;
}

// Questions to a seat, and rolls

export interface Question {
  readonly ask: string;
  readonly side: Side | null;
  readonly offers: readonly string[];
  readonly dice: number;
  /** What the dice are held against: the lowest that hits, or the highest that succeeds. */
  readonly against: number;
}
export type Play<T = void> = Generator<Question, T, string>;

export const OVER: Question = { ask: 'over', side: null, offers: [], dice: 0, against: 0 };

export function* ask(what: string, side: Side, offers: readonly string[]): Play<string> {
  return yield { ...OVER, ask: what, side, offers };
}
export function* roll(what: string, dice: number, against = 0): Play<number[]> {
  const word = yield { ...OVER, ask: what, dice, against };
  return [...word].map(Number);
}

export const verbOf = (word: string): string => word.split(':', 1)[0];
export const objectOf = (word: string): string => word.slice(word.indexOf(':') + 1);

// Who is where

export const foeOf = (side: Side): Side => (side === 'french' ? 'allied' : 'french');
export const isGuns = ({ arm }: Unit): boolean => arm === 'artillery' || arm === 'horseArtillery';
export const unitsAt = (t: Table, hex: string): Unit[] =>
  hex === '' ? [] : t.units.filter(({ at, moving }) => at === hex && !moving);
export const footAt = (t: Table, hex: string): Unit | undefined =>
  unitsAt(t, hex).find((one) => !isGuns(one));
export const gunsAt = (t: Table, hex: string): Unit | undefined => unitsAt(t, hex).find(isGuns);
export const leaderAt = (t: Table, hex: string): Leader | undefined =>
  hex === '' ? undefined : t.leaders.find(({ at }) => at === hex);
export const foesAt = (t: Table, side: Side, hex: string): Unit[] =>
  unitsAt(t, hex).filter((one) => one.side !== side);
export const isEmpty = (t: Table, hex: string): boolean => unitsAt(t, hex).length === 0 && !leaderAt(t, hex);
export const unitNamed = (t: Table, id: string): Unit => {
  const unit = t.units.find((one) => one.id === Number(id));
  if (!unit) throw new Error(`no unit ${id}`);
  return unit;
};
export const leaderNamed = (t: Table, id: string): Leader => {
  const leader = t.leaders.find((one) => one.id === Number(id));
  if (!leader) throw new Error(`no leader ${id}`);
  return leader;
};
export const groundOf = (t: Table, hex: string): Ground => t.ground.get(hex) ?? 'clear';
export const waterOf = (t: Table, from: string, to: string): Water | undefined =>
  t.water.get(`${from}-${to}`);
export const isRoad = (t: Table, from: string, to: string): boolean => t.road.has(`${from}-${to}`);
export const plays = (t: Table, rule: string): boolean => t.rules[rule] === true;
export const withKevin = (t: Table): boolean => t.rules['skirmishers'] === 'kevin';

// What is lost and won

export function killLeader(t: Table, leader: Leader): void {
  leader.at = '';
  leader.arrives = null;
  t.leadersLost[leader.side]++;
  t.points[foeOf(leader.side)]++;
}

export function destroy(t: Table, unit: Unit): void {
  unit.at = '';
  unit.figures = 0;
  for (const other of t.units) if (other.parent === unit) other.parent = null;
  if (unit.arm !== 'skirmishers') t.points[foeOf(unit.side)]++;
  else t.units.splice(t.units.indexOf(unit), 1);
}

/** A unit comes into a hex, in whatever way: what lies there is taken, whoever is alone there dies. */
export function enter(t: Table, unit: Unit, hex: string, leader?: Leader | null): void {
  unit.at = hex;
  unit.arrives = null;
  unit.inside = false;
  unit.moving = false;
  const stranger = leaderAt(t, hex);
  if (stranger && stranger.side !== unit.side) killLeader(t, stranger);
  if (leader) {
    leader.at = hex;
    leader.arrives = null;
  }
  if (unit.arm === 'infantry' || isGuns(unit)) takeKey(t, unit.side, hex);
}

function takeKey(t: Table, side: Side, hex: string): void {
  for (const key of t.keys) {
    if (key.at !== hex || key.held === side) continue;
    key.held = side;
    t.points[key.scores] += key.scores === side ? key.points : -key.points;
  }
}

// New pieces

export const newUnit = (id: number, side: Side, nation: Nation, arm: Arm, figures: number): Unit => ({
  id,
  side,
  nation,
  arm,
  start: figures,
  elite: 0,
  at: '',
  arrives: null,
  figures,
  marker: 0,
  acted: false,
  square: false,
  inside: false,
  light: false,
  rifles: false,
  given: 0,
  parent: null,
  moving: false,
});

export function skirmishersOf(t: Table, side: Side, id: number, at: string): Unit {
  const unit = { ...newUnit(id, side, side === 'french' ? 'french' : 'british', 'skirmishers', 1), at };
  t.units.push(unit);
  return unit;
}

/** The notation numbers the units of the card, then a horse battery a side, then three bodies of skirmishers a side. */
export const horseId = (t: Table, side: Side): number =>
  t.scenario.units.length + (side === 'french' ? 0 : 1);
const skirmisherIds = (t: Table, side: Side): number[] =>
  [2, 3, 4].map((i) => t.scenario.units.length + i + (side === 'french' ? 0 : 3));

export const freeSkirmisherId = (t: Table, side: Side): number =>
  skirmisherIds(t, side).find((id) => !t.units.some((one) => one.id === id && one.at !== '')) ?? -1;
