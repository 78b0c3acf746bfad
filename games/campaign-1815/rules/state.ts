import type { Ending, Seat } from '@bicorne/engine';
import { ARMIES_OF_SIDE, ARMY_OF, SIDE_OF } from './blocks.ts';
import { ACTIVE_SIDE, TOWN_COUNT } from './board.ts';

/** A seat decides. */
export type Question =
  | 'bid'
  | 'reduce'
  | 'place'
  | 'council'
  | 'march'
  | 'ride'
  | 'force'
  | 'order'
  | 'show'
  | 'lose'
  | 'leave'
  | 'lay'
  | 'deploy'
  | 'hold'
  | 'recoil'
  | 'combat'
  | 'reinforce'
  | 'regroup'
  | 'attrition';

/** Chance decides. */
export type Roll = 'coin' | 'force-roll' | 'skirmish-roll' | 'draw' | 'morale-roll' | 'fire-roll';

/** Nobody decides: the rules go on by themselves until somebody does. */
export type Passage =
  | 'turn'
  | 'end-march'
  | 'end-force'
  | 'fights'
  | 'choose'
  | 'skirmish'
  | 'hits'
  | 'layout'
  | 'part'
  | 'tests'
  | 'withdraw'
  | 'acting'
  | 'aftermath'
  | 'reinforcements'
  | 'end-part'
  | 'break-off'
  | 'depart'
  | 'victor'
  | 'end-turn'
  | 'verdict';

export type Phase = Question | Roll | Passage | 'over';

/** One town that both sides occupy. Roles: 0 attacker, 1 defender. */
export interface Fight {
  town: number;
  /** A battle, not a skirmish; false as well while the marches are still being made. */
  battle: boolean;
  /** Towns where the attacking groups began, and whether every attacker came straight from there. C5.8, C5.9 */
  origin: number;
  origin2: number;
  direct: boolean;
  /** Exits of the town by which attackers came, one bit each. C7.3 */
  entered: number;
  /** How far the layout of a battle is. */
  stage: number;
  /** By role × 3 + column as its owner sees it: the terrain, and the block that holds it. */
  terrain: number[];
  holders: number[];
  /** Places whose holder has been exchanged in this part, one bit each. C6.22 */
  swapped: number;
  /** How many blocks stand where (see `slot`). */
  ranks: number[];
  /** Which blocks that were seen may stand hidden in a position, by army × 3 + column (see fog). */
  notes: number[];
  /** Whose part it is, and whether this round has been fought. */
  part: number;
  fought: boolean;
  round: number;
  /** Used in this part: crossings by the attacker's columns, retreats by exit, then reinforcements by exit. */
  crossings: number[];
  passed: number[];
  /** The attacker has fired, engaged, retreated or reinforced in this part; his parts running without. C6.91 */
  busy: boolean;
  quiet: number;
}

/** Arrays run over blocks unless said otherwise. */
export interface State {
  readonly players: number;
  readonly revealLate: boolean;
  /** Played with bids for the sides. */
  readonly bids: boolean;
  /** By army. */
  seatOf: number[];
  phase: Phase;
  turn: number;
  actor: Seat;
  /** The ally who answers the same question next, or -1. */
  relay: Seat;

  at: number[];
  steps: number[];
  place: number[];
  flags: number[];
  /** The square a block is sheltered in. */
  host: number[];
  /** Strength when everybody last saw it, 0 if never. */
  seen: number[];

  /** By army × towns: how many blocks, how many at least are known to be fast, and which may be there (see fog). */
  present: number[];
  fast: number[];
  notes: number[];
  /** By army × towns: the blocks there as a set (see `standing`); a view has none of them. */
  standing: number[];
  /** The towns where each side has blocks, as two sets of bits (see `holds`). */
  held: number[];
  /** Towns whose group moves this turn: two French, one Anglo-Dutch, one Prussian. */
  groups: number[];
  /** Blocks that have marched over each road this turn, and the most over any. */
  roadUse: number[];
  busiest: number;
  fights: Fight[];
  /** The town whose fight goes on, or has just been won. */
  field: number;
  /** Terrain markers left in the bag, by kind, and those drawn but not yet laid. */
  bag: number[];
  drawn: number[];

