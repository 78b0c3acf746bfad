import type { Rng, Seat } from '@bicorne/engine';
import { DECK } from '../data/cards.ts';
import { noteCard } from './notes.ts';
import { NONE, UNKNOWN, cloneState, other, type Note, type State } from './state.ts';
import type { View } from './view.ts';

/** A position that agrees with all that a seat knows: the cards it cannot see are dealt to where they may lie. */
export function sample(view: View, seat: Seat, rng: Rng): State {
  const { viewer: _, ...seen } = view;
  const state = cloneState({ ...seen, deck: [] });
  const unseen = unseenCards(state);
  const notes = state.notes[other(seat)].map((note) => ({ ...note, bound: note.bound.slice() }));
  for (const cards of hiddenPlaces(state, other(seat)))
    for (let i = 0; i < cards.length; i++) if (cards[i] === UNKNOWN) cards[i] = dealOne(unseen, notes, rng);
  state.hands[other(seat)].sort((one, two) => one - two);
  state.deck = unseen;
  return state;
}

/** Where the other seat's hidden cards lie. The cards of a scout count only when it is he who scouts. */
const hiddenPlaces = (state: State, seat: Seat): number[][] => [
  state.hands[seat],
  state.tracks[seat],
  state.buried[seat],
  state.scouted,
];

function unseenCards(state: State): number[] {
  const unseen = DECK.map((n, card) => n - state.discards[card]);
  if (state.played !== NONE) unseen[state.played]--;
  for (const cards of [...state.hands, ...state.tracks, ...state.buried, state.scouted])
    for (const card of cards) if (card >= 0) unseen[card]--;
  return unseen;
}

/** Any of the unseen cards that the notes allow, each with equal chance. */
function dealOne(unseen: number[], notes: readonly Note[], rng: Rng): number {
  const allowed = (card: number): boolean => notes.every(({ bound, slack }) => bound[card] > 0 || slack > 0);
  const total = unseen.reduce((sum, n, card) => sum + (allowed(card) ? n : 0), 0);
  let at = rng.below(total);
  const card = unseen.findIndex((n, kind) => {
    if (!allowed(kind)) return false;
    at -= n;
    return at < 0;
  });
  unseen[card]--;
  for (const note of notes) noteCard(note, card);
  return card;
}
