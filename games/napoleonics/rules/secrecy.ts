import type { Rng, Secrecy, Seat, Viewer } from '@bicorne/engine';
import { cloneState, other, type State } from './state.ts';

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
  const next = cloneState(state);
  const heap = state.deck.flatMap((n, card) => Array<number>(n).fill(card));
  const places = secretPlaces(next, viewer);
  for (const { cards, at } of places) heap.push(cards[at]);
  for (const { cards, at } of places) cards[at] = heap.splice(rng.below(heap.length), 1)[0];
  next.deck = state.deck.map((_, card) => heap.filter((one) => one === card).length);
  for (const seat of strangers(viewer)) next.hands[seat].sort((one, two) => one - two);
  // what a stranger remembers follows from cards that the viewer has not seen
  for (const seat of strangers(viewer)) next.notes[other(seat)] = [];
  if (viewer >= 0) next.notes[other(viewer)] = cloneState(state).notes[other(viewer)];
  return next;
}

interface Place {
  readonly cards: number[];
  readonly at: number;
}

function secretPlaces(state: State, viewer: Viewer): Place[] {
  const heaps = strangers(viewer).flatMap((seat) => [
    state.hands[seat],
    state.tracks[seat],
    state.buried[seat],
  ]);
  if (strangers(viewer).includes(state.active)) heaps.push(state.scouted);
  return heaps.flatMap((cards) => cards.flatMap((card, at) => (card >= 0 ? [{ cards, at }] : [])));
}

/** Whether the stranger could hold these cards after what the viewer saw go back into the deck. */
function isPossible(state: State, viewer: Viewer): boolean {
  if (viewer < 0) return true;
  const held = secretPlaces(state, viewer).map(({ cards, at }) => cards[at]);
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
    if (state.buried[seat].length > 0) things[`buried by seat ${seat}`] = state.buried[seat];
    if (seat === state.active && state.scouted.length > 0) things['scouted'] = state.scouted;
  }
  return things;
}
