import { distance, type Hex } from '../data/board.ts';
import { CARDS_IN_FORCE } from '../data/cards.ts';
import { ARTILLERY } from '../data/units.ts';
import { DONE, JOIN, type Action } from './actions.ts';
import { fieldOf, type Field } from './field.ts';
import { activeSeat, hexOfAction, type Asking, type Passing } from './phase.ts';
import { enemyUnitBeside } from './pieces.ts';
import { sees } from './sight.ts';
import { gunDice } from './strength.ts';
import { BATTLED, NONE, ORDERED, TIRED, goTo, type Melee, type State } from './state.ts';

/** N20.1: the batteries that may still join the melee. */
function batteries(state: State, field: Field, melee: Melee): Action[] {
  const list: Action[] = [];
  if (field.arm[melee.attacker] === ARTILLERY) return list;
  if (field.first && state.squareOf[melee.attacker] > 0) return list; // N19.3
  for (let unit = 0; unit < state.hexOf.length; unit++)
    if (mayJoin(state, field, melee, unit)) list.push(JOIN[state.hexOf[unit]]);
  return list;
}

// N20.2, N20.3, N20.5, N20.12
export function mayJoin(state: State, field: Field, melee: Melee, unit: number): boolean {
  if (field.arm[unit] !== ARTILLERY || field.seat[unit] !== state.active || state.hexOf[unit] === NONE)
    return false;
  if ((state.marks[unit] & (ORDERED | BATTLED | TIRED)) !== ORDERED || melee.batteries.includes(unit))
    return false;
  const hex = state.hexOf[unit];
  const range = distance(hex, melee.at);
  return (
    gunDice(state, field, unit, range) > 0 && (range === 1 || reachesFromAfar(state, field, hex, melee.at))
  );
}

const reachesFromAfar = (state: State, field: Field, hex: Hex, at: Hex): boolean =>
  CARDS_IN_FORCE[state.card].battles !== 'melee' &&
  !enemyUnitBeside(state, field, hex, state.active) &&
  sees(state, field, hex, at);

export const supporting: Passing = {
  kind: 'pass',
  run(state) {
    const { melee } = state;
    if (melee === null) return;
    goTo(state, batteries(state, fieldOf(state), melee).length > 0 ? 'support' : 'reacting');
  },
};

export const support: Asking = {
  kind: 'ask',
  rule: 'N20.1',
  seat: activeSeat,
  legal(state) {
    const list = state.melee === null ? [] : batteries(state, fieldOf(state), state.melee);
    list.push(DONE);
    return list;
  },
  act(state, action, tell) {
    if (action.do === 'done') return goTo(state, 'reacting');
    const unit = state.unitAt[hexOfAction(action)];
    if (state.melee !== null) state.melee.batteries = [...state.melee.batteries, unit];
    tell?.({ type: 'joined', unit });
    goTo(state, 'supporting');
  },
};
