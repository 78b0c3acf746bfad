import type { Seat } from '@bicorne/engine';
import { AROUND, type Hex } from '../data/board.ts';
import { ARTILLERY, CAVALRY, INFANTRY } from '../data/units.ts';
import { IGNORE, RETREAT } from './actions.ts';
import { FLAG } from './dice.ts';
import type { IgnoreReason, Tell } from './events.ts';
import { fieldOf, type Field } from './field.ts';
import { isRetiring, takeBlocks } from './losses.ts';
import { ask, pass } from './phase.ts';
import { attachedTo, carryUnit } from './pieces.ts';
import { retireSteps } from './retire.ts';
import { throughWorks } from './strength.ts';
import { NONE, goTo, type Attack, type State } from './state.ts';
import { standsOn } from './victory.ts';

const RETIRE_HEXES = 2;

/** The owner of the unit that was rolled against. */
const targetSeat = (state: State): Seat =>
  state.attack === null ? NONE : fieldOf(state).seat[state.attack.on];

/** Hits are taken: now the flags. */
export const flags = pass((state, tell) => {
  const { attack } = state;
  if (attack === null) return;
  if (isRetiring(state, attack)) return setRetreat(state, attack, RETIRE_HEXES);
  const count = attack.faces[FLAG];
  if (count === 0) return goTo(state, 'attacked');
  const field = fieldOf(state);
  const { flight } = field.kind[attack.on];
  if (!isBounce(state, field, attack))
    return mayIgnore(state, field, attack) > 0
      ? goTo(state, 'ignore')
      : setRetreat(state, attack, count * flight);
  tell?.({ type: 'bounced', unit: attack.on, flags: count });
  setRetreat(state, attack, count * flight);
});

// N13.15, N13.16
const isBounce = (state: State, field: Field, { by, on, way }: Attack): boolean =>
  way !== 'fire' && state.squareOf[by] > 0 && field.arm[on] === CAVALRY;

function setRetreat(state: State, attack: Attack, hexes: number): void {
  attack.left = hexes;
  attack.stage = 'retreat';
  if (hexes === 0) return goTo(state, 'attacked');
  goTo(state, state.squareOf[attack.on] > 0 ? 'retreated' : 'retreating'); // N10.16
}

/** N10.9 … N10.13: how many flags the target may ignore. */
function mayIgnore(state: State, field: Field, attack: Attack): number {
  const { on } = attack;
  const led = isLed(state, on) ? 1 : 0;
  const supported = isSupported(state, field, on) ? 1 : 0;
  return led + supported + field.kind[on].ignores + (isBehindWorks(field, attack) ? 1 : 0);
}

/** Why it may. Must agree with `mayIgnore`. */
export function reasonsToIgnore(state: State, field: Field, attack: Attack): IgnoreReason[] {
  const { on } = attack;
  const reasons: IgnoreReason[] = [];
  if (isLed(state, on)) reasons.push('leader');
  if (isSupported(state, field, on)) reasons.push('support');
  if (field.kind[on].ignores > 0) reasons.push('class');
  if (isBehindWorks(field, attack)) reasons.push('works');
  return reasons;
}

const isLed = (state: State, unit: number): boolean => attachedTo(state, unit) !== NONE;

// N10.11, N10.15
function isSupported(state: State, field: Field, unit: number): boolean {
  if (state.squareOf[unit] > 0) return false;
  const seat = field.seat[unit];
  let friends = 0;
  for (const hex of AROUND[state.hexOf[unit]]) {
    const friend = state.unitAt[hex];
    const leader = state.leaderAt[hex];
    if (friend !== NONE ? field.seat[friend] === seat : leader !== NONE && field.leaderSeat[leader] === seat)
      friends++;
  }
  return friends >= 2;
}

const isBehindWorks = (field: Field, { on, from, at }: Attack): boolean =>
  (field.arm[on] === INFANTRY || field.arm[on] === ARTILLERY) && throughWorks(field, from, at);

