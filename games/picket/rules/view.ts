import { ONLOOKER, type Prompt, type Rng, type Seat, type Viewer } from '@bicorne/engine';
import { GRID, SEATS } from '../data/map.ts';
import { homeHexes, poolLeft } from './turn.ts';
import { ALL_BLOCKS, cloneState, NOWHERE, owner, type State } from './state.ts';

/** The state with every hidden number set to HIDDEN. */
export type PicketView = State;
const HIDDEN = -2;

export function view(state: State, viewer: Viewer): PicketView {
  const seen = cloneState(state);
  for (const block of ALL_BLOCKS) {
    if (state.phase === 'place' && owner(block) !== viewer && state.at[block] !== NOWHERE)
      seen.at[block] = HIDDEN;
    if (viewer === ONLOOKER) seen.known[block] = state.shown[block];
    if (knows(state, viewer, block) || state.drawn[block] === 0) continue;
    seen.strength[block] = HIDDEN;
    seen.drawn[block] = HIDDEN;
  }
  return seen;
}

const knows = (state: State, viewer: Viewer, block: number): boolean =>
  viewer === ONLOOKER ? state.shown[block] : owner(block) === viewer || state.known[block];

export function sample(seen: PicketView, _seat: Seat, rng: Rng): State {
  const state = cloneState(seen);
  for (const block of ALL_BLOCKS) {
    if (state.at[block] === HIDDEN) state.at[block] = pickOne(homeHexes(state, owner(block)), rng);
    if (state.drawn[block] !== HIDDEN) continue;
    state.drawn[block] = pickOne(poolLeft(state, owner(block)), rng);
    state.strength[block] = state.drawn[block];
  }
  return state;
}

const pickOne = (from: readonly number[], rng: Rng): number => from[rng.below(from.length)];

const RULE_OF: Readonly<Record<State['phase'], string>> = {
  draw: 'P2.1',
  place: 'P2.2',
  choose: 'P3.1',
  go: 'P3.1',
  answer: 'P4.1',
  roll: 'P4.2',
  over: 'P5.1',
};

export const prompt = (state: State, _viewer: Viewer): Prompt | null =>
  state.phase === 'over' ? null : { ask: state.phase, rule: RULE_OF[state.phase] };

/** The board as text: letters are blue's blocks and red's (capitals), with their strength where it is known. */
export function draw(seen: PicketView): string {
  const rows = [0, 1, 2, 3, 4].map((row) => {
    const hexes = Array.from({ length: 5 - (row % 2) }, (_, col) => cell(seen, GRID.at(row, col)));
    return `${'abcde'[row]} ${row % 2 ? '  ' : ''}${hexes.join('  ')}`;
  });
  const turn =
    seen.phase === 'over' ? 'over' : `turn ${seen.turn}, ${SEATS[seen.active]} to move, ${seen.phase}`;
  return [...rows, turn].join('\n');
}

function cell(seen: PicketView, hex: number): string {
  const block = seen.at.indexOf(hex);
  if (block === -1) return seen.map[hex].repeat(2);
  return 'abcXYZ'[block] + (seen.strength[block] === HIDDEN ? '?' : seen.strength[block]);
}
