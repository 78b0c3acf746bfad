import type { Ground } from '@bicorne/engine';
import { AROUND, SIZE } from '../data/board.ts';
import type { Action } from './actions.ts';
import { fieldOf } from './field.ts';
import { NONE, type State } from './state.ts';

/** The field as plans may rest on it, in blocks; everybody sees who stands where. */
export const ground: Ground<State, Action> = {
  places: SIZE,
  near: (hex) => AROUND[hex],
  reach: 3,
  isTurn: (state, seat) => state.active === seat,
  stands(state, seat, hex) {
    const unit = state.unitAt[hex];
    const leader = state.leaderAt[hex];
    if (unit === NONE) return { own: 0, enemies: 0, marks: [leader] };
    const blocks = state.blocks[unit];
    const isOwn = fieldOf(state).seat[unit] === seat;
    return {
      own: isOwn ? blocks : 0,
      enemies: isOwn ? 0 : blocks,
      marks: [unit, blocks, state.squareOf[unit], leader],
    };
  },
  aims({ melee }, action) {
    if (action.do === 'attack') return [action.hex];
    if (melee) return [melee.at];
    return 'hex' in action ? [action.hex] : [];
  },
};