// N10.9
export const ignore = ask({
  rule: 'N10.9',
  seat: targetSeat,
  legal(state) {
    const { attack } = state;
    if (attack === null) return [];
    return IGNORE.slice(0, Math.min(attack.faces[FLAG], mayIgnore(state, fieldOf(state), attack)) + 1);
  },
  does: {
    ignore: (state, tell, { flags }) => ignoreFlags(state, flags, tell),
  },
});

/** N10.7: the most hexes the unit can make from here. */
export function hexesMade(state: State, field: Field, unit: number, from: Hex, left: number): number {
  let most = 0;
  if (left === 0) return most;
  for (const to of field.back[field.seat[unit]][from])
    most = Math.max(most, hexesBy(state, field, unit, to, left));
  return most;
}

/** The most hexes made when the next step goes to this hex; 0 if it may not. */
function hexesBy(state: State, field: Field, unit: number, to: Hex, left: number): number {
  if (!field.open[field.arm[unit]][to] || state.unitAt[to] !== NONE) return 0;
  const leader = state.leaderAt[to];
  if (leader === NONE) return 1 + hexesMade(state, field, unit, to, left - 1);
  const joins = attachedTo(state, unit) === NONE && field.leaderSeat[leader] === field.seat[unit];
  return joins ? left : 0; // N10.5
}

/** The next steps among which the owner may choose. */
export function nextSteps(state: State, field: Field, attack: Attack): Hex[] {
  const unit = attack.on;
  const from = state.hexOf[unit];
  if (isRetiring(state, attack)) return retireSteps(state, field, unit, from, RETIRE_HEXES + 1 - attack.left);
  const most = hexesMade(state, field, unit, from, attack.left);
  if (most === 0) return [];
  return field.back[field.seat[unit]][from].filter(
    (to) => hexesBy(state, field, unit, to, attack.left) === most,
  );
}

export function ignoreFlags(state: State, flags: number, tell: Tell): void {
  const { attack } = state;
  if (attack === null) return;
  const field = fieldOf(state);
  const { on, faces } = attack;
  tell?.({ type: 'ignored', unit: on, flags, by: reasonsToIgnore(state, field, attack) });
  setRetreat(state, attack, (faces[FLAG] - flags) * field.kind[on].flight); // N10.14
}

export function seekRetreat(state: State, tell: Tell): void {
  const { attack } = state;
  if (attack === null) return;
  if (attack.left === 0) return goTo(state, 'retreated');
  const steps = nextSteps(state, fieldOf(state), attack);
  if (steps.length === 0) return goTo(state, 'retreated');
  if (steps.length > 1) return goTo(state, 'retreat');
  stepBack(state, attack, steps[0], tell);
}

export const retreating = pass(seekRetreat);

export const retreat = ask({
  rule: 'N10.7',
  seat: targetSeat,
  legal: (state) =>
    state.attack === null ? [] : nextSteps(state, fieldOf(state), state.attack).map((hex) => RETREAT[hex]),
  does: {
    retreat(state, tell, { hex }) {
      if (state.attack !== null) stepBack(state, state.attack, hex, tell);
    },
  },
});

export function stepBack(state: State, attack: Attack, to: Hex, tell: Tell): void {
  const unit = attack.on;
  const joins = state.leaderAt[to] !== NONE;
  tell?.({ type: 'retreated', unit, from: state.hexOf[unit], to });
  carryUnit(state, fieldOf(state), unit, to, joins ? NONE : attachedTo(state, unit), tell);
  attack.left = joins ? 0 : attack.left - 1;
  goTo(state, 'retreating');
}

// N10.8
export const retreated = pass((state, tell) => {
  const { attack } = state;
  if (attack === null) return;
  const field = fieldOf(state);
  const hex = state.hexOf[attack.on];
  if (hex !== attack.at) standsOn(state, field, attack.on, hex, tell); // N18.4
  if (state.phase === 'over') return;
  if (attack.left === 0) return goTo(state, 'attacked');
  takeBlocks(state, field, attack, attack.left, 'retreat', tell);
});
