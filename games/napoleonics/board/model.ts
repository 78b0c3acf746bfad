import type { ArmSign, ClassMark } from '@bicorne/boardkit';
import { distance } from '../data/board.ts';
import { ARMS, type Nation } from '../data/units.ts';
import type { Action, HexAction } from '../rules/actions.ts';
import type { Event } from '../rules/events.ts';
import { fieldOf, type Field } from '../rules/field.ts';
import { BATTLED, MOVED, NONE, ORDERED, type State } from '../rules/state.ts';
import { batteryDice, fireDice, meleeDice } from '../rules/strength.ts';
import type { View } from '../rules/view.ts';
import { EMPTY_HAND, type Attack, type Hand } from './hand.ts';
import { NO_PLAN, type Plan } from './plan.ts';
import { rollOf, type Roll } from './roll.ts';

/** All that is drawn, read off the view once; the components know nothing of the view's shape. */
export interface Model {
  readonly units: readonly DrawnUnit[];
  readonly leaders: readonly DrawnLeader[];
  readonly objectives: readonly DrawnObjective[];
  readonly exits: readonly DrawnExit[];
  /** What may be done at a hex, by hex. */
  readonly spots: ReadonlyMap<number, Spot>;
  /** The attack that is being fought out. */
  readonly clash: Clash | null;
  /** The ways that pieces took just now. */
  readonly trails: readonly Trail[];
  readonly roll: Roll | null;
}

export interface DrawnUnit {
  readonly id: number;
  readonly hex: number;
  readonly seat: number;
  readonly nation: Nation;
  readonly code: string;
  readonly sign: ArmSign;
  readonly mark: ClassMark | undefined;
  readonly guard: boolean;
  readonly blocks: number;
  /** Blocks lost just now: their gaps are still seen. */
  readonly gaps: number;
  /** Which way its front rank looks, as the sheet lies upright. */
  readonly front: 'up' | 'down';
  readonly square: boolean;
  readonly state: Standing;
}

export interface Standing {
  readonly may: boolean;
  readonly chosen: boolean;
  readonly ordered: boolean;
  readonly moved: boolean;
  readonly fought: boolean;
}

export interface DrawnLeader {
  readonly id: number;
  readonly hex: number;
  readonly nation: Nation;
  readonly name: string;
  readonly attached: boolean;
  readonly state: Standing;
}

interface DrawnObjective {
  readonly hex: number;
  readonly nation: Nation;
  readonly banners: number;
  readonly held: boolean;
}

export interface DrawnExit {
  readonly hex: number;
  readonly nation: Nation;
  /** For each unit that leaves. */
  readonly banners: number;
}

/** How a hex is marked: a piece that may act, a place to go to, a target with its dice. */
export interface Spot {
  readonly kind: 'piece' | 'place' | 'target';
  readonly action: Action | null;
  /** What may be done with the leader there, apart from the unit. */
  readonly leader: Action | null;
  readonly dice: number | null;
  /** The goal of the unit whose order was just given. */
  readonly goal?: boolean;
  /** The enemy there can be attacked from here, by each of these. */
  readonly attacks?: readonly Attack[];
}

interface Clash {
  readonly from: number;
  readonly at: number;
  readonly batteries: readonly number[];
}

interface Trail {
  readonly from: number;
  readonly to: number;
  readonly kind: 'move' | 'retreat' | 'plan';
}

const CLASS: Readonly<Record<string, ClassMark>> = {
  LT: 'horn',
  RL: 'rifle',
  GR: 'grenade',
  YG: 'horn',
  OG: 'grenade',
  GG: 'grenade',
  MI: 'sprig',
  LC: 'horse',
  HC: 'helmet',
  CU: 'cuirass',
  GHC: 'helmet',
  HA: 'horse',
  GFA: 'grenade',
  GLT: 'horn',
  GLC: 'horse',
  LL: 'lance',
  GHA: 'horse',
  MC: 'sprig',
  MA: 'sprig',
};

/** Portuguese light infantry are riflemen (N17.2). */
export const classMark = (nation: Nation, code: string): ClassMark | undefined =>
  nation === 'portuguese' && code === 'LT' ? 'rifle' : CLASS[code];

