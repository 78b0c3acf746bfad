import { D6, shown, type Chance, type Emit, type Ending, type Outcome, type Seat } from '@bicorne/engine';
import { BEHIND, GRID, HOME, isLake, LAST_TURN } from '../data/map.ts';
import { CHOOSE, FALL_BACK, GO, PLACE, STAND, STAY, type PicketAction, type PicketEvent } from './actions.ts';
import { active, inPlay, NOWHERE, other, OWN, type State } from './state.ts';

type Say = Emit<PicketEvent> | undefined;

export function legal(state: State, seat: Seat): readonly PicketAction[] {
  if (state.phase === 'place') return freeHome(state, seat).map((hex) => PLACE[hex]);
  if (state.phase === 'choose') return inPlay(state, seat).map((block) => CHOOSE[block]);
  if (state.phase === 'go') return [...marches(state, seat).map((hex) => GO[hex]), STAY];
  return [STAND, ...retreats(state, seat).map((hex) => FALL_BACK[hex])];
}

const isFree = (state: State, hex: number): boolean => !isLake(state.map, hex) && !state.at.includes(hex);

/** P2.2 */
export const freeHome = (state: State, seat: Seat): number[] =>
  HOME[seat].filter((hex) => isFree(state, hex));

/** P3.1 */
const marches = (state: State, seat: Seat): number[] =>
  GRID.around[state.at[state.chosen]].filter(
    (hex) => !isLake(state.map, hex) && !OWN[seat].some((block) => state.at[block] === hex),
  );

/** P4.1 */
const retreats = (state: State, seat: Seat): number[] =>
  BEHIND[seat][state.at[state.target]].filter((hex) => isFree(state, hex));

export function act(state: State, seat: Seat, action: PicketAction, say?: Say): void {
  switch (action.do) {
    case 'place':
      return place(state, seat, action.to, say);
    case 'choose':
      state.chosen = action.block;
      state.phase = 'go';
      return;
    case 'go':
      return go(state, action.to, say);
    case 'stay':
      return endTurn(state);
    case 'fall-back':
      say?.({ type: 'marched', block: state.target, to: action.to });
      return giveWay(state, action.to, say);
    case 'stand':
      reveal(state, state.chosen, say);
      reveal(state, state.target, say);
      state.phase = 'roll';
  }
}

function place(state: State, seat: Seat, at: number, say: Say): void {
  const block = state.at.indexOf(NOWHERE, OWN[seat][0]);
  state.at[block] = at;
  say?.({ type: 'placed', block, at });
  if (state.at.includes(NOWHERE)) return;
  state.phase = 'choose';
  say?.({ type: 'deployed', at: state.at.slice() });
}

function go(state: State, to: number, say: Say): void {
  state.target = state.at.indexOf(to);
  if (state.target === -1) return enter(state, to, say);
  state.phase = 'answer';
  say?.({ type: 'attacked', block: state.chosen, target: state.target });
}

/** The attacked block goes elsewhere, or for good; the attacker takes its place. */
function giveWay(state: State, to: number, say: Say): void {
  const hex = state.at[state.target];
  state.at[state.target] = to;
  enter(state, hex, say);
}

function enter(state: State, hex: number, say: Say): void {
  state.at[state.chosen] = hex;
  say?.({ type: 'marched', block: state.chosen, to: hex });
  if (state.scouts)
    for (const block of inPlay(state, other(active(state))))
      if (GRID.around[hex].includes(state.at[block])) reveal(state, block, say); // P3.3
  endTurn(state);
}

function reveal(state: State, block: number, say: Say): void {
  if (state.known[block]) return;
  state.known[block] = true;
  say?.({ type: 'revealed', block, strength: state.strength[block] });
}

/** P2.1 */
const PICK: Chance = { kind: 'pick', from: [1, 2, 3], names: ['', '1', '2', '3'] };

export const chance = (state: State): Chance =>
  state.phase === 'draw' ? PICK : { kind: 'dice', die: D6, count: state.strength[state.chosen] };

export function settle(state: State, outcome: Outcome, say?: Say): void {
  if (state.phase === 'roll') return fight(state, outcome, say);
  const block = state.strength.indexOf(0);
  state.strength[block] = outcome;
  say?.({ type: 'drew', block, strength: outcome });
  if (!state.strength.includes(0)) state.phase = 'place';
}

/** P4.2, P4.3 */
function fight(state: State, roll: Outcome, say: Say): void {
  const loses = Math.min(state.strength[state.target], shown(roll, 4) + shown(roll, 5));
  state.strength[state.target] -= loses;
  say?.({ type: 'fought', roll, loses });
  if (state.strength[state.target] > 0) return endTurn(state);
  giveWay(state, NOWHERE, say);
}

function endTurn(state: State): void {
  state.ending = findEnding(state);
  if (state.ending) return;
  state.turn++;
  state.phase = 'choose';
}

function findEnding(state: State): Ending | null {
  const seat = active(state);
  const enemy = other(seat);
  if (HOME[enemy].includes(state.at[state.chosen])) return { winners: [seat], reason: 'breakthrough' }; // P5.1
  if (inPlay(state, enemy).length === 0) return { winners: [seat], reason: 'destroyed' }; // P5.2
  return state.turn < LAST_TURN ? null : { winners: [], reason: 'time' }; // P5.3
}
