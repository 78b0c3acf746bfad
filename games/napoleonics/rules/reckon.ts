import { distance, hexNamed } from '../data/board.ts';
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
  if (!prepare(state, field, by, attack.moved ?? 0) || !targets(state, field, by, false).includes(at))
    return null;
  if (attack.way === 'fire') return fireDice(state, field, by, at);
  const dice = meleeDice(state, field, { by, on, from, at, way: 'melee', bonus });
  const guns = joined(state, field, by, at, attack);
  return guns === null ? null : dice + guns;
}

/** Orders the unit and lets it have moved; false if it could not have, or may not battle after it. */
function prepare(state: State, field: Field, unit: number, moved: number): boolean {
  state.marks[unit] = ORDERED;
  if (moved > reach(state, field, unit)) return false;
  if (moved > 0) markMoved(state, field, unit, state.hexOf[unit], moved > 1);
  return (state.marks[unit] & TIRED) === 0;
}

function joined(state: State, field: Field, attacker: number, at: number, attack: Reckoning): number | null {
  let dice = 0;
  const batteries: number[] = [];
  for (const name of attack.batteries ?? []) {
    const battery = state.unitAt[hexNamed(name)];
    state.marks[battery] |= ORDERED;
    const bonus = attack.bonus ?? false;
    const melee = {
      attacker,
      from: state.hexOf[attacker],
      at,
      defender: state.unitAt[at],
      leader: state.leaderAt[at],
      batteries,
      bonus,
      reaction: 'none',
    } as const;
    if (!mayJoin(state, field, melee, battery)) return null;
    batteries.push(battery);
    dice += batteryDice(state, field, battery, at, bonus);
  }
  return dice;
}