/** The view is the position as it is planned. */
export function modelOf(
  view: View,
  legal: readonly Action[],
  events: readonly Event[],
  hand: Hand = EMPTY_HAND,
  plan: Plan = NO_PLAN,
): Model {
  const field = fieldOf(view);
  const spots = withHand(spotsOf(view, field, legal), hand);
  return {
    units: view.hexOf.flatMap((hex, id) =>
      hex === NONE ? [] : [unitOf(view, field, id, spots, events, plan.aimed)],
    ),
    leaders: view.leaderHex.flatMap((_, id) => leaderOf(view, field, id, spots)),
    objectives: field.objectives.flatMap(({ hexes, seat, banners }, i) =>
      hexes.map((hex, at) => ({
        hex,
        nation: armyNation(seat),
        banners: at === 0 ? banners : 0, // those of a group are drawn once
        held: view.held[i] === 1,
      })),
    ),
    exits: field.exits.flatMap((exits, seat) =>
      exits.flatMap((banners, hex) => (banners === NONE ? [] : [{ hex, nation: armyNation(seat), banners }])),
    ),
    spots,
    clash: clashOf(view),
    trails: [...trailsOf(events), ...plan.moves.map(({ from, to }) => ({ from, to, kind: 'plan' as const }))],
    roll: rollOf(view, field, events),
  };
}

/** The nation that stands for a whole army. */
export const armyNation = (seat: number): Nation => (seat === 0 ? 'french' : 'british');

function unitOf(
  view: View,
  field: Field,
  id: number,
  spots: ReadonlyMap<number, Spot>,
  events: readonly Event[],
  aimed: number,
): DrawnUnit {
  const { nation, code, arm, guard } = field.kind[id];
  const hex = view.hexOf[id];
  const spot = spots.get(hex);
  const lost = events.reduce(
    (sum, event) => sum + (event.type === 'lost' && event.unit === id ? event.blocks : 0),
    0,
  );
  return {
    id,
    hex,
    seat: field.seat[id],
    nation,
    code,
    sign: ARMS[arm],
    mark: classMark(nation, code),
    guard,
    blocks: view.blocks[id],
    gaps: lost,
    front: field.edge[field.seat[id]] === 'top' ? 'down' : 'up',
    square: view.squareOf[id] > 0,
    state: standing(
      view.marks[id],
      spot?.kind === 'piece' && spot.action !== null,
      chosenUnit(view) === id || aimed === id,
    ),
  };
}

function leaderOf(view: View, field: Field, id: number, spots: ReadonlyMap<number, Spot>): DrawnLeader[] {
  const hex = view.flight?.leader === id ? view.flight.hex : view.leaderHex[id];
  if (hex === NONE) return [];
  const { nation, name } = field.scenario.leaders[id];
  const spot = spots.get(hex);
  const chosen = (view.phase === 'ride' && view.piece === id) || view.flight?.leader === id;
  return [
    {
      id,
      hex,
      nation,
      name,
      attached: view.unitAt[hex] !== NONE,
      state: standing(view.leaderMarks[id], spot !== undefined && spot.leader !== null, chosen),
    },
  ];
}

const standing = (marks: number, may: boolean, chosen: boolean): Standing => ({
  may,
  chosen,
  ordered: (marks & ORDERED) !== 0,
  moved: (marks & MOVED) !== 0,
  fought: (marks & BATTLED) !== 0,
});

/** The unit that the question is about. */
export function chosenUnit(view: View): number {
  if (['to', 'target', 'leaveSquare', 'place'].includes(view.phase)) return view.piece;
  if (['advance', 'press', 'bonus', 'support'].includes(view.phase)) return view.melee?.attacker ?? NONE;
  if (['react', 'back'].includes(view.phase)) return view.melee?.defender ?? NONE;
  return view.phase === 'retreat' || view.phase === 'ignore' ? (view.attack?.on ?? NONE) : NONE;
}

const KINDS: Readonly<Record<HexAction['do'], Spot['kind']>> = {
  order: 'piece',
  detach: 'piece',
  restore: 'piece',
  supply: 'piece',
  move: 'piece',
  ride: 'piece',
  battle: 'piece',
  join: 'piece',
  to: 'place',
  place: 'place',
  retreat: 'place',
  flee: 'place',
  press: 'place',
  attack: 'target',
};
const OF_LEADERS: ReadonlySet<string> = new Set(['detach', 'ride']);

