import type { ArmSign, ClassMark } from '@bicorne/boardkit';
import type { Arm, Nation } from '../data/units.ts';
import type { HundredDaysAction } from '../rules/actions.ts';
import { battleOf, type Battle } from '../rules/battle.ts';
import type { HundredDaysEvent } from '../rules/events.ts';
import { gunsOutside, inSquare } from '../rules/pieces.ts';
import { partyOf } from '../rules/retreat.ts';
import { ACTED, has, INSIDE, LIGHT, NONE, RIFLES } from '../rules/state.ts';
import type { HundredDaysView } from '../rules/view.ts';
import { forecast, type Forecast } from './forecast.ts';
import { isAttack } from './ledger.ts';
import { afterHalt, marchesOf } from './marches.ts';
import { rollOf, type Roll } from './roll.ts';

/** All that is drawn, read off the view once; the components know nothing of the view's shape. */
export interface Model {
  readonly units: readonly DrawnUnit[];
  readonly leaders: readonly DrawnLeader[];
  readonly keys: readonly DrawnKey[];
  /** What may be done at a hex. */
  readonly spots: ReadonlyMap<number, readonly Deed[]>;
  readonly clash: Clash | null;
  readonly trails: readonly Trail[];
  readonly roll: Roll | null;
}

export interface DrawnUnit {
  readonly id: number;
  readonly hex: number;
  readonly nation: Nation;
  readonly arm: Arm;
  readonly sign: ArmSign;
  readonly mark: ClassMark | undefined;
  readonly elite: boolean;
  readonly figures: number;
  /** Figures lost just now: their gaps are still seen. */
  readonly gaps: number;
  readonly marker: number;
  readonly front: 'up' | 'down';
  /** Alone in its hex, or one of a stack; guns may stand within the square. */
  readonly place: 'alone' | 'foot' | 'guns' | 'inside';
  readonly square: 'none' | 'plain' | 'around';
  readonly state: Standing;
}

export interface Standing {
  readonly may: boolean;
  readonly chosen: boolean;
  readonly acted: boolean;
}

export interface DrawnLeader {
  readonly id: number;
  readonly hex: number;
  readonly nation: Nation;
  readonly value: number;
  /** One whom the cavalry got by option has no name. */
  readonly named: boolean;
  readonly attached: boolean;
  /** Two units stand in his hex. */
  readonly crowded: boolean;
  readonly state: Standing;
}

export interface DrawnKey {
  readonly hex: number;
  readonly points: number;
  readonly scores: Nation;
  readonly holder: Nation;
  readonly won: boolean;
}

/** Something that may be done at a hex. */
export interface Deed extends Forecast {
  readonly kind: 'piece' | 'place' | 'target';
  readonly action: HundredDaysAction;
  /** All that a press does; the action is its end. */
  readonly gesture: readonly HundredDaysAction[];
}

interface Clash {
  readonly from: number;
  readonly at: number;
  readonly shock: boolean;
}

interface Trail {
  readonly from: number;
  readonly to: number;
  readonly kind: 'move' | 'retreat';
}

export const SIGN: Readonly<Record<Arm, ArmSign>> = {
  infantry: 'infantry',
  cavalry: 'cavalry',
  artillery: 'artillery',
  horseArtillery: 'artillery',
  skirmishers: 'infantry',
};

/** The nation that stands for a whole side. */
export const sideNation = (battle: Battle, seat: number): Nation =>
  seat === 0 ? 'french' : battle.roster.nation.includes('british') ? 'british' : 'prussian';

export function modelOf(
  view: HundredDaysView,
  legal: readonly HundredDaysAction[],
  events: readonly HundredDaysEvent[],
  fight: readonly HundredDaysEvent[] = [],
  isFree = false,
): Model {
  const battle = battleOf(view);
  const further = isFree ? afterHalt(view, legal) : [];
  const spots = spotsOf(view, legal, isFree);
  for (const gesture of further) addDeed(spots, view, gesture);
  const offered = [...legal, ...further.map((gesture) => gesture[gesture.length - 1])];
  const clash = clashOf(view, fight);
  return {
    units: view.at.flatMap((hex, id) => (hex < 0 ? [] : [unitOf(view, battle, id, offered, events)])),
    leaders: view.leaderAt.flatMap((hex, id) => (hex < 0 ? [] : [leaderOf(view, battle, id, offered)])),
    keys: keysOf(battle, view.held),
    spots,
    clash,
    trails: trailsOf(fight.length > 0 ? fight : events),
    roll: clash === null ? null : rollOf(clash.at, fight),
  };
}

