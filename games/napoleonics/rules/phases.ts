import { CHANCE_TURN, seatTurn, type Chance, type Outcome, type Seat, type Turn } from '@bicorne/engine';
import type { Action } from './actions.ts';
import { roll } from './attack.ts';
import { battle, battled, fighting, target } from './battle.ts';
import { advance, advanced, bonus, charging, press, won } from './bonus.ts';
import { support, supporting } from './combined.ts';
import type { Tell } from './events.ts';
import { fieldOf } from './field.ts';
import { escape, fleeing, flight } from './flight.ts';
import { check, losses } from './losses.ts';
import { attacked, back, backing, react, reacted, reacting } from './melee.ts';
import { move, moving, ride, to } from './movement.ts';
import { leaveSquare, order, ordering, squares } from './orders.ts';
import type { Phase } from './phase.ts';
import { flags, ignore, retreat, retreated, retreating } from './retreat.ts';
import { formSquare } from './square.ts';
import { command, commandRoll, manner, place, restore, restoring, section, supply } from './tactics.ts';
import { opened } from './tiles.ts';
import { deal, draw, drawing, ending, keep, play } from './turn.ts';
import { bannersOf, opening } from './victory.ts';
import type { PhaseName, State } from './state.ts';

/** Every moment of a turn, in its chapter's words. */
const PHASE: Readonly<Record<Exclude<PhaseName, 'over'>, Phase>> = {
  deal,
  opening,
  opened,
  play,
  command,
  section,
  manner,
  commandRoll,
  supply,
  place,
  restoring,
  restore,
  ordering,
  order,
  squares,
  leaveSquare,
  moving,
  move,
  to,
  ride,
  fighting,
  battle,
  target,
  supporting,
  support,
  reacting,
  react,
  formSquare,
  reacted,
  roll,
  losses,
  check,
  flags,
  ignore,
  retreating,
  retreat,
  retreated,
  fleeing,
  flight,
  escape,
  attacked,
  backing,
  back,
  won,
  advance,
  advanced,
  press,
  charging,
  bonus,
  battled,
  ending,
  drawing,
  draw,
  keep,
};

export const phaseOf = (state: State): Phase | null => (state.phase === 'over' ? null : PHASE[state.phase]);

/** Goes on until somebody must decide. */
export function runPasses(state: State, tell: Tell): void {
  for (let phase = phaseOf(state); phase !== null && phase.kind === 'pass'; phase = phaseOf(state))
    phase.run(state, tell);
}

/** Won by banners, or because the enemy has left the field (N18.8). */
const endings = (reason: string): Turn[] =>
  [0, 1].map((seat) => ({ kind: 'over', ending: { winners: [seat], reason } }));
const BY_BANNERS = endings('banners');
const BY_FIELD = endings('field');

function isWonByBanners(state: State): boolean {
  const field = fieldOf(state);
  return bannersOf(state, field, state.winner) >= field.goal;
}

export function turn(state: State): Turn {
  const phase = phaseOf(state);
  if (phase === null) return (isWonByBanners(state) ? BY_BANNERS : BY_FIELD)[state.winner];
  return phase.kind === 'ask' ? seatTurn(phase.seat(state)) : CHANCE_TURN;
}

export function legal(state: State, seat: Seat): readonly Action[] {
  const phase = phaseOf(state);
  return phase !== null && phase.kind === 'ask' && phase.seat(state) === seat ? phase.legal(state) : [];
}

export function act(state: State, _seat: Seat, action: Action, tell?: Tell): void {
  const phase = phaseOf(state);
  if (phase === null || phase.kind !== 'ask') return;
  phase.act(state, action, tell);
  runPasses(state, tell);
}

const NOTHING: Chance = { kind: 'pick', from: [], names: [] };

export function chance(state: State): Chance {
  const phase = phaseOf(state);
  return phase !== null && phase.kind === 'chance' ? phase.chance(state) : NOTHING;
}

export function settle(state: State, outcome: Outcome, tell?: Tell): void {
  const phase = phaseOf(state);
  if (phase === null || phase.kind !== 'chance') return;
  phase.settle(state, outcome, tell);
  runPasses(state, tell);
}
