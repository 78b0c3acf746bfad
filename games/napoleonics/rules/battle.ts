import { AROUND, distance, type Hex } from '../data/board.ts';
import { CARDS_IN_FORCE } from '../data/cards.ts';
import { ARTILLERY, CAVALRY } from '../data/units.ts';
import { ATTACK, BATTLE, DONE, type Doing } from './actions.ts';
import { startFire } from './attack.ts';
import { hasDice } from './combined.ts';
import { fieldOf, type Field } from './field.ts';
import { declareMelee } from './melee.ts';
import { activeSeat, ask, pass } from './phase.ts';
import { loneEnemyLeader } from './pieces.ts';
import { sees, seesOverFriends } from './sight.ts';
import { fireDice } from './strength.ts';
import { removeTiles } from './tiles.ts';
import { BATTLED, NONE, ORDERED, TIRED, goTo, type State } from './state.ts';

const mayBattle = (state: State, field: Field, unit: number): boolean =>
  (state.marks[unit] & (ORDERED | BATTLED | TIRED)) === ORDERED &&
  state.hexOf[unit] !== NONE &&
  field.seat[unit] === state.active;

/** The hexes this unit may attack, in melee and by fire; with `first`, only whether there is one. */
export function targets(state: State, field: Field, unit: number, first: boolean): Hex[] {
  const { battles } = CARDS_IN_FORCE[state.card];
  const list: Hex[] = [];
  if (battles === 'none') return list;
  const engaged = addBeside(state, field, unit, list);
  if (battles === 'fire') list.length = 0;
  if (engaged || battles === 'melee' || field.arm[unit] === CAVALRY) return list; // N6.4
  if (!(first && list.length > 0)) addInSight(state, field, unit, list, first);
  return list;
}

/** Adjacent enemies that it may strike; tells whether one of them is a unit. */
function addBeside(state: State, field: Field, unit: number, list: Hex[]): boolean {
  let engaged = false;
  for (const hex of AROUND[state.hexOf[unit]]) {
    const there = state.unitAt[hex];
    const enemy = there !== NONE && field.seat[there] !== state.active;
    const target = enemy || loneEnemyLeader(state, field, hex, state.active) !== NONE;
    if (target && hasDice(state, field, unit, hex, false)) list.push(hex);
    engaged ||= enemy;
  }
  return engaged;
}

function addInSight(state: State, field: Field, unit: number, list: Hex[], first: boolean): void {
  for (let enemy = 0; enemy < state.hexOf.length; enemy++) {
    const at = state.hexOf[enemy];
    if (at === NONE || field.seat[enemy] === state.active || !mayFireAt(state, field, unit, at)) continue;
    list.push(at);
    if (first) return;
  }
}

function mayFireAt(state: State, field: Field, unit: number, at: Hex): boolean {
  const from = state.hexOf[unit];
  if (distance(from, at) > field.kind[unit].range) return false;
  const overFriends = field.arm[unit] === ARTILLERY && field.high[from];
  const clear = overFriends
    ? seesOverFriends(state, field, from, at, state.active)
    : sees(state, field, from, at);
  return clear && fireDice(state, field, unit, at) > 0; // N6.15
}

export const fighting = pass((state, tell) => {
  removeTiles(state, tell);
  goTo(state, fighters(state, fieldOf(state), true).length > 0 ? 'battle' : 'ending');
});

function fighters(state: State, field: Field, first: boolean): Doing<'battle'>[] {
  const list: Doing<'battle'>[] = [];
  for (let unit = 0; unit < state.hexOf.length; unit++) {
    if (!mayBattle(state, field, unit) || targets(state, field, unit, true).length === 0) continue;
    list.push(BATTLE[state.hexOf[unit]]);
    if (first) return list;
  }
  return list;
}

// N6.1
export const battle = ask({
  rule: 'N6.1',
  seat: activeSeat,
  legal(state) {
    const list: Doing<'battle' | 'done'>[] = fighters(state, fieldOf(state), false);
    list.push(DONE);
    return list;
  },
  does: {
    battle(state, _tell, { hex }) {
      state.piece = state.unitAt[hex];
      goTo(state, 'target');
    },
    done: (state) => goTo(state, 'ending'),
  },
});

// N6.2
export const target = ask({
  rule: 'N6.2',
  seat: activeSeat,
  legal: (state) => targets(state, fieldOf(state), state.piece, false).map((hex) => ATTACK[hex]),
  does: {
    attack(state, tell, { hex: at }) {
      const unit = state.piece;
      const near = distance(state.hexOf[unit], at) === 1;
      state.marks[unit] |= BATTLED;
      tell?.({ type: 'declared', way: near ? 'melee' : 'fire', by: unit, at, bonus: false });
      if (near) declareMelee(state, unit, at, false);
      else startFire(state, unit, at);
    },
  },
});

/** The battle of one unit is over, bonus actions included. */
export const battled = pass((state) => {
  state.melee = null;
  state.attack = null;
  state.flight = null;
  goTo(state, 'fighting');
});
