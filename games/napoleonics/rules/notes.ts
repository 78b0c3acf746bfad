import type { Seat } from '@bicorne/engine';
import { DECK } from '../data/cards.ts';
import type { Tell } from './events.ts';
import { NONE, other, type Note, type State } from './state.ts';

/**
 * What a careful opponent remembers of a seat's hidden cards when discards go back into the deck:
 * the cards held at that moment were not among those discards.
 */
export function mixDiscards(state: State, tell: Tell): void {
  state.notes = state.notes.map((notes, seat) => [
    ...notes,
    { bound: unseenBy(state, other(seat)), slack: 0 },
  ]);
  state.deck = state.deck.map((n, card) => n + state.discards[card]);
  state.discards = state.discards.map(() => 0);
  tell?.({ type: 'mixed', cards: state.deck.reduce((sum, n) => sum + n, 0) });
}

export function discard(state: State, card: number): void {
  state.discards = state.discards.with(card, state.discards[card] + 1);
}

/** How many cards of each kind this seat cannot place: they are in the deck or hidden with the other seat. */
function unseenBy(state: State, seat: Seat): number[] {
  const unseen = DECK.map((n, card) => n - state.discards[card]);
  const known = [...state.hands[seat], ...state.tracks[seat]];
  if (seat === state.active) known.push(...state.scouted);
  for (const card of known) if (card !== NONE) unseen[card]--;
  return unseen;
}

export function noteDrawn(state: State, seat: Seat): void {
  keepNotes(state, seat, (note) => ({ ...note, slack: note.slack + 1 }));
}

export function notePlayed(state: State, seat: Seat, card: number): void {
  keepNotes(state, seat, (note) => noteCard(note, card));
}

/**
 * N3.10: of the two cards just drawn one lies open. A note from before them is not about either; one written between
 * them (the second then came out of the cards mixed in) may be about the card that is open.
 */
export function noteThrown(state: State, seat: Seat, card: number): void {
  keepNotes(state, seat, (note) =>
    note.slack >= 2 ? { ...note, slack: note.slack - 1 } : noteCard(note, card),
  );
}

/** One card of the noted ones is of this kind: within the bound, or one of the slack. */
export const noteCard = ({ bound, slack }: Note, card: number): Note =>
  bound[card] > 0 ? { bound: bound.with(card, bound[card] - 1), slack } : { bound, slack: slack - 1 };

/** A note that allows everything says nothing, and is forgotten. */
function keepNotes(state: State, seat: Seat, change: (note: Note) => Note): void {
  if (state.notes[seat].length === 0) return;
  const held = state.tracks[seat].filter((card) => card !== NONE).length;
  const hidden = state.hands[seat].length + held + 2;
  state.notes = state.notes.with(
    seat,
    state.notes[seat].map(change).filter(({ slack }) => slack < hidden),
  );
}