export const keysOf = (battle: Battle, held: readonly number[]): DrawnKey[] =>
  battle.keys.map(({ at, points, scores }, i) => ({
    hex: at,
    points,
    scores: sideNation(battle, scores),
    holder: sideNation(battle, held[i]),
    won: held[i] === scores,
  }));

function unitOf(
  view: HundredDaysView,
  battle: Battle,
  id: number,
  legal: readonly HundredDaysAction[],
  events: readonly HundredDaysEvent[],
): DrawnUnit {
  const { roster, scenario } = battle;
  const hex = view.at[id];
  const arm = roster.arm[id];
  return {
    id,
    hex,
    nation: roster.nation[id],
    arm,
    sign: SIGN[arm],
    mark: markOf(view, battle, id),
    elite: roster.elite[id] > 0,
    figures: view.figures[id],
    gaps: figuresLost(roster.elite[id], id, events),
    marker: view.marker[id],
    front: scenario.edge[roster.seat[id] === 0 ? 'french' : 'allied'] === 'north' ? 'down' : 'up',
    place: placeOf(view, battle, id),
    square: squareOf(view, id),
    state: {
      may: legal.some((action) => namesUnit(action, id)),
      chosen: chosenUnit(view) === id,
      acted: has(view, id, ACTED),
    },
  };
}

function placeOf(view: HundredDaysView, { roster }: Battle, id: number): DrawnUnit['place'] {
  const hex = view.at[id];
  if (view.foot[hex] === NONE || view.guns[hex] === NONE) return 'alone';
  if (!roster.isGuns[id]) return 'foot';
  return has(view, id, INSIDE) ? 'inside' : 'guns';
}

function squareOf(view: HundredDaysView, id: number): DrawnUnit['square'] {
  if (!inSquare(view, id)) return 'none';
  const hex = view.at[id];
  return view.guns[hex] !== NONE && !gunsOutside(view, hex) ? 'around' : 'plain';
}

/** One small mark tells the class: guard or line, heavy or light. */
function markOf(view: HundredDaysView, { roster }: Battle, id: number): ClassMark | undefined {
  const arm = roster.arm[id];
  if (arm === 'horseArtillery') return 'horse';
  if (arm === 'skirmishers' || has(view, id, LIGHT)) return 'horn';
  if (has(view, id, RIFLES)) return 'rifle';
  if (roster.elite[id] === 0) return undefined;
  return arm === 'cavalry' ? 'cuirass' : 'grenade';
}

/** A marker is lost before the figures (H3.7), so that the first loss of an elite unit may be its marker. */
function figuresLost(elite: number, id: number, events: readonly HundredDaysEvent[]): number {
  const left = events.flatMap((event) => (event.type === 'lost' && event.unit === id ? [event.figures] : []));
  if (left.length === 0) return 0;
  return elite === 0 ? left.length : left[0] - left[left.length - 1];
}

/** The actions by which a unit on the map is chosen. */
const NAMING: ReadonlySet<string> = new Set([
  'pick',
  'mark',
  'cavalry-leader',
  'lose',
  'take-back',
  'grand-battery',
]);
const namesUnit = (action: HundredDaysAction, id: number): boolean =>
  'unit' in action && action.unit === id && NAMING.has(action.do);

/** The leader that the question is about. */
function chosenLeader(view: HundredDaysView, battle: Battle): number {
  const { phase, activation, flight } = view;
  if (phase === 'retreat' && flight) return partyOf(view, battle, flight.chain).leader;
  return activation?.leader ?? NONE;
}

/** The unit that the question is about. */
export function chosenUnit({ phase, activation, attack, flight, errand }: HundredDaysView): number {
  if (phase === 'retreat') return flight?.chain.at(-1) ?? NONE;
  if (phase === 'follow' || phase === 'joinFire') return errand?.who[0] ?? NONE;
  if (phase === 'reactSquare' || phase === 'meet' || phase === 'callBack') return attack?.foot ?? NONE;
  return attack?.by ?? activation?.unit ?? NONE;
}

function leaderOf(
  view: HundredDaysView,
  battle: Battle,
  id: number,
  legal: readonly HundredDaysAction[],
): DrawnLeader {
  const hex = view.leaderAt[id];
  const beside = view.foot[hex] === NONE ? view.guns[hex] : view.foot[hex];
  const may = legal.some((action) => 'leader' in action && action.leader === id);
  return {
    id,
    hex,
    nation: leaderNation(battle, id),
    value: view.leaderValue[id],
    named: battle.leaders.name[id] !== '',
    attached: beside !== NONE,
    crowded: view.foot[hex] !== NONE && view.guns[hex] !== NONE,
    state: { may, chosen: chosenLeader(view, battle) === id, acted: view.leaderActed[id] },
  };
}

