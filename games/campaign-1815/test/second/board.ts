import { BLOCKS, type Army, type Block } from '../../data/blocks.ts';
import { ROADS, type Road } from '../../data/roads.ts';
import type { BattleScenario, Scenario } from '../../data/schema.ts';
import { TOWNS } from '../../data/towns.ts';
import { TRACK, type Side } from '../../data/track.ts';
import type { Terrain } from '../../data/terrain.ts';

// The game as a reader of the rulebook keeps it on his own table: blocks, roads and towns by their names.

export type Role = 'attacker' | 'defender';
export const COLUMNS = ['left', 'centre', 'right'] as const;
export type Column = (typeof COLUMNS)[number];
export type Place = 'off' | 'reserve' | Column | `beyond-${Column}`;

export interface Piece extends Block {
  readonly side: Side;
  town: string;
  left: number;
  place: Place;
  /** Where it began its march of this turn, if it has made one. */
  origin: string;
  group: number;
  forced: boolean;
  disordered: boolean;
  regrouped: boolean;
  shown: boolean;
  open: boolean;
  square: boolean;
  host: Piece | null;
  charging: boolean;
  canister: boolean;
  /** Done in this part of a battle round. */
  stepped: number;
  fired: boolean;
  spent: boolean;
  shaken: boolean;
}

export interface Fight {
  readonly town: string;
  battle: boolean;
  /** Terrain and blocks are in place. */
  laid: boolean;
  /** Towns where the attacking groups began, and whether all came straight from there. */
  readonly origins: Set<string>;
  straight: boolean;
  /** Towns from which attackers came in. */
  readonly entered: Set<string>;
  /** By the name of the ground, such as `attacker left`. */
  readonly terrain: Map<string, Terrain>;
  readonly holder: Map<string, Piece>;
  readonly swapped: Set<string>;
  /** By column as the attacker names it. */
  readonly crossed: Map<Column, number>;
  /** By town: blocks that have retreated there, or come from there, in this part. */
  readonly gone: Map<string, number>;
  readonly come: Map<string, number>;
  busy: boolean;
  quiet: number;
}

export interface Board {
  readonly seats: number;
  readonly late: boolean;
  readonly bids: boolean;
  readonly seatOf: Record<Army, number>;
  turn: number;
  readonly pieces: readonly Piece[];
  readonly groups: Record<Army, string[]>;
  readonly traffic: Map<Road, number>;
  fights: Fight[];
  readonly bag: Terrain[];
  readonly lost: Record<Army, number>;
  readonly routed: Set<Army>;
  winner: Side | null;
}

/** A question to a seat, or to chance; `about` names the blocks it may be about. */
export interface Question {
  readonly ask: string;
  readonly seat: number;
  readonly offers: readonly string[];
  readonly about: readonly string[];
  readonly dice: number;
}
export interface Answer {
  readonly word: string;
  /** The block that chance was asked about. */
  readonly block: string;
}
export type Play<T = void> = Generator<Question, T, Answer>;

export function* ask(what: string, seat: number, offers: readonly string[]): Play<string[]> {
  const { word } = yield { ask: what, seat, offers, about: [], dice: 0 };
  return word.split('.');
}

export function* roll(what: string, pieces: readonly Piece[], dice: number): Play<[Piece, number[]]> {
  const { word, block } = yield { ask: what, seat: -1, offers: [], about: pieces.map(({ id }) => id), dice };
  const piece = pieces.find(({ id }) => id === block) ?? pieces[0];
  return [piece, [...word].map(Number)];
}

export function* pick(what: string, offers: readonly string[]): Play<string> {
  const { word } = yield { ask: what, seat: -1, offers, about: [], dice: 0 };
  return word;
}

/** Where all the same comes of whichever is named first, there is nothing to choose. */
export const sharingOneFate = (offers: readonly string[], all: boolean): readonly string[] =>
  all ? offers.slice(0, 1) : offers;

// Printed things

export const isGuns = ({ arm }: Piece): boolean => arm === 'foot' || arm === 'horse';
export const isFast = ({ arm }: Piece): boolean => arm === 'cavalry' || arm === 'horse' || arm === 'leader';

/** By town, then by the town at the other end. */
const ROADS_OF = new Map<string, Map<string, Road>>(TOWNS.map(({ id }) => [id, new Map()]));
for (const road of ROADS) {
  ROADS_OF.get(road.a)?.set(road.b, road);
  ROADS_OF.get(road.b)?.set(road.a, road);
}
export const roadOf = (a: string, b: string): Road | undefined => ROADS_OF.get(a)?.get(b);
export const nextTo = (town: string): string[] => [...(ROADS_OF.get(town)?.keys() ?? [])];
/** 6.34, 7.2 */
export const twoOrOne = (a: string, b: string): number => (roadOf(a, b)?.kind === 'major' ? 2 : 1);

// What stands where

export const activeSide = ({ turn }: Board): Side => TRACK[turn - 1].side;
export const isNight = ({ turn }: Board): boolean => TRACK[turn - 1].hour === 'night';
export const other = (side: Side): Side => (side === 'french' ? 'allied' : 'french');
export const inTown = (b: Board, town: string, side: Side): Piece[] =>
  b.pieces.filter((one) => one.town === town && one.side === side);
