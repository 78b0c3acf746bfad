import { D6, shown, type Chance, type Emit, type Ending, type Outcome, type Seat } from '@bicorne/engine';
import { GRID, HOME_ROW, isLake, LAST_TURN, POOL } from '../data/map.ts';
import { CHOOSE, FALL_BACK, GO, PLACE, STAND, type PicketAction } from './actions.ts';
import type { PicketEvent } from './events.ts';
import { ALL_BLOCKS, blockAt, inPlay, other, owner, unplaced, type State } from './state.ts';

type Say = Emit<PicketEvent> | undefined;

// Legal actions

export function legal(state: State, seat: Seat): readonly PicketAction[] {
  switch (state.phase) {
    case 'place':
      return homeHexes(state, seat).map((hex) => PLACE[hex]);
    case 'choose':
      return CHOOSE.filter((_, block) => owner(block) === seat && canGo(state, block));
    case 'go':
      return listGo(state);
    case 'answer':
      return [STAND, ...listFallBack(state)];
    case 'draw':
    case 'roll':
    case 'over':
      return [];
  }
}

/** P2.2 */
export const homeHexes = (state: State, seat: Seat): number[] =>
  Array.from({ length: 5 }, (_, col) => GRID.at(HOME_ROW[seat], col)).filter(
    (hex) => !isLake(state.map, hex) && blockAt(state, hex) === -1,
  );

const open = (state: State, seat: Seat, hex: number): boolean => {
  if (isLake(state.map, hex)) return false;
  const block = blockAt(state, hex);
  return block === -1 || owner(block) !== seat;
};

/** P3.2 */
function canGo(state: State, block: number): boolean {
  if (!inPlay(state, block)) return false;
  for (const hex of GRID.around[state.at[block]]) if (open(state, owner(block), hex)) return true;
  return false;
}

/** P3.1 */
function listGo(state: State): PicketAction[] {
  const list: PicketAction[] = [];
  for (const hex of GRID.around[state.at[state.chosen]])
    if (open(state, state.active, hex)) list.push(GO[hex]);
  return list;
}

/** P4.1 */
function listFallBack(state: State): PicketAction[] {
  const from = state.at[state.target];
  const towardsHome = state.active === 0 ? 1 : -1;
  return GRID.around[from]
    .filter((hex) => GRID.row[hex] === GRID.row[from] + towardsHome)
    .filter((hex) => !isLake(state.map, hex) && blockAt(state, hex) === -1)
    .map((hex) => FALL_BACK[hex]);
}

// Taking them

export function act(state: State, seat: Seat, action: PicketAction, say?: Say): void {
  switch (action.do) {
    case 'place':
      return place(state, seat, action.at, say);
    case 'choose':
      state.chosen = action.block;
      state.phase = 'go';
      return;
    case 'go':
      return go(state, action.to, say);
    case 'fall-back':
      state.at[state.target] = action.to;
      say?.({ type: 'fell-back', block: state.target, to: action.to });
      return enter(state, state.attacked, say);
    case 'stand':
      reveal(state, state.chosen, say);
      reveal(state, state.target, say);
      state.phase = 'roll';
  }
}

function place(state: State, seat: Seat, at: number, say: Say): void {
  const block = unplaced(state, seat);
  state.at[block] = at;
  say?.({ type: 'placed', block, at });
  if (unplaced(state, 0) !== -1 || unplaced(state, 1) !== -1) return;
  say?.({ type: 'deployed', at: state.at.slice() });
  beginTurn(state, 1, 0, say);
}

function go(state: State, to: number, say: Say): void {
  const enemy = blockAt(state, to);
  if (enemy === -1) return enter(state, to, say);
  state.target = enemy;
  state.attacked = to;
  state.phase = 'answer';
  say?.({ type: 'attacked', block: state.chosen, target: enemy });
}

function enter(state: State, hex: number, say: Say): void {
  state.at[state.chosen] = hex;
  say?.({ type: 'marched', block: state.chosen, to: hex });
  scout(state, hex, say);
  endTurn(state, say);
}

/** P3.3 */
function scout(state: State, hex: number, say: Say): void {
  if (!state.scouts) return;
  for (const near of GRID.around[hex]) {
    const block = blockAt(state, near);
    if (block === -1 || owner(block) === state.active || state.known[block]) continue;
    state.known[block] = true;
    say?.({ type: 'scouted', block, strength: state.strength[block] });
  }
}

