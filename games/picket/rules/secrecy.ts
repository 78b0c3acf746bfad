import type { Secrecy, Viewer } from '@bicorne/engine';
import { BLOCKS, cloneState, NOWHERE, owner, type State } from './state.ts';
import { freeHome } from './turn.ts';

/** What a viewer cannot know, drawn again: for the proof that no view depends on it. Written apart from the view. */
export const secrecy: Secrecy<State> = {
  redraw(state, viewer, rng) {
    const next = cloneState(state);
    for (const block of secretStrengths(state, viewer)) next.strength[block] = 1 + rng.below(3);
    for (const block of secretPlaces(state, viewer)) next.at[block] = NOWHERE;
    for (const block of secretPlaces(state, viewer)) {
      const free = freeHome(next, owner(block));
      next.at[block] = free[rng.below(free.length)];
    }
    return next;
  },
  hidden(state, viewer) {
    const things: Record<string, number> = {};
    for (const block of secretStrengths(state, viewer))
      things[`strength of ${block}`] = state.strength[block];
    for (const block of secretPlaces(state, viewer)) things[`place of ${block}`] = state.at[block];
    return things;
  },
};

const secretStrengths = (state: State, viewer: Viewer): number[] =>
  BLOCKS.filter((block) => owner(block) !== viewer && !state.known[block] && state.strength[block] !== 0);

const secretPlaces = (state: State, viewer: Viewer): number[] =>
  BLOCKS.filter((block) => owner(block) !== viewer && state.phase === 'place' && state.at[block] !== NOWHERE);
