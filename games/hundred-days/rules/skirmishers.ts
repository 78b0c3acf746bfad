import { OFF, type Seat } from '@bicorne/engine';
import { distance, NEXT } from '../data/board.ts';
import { ARM, SKIRMISHER_LIMIT } from '../data/units.ts';
import { FOLLOW, PUT_OUT, TAKE_BACK, type List } from './actions.ts';
import type { Battle } from './battle.ts';
import type { Say } from './events.ts';
import {
  adjacent,
  chiefOf,
  holder,
  inSquare,
  isEmpty,
  isUnderWay,
  mayStand,
  putUnit,
  removeUnit,
  touchesEnemy,
} from './pieces.ts';
import {
  ACTED,
  cloneState,
  GONE,
  has,
  LIGHT,
  NONE,
  other,
  raise,
  RIFLES,
  type Activation,
  type State,
} from './state.ts';

// H16.1–H16.2 and H18.2–H18.7: putting skirmishers out, taking them back, and going along with the parent.

/** H16.2 */
function skirmishersOut(state: State, battle: Battle, seat: Seat): number {
  let out = 0;
  for (const unit of battle.roster.of[seat]) {
    if (state.at[unit] === GONE) continue;
    if (battle.roster.arm[unit] === 'skirmishers' || has(state, unit, LIGHT | RIFLES)) out++;
  }
  return out;
}

export function listPutOut(state: State, battle: Battle, unit: number, list: List<'put-out'>): void {
  const { skirmishers: rules } = state.rules;
  if (rules === 'none' || battle.roster.arm[unit] !== 'infantry' || inSquare(state, unit)) return;
  if (rules === 'kevin' && state.figures[unit] < 2) return;
  const seat = battle.roster.seat[unit];
  if (skirmishersOut(state, battle, seat) >= SKIRMISHER_LIMIT) return;
  for (let way = state.at[unit] * 6; way < state.at[unit] * 6 + 6; way++) {
    const at = NEXT[way];
    if (at === OFF || battle.cost[way] === 0 || !isEmpty(state, at)) continue;
    if (rules === 'kevin' || !touchesEnemy(state, battle, at, seat)) list.push(PUT_OUT[at]);
  }
}

/** H16.1, H18.2 */
export function putOut(state: State, battle: Battle, by: number, at: number, say: Say): void {
  const free = battle.roster.skirmishers[battle.roster.seat[by]].find((unit) => state.at[unit] === GONE);
  if (free === undefined) return;
  state.figures[free] = 1;
  state.full[free] = 1;
  state.parent[free] = by;
  putUnit(state, battle, free, at, say);
  raise(state, free, ACTED);
  raise(state, by, ACTED);
  if (state.rules.skirmishers === 'kevin') {
    state.figures[by]--;
    state.full[by]--;
  }
  say?.({ type: 'put-out', unit: free, by, at });
}

/** The skirmishers of this infantry that stand next to it. */
function beside(state: State, battle: Battle, unit: number): readonly number[] {
  if (state.rules.skirmishers !== 'kevin' || battle.roster.arm[unit] !== 'infantry') return NOBODY;
  return battle.roster.skirmishers[battle.roster.seat[unit]].filter(
    (child) =>
      state.parent[child] === unit &&
      state.at[child] >= 0 &&
      !isUnderWay(state, child) &&
      adjacent(state.at[child], state.at[unit]),
  );
}
const NOBODY: readonly number[] = [];

/** Those of them that have not acted. */
export const readyBeside = (state: State, battle: Battle, unit: number): readonly number[] =>
  beside(state, battle, unit).filter((child) => !has(state, child, ACTED));

/** H18.7 */
export function listTakeBack(state: State, battle: Battle, unit: number, list: List<'take-back'>): void {
  for (const child of beside(state, battle, unit)) list.push(TAKE_BACK[child]);
}

/** H18.3, H18.7, H18.10 */
export function joinParent(state: State, battle: Battle, child: number, say: Say): void {
  const parent = state.parent[child];
  removeUnit(state, battle, child);
  state.figures[parent]++;
  state.full[parent]++;
  say?.({ type: 'taken-back', unit: child, by: parent });
}

// H18.5

/** Hexes next to the parent that the skirmishers reach with the allowance the parent bought. */
export function listFollow(
  state: State,
  battle: Battle,
  child: number,
  hexes: number,
  list: List<'follow'>,
): void {
  const others = mustFollow(state, state.activation).filter((other) => other !== child);
  for (const to of places(state, battle, child, hexes))
    if (others.length === 0 || allFindPlaces(putDown(state, battle, child, to), battle, others, hexes))
      list.push(FOLLOW[to]);
}

function places(state: State, battle: Battle, child: number, hexes: number): number[] {
  const home = state.at[state.parent[child]];
  return [...reach(state, battle, child, hexes).keys()].filter((to) => distance(to, home) === 1);
}

// H18.18

/** Those whose hex the marching parent has entered. */
export const mustFollow = (state: State, march: Activation | null): readonly number[] =>
  march ? march.beside.filter((child) => isUnderWay(state, child)) : NOBODY;

/** Whether all of these can go along to places next to their parent, in one order or another. */
export const allFindPlaces = (
  state: State,
  battle: Battle,
  children: readonly number[],
  hexes: number,
): boolean =>
  children.length === 0 ||
  children.some((child) => {
    const others = children.filter((other) => other !== child);
    return places(state, battle, child, hexes).some(
      (to) => others.length === 0 || allFindPlaces(putDown(state, battle, child, to), battle, others, hexes),
    );
  });

/** The table as it would be. */
function putDown(state: State, battle: Battle, child: number, to: number): State {
  const next = cloneState(state);
  putUnit(next, battle, child, to, undefined);
  return next;
}

/** The hexes of enemy leaders on the way, then its end: of several ways the one that meets most of them. */
export const followWay = (
  state: State,
  battle: Battle,
  child: number,
  hexes: number,
  to: number,
): readonly number[] => [...(reach(state, battle, child, hexes).get(to) ?? []), to];

/** By hex reached, the hexes of lone enemy leaders that the way there leads through: H5.7, H16.10. */
function reach(
  state: State,
  battle: Battle,
  child: number,
  hexes: number,
): ReadonlyMap<number, readonly number[]> {
  const start = state.at[child];
  const parent = state.at[state.parent[child]];
  const open = state.guns[parent] === NONE ? [start, parent] : [start]; // H18.18
  const enemy = other(battle.roster.seat[child]);
  const reached = new Map<number, readonly number[]>();
  const walk = (from: number, left: number, met: readonly number[]): void => {
    for (let way = from * 6; way < from * 6 + 6; way++) {
      const to = NEXT[way];
      const cost = battle.cost[way];
      if (cost === 0 || cost > left || (!open.includes(to) && holder(state, battle, to) !== NONE)) continue;
      const best = reached.get(to)?.length ?? -1;
      if (to !== start && met.length > best && mayStand(state, battle, child, NONE, to)) reached.set(to, met);
      const isMet = chiefOf(state, battle, to, enemy) !== NONE && !met.includes(to);
      if (battle.stops[way] === 0) walk(to, left - cost, isMet ? [...met, to] : met);
    }
  };
  walk(start, hexes * ARM.infantry.halves, []);
  return reached;
}
