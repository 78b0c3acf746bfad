import { MOST_DICE } from '@bicorne/engine';
import type { Hex } from '../data/board.ts';
import { BATTLE_DIE, NO_FACES, facesOf } from './dice.ts';
import { fieldOf, type Field } from './field.ts';
import { roll } from './phase.ts';
import { batteryDice, fireDice, meleeDice } from './strength.ts';
import { NONE, goTo, type Attack, type Melee, type State, type Way } from './state.ts';

function startAttack(state: State, attack: Omit<Attack, 'faces' | 'checked' | 'left' | 'stage'>): void {
  state.flight = null;
  state.attack = { ...attack, faces: NO_FACES, checked: false, left: 0, stage: 'hits' };
  goTo(state, attack.dice > 0 ? 'roll' : 'losses');
}

export function startFire(state: State, by: number, at: Hex): void {
  const dice = fireDice(state, fieldOf(state), by, at);
  startAttack(state, {
    way: 'fire',
    by,
    on: state.unitAt[at],
    leader: NONE,
    from: state.hexOf[by],
    at,
    dice,
  });
}

/** The attack of a melee, batteries included (N20.6). */
export function startMelee(state: State, melee: Melee): void {
  const { attacker: by, defender: on, leader, from, at } = melee;
  startAttack(state, {
    way: 'melee',
    by,
    on,
    leader,
    from,
    at,
    dice: attackDice(state, fieldOf(state), melee),
  });
}

export function attackDice(state: State, field: Field, melee: Melee): number {
  const { attacker: by, defender: on, from, at, bonus } = melee;
  return melee.batteries.reduce(
    (sum, battery) => sum + batteryDice(state, field, battery, at, bonus),
    meleeDice(state, field, { by, on, from, at, way: 'melee', bonus }),
  );
}

/** The defender rolls against the attacker: battle back, First Strike, or a square against cavalry. */
export function startCounter(
  state: State,
  melee: Melee,
  way: Extract<Way, 'back' | 'strike' | 'square'>,
): void {
  const dice = counterDice(state, melee, way);
  const { attacker, defender, from, at } = melee;
  startAttack(state, { way, by: defender, on: attacker, leader: NONE, from: at, at: from, dice });
}

export function counterDice(state: State, melee: Melee, way: Way): number {
  const { attacker: on, defender: by, from, at } = melee;
  return meleeDice(state, fieldOf(state), { by, on, from: at, at: from, way, bonus: false });
}

/** The dice of one attack; more than a roll can hold are rolled in several. */
export const attackRoll = roll({
  chance: ({ attack }) => ({ kind: 'dice', die: BATTLE_DIE, count: Math.min(attack?.dice ?? 0, MOST_DICE) }),
  settle(state, tell, outcome) {
    const { attack } = state;
    if (attack === null) return;
    const faces = facesOf(outcome);
    attack.dice -= Math.min(attack.dice, MOST_DICE);
    attack.faces = attack.faces.map((n, face) => n + faces[face]);
    tell?.({ type: 'rolled', way: attack.way, by: attack.by, at: attack.at, faces });
    if (attack.dice === 0) goTo(state, 'losses');
  },
});
