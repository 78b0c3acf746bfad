import type { Rng, Seat } from '@bicorne/engine';
import { DECK } from '../data/cards.ts';
import { noteCard } from './notes.ts';
import { NONE, UNKNOWN, cloneState, other, type Cards, type Note, type State } from './state.ts';
import type { View } from './view.ts';

/** A position that agrees with all that a seat knows: the cards it cannot see are dealt to where they may lie. */
export function sample(view: View, seat: Seat, rng: Rng): State {
  const { viewer: _, ...seen } = view;
  const stranger = other(seat);
  const unseen = unseenCards(view);
  let notes = view.notes[stranger];
  const deal = (card: number): number => {
    if (card !== UNKNOWN) return card;
    const dealt = dealOne(unseen, notes, rng);
    notes = notes.map((note) => noteCard(note, dealt));
    return dealt;
  };
  const fill = (cards: readonly Cards[]): Cards[] => cards.map((mine) => mine.map(deal));
  const hands = fill(view.hands).map((hand) => hand.toSorted((one, two) => one - two));
  const [tracks, scouted] = [fill(view.tracks), view.scouted.map(deal)];
  return cloneState({ ...seen, hands, tracks, scouted, deck: unseen });
}

function unseenCards(view: View): number[] {
  const unseen = DECK.map((n, card) => n - view.discards[card]);
  if (view.played !== NONE) unseen[view.played]--;
  for (const cards of [...view.hands, ...view.tracks, view.scouted])
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
  return card;
}
