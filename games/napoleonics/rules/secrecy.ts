import type { Rng, Secrecy, Seat, Viewer } from '@bicorne/engine';
import { cloneState, other, type Cards, type State } from './state.ts';

/** What a viewer cannot know, drawn again. Written apart from the view and from sampling. */
export const secrecy: Secrecy<State> = { redraw, hidden };

/** Seats whose cards the viewer does not see. */
const strangers = (viewer: Viewer): Seat[] => [0, 1].filter((seat) => seat !== viewer);

/** All hidden cards go into one heap with the deck, are shuffled, and are laid out again in the same numbers. */
function redraw(state: State, viewer: Viewer, rng: Rng): State {
  for (let tries = 0; tries < 200; tries++) {
    const next = shuffled(state, viewer, rng);
    if (isPossible(next, viewer)) return next;
  }
  return cloneState(state);
}

function shuffled(state: State, viewer: Viewer, rng: Rng): State {
  const heap = state.deck.flatMap((n, card) => Array<number>(n).fill(card));
  heap.push(...secretCards(state, viewer));
  const secret = (seat: Seat): boolean => seat !== viewer;
  const again = (cards: Cards): number[] =>
    cards.map((card) => (card < 0 ? card : heap.splice(rng.below(heap.length), 1)[0]));
  const bySeat = (all: readonly Cards[]): Cards[] =>
    all.map((cards, seat) => (secret(seat) ? again(cards) : cards));
  const next = cloneState(state);
  next.hands = bySeat(state.hands).map((hand) => hand.toSorted((one, two) => one - two));
  next.tracks = bySeat(state.tracks);
  next.scouted = secret(state.active) ? again(state.scouted) : state.scouted;
  next.deck = state.deck.map((_, card) => heap.filter((one) => one === card).length);
  // what a stranger remembers follows from cards that the viewer has not seen
  next.notes = state.notes.map((notes, seat) => (other(seat) === viewer ? notes : []));
  return next;
}

function secretCards(state: State, viewer: Viewer): number[] {
  const heaps = strangers(viewer).flatMap((seat) => [state.hands[seat], state.tracks[seat]]);
  if (strangers(viewer).includes(state.active)) heaps.push(state.scouted);
  return heaps.flat().filter((card) => card >= 0);
}

/** Whether the stranger could hold these cards after what the viewer saw go back into the deck. */
function isPossible(state: State, viewer: Viewer): boolean {
  if (viewer < 0) return true;
  const held = secretCards(state, viewer);
  return state.notes[other(viewer)].every(({ bound, slack }) => {
    const beyond = bound.map((n, card) => Math.max(0, held.filter((one) => one === card).length - n));
    return beyond.reduce((sum, n) => sum + n, 0) <= slack;
  });
}

function hidden(state: State, viewer: Viewer): Record<string, unknown> {
  const things: Record<string, unknown> = { deck: state.deck };
  for (const seat of strangers(viewer)) {
    if (state.hands[seat].length > 0) things[`hand of seat ${seat}`] = state.hands[seat];
    if (state.tracks[seat].some((card) => card >= 0)) things[`track of seat ${seat}`] = state.tracks[seat];
    if (seat === state.active && state.scouted.length > 0) things['scouted'] = state.scouted;
  }
  return things;
}