function spotsOf(view: View, field: Field, legal: readonly Action[]): Map<number, Spot> {
  const spots = new Map<number, Spot>();
  for (const action of legal) {
    const hex = hexOfAction(view, action);
    if (hex === NONE) continue;
    const known = spots.get(hex) ?? { kind: kindOf(action), action: null, leader: null, dice: null };
    spots.set(
      hex,
      OF_LEADERS.has(action.do)
        ? { ...known, leader: action }
        : { ...known, kind: kindOf(action), action, dice: diceAt(view, field, action, hex) },
    );
  }
  return spots;
}

function withHand(spots: Map<number, Spot>, { goals, attacks }: Hand): Map<number, Spot> {
  for (const hex of goals)
    spots.set(hex, { kind: 'place', action: null, leader: null, dice: null, goal: true });
  for (const [hex, ways] of attacks) {
    if (spots.has(hex)) continue;
    const dice = Math.max(...ways.map(({ state, by }) => diceFor(state, by, hex)));
    spots.set(hex, { kind: 'target', action: null, leader: null, dice, attacks: ways });
  }
  return spots;
}

const kindOf = (action: Action): Spot['kind'] => ('hex' in action ? KINDS[action.do] : 'place');

/** Advance names no hex, but everybody sees which one is meant. */
function hexOfAction(view: View, action: Action): number {
  if ('hex' in action) return action.hex;
  return action.do === 'advance' && view.melee !== null ? view.melee.at : NONE;
}

/** Targets carry their dice, counted by the rules themselves. */
function diceAt(view: View, field: Field, action: Action, hex: number): number | null {
  const state: State = { ...view, deck: [] };
  if (action.do === 'join')
    return view.melee === null
      ? null
      : batteryDice(state, field, view.unitAt[hex], view.melee.at, view.melee.bonus);
  if (action.do !== 'attack') return null;
  const bonus = view.phase === 'bonus';
  const by = bonus ? (view.melee?.attacker ?? NONE) : view.piece;
  if (!field.scenario.units[by] || view.hexOf[by] === NONE) return null;
  return diceFor(state, by, hex, bonus);
}

/** In melee beside it, else by fire. */
export function diceFor(state: State, by: number, at: number, bonus = false): number {
  const field = fieldOf(state);
  const from = state.hexOf[by];
  return isAdjacent(from, at)
    ? meleeDice(state, field, { by, on: state.unitAt[at], from, at, way: 'melee', bonus })
    : fireDice(state, field, by, at);
}

function clashOf({ melee, attack, hexOf }: View): Clash | null {
  if (melee !== null)
    return { from: melee.from, at: melee.at, batteries: melee.batteries.map((unit) => hexOf[unit]) };
  return attack === null ? null : { from: attack.from, at: attack.at, batteries: [] };
}

function trailsOf(events: readonly Event[]): Trail[] {
  return events
    .flatMap((event): Trail[] => {
      if (
        event.type === 'moved' ||
        event.type === 'leaderMoved' ||
        event.type === 'advanced' ||
        event.type === 'supplied'
      )
        return [{ from: event.from, to: event.to, kind: 'move' }];
      if (event.type === 'retreated' || event.type === 'fled')
        return [{ from: event.from, to: event.to, kind: 'retreat' }];
      return [];
    })
    .filter(({ from, to }) => from !== NONE && to !== NONE && from !== to);
}

const isAdjacent = (from: number, to: number): boolean => distance(from, to) === 1;

/** The card whose orders are being carried out: what a card stands for where its own effects do not hold (N16.2). */
export const cardInPlay = ({ played, card }: View): number => (played === NONE ? NONE : card);

/** Banners that each army has now. */
export const bannersOf = (view: View): readonly [number, number] => {
  const { objectives } = fieldOf(view);
  const of = (seat: number): number =>
    objectives.reduce(
      (sum, objective, i) => sum + (objective.seat === seat && view.held[i] === 1 ? objective.banners : 0),
      view.won[seat],
    );
  return [of(0), of(1)];
};