function reveal(state: State, block: number, say: Say): void {
  state.known[block] = true;
  state.shown[block] = true;
  say?.({ type: 'revealed', block, strength: state.strength[block] });
}

/** P5.3 */
function revealAll(state: State, say: Say): void {
  for (const block of ALL_BLOCKS) if (inPlay(state, block) && !state.shown[block]) reveal(state, block, say);
}

// Chance

const NAMES = ['', '1', '2', '3'];

export function chance(state: State): Chance {
  if (state.phase === 'roll') return { kind: 'dice', die: D6, count: state.strength[state.chosen] };
  return { kind: 'pick', from: poolLeft(state, owner(nextDraw(state))), names: NAMES };
}

const nextDraw = (state: State): number => state.drawn.indexOf(0);

/** P2.1 */
export function poolLeft(state: State, seat: Seat): number[] {
  const left: number[] = [...POOL];
  for (const block of ALL_BLOCKS)
    if (owner(block) === seat && state.drawn[block] > 0) left.splice(left.indexOf(state.drawn[block]), 1);
  return left;
}

export function settle(state: State, outcome: Outcome, say?: Say): void {
  if (state.phase === 'roll') return fight(state, outcome, say);
  const block = nextDraw(state);
  state.drawn[block] = outcome;
  state.strength[block] = outcome;
  say?.({ type: 'drew', block, strength: outcome });
  if (nextDraw(state) === -1) state.phase = 'place';
}

/** P4.2 */
function fight(state: State, roll: Outcome, say: Say): void {
  const { chosen, target } = state;
  const defenderLoses = Math.min(state.strength[target], shown(roll, 4) + shown(roll, 5));
  const attackerLoses = Math.min(state.strength[chosen], shown(roll, 0));
  state.strength[target] -= defenderLoses;
  state.strength[chosen] -= attackerLoses;
  say?.({ type: 'fought', roll, defenderLoses, attackerLoses });
  for (const block of [chosen, target]) if (state.strength[block] === 0) state.at[block] = -1;
  // P4.3
  if (state.strength[target] === 0 && state.strength[chosen] > 0) return enter(state, state.attacked, say);
  endTurn(state, say);
}

// Turns and victory

function beginTurn(state: State, number: number, seat: Seat, say: Say): void {
  state.turn = number;
  state.active = seat;
  state.chosen = -1;
  state.target = -1;
  state.attacked = -1;
  state.phase = 'choose';
  say?.({ type: 'turn', turn: number, seat });
  passIfStuck(state, say);
}

/** P3.2 */
export function passIfStuck(state: State, say?: Say): void {
  const moves = ALL_BLOCKS.some((block) => owner(block) === state.active && canGo(state, block));
  if (!moves) endTurn(state, say);
}

function endTurn(state: State, say: Say): void {
  const ending = findEnding(state);
  if (!ending) return beginTurn(state, state.turn + 1, other(state.active), say);
  if (ending.reason === 'time') revealAll(state, say);
  state.phase = 'over';
  state.ending = ending;
  say?.({ type: 'ended', ending });
}

function findEnding(state: State): Ending | null {
  const decided = findVictory(state);
  if (decided || state.turn < LAST_TURN) return decided;
  return ending(state, 'time'); // P5.3
}

export function findVictory(state: State): Ending | null {
  const through = ALL_BLOCKS.find(
    (block) => inPlay(state, block) && GRID.row[state.at[block]] === HOME_ROW[other(owner(block))],
  );
  if (through !== undefined) return { winners: [owner(through)], reason: 'breakthrough' }; // P5.1
  const gone = strengthOf(state, 0) === 0 || strengthOf(state, 1) === 0;
  return gone ? ending(state, 'destroyed') : null; // P5.2
}

function ending(state: State, reason: string): Ending {
  const lead = strengthOf(state, 0) - strengthOf(state, 1);
  return { winners: lead > 0 ? [0] : lead < 0 ? [1] : [], reason };
}

export function strengthOf(state: State, seat: Seat): number {
  let sum = 0;
  for (const block of ALL_BLOCKS) if (owner(block) === seat) sum += state.strength[block];
  return sum;
}
