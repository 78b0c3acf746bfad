import type { Seat } from '@bicorne/engine';
import type { Hex } from '../data/board.ts';
import { FIRST_STRIKE } from '../data/cards.ts';
import { CAVALRY } from '../data/units.ts';
import { BACK, NO, RETIRE, SQUARE, STRIKE, type Action } from './actions.ts';
import { counterDice, startCounter, startMelee } from './attack.ts';
import type { Tell } from './events.ts';
import { fieldOf } from './field.ts';
import { discard, notePlayed } from './notes.ts';
import type { Asking, Passing } from './phase.ts';
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

export const reacting: Passing = {
  kind: 'pass',
  run(state) {
    const { melee } = state;
    if (melee === null) return;
    for (const battery of melee.batteries) state.marks[battery] |= BATTLED; // N20.10
    if (melee.defender === NONE) return goTo(state, 'reacted'); // N8.18
    if (!isSquareAgainstHorse(state, melee)) return goTo(state, 'react');
    melee.reaction = 'square'; // N13.23
    goTo(state, 'reacted');
  },
};

const isSquareAgainstHorse = (state: State, { attacker, defender }: Melee): boolean =>
  state.squareOf[defender] > 0 && fieldOf(state).arm[attacker] === CAVALRY;

// N8.3
export const react: Asking = {
  kind: 'ask',
  rule: 'N8.3',
  seat: defendingSeat,
  legal(state) {
    const { melee } = state;
    const list: Action[] = [];
    if (melee === null) return list;
    if (state.hands[defendingSeat(state)].includes(FIRST_STRIKE)) list.push(STRIKE);
    if (mayRetire(state, melee)) list.push(RETIRE);
    if (mayFormSquare(state, melee)) list.push(SQUARE);
    list.push(NO);
    return list;
  },
  act(state, action, tell) {
    const { melee } = state;
    if (melee === null) return;
    melee.reaction =
      action.do === 'strike' || action.do === 'retire' || action.do === 'square' ? action.do : 'none';
    tell?.({ type: 'reacted', seat: defendingSeat(state), reaction: melee.reaction });
    if (action.do === 'strike') playFirstStrike(state, tell);
    goTo(state, action.do === 'square' ? 'formSquare' : 'reacted');
  },
};

function playFirstStrike(state: State, tell: Tell): void {
  const seat = defendingSeat(state);
  takeFromHand(state, seat, FIRST_STRIKE);
  notePlayed(state, seat, FIRST_STRIKE);
  discard(state, FIRST_STRIKE);
  state.strikes++; // N3.7
  tell?.({ type: 'discarded', seat, card: FIRST_STRIKE });
}

export const reacted: Passing = {
  kind: 'pass',
  run(state) {
    const { melee } = state;
    if (melee === null) return;
    const { reaction } = melee;
    if (reaction === 'strike' || reaction === 'square') startCounter(state, melee, reaction);
    else startMelee(state, melee);
  },
};

/** What follows when the dice of one attack have had all their effect. */
export const attacked: Passing = {
  kind: 'pass',
  run(state) {
    const { attack, melee } = state;
    if (attack === null) return;
    if (melee === null || attack.way === 'back') return goTo(state, 'battled');
    if (attack.way !== 'melee') return goOnAfterCounter(state, melee);
    const left = melee.defender === NONE || state.hexOf[melee.defender] !== melee.at; // N12.1
    if (left) return goTo(state, 'won');
    goTo(state, melee.reaction === 'none' ? 'backing' : 'battled'); // N13.14, N16.13
  },
};

/** N13.14, N16.13, N20.9: the attacker rolls only if it still stands where it attacked from. */
function goOnAfterCounter(state: State, melee: Melee): void {
  if (state.hexOf[melee.attacker] === melee.from) startMelee(state, melee);
  else goTo(state, 'battled');
}

// N8.13
export const backing: Passing = {
  kind: 'pass',
  run(state) {
    const { melee } = state;
    goTo(state, melee !== null && counterDice(state, melee, 'back') > 0 ? 'back' : 'battled');
  },
};

export const back: Asking = {
  kind: 'ask',
  rule: 'N8.13',
  seat: defendingSeat,
  legal: () => [BACK, NO],
  act(state, action, tell) {
    const { melee } = state;
    if (melee === null) return;
    if (action.do === 'back') return startCounter(state, melee, 'back');
    tell?.({ type: 'declinedBack', unit: melee.defender });
    goTo(state, 'battled');
  },
};
