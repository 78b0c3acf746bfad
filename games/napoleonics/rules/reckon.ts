import { distance, hexNamed, type Hex } from '../data/board.ts';
import { ONE_UNIT, cardNamed } from '../data/cards.ts';
import { ARTILLERY } from '../data/units.ts';
import { targets } from './battle.ts';
import { mayJoin } from './combined.ts';
import { fieldOf, type Field } from './field.ts';
import { markMoved, reach } from './movement.ts';
import { batteryDice, fireDice, meleeDice } from './strength.ts';
import { NONE, ORDERED, TIRED, cloneState, type State } from './state.ts';

/** An attack to be reckoned: hexes by name; the unit on `from` rolls against what stands on `at`. */
export interface Reckoning {
  readonly from: string;
  readonly at: string;
  /** Fire or melee of the unit's own turn, or its battle back or First Strike in the other's. */
  readonly way: 'fire' | 'melee' | 'back' | 'strike';
  /** The card by which it was ordered; without one, an order without effects. */
  readonly card?: string;
  /** Hexes moved before, 0 if not given; it then came into its hex this turn. */
  readonly moved?: number;
  readonly bonus?: boolean;
  /** Hexes of the batteries that join, ordered by the same card and not moved. */
  readonly batteries?: readonly string[];
}

/** How many dice are rolled, or null where the attack may not be made. The state is left alone. */
export function diceFor(given: State, attack: Reckoning): number | null {
  const state = cloneState(given);
  const field = fieldOf(state);
  const from = hexNamed(attack.from);
  const at = hexNamed(attack.at);
  const by = state.unitAt[from] ?? NONE;
  if (by === NONE || at === NONE) return null;
  if (distance(from, at) > 1 !== (attack.way === 'fire')) return null; // N6.3, N8.1
  if (attack.batteries?.length && (attack.way !== 'melee' || field.arm[by] === ARTILLERY)) return null; // N20.1
  const on = state.unitAt[at];
  const bonus = attack.bonus ?? false;
  if (attack.way === 'back' || attack.way === 'strike')
    return meleeDice(state, field, { by, on, from, at, way: attack.way, bonus });
  state.active = field.seat[by];
  state.card = attack.card === undefined ? ONE_UNIT : cardNamed(attack.card);
  const batteries = (attack.batteries ?? []).map((name) => state.unitAt[hexNamed(name)]);
  for (const battery of batteries) state.marks[battery] |= ORDERED;
  if (!prepare(state, field, by, attack.moved ?? 0) || !targets(state, field, by, false).includes(at))
    return null;
  if (attack.way === 'fire') return fireDice(state, field, by, at);
  const dice = meleeDice(state, field, { by, on, from, at, way: 'melee', bonus });
  const guns = joined(state, field, batteries, at, bonus);
  return guns !== null && dice + guns > 0 ? dice + guns : null; // N8.10
}

/** Orders the unit and lets it have moved; false if it could not have, or may not battle after it. */
function prepare(state: State, field: Field, unit: number, moved: number): boolean {
  state.marks[unit] = ORDERED;
  if (moved > reach(state, field, unit)) return false;
  if (moved > 0) markMoved(state, field, unit, state.hexOf[unit], moved > 1);
  return (state.marks[unit] & TIRED) === 0;
}

function joined(
  state: State,
  field: Field,
  batteries: readonly number[],
  at: Hex,
  bonus: boolean,
): number | null {
  const twice = new Set(batteries).size < batteries.length;
  if (twice || !batteries.every((battery) => mayJoin(state, field, battery, at))) return null;
  return batteries.reduce((sum, battery) => sum + batteryDice(state, field, battery, at, bonus), 0);
}
