import { ONLOOKER, type Rng, type Secrecy, type Viewer } from '@bicorne/engine';
import { GRID, HOME_ROW, isLake, POOL } from '../data/map.ts';
import { ALL_BLOCKS, cloneState, owner, type State } from './state.ts';

/** What a viewer cannot know, drawn again: for the proof that no view depends on it. Written apart from the view. */
export const secrecy: Secrecy<State> = { redraw, hidden };

const secretStrength = (state: State, viewer: Viewer, block: number): boolean => {
  if (state.drawn[block] === 0 || state.shown[block]) return false;
  return viewer === ONLOOKER || (owner(block) !== viewer && !state.known[block]);
};

const secretPlace = (state: State, viewer: Viewer, block: number): boolean =>
  state.phase === 'place' && owner(block) !== viewer && state.at[block] >= 0;

function redraw(state: State, viewer: Viewer, rng: Rng): State {
  const next = cloneState(state);
  for (const seat of [0, 1]) {
    const own = ALL_BLOCKS.filter((block) => owner(block) === seat);
    const secret = own.filter((block) => secretStrength(state, viewer, block));
    const bag: number[] = [...POOL];
    for (const block of own)
      if (!secret.includes(block) && state.drawn[block]) bag.splice(bag.indexOf(state.drawn[block]), 1);
    for (const block of secret) next.drawn[block] = next.strength[block] = take(bag, rng);

    const hexes = Array.from({ length: 5 }, (_, col) => GRID.at(HOME_ROW[seat], col)).filter(
      (hex) => !isLake(state.map, hex),
    );
    for (const block of own) if (secretPlace(state, viewer, block)) next.at[block] = take(hexes, rng);
  }
  return next;
}

const take = (bag: number[], rng: Rng): number => bag.splice(rng.below(bag.length), 1)[0];

function hidden(state: State, viewer: Viewer): Record<string, number> {
  const things: Record<string, number> = {};
  for (const block of ALL_BLOCKS) {
    if (secretStrength(state, viewer, block)) things[`strength of block ${block}`] = state.strength[block];
    if (secretPlace(state, viewer, block)) things[`place of block ${block}`] = state.at[block];
  }
  return things;
}
