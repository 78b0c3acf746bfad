import {
  D6,
  phases,
  shown,
  type Chance,
  type Emit,
  type Ending,
  type Outcome,
  type Seat,
} from '@bicorne/engine';
import { BEHIND, GRID, HOME, isLake, LAST_TURN } from '../data/map.ts';
import { CHOOSE, FALL_BACK, GO, PLACE, STAND, STAY, type PicketAction, type PicketEvent } from './actions.ts';
import { active, defender, inPlay, NOWHERE, other, OWN, type State } from './state.ts';

type Say = Emit<PicketEvent> | undefined;
type Where = { readonly to: number };

const { ask, roll, drive } = phases<State, PicketAction, PicketEvent>();

/** What is asked or rolled, one thing after another. */
export const { turn, legal, act, chance, settle, prompt } = drive({
  phases: {
    draw: roll({ rule: 'P2.1', chance: () => PICK, settle: drawStrength }),
    place: ask({
      rule: 'P2.2',
      seat: (state) => [0, 1].filter((seat) => inPlay(state, seat).length < 3),
      legal: (state, seat) => freeHome(state, seat).map((hex) => PLACE[hex]),
      does: { place },
    }),
    choose: ask({
      rule: 'P3.1',
      seat: active,
      legal: (state) => inPlay(state, active(state)).map((block) => CHOOSE[block]),
      does: { choose },
    }),
    go: ask({
      rule: 'P3.1',
      seat: active,
      legal: (state) => [...marches(state).map((hex) => GO[hex]), STAY],
      does: { go, stay: endTurn },
    }),
    answer: ask({
      rule: 'P4.1',
      seat: defender,
      legal: (state) => [STAND, ...retreats(state).map((hex) => FALL_BACK[hex])],
      does: { stand, 'fall-back': fallBack },
    }),
    roll: roll({
      rule: 'P4.2',
      chance: (state) => ({ kind: 'dice', die: D6, count: state.strength[state.chosen] }),
      settle: fight,
    }),
  },
  ending: ({ ending }) => ending,
  tells: ({ turn }) => ({ about: { turn } }),
});

const isFree = (state: State, hex: number): boolean => !isLake(state.map, hex) && !state.at.includes(hex);

/** P2.2 */
export const freeHome = (state: State, seat: Seat): number[] =>
  HOME[seat].filter((hex) => isFree(state, hex));

/** P3.1 */
const marches = (state: State): number[] =>
  GRID.around[state.at[state.chosen]].filter(
    (hex) => !isLake(state.map, hex) && !OWN[active(state)].some((block) => state.at[block] === hex),
  );

/** P4.1 */
const retreats = (state: State): number[] =>
  BEHIND[defender(state)][state.at[state.target]].filter((hex) => isFree(state, hex));

/** P2.1 */
const PICK: Chance = { kind: 'pick', from: [1, 2, 3], names: ['', '1', '2', '3'] };

function drawStrength(state: State, say: Say, outcome: Outcome): void {
  const block = state.strength.indexOf(0);
  state.strength[block] = outcome;
  say?.({ type: 'drew', block, strength: outcome });
  if (!state.strength.includes(0)) state.phase = 'place';
}

function place(state: State, say: Say, { to }: Where, seat: Seat): void {
  const block = state.at.indexOf(NOWHERE, OWN[seat][0]);
  state.at[block] = to;
  say?.({ type: 'placed', block, at: to });
  if (state.at.includes(NOWHERE)) return;
  state.phase = 'choose';
  say?.({ type: 'deployed', at: state.at.slice() });
}

function choose(state: State, _say: Say, { block }: { readonly block: number }): void {
  state.chosen = block;
  state.phase = 'go';
}

function go(state: State, say: Say, { to }: Where): void {
  state.target = state.at.indexOf(to);
  if (state.target === -1) return enter(state, to, say);
  state.phase = 'answer';
  say?.({ type: 'attacked', block: state.chosen, target: state.target });
}

function fallBack(state: State, say: Say, { to }: Where): void {
  say?.({ type: 'marched', block: state.target, to });
  giveWay(state, to, say);
}

function stand(state: State, say: Say): void {
  reveal(state, state.chosen, say);
  reveal(state, state.target, say);
  state.phase = 'roll';
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

/** P4.2, P4.3 */
function fight(state: State, say: Say, roll: Outcome): void {
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