  /** The block that the pending question or roll is about, and what else it needs. */
  block: number;
  hits: number;
  target: Target;
  helped: boolean;
  /** The role that leaves the field, and whether it runs. */
  loser: number;
  panic: boolean;
  /** Regrouping by exit: in, then out. */
  moved: number[];
  /** Blocks each army still has to lose to supply. */
  owed: number[];

  bid: number;
  bidSide: number;
  lost: number[];
  routed: boolean[];
  ending: Ending | null;
}

/** What a fire is aimed at. C6.57, C6.74 */
export type Target = 'line' | 'squares' | 'far' | 'far-squares';

// Places on the battlefield, as the block's own side sees them.
export const OFF = 0;
export const RESERVE = 1;
export const LEFT = 2;
const CENTRE = 3;
export const RIGHT = 4;
const BEYOND_LEFT = 5;
export const BEYOND_RIGHT = 7;
export const OWN_POSITIONS = [LEFT, CENTRE, RIGHT] as const;
export const isOwn = (place: number): boolean => place >= LEFT && place <= RIGHT;
export const isBeyond = (place: number): boolean => place >= BEYOND_LEFT;
/** The same position as the other side names it: my left is beyond his right. */
export const mirror = (place: number): number => 9 - place;
export const column = (place: number): number => (place >= BEYOND_LEFT ? place - BEYOND_LEFT : place - LEFT);
/** The enemy's position before one's own, and the own one behind it. */
export const ahead = (own: number): number => own + (BEYOND_LEFT - LEFT);
export const behind = (beyond: number): number => beyond - (BEYOND_LEFT - LEFT);
/** Where lists by role and place keep what belongs to a place. */
export const slot = (role: number, place: number): number => role * PLACE_COUNT + place;
export const PLACE_COUNT = BEYOND_RIGHT + 1;

// A block's condition.
export const MARCHED = 1;
export const FORCED = 2;
export const DISORDER = 4;
export const OPEN = 8;
export const ACTED = 16;
export const FIRED = 32;
/** Horse artillery that has made one step and may still fire. */
export const STEPPED = 64;
export const TESTED = 128;
export const SHAKEN = 256;
/** Cavalry that has charged and not yet struck. */
export const SHOCK = 512;
/** Artillery that has fired its canister in this engagement. */
export const CANISTER = 1024;
export const SQUARE = 2048;
/** Chosen for the skirmish. */
export const CHOSEN = 4096;
export const REGROUPED = 8192;
/** The hidden block that the pending question is about. */
export const CALLED = 16384;
export const REDUCED = 32768;
export const HOLDS = 65536;
/** Marched with the second French group. */
export const SECOND = 131072;
export const OF_THE_PART = ACTED | FIRED | STEPPED | TESTED | SHAKEN;
export const OF_THE_BATTLE = OF_THE_PART | SHOCK | CANISTER | SQUARE | CHOSEN | HOLDS;
export const OF_THE_MARCH = MARCHED | FORCED | SECOND;
/** What everybody sees of a block whose face is hidden. */
export const PUBLIC_STATUS =
  MARCHED | FORCED | SECOND | DISORDER | ACTED | CHOSEN | REGROUPED | CALLED | HOLDS;

const cloneFight = (f: Fight): Fight => ({
  town: f.town,
  battle: f.battle,
  origin: f.origin,
  origin2: f.origin2,
  direct: f.direct,
  entered: f.entered,
  stage: f.stage,
  terrain: f.terrain.slice(),
  holders: f.holders.slice(),
  swapped: f.swapped,
  ranks: f.ranks.slice(),
  notes: f.notes.slice(),
  part: f.part,
  fought: f.fought,
  round: f.round,
  crossings: f.crossings.slice(),
  passed: f.passed.slice(),
  busy: f.busy,
  quiet: f.quiet,
});

