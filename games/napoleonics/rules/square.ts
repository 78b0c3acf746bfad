import { CARD_NAMES } from '../data/cards.ts';
import { CAVALRY, INFANTRY } from '../data/units.ts';
import { fieldOf } from './field.ts';
import { roll } from './phase.ts';
import { layOnTrack, takeFromHand } from './pieces.ts';
import { NONE, goTo, other, type Melee, type State } from './state.ts';

const CARDS_NEEDED = 3;

/** N13.6 … N13.9 */
export function mayFormSquare(state: State, { attacker, defender, at }: Melee): boolean {
  const field = fieldOf(state);
  const seat = field.seat[defender];
  return (
    field.arm[defender] === INFANTRY &&
    field.arm[attacker] === CAVALRY &&
    state.squareOf[defender] === 0 &&
    state.hands[seat].length >= CARDS_NEEDED &&
    state.tracks[seat].includes(NONE) &&
    field.square[at]
  );
}

// N13.11
export const formSquare = roll({
  chance: (state) => ({ kind: 'pick', from: state.hands[other(state.active)], names: CARD_NAMES }),
  settle(state, tell, card) {
    const { melee } = state;
    if (melee === null) return;
    const seat = other(state.active);
    const place = state.tracks[seat].indexOf(NONE) + 1; // N13.8
    takeFromHand(state, seat, card);
    layOnTrack(state, seat, place, card);
    state.squareOf = state.squareOf.with(melee.defender, place);
    tell?.({ type: 'formedSquare', seat, unit: melee.defender, place, card });
    goTo(state, 'reacted');
  },
});
