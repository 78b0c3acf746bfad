import type { Seat } from '@bicorne/engine';
import type { Hex } from '../data/board.ts';
import { FIRST_STRIKE } from '../data/cards.ts';
import { CAVALRY } from '../data/units.ts';
import { BACK, NO, RETIRE, SQUARE, STRIKE, type Doing } from './actions.ts';
import { counterDice, startCounter, startMelee } from './attack.ts';
import type { Tell } from './events.ts';
import { fieldOf } from './field.ts';
import { discard, notePlayed } from './notes.ts';
import { ask, pass } from './phase.ts';
import { takeFromHand } from './pieces.ts';
import { mayRetire } from './retire.ts';
import { mayFormSquare } from './square.ts';
import { BATTLED, NONE, goTo, other, type Melee, type State } from './state.ts';

export function declareMelee(state: State, attacker: number, at: Hex, bonus: boolean): void {
  const defender = state.unitAt[at];
  state.melee = {
    attacker,
    from: state.hexOf[attacker],
    at,
    defender,
    leader: defender === NONE ? state.leaderAt[at] : NONE,
    batteries: [],
    bonus,
    reaction: 'none',
  };
  goTo(state, 'supporting');
}

const defendingSeat = (state: State): Seat => other(state.active);

export const reacting = pass((state) => {
  const { melee } = state;
  if (melee === null) return;
  for (const battery of melee.batteries) state.marks[battery] |= BATTLED; // N20.10
  if (melee.defender === NONE) return goTo(state, 'reacted'); // N8.18
  if (!isSquareAgainstHorse(state, melee)) return goTo(state, 'react');
  melee.reaction = 'square'; // N13.23
  goTo(state, 'reacted');
});

const isSquareAgainstHorse = (state: State, { attacker, defender }: Melee): boolean =>
  state.squareOf[defender] > 0 && fieldOf(state).arm[attacker] === CAVALRY;

// N8.3
export const react = ask({
  rule: 'N8.3',
  seat: defendingSeat,
  legal(state) {
    const { melee } = state;
    const list: Doing<'strike' | 'retire' | 'square' | 'no'>[] = [];
    if (melee === null) return list;
    if (state.hands[defendingSeat(state)].includes(FIRST_STRIKE)) list.push(STRIKE);
    if (mayRetire(state, melee)) list.push(RETIRE);
    if (mayFormSquare(state, melee)) list.push(SQUARE);
    list.push(NO);
    return list;
  },
  does: {
    strike(state, tell) {
      reactWith(state, 'strike', tell);
      playFirstStrike(state, tell);
    },
    retire: (state, tell) => reactWith(state, 'retire', tell),
    square: (state, tell) => reactWith(state, 'square', tell),
    no: (state, tell) => reactWith(state, 'none', tell),
  },
});

function reactWith(state: State, reaction: Melee['reaction'], tell: Tell): void {
  const { melee } = state;
  if (melee === null) return;
  melee.reaction = reaction;
  tell?.({ type: 'reacted', seat: defendingSeat(state), reaction });
  goTo(state, reaction === 'square' ? 'formSquare' : 'reacted');
}

function playFirstStrike(state: State, tell: Tell): void {
  const seat = defendingSeat(state);
  takeFromHand(state, seat, FIRST_STRIKE);
  notePlayed(state, seat, FIRST_STRIKE);
  discard(state, FIRST_STRIKE);
  state.strikes++; // N3.7
  tell?.({ type: 'discarded', seat, card: FIRST_STRIKE });
}

export const reacted = pass((state) => {
  const { melee } = state;
  if (melee === null) return;
  const { reaction } = melee;
  if (reaction === 'strike' || reaction === 'square') startCounter(state, melee, reaction);
  else startMelee(state, melee);
});

/** What follows when the dice of one attack have had all their effect. */
export const attacked = pass((state) => {
  const { attack, melee } = state;
  if (attack === null) return;
  if (melee === null || attack.way === 'back') return goTo(state, 'battled');
  if (attack.way !== 'melee') return goOnAfterCounter(state, melee);
  const left = melee.defender === NONE || state.hexOf[melee.defender] !== melee.at; // N12.1
  if (left) return goTo(state, 'won');
  goTo(state, melee.reaction === 'none' ? 'backing' : 'battled'); // N13.14, N16.13
});

/** N13.14, N16.13, N20.9: the attacker rolls only if it still stands where it attacked from. */
function goOnAfterCounter(state: State, melee: Melee): void {
  if (state.hexOf[melee.attacker] === melee.from) startMelee(state, melee);
  else goTo(state, 'battled');
}

// N8.13
export const backing = pass((state) => {
  const { melee } = state;
  goTo(state, melee !== null && counterDice(state, melee, 'back') > 0 ? 'back' : 'battled');
});

export const back = ask({
  rule: 'N8.13',
  seat: defendingSeat,
  legal: () => [BACK, NO],
  does: {
    back(state) {
      if (state.melee !== null) startCounter(state, state.melee, 'back');
    },
    no(state, tell) {
      if (state.melee !== null) tell?.({ type: 'declinedBack', unit: state.melee.defender });
      goTo(state, 'battled');
    },
  },
});
