import type { Rng, Seat, Viewer } from '@bicorne/engine';
import { GRID, SEATS } from '../data/map.ts';
import type { PicketEvent } from './actions.ts';
import { active, BLOCKS, cloneState, NOWHERE, owner, type State } from './state.ts';
import { freeHome } from './turn.ts';

/** In a view this stands for a number that the viewer cannot know. */
const HIDDEN = -2;

/** P1.2, P2.2 */
export function view(state: State, viewer: Viewer): State {
  const seen = cloneState(state);
  for (const block of BLOCKS) {
    if (owner(block) === viewer) continue;
    if (state.strength[block] > 0 && !state.known[block]) seen.strength[block] = HIDDEN;
    if (state.phase === 'place' && state.at[block] !== NOWHERE) seen.at[block] = HIDDEN;
  }
  return seen;
}

export function sample(seen: State, _seat: Seat, rng: Rng): State {
  const state = cloneState(seen);
  for (const block of BLOCKS) {
    const free = freeHome(state, owner(block));
    if (state.strength[block] === HIDDEN) state.strength[block] = 1 + rng.below(3);
    if (state.at[block] === HIDDEN) state.at[block] = free[rng.below(free.length)];
  }
  return state;
}

/** Of what is drawn or placed the others see only that it was. */
export function seen(event: PicketEvent, viewer: Viewer): PicketEvent {
  const secret = event.type === 'drew' || event.type === 'placed';
  return secret && owner(event.block) !== viewer ? { type: event.type, block: event.block } : event;
}

export const reveals = ({ type }: PicketEvent): boolean => type === 'deployed' || type === 'revealed';

/** The board as text: abc are blue's blocks, XYZ red's, with their strength where it is known. */
export function draw(shown: State): string {
  const rows = GRID.rows.map(({ length, inset }, row) => {
    const hexes = Array.from({ length }, (_, col) => cell(shown, GRID.at(row, col)));
    return `${'abcde'[row]} ${' '.repeat(2 * inset)}${hexes.join('  ')}`;
  });
  return [...rows, `turn ${shown.turn}, ${SEATS[active(shown)]} to move`].join('\n');
}

function cell({ map, at, strength }: State, hex: number): string {
  const block = at.indexOf(hex);
  if (block === -1) return map[hex].repeat(2);
  return 'abcXYZ'[block] + (strength[block] === HIDDEN ? '?' : strength[block]);
}
