import type { Ground } from '@bicorne/engine';
import { GRID, HEX_NAMES } from '../data/map.ts';
import type { PicketAction } from './actions.ts';
import { active, BLOCKS, owner, type State } from './state.ts';

/** The board as plans may rest on it; until both sides stand there nobody sees the other's blocks. */
export const ground: Ground<State, PicketAction> = {
  places: HEX_NAMES.length,
  near: (hex) => GRID.around[hex],
  reach: 2,
  isTurn: (state, seat) => active(state) === seat,
  stands(state, seat, hex) {
    const isOpen = state.phase !== 'draw' && state.phase !== 'place';
    const here = BLOCKS.filter((block) => state.at[block] === hex && (isOpen || owner(block) === seat));
    const own = here.filter((block) => owner(block) === seat);
    return { own: own.length, enemies: here.length - own.length, marks: here };
  },
  aims: ({ target, at }, action) => {
    if ('to' in action) return [action.to];
    return target >= 0 && at[target] >= 0 ? [at[target]] : [];
  },
};