/** Leaders belong to a side; their coat is drawn by history. */
const LEADER_NATION: Readonly<Record<string, Nation>> = { Blücher: 'prussian', 'Prince of Orange': 'dutch' };
export const leaderNation = (battle: Battle, leader: number): Nation =>
  LEADER_NATION[battle.leaders.name[leader]] ?? sideNation(battle, battle.leaders.seat[leader]);

const KINDS: Readonly<Partial<Record<HundredDaysAction['do'], Deed['kind']>>> = {
  step: 'place',
  'put-out': 'place',
  withdraw: 'place',
  retreat: 'place',
  advance: 'place',
  'advance-led': 'place',
  follow: 'place',
  fire: 'target',
  'fire-guns': 'target',
  shock: 'target',
  'shock-guns': 'target',
};

type Spots = Map<number, Deed[]>;

/** Where choosing is free whole marches are offered, and what a piece does on the spot is in the tray. */
function spotsOf(view: HundredDaysView, legal: readonly HundredDaysAction[], isFree: boolean): Spots {
  const spots: Spots = new Map();
  const marches = isFree && legal.some(({ do: verb }) => verb === 'step') ? marchesOf(view) : null;
  for (const action of legal) {
    if (isFree && (ON_THE_SPOT.has(action.do) || (marches && action.do === 'step'))) continue;
    addDeed(spots, view, [action]);
  }
  marches?.forEach(({ gesture, price }, hex) => {
    const action = gesture.findLast(({ do: verb }) => verb === 'step') ?? gesture[0];
    spots.set(hex, [
      ...(spots.get(hex) ?? []),
      { kind: 'place', action, gesture, price, dice: null, low: null },
    ]);
  });
  return spots;
}

function addDeed(spots: Spots, view: HundredDaysView, gesture: readonly HundredDaysAction[]): void {
  const action = gesture[gesture.length - 1];
  const hex = hexOf(view, action);
  if (hex >= 0) spots.set(hex, [...(spots.get(hex) ?? []), { ...deedOf(view, action), gesture }]);
}

export const deedOf = (view: HundredDaysView, action: HundredDaysAction): Deed => ({
  kind: KINDS[action.do] ?? 'piece',
  action,
  gesture: [action],
  ...forecast(view, action),
});

/** What the chosen piece may do where it stands. */
const ON_THE_SPOT: ReadonlySet<string> = new Set(['form-square', 'leave-square', 'rally']);

/** Where on the map an action is offered; negative for one that has no place there. */
function hexOf(view: HundredDaysView, action: HundredDaysAction): number {
  if ('to' in action) return action.to;
  if ('at' in action) return action.at;
  if ('unit' in action) return view.at[action.unit];
  if ('leader' in action) return view.leaderAt[action.leader];
  if (action.do === 'advance' || action.do === 'advance-led') return view.attack?.at ?? NONE;
  return ON_THE_SPOT.has(action.do) ? (view.at[view.activation?.unit ?? NONE] ?? NONE) : NONE;
}

/** The attack that is being fought out, or was just now. */
function clashOf({ attack, at }: HundredDaysView, events: readonly HundredDaysEvent[]): Clash | null {
  if (attack) return { from: attack.from, at: attack.at, shock: attack.shock };
  const last = events.findLast(isAttack);
  if (!last) return null;
  const from = events.findLast(
    (event) => event.type === 'moved' && event.unit === last.unit && event.to === last.at,
  );
  const stood = from?.type === 'moved' ? from.from : at[last.unit];
  return stood < 0 || stood === last.at ? null : { from: stood, at: last.at, shock: last.type !== 'fired' };
}

/** A leader who goes along leaves no trail of his own. */
function trailsOf(events: readonly HundredDaysEvent[]): Trail[] {
  const trails = new Map<string, Trail>();
  for (const event of events) {
    if (event.type !== 'moved' && event.type !== 'leader-moved' && event.type !== 'retreated') continue;
    const { from, to } = event;
    if (from >= 0)
      trails.set(`${from}/${to}`, { from, to, kind: event.type === 'retreated' ? 'retreat' : 'move' });
  }
  return [...trails.values()];
}
