import { distance, type Hex } from '../data/board.ts';
import { CARDS_IN_FORCE } from '../data/cards.ts';
import { ARTILLERY } from '../data/units.ts';
import { DONE, JOIN, type Doing } from './actions.ts';
import { attackDice } from './attack.ts';
import { fieldOf, type Field } from './field.ts';
import { activeSeat, ask, pass } from './phase.ts';
import { enemyUnitBeside } from './pieces.ts';
import { sees } from './sight.ts';
import { batteryDice, gunDice, meleeDice } from './strength.ts';
import { BATTLED, NONE, ORDERED, TIRED, goTo, type Melee, type State } from './state.ts';

/** N20.1: the batteries that may still join the melee. */
function batteries(state: State, field: Field, melee: Melee): Doing<'join'>[] {
  const list: Doing<'join'>[] = [];
  if (!mayLead(state, field, melee.attacker)) return list;
  for (let unit = 0; unit < state.hexOf.length; unit++)
    if (!melee.batteries.includes(unit) && mayJoin(state, field, unit, melee.at))
      list.push(JOIN[state.hexOf[unit]]);
  return list;
}

// N20.1, N19.3
const mayLead = (state: State, field: Field, unit: number): boolean =>
  field.arm[unit] !== ARTILLERY && !(field.first && state.squareOf[unit] > 0);

// N20.2, N20.3, N20.5, N20.12
export function mayJoin(state: State, field: Field, unit: number, at: Hex): boolean {
  if (field.arm[unit] !== ARTILLERY || field.seat[unit] !== state.active || state.hexOf[unit] === NONE)
    return false;
  if ((state.marks[unit] & (ORDERED | BATTLED | TIRED)) !== ORDERED) return false;
  const hex = state.hexOf[unit];
  const range = distance(hex, at);
  return gunDice(state, field, unit, range) > 0 && (range === 1 || reachesFromAfar(state, field, hex, at));
}

/** N8.10, N20.7: whether a melee has a die, of the unit's own or of a battery that may join it. */
export function hasDice(state: State, field: Field, unit: number, at: Hex, bonus: boolean): boolean {
  const blow = { by: unit, on: state.unitAt[at], from: state.hexOf[unit], at, way: 'melee', bonus } as const;
  if (meleeDice(state, field, blow) > 0) return true;
  if (!mayLead(state, field, unit)) return false;
  return state.hexOf.some(
    (_, battery) => mayJoin(state, field, battery, at) && batteryDice(state, field, battery, at, bonus) > 0,
  );
}

const reachesFromAfar = (state: State, field: Field, hex: Hex, at: Hex): boolean =>
  CARDS_IN_FORCE[state.card].battles !== 'melee' &&
  !enemyUnitBeside(state, field, hex, state.active) &&
  sees(state, field, hex, at);

export const supporting = pass((state) => {
  const { melee } = state;
  if (melee === null) return;
  goTo(state, batteries(state, fieldOf(state), melee).length > 0 ? 'support' : 'reacting');
});

export const support = ask({
  rule: 'N20.1',
  seat: activeSeat,
  legal(state) {
    const { melee } = state;
    if (melee === null) return [];
    const field = fieldOf(state);
    const list: Doing<'join' | 'done'>[] = batteries(state, field, melee);
    if (attackDice(state, field, melee) > 0) list.push(DONE);
    return list;
  },
  does: {
    join(state, tell, { hex }) {
      const unit = state.unitAt[hex];
      if (state.melee !== null) state.melee.batteries = [...state.melee.batteries, unit];
      tell?.({ type: 'joined', unit });
      goTo(state, 'supporting');
    },
    done: (state) => goTo(state, 'reacting'),
  },
});
