import type { Seat } from '@bicorne/engine';
import type { Hex } from '../data/board.ts';
import { EXIT, FLEE, HALT, type Doing } from './actions.ts';
import { BATTLE_DIE, SABER, facesOf } from './dice.ts';
import type { Tell } from './events.ts';
import { LEADER, fieldOf, type Field } from './field.ts';
import { ask, pass, roll } from './phase.ts';
import { loseLeader } from './pieces.ts';
import { meleeStrength } from './strength.ts';
import { NONE, goTo, type Flight, type State } from './state.ts';

const MOST_STEPS = 3;

// N11.3
function mayEnd(state: State, field: Field, seat: Seat, hex: Hex): boolean {
  const unit = state.unitAt[hex];
  return state.leaderAt[hex] === NONE && (unit === NONE || field.seat[unit] === seat);
}

/** Whether a leader who has come this far can still end his retreat, if no escape kills him. */
function canFinish(state: State, field: Field, seat: Seat, hex: Hex, steps: number): boolean {
  if (mayEnd(state, field, seat, hex)) return true;
  return steps < MOST_STEPS && canGoOn(state, field, seat, hex, steps);
}

const canGoOn = (state: State, field: Field, seat: Seat, hex: Hex, steps: number): boolean =>
  field.back[seat][hex].length === 0 || ways(state, field, seat, hex, steps).length > 0;

const ways = (state: State, field: Field, seat: Seat, hex: Hex, steps: number): Hex[] =>
  field.back[seat][hex].filter(
    (to) => field.open[LEADER][to] && canFinish(state, field, seat, to, steps + 1),
  );

/** N11.1, N11.4: how the retreat may go on. */
type Way = Doing<'flee' | 'halt' | 'exit'>;

function flightActions(state: State, { leader, hex, steps }: Flight): Way[] {
  const field = fieldOf(state);
  const seat = field.leaderSeat[leader];
  const list: Way[] = [];
  if (steps > 0 && mayEnd(state, field, seat, hex)) list.push(HALT);
  if (steps === MOST_STEPS) return list;
  if (field.back[seat][hex].length === 0) list.push(EXIT);
  for (const to of ways(state, field, seat, hex, steps)) list.push(FLEE[to]);
  return list;
}

export const fleeing = pass((state, tell) => {
  const { flight } = state;
  if (flight === null) return;
  const actions = flightActions(state, flight);
  if (actions.length === 0) return lost(state, flight, tell); // N11.7
  if (actions.length === 1) take(state, actions[0], tell);
  else goTo(state, 'flight');
});

export const flight = ask({
  rule: 'N11.1',
  seat: (state) => (state.flight === null ? NONE : fieldOf(state).leaderSeat[state.flight.leader]),
  legal: (state) => (state.flight === null ? [] : flightActions(state, state.flight)),
  does: {
    flee: (state, tell, action) => take(state, action, tell),
    exit: (state, tell, action) => take(state, action, tell),
    halt: (state, tell, action) => take(state, action, tell),
  },
});

function take(state: State, action: Way, tell: Tell): void {
  const { flight } = state;
  if (flight === null) return;
  if (action.do === 'halt') return halt(state, flight);
  if (action.do === 'exit') return leave(state, flight, tell);
  const { hex: to } = action;
  tell?.({ type: 'fled', leader: flight.leader, from: flight.hex, to });
  flight.hex = to;
  flight.steps++;
  goTo(state, isHostile(state, flight) ? 'escape' : 'fleeing');
}

function isHostile(state: State, { leader, hex }: Flight): boolean {
  const field = fieldOf(state);
  const unit = state.unitAt[hex];
  return unit !== NONE && field.seat[unit] !== field.leaderSeat[leader];
}

function halt(state: State, { leader, hex }: Flight): void {
  state.leaderHex = state.leaderHex.with(leader, hex);
  state.leaderAt = state.leaderAt.with(hex, leader);
  end(state);
}

function leave(state: State, { leader, hex }: Flight, tell: Tell): void {
  tell?.({ type: 'leaderLeft', leader, from: hex });
  end(state);
}

function lost(state: State, { leader, hex }: Flight, tell: Tell): void {
  loseLeader(state, fieldOf(state), leader, hex, tell);
  end(state);
}

function end(state: State): void {
  state.flight = null;
  goTo(state, 'attacked');
}

/** N11.5: the unit rides him down, or not. */
export const escape = roll({
  chance: (state) => ({ kind: 'dice', die: BATTLE_DIE, count: escapeDice(state) }),
  settle(state, tell, outcome) {
    const { flight } = state;
    if (flight === null) return;
    const faces = facesOf(outcome);
    tell?.({ type: 'escapeRoll', leader: flight.leader, by: state.unitAt[flight.hex], faces });
    if (faces[SABER] > 0) lost(state, flight, tell);
    else goTo(state, 'fleeing');
  },
});

const escapeDice = (state: State): number =>
  state.flight === null ? 0 : meleeStrength(state, fieldOf(state), state.unitAt[state.flight.hex], NONE);
