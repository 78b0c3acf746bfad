import type { Seat } from '@bicorne/engine';
import { DECK } from '../data/cards.ts';
import type { Tell } from './events.ts';
import { NONE, other, type Note, type State } from './state.ts';

/**
 * What a careful opponent remembers of a seat's hidden cards when discards go back into the deck:
 * the cards held at that moment were not among those discards.
 */
export function mixDiscards(state: State, tell: Tell): void {
  for (const seat of [0, 1]) state.notes[seat].push({ bound: unseenBy(state, other(seat)), slack: 0 });
  for (let card = 0; card < DECK.length; card++) {
    state.deck[card] += state.discards[card];
    state.discards[card] = 0;
  }
  for (const buried of state.buried) for (const card of buried) state.deck[card]++;
  state.buried = [[], []];
  tell?.({ type: 'mixed', cards: state.deck.reduce((sum, n) => sum + n, 0) });
}

/** How many cards of each kind this seat cannot place: they are in the deck or hidden with the other seat. */
function unseenBy(state: State, seat: Seat): number[] {
  const unseen = DECK.map((n, card) => n - state.discards[card]);
  const known = [...state.hands[seat], ...state.tracks[seat], ...state.buried[seat]];
  if (seat === state.active) known.push(...state.scouted);
  for (const card of known) if (card !== NONE) unseen[card]--;
  return unseen;
}

export function noteDrawn(state: State, seat: Seat): void {
  if (state.notes[seat].length === 0) return;
  for (const note of state.notes[seat]) note.slack++;
  forget(state, seat);
}

export function notePlayed(state: State, seat: Seat, card: number): void {
  if (state.notes[seat].length === 0) return;
  for (const note of state.notes[seat]) noteCard(note, card);
  forget(state, seat);
}

/** One card of the noted ones is of this kind: within the bound, or one of the slack. */
export function noteCard(note: Note, card: number): void {
  if (note.bound[card] > 0) note.bound[card]--;
  else note.slack--;
}

/** A note that allows everything says nothing. */
function forget(state: State, seat: Seat): void {
  const hidden =
    state.hands[seat].length +
    state.buried[seat].length +
    state.tracks[seat].filter((card) => card !== NONE).length +
    2;
  state.notes[seat] = state.notes[seat].filter(({ slack }) => slack < hidden);
}