export const cloneState = (s: State): State => ({
  players: s.players,
  revealLate: s.revealLate,
  bids: s.bids,
  seatOf: s.seatOf.slice(),
  phase: s.phase,
  turn: s.turn,
  actor: s.actor,
  relay: s.relay,
  at: s.at.slice(),
  steps: s.steps.slice(),
  place: s.place.slice(),
  flags: s.flags.slice(),
  host: s.host.slice(),
  seen: s.seen.slice(),
  present: s.present.slice(),
  fast: s.fast.slice(),
  notes: s.notes.slice(),
  standing: s.standing.slice(),
  held: s.held.slice(),
  groups: s.groups.slice(),
  roadUse: s.roadUse.slice(),
  busiest: s.busiest,
  fights: s.fights.map(cloneFight),
  field: s.field,
  bag: s.bag.slice(),
  drawn: s.drawn.slice(),
  block: s.block,
  hits: s.hits,
  target: s.target,
  helped: s.helped,
  loser: s.loser,
  panic: s.panic,
  moved: s.moved.slice(),
  owed: s.owed.slice(),
  bid: s.bid,
  bidSide: s.bidSide,
  lost: s.lost.slice(),
  routed: s.routed.slice(),
  ending: s.ending,
});

export const activeSide = (s: State): number => ACTIVE_SIDE[s.turn];
export const seatOfBlock = (s: State, block: number): Seat => s.seatOf[ARMY_OF[block]];
export const seatsOfSide = (s: State, side: number): Seat[] => [
  ...new Set(ARMIES_OF_SIDE[side].map((army) => s.seatOf[army])),
];
export const inPlay = (s: State, block: number): boolean => s.at[block] >= 0 && s.steps[block] > 0;
export const has = (s: State, block: number, flag: number): boolean => (s.flags[block] & flag) !== 0;

export const armyIn = (s: State, army: number, town: number): number => s.present[army * TOWN_COUNT + town];
export function sideIn(s: State, side: number, town: number): number {
  if (side === 0) return s.present[town];
  return s.present[TOWN_COUNT + town] + s.present[2 * TOWN_COUNT + town];
}

export function fightAt(s: State, town: number): Fight | undefined {
  for (const fight of s.fights) if (fight.town === town) return fight;
  return undefined;
}

/** The fight that goes on. */
export function fightNow(s: State): Fight {
  const fight = fightAt(s, s.field);
  if (!fight) throw new Error('no fight goes on');
  return fight;
}

/** C6.3 */
export const roleOf = (s: State, block: number): number => (SIDE_OF[block] === ACTIVE_SIDE[s.turn] ? 0 : 1);
export const sideOfRole = (s: State, role: number): number =>
  role === 0 ? ACTIVE_SIDE[s.turn] : 1 - ACTIVE_SIDE[s.turn];

export const ranksIn = (f: Fight, role: number, place: number): number => f.ranks[slot(role, place)];
/** How many enemies of a role stand in what is a place of its own. */
export const enemiesIn = (f: Fight, role: number, place: number): number =>
  f.ranks[slot(1 - role, mirror(place))];

/** C6.35 */
export const engaged = (s: State, f: Fight, block: number): boolean =>
  s.place[block] >= LEFT && enemiesIn(f, roleOf(s, block), s.place[block]) > 0;

/** Where the terrain of a block's place is kept: its own side's, or the enemy's it stands in. */
export const groundOf = (role: number, place: number): number => GROUNDS[slot(role, place)];
const GROUNDS: readonly number[] = [0, 1].flatMap((role) =>
  Array.from({ length: PLACE_COUNT }, (_, place) =>
    isBeyond(place) ? (1 - role) * 3 + column(mirror(place)) : role * 3 + column(place),
  ),
);

/** Sets every count to 0; in lists this short a loop is quicker than the built-in. */
export function clear(counts: number[]): void {
  for (let i = 0; i < counts.length; i++) counts[i] = 0;
}
