import { AROUND, type Hex } from '../data/board.ts';
import { ARTILLERY, CAVALRY } from '../data/units.ts';
import { ADVANCE, ATTACK, DONE, NO, PRESS, type Doing } from './actions.ts';
import type { Tell } from './events.ts';
import { hasDice } from './combined.ts';
import { fieldOf, type Field } from './field.ts';
import { declareMelee } from './melee.ts';
import { mayEnter, stopsBetween, tires } from './movement.ts';
import { activeSeat, ask, pass } from './phase.ts';
import { attachedTo, loneEnemyLeader, shiftUnit } from './pieces.ts';
import { NONE, TIRED, goTo, type Melee, type State } from './state.ts';

/** N12.1: the enemy has left the hex. */
export const won = pass((state) => {
  const { melee } = state;
  if (melee === null) return;
  goTo(state, mayAdvance(state, fieldOf(state), melee) ? 'advance' : 'battled');
});

// N12.3, N12.4, N12.6
const mayAdvance = (state: State, field: Field, { attacker, at }: Melee): boolean =>
  field.arm[attacker] !== ARTILLERY && state.squareOf[attacker] === 0 && mayGo(state, field, attacker, at);

const mayGo = (state: State, field: Field, unit: number, to: Hex): boolean =>
  mayEnter(state, field, unit, attachedTo(state, unit) !== NONE, to);

const isCavalry = (state: State, unit: number): boolean => fieldOf(state).arm[unit] === CAVALRY;

export const advance = ask({
  rule: (state) => (state.melee && isCavalry(state, state.melee.attacker) ? 'N12.5' : 'N12.2'),
  seat: activeSeat,
  legal: () => [ADVANCE, NO],
  does: {
    advance(state, tell) {
      const { melee } = state;
      if (melee === null) return;
      const stops = stopsBetween(fieldOf(state), melee.from, melee.at);
      goForward(state, melee.attacker, melee.at, tell);
      const breaksThrough = isCavalry(state, melee.attacker) && !melee.bonus;
      if (!breaksThrough) return goTo(state, 'battled');
      goTo(state, stops ? 'charging' : 'advanced');
    },
    no: (state) => goTo(state, 'battled'),
  },
});

function goForward(state: State, unit: number, to: Hex, tell: Tell): void {
  const field = fieldOf(state);
  tell?.({ type: 'advanced', unit, from: state.hexOf[unit], to });
  if (tires(field, unit, to)) state.marks[unit] |= TIRED;
  shiftUnit(state, field, unit, to, attachedTo(state, unit), tell);
}

/** The further hexes open to cavalry that broke through. */
const onward = (state: State, field: Field, unit: number): Doing<'press'>[] =>
  AROUND[state.hexOf[unit]].filter((hex) => mayGo(state, field, unit, hex)).map((hex) => PRESS[hex]);

export const advanced = pass((state) => {
  const { melee } = state;
  if (melee === null) return;
  goTo(state, onward(state, fieldOf(state), melee.attacker).length > 0 ? 'press' : 'charging');
});

export const press = ask({
  rule: 'N12.5',
  seat: activeSeat,
  legal: (state) =>
    state.melee === null ? [] : [...onward(state, fieldOf(state), state.melee.attacker), DONE],
  does: {
    press(state, tell, { hex }) {
      if (state.melee !== null) goForward(state, state.melee.attacker, hex, tell);
      goTo(state, 'charging');
    },
    done: (state) => goTo(state, 'charging'),
  },
});

// N12.7
const bonusTargets = (state: State, field: Field, unit: number): Hex[] =>
  AROUND[state.hexOf[unit]].filter((hex) => {
    const there = state.unitAt[hex];
    const enemy = there !== NONE && field.seat[there] !== state.active;
    const target = enemy || loneEnemyLeader(state, field, hex, state.active) !== NONE;
    return target && hasDice(state, field, unit, hex, true);
  });

export const charging = pass((state) => {
  const { melee } = state;
  if (melee === null) return;
  const tired = (state.marks[melee.attacker] & TIRED) !== 0; // N12.8
  const none = tired || bonusTargets(state, fieldOf(state), melee.attacker).length === 0;
  goTo(state, none ? 'battled' : 'bonus');
});

export const bonus = ask({
  rule: 'N12.7',
  seat: activeSeat,
  legal: (state) =>
    state.melee === null
      ? []
      : [...bonusTargets(state, fieldOf(state), state.melee.attacker).map((hex) => ATTACK[hex]), NO],
  does: {
    attack(state, tell, { hex: at }) {
      const { melee } = state;
      if (melee === null) return;
      tell?.({ type: 'declared', way: 'melee', by: melee.attacker, at, bonus: true });
      declareMelee(state, melee.attacker, at, true);
    },
    no: (state) => goTo(state, 'battled'),
  },
});
