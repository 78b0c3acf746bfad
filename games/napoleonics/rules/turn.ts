import type { BlindPick, Seat } from '@bicorne/engine';
import { CARDS_IN_FORCE, CARD_NAMES, MIRRORED, ONE_UNIT } from '../data/cards.ts';
import { KEEP, PLAY, type Doing } from './actions.ts';
import type { Tell } from './events.ts';
import { fieldOf } from './field.ts';
import { discard, mixDiscards, noteDrawn, notePlayed, noteThrown } from './notes.ts';
import { activeSeat, ask, pass, roll } from './phase.ts';
import { addToHand, takeFromHand } from './pieces.ts';
import { NONE, goTo, other, type State } from './state.ts';

/** A card of the deck, each with equal chance: the deck needs no order. N2.2 */
function fromDeck(state: State): BlindPick {
  const from: number[] = [];
  for (let card = 0; card < state.deck.length; card++)
    for (let n = state.deck[card]; n > 0; n--) from.push(card);
  return { kind: 'pick', from, names: CARD_NAMES };
}

function takeFromDeck(state: State, card: number): void {
  state.deck = state.deck.with(card, state.deck[card] - 1);
}

const handLimit = (state: State, seat: Seat): number => {
  const { cards } = fieldOf(state).scenario;
  return seat === 0 ? cards.french : cards.allied;
};

const cardsHeld = (state: State, seat: Seat): number =>
  state.hands[seat].length + state.tracks[seat].filter((card) => card !== NONE).length;

/** The seat whose hand is still being dealt, or NONE. */
export const dealtTo = (state: State): Seat =>
  [0, 1].find((seat) => cardsHeld(state, seat) < handLimit(state, seat)) ?? NONE;

export const deal = roll({
  chance: fromDeck,
  settle(state, tell, card) {
    const seat = dealtTo(state);
    takeFromDeck(state, card);
    addToHand(state, seat, card);
    tell?.({ type: 'dealt', seat, card });
    if (dealtTo(state) === NONE) goTo(state, 'opening');
  },
});

// N3.2
export const play = ask({
  rule: 'N3.2',
  seat: activeSeat,
  legal(state) {
    const list: Doing<'play'>[] = [];
    const hand = state.hands[state.active];
    for (let i = 0; i < hand.length; i++) if (hand[i] !== hand[i - 1]) list.push(PLAY[hand[i]]);
    return list;
  },
  does: {
    play: (state, tell, { card }) => playCard(state, card, tell),
  },
});

function playCard(state: State, card: number, tell: Tell): void {
  const seat = state.active;
  state.rating = state.hands[seat].length; // N3.3
  takeFromHand(state, seat, card);
  notePlayed(state, seat, card);
  state.played = card;
  state.copied = copyOf(state, card);
  state.card = state.copied;
  state.last = state.last.with(seat, state.copied);
  tell?.({ type: 'played', seat, card, rating: state.rating });
  if (state.copied !== card) tell?.({ type: 'copied', seat, card: state.copied });
  goTo(state, 'command');
}

// N16.7, N16.8, N16.9
function copyOf(state: State, card: number): number {
  if (CARDS_IN_FORCE[card].orders.kind !== 'copy') return card;
  const model = state.last[other(state.active)];
  return model === NONE ? ONE_UNIT : MIRRORED[model];
}

// N3.6, N3.9
export const ending = pass((state, tell) => {
  const copied = CARDS_IN_FORCE[state.copied];
  discard(state, state.played);
  tell?.({ type: 'discarded', seat: state.active, card: state.played });
  state.played = NONE;
  if (copied.mixes) mixDiscards(state, tell);
  state.draws = copied.scout ? 2 : 1;
  goTo(state, 'drawing');
});

/** Whom the next card of the deck goes to, or NONE when all have drawn. N3.7 */
const drawer = (state: State): Seat =>
  state.strikes > 0 ? other(state.active) : state.draws > 0 ? state.active : NONE;

export const drawing = pass((state, tell) => {
  const seat = drawer(state);
  if (seat === NONE) return state.scouted.length === 2 ? goTo(state, 'keep') : nextTurn(state);
  if (state.deck.every((n) => n === 0)) mixDiscards(state, tell); // N3.8
  goTo(state, 'draw');
});

export const draw = roll({
  chance: fromDeck,
  settle(state, tell, card) {
    const seat = drawer(state);
    const scouting = seat === state.active && CARDS_IN_FORCE[state.copied].scout;
    takeFromDeck(state, card);
    noteDrawn(state, seat);
    if (scouting) state.scouted = [...state.scouted, card];
    else addToHand(state, seat, card);
    if (seat === state.active) state.draws--;
    else state.strikes--;
    tell?.({ type: 'drew', seat, card });
    goTo(state, 'drawing');
  },
});

// N3.10
export const keep = ask({
  rule: 'N3.10',
  seat: activeSeat,
  legal: ({ scouted }) =>
    scouted[0] === scouted[1] ? [KEEP[scouted[0]]] : scouted.map((card) => KEEP[card]),
  does: {
    keep(state, tell, { card }) {
      const { active: seat, scouted } = state;
      const thrown = scouted[scouted[0] === card ? 1 : 0];
      state.scouted = [];
      addToHand(state, seat, card);
      discard(state, thrown);
      noteThrown(state, seat, thrown);
      tell?.({ type: 'kept', seat, card, thrown });
      nextTurn(state);
    },
  },
});

function nextTurn(state: State): void {
  state.active = other(state.active);
  state.marks.fill(0);
  state.leaderMarks = state.leaderMarks.map(() => 0);
  state.copied = NONE;
  state.card = NONE;
  state.rating = 0;
  state.left = [];
  state.section = NONE;
  state.piece = NONE;
  goTo(state, 'opening');
}

export const cardsInDeck = (state: { readonly deck: readonly number[] }): number =>
  state.deck.reduce((sum, n) => sum + n, 0);