export const hasFight = (b: Board, town: string): boolean => b.fights.some((fight) => fight.town === town);
export const named = (b: Board, id: string): Piece => {
  const piece = b.pieces.find((one) => one.id === id);
  if (!piece) throw new Error(`no block ${id}`);
  return piece;
};
export const seatOf = (b: Board, { army }: Piece): number => b.seatOf[army];
export const armiesOf = (side: Side): Army[] => (side === 'french' ? ['french'] : ['anglo', 'prussian']);

/** The seats of a side, the ally with more blocks among these first, the Prussian if equal. */
export function seatsBySize(b: Board, side: Side, among: readonly Piece[]): number[] {
  const count = (army: Army): number => among.filter((one) => one.army === army).length;
  const armies = armiesOf(side).sort((x, y) => count(y) - count(x) || (x === 'prussian' ? -1 : 1));
  return [...new Set(armies.map((army) => b.seatOf[army]))];
}

export const tally = <K>(map: Map<K, number>, key: K): void => void map.set(key, (map.get(key) ?? 0) + 1);
export const counted = <K>(map: Map<K, number>, key: K): number => map.get(key) ?? 0;

export function destroy(b: Board, piece: Piece): void {
  if (piece.left === 0) return;
  piece.left = 0;
  piece.town = '';
  piece.place = 'off';
  b.lost[piece.army]++;
  for (const fight of b.fights)
    for (const [ground, holder] of fight.holder) if (holder === piece) fight.holder.delete(ground);
  // 6.52
  for (const guest of b.pieces) {
    if (guest.host !== piece) continue;
    guest.host = null;
    if (piece.square) destroy(b, guest);
  }
  piece.host = null;
}

export function hurt(b: Board, piece: Piece, steps: number): void {
  if (piece.left <= steps) destroy(b, piece);
  else piece.left -= steps;
}

// The table at the beginning

const fresh = (print: Block): Piece => ({
  ...print,
  side: print.army === 'french' ? 'french' : 'allied',
  town: '',
  left: print.steps,
  place: 'off',
  origin: '',
  group: 0,
  forced: false,
  disordered: false,
  regrouped: false,
  shown: false,
  open: false,
  square: false,
  host: null,
  charging: false,
  canister: false,
  stepped: 0,
  fired: false,
  spent: false,
  shaken: false,
});

export const newFight = (town: string, entered: readonly string[]): Fight => ({
  town,
  battle: false,
  laid: false,
  origins: new Set(),
  straight: true,
  entered: new Set(entered),
  terrain: new Map(),
  holder: new Map(),
  swapped: new Set(),
  crossed: new Map(),
  gone: new Map(),
  come: new Map(),
  busy: false,
  quiet: 0,
});

function stand(word: string, town: string, place: Place): Piece {
  const [id, steps] = word.split('=');
  const print = BLOCKS.find((one) => one.id === id);
  if (!print) throw new Error(`no block ${id}`);
  return { ...fresh(print), town, place, left: steps === undefined ? print.steps : Number(steps) };
}

const PLACES = ['reserve', ...COLUMNS, 'beyond-left', 'beyond-centre', 'beyond-right'] as const;

function standing({ towns, battles }: Scenario): Piece[] {
  if (!towns) return BLOCKS.map(fresh);
  const onMap = Object.entries(towns).flatMap(([town, words]) =>
    words.map((word) => stand(word, town, 'off')),
  );
  const onFields = battles.flatMap(({ town, attacker, defender }) =>
    [attacker, defender].flatMap((host) =>
      PLACES.flatMap((place) => (host?.[place] ?? []).map((word) => stand(word, town, place))),
    ),
  );
  return [...onMap, ...onFields];
}

function fightOf(battle: BattleScenario, pieces: readonly Piece[]): Fight {
  const fight = newFight(battle.town, battle.entered);
  for (const role of ['attacker', 'defender'] as const)
    for (const column of COLUMNS) {
      const terrain = battle[role]?.terrain[column];
      if (terrain) fight.terrain.set(`${role} ${column}`, terrain);
      const holder = pieces.find(({ id }) => id === battle[role]?.holders[column]);
      if (holder) fight.holder.set(`${role} ${column}`, holder);
    }
  fight.laid = battle.attacker !== undefined;
  return fight;
}

export function setTable(scenario: Scenario, seats: number, late: boolean, bids: boolean): Board {
  const lost = (letter: string): number => scenario.lost.filter((id) => id.startsWith(letter)).length;
  const pieces = standing(scenario).sort((x, y) => order(x.id) - order(y.id));
  return {
    seats,
    late,
    bids,
    seatOf: { french: 0, anglo: 1, prussian: seats === 3 ? 2 : 1 },
    turn: scenario.turn,
    pieces,
    groups: { french: [], anglo: [], prussian: [] },
    traffic: new Map(),
    fights: scenario.battles.map((battle) => fightOf(battle, pieces)),
    bag: bagBeside(scenario),
    lost: { french: lost('F'), anglo: lost('A'), prussian: lost('P') },
    routed: new Set(),
    winner: null,
  };
}

/** Three of each kind, without those that lie on a field. */
function bagBeside({ battles }: Scenario): Terrain[] {
  const bag = (['wood', 'farm', 'stream', 'hill'] as const).flatMap((kind) => [kind, kind, kind]);
  const lying = battles.flatMap(({ attacker, defender }) =>
    [attacker, defender].flatMap((host) => COLUMNS.map((column) => host?.terrain[column])),
  );
  for (const kind of lying) {
    const at = bag.findIndex((one) => one === kind);
    if (at >= 0) bag.splice(at, 1);
  }
  return bag;
}

const order = (id: string): number => BLOCKS.findIndex((one) => one.id === id);
