import type { Ground } from '@bicorne/engine';
import { GRID, SIZE } from '../data/board.ts';
import type { HundredDaysAction } from './actions.ts';
import { battleOf } from './battle.ts';
import { NONE, type State } from './state.ts';

/** The field as plans may rest on it, in figures; nothing is hidden. (H1.5) */
export const ground: Ground<State, HundredDaysAction> = {
  places: SIZE,
  near: (hex) => GRID.around[hex],
  reach: 3,
  isTurn: (state, seat) => state.seat === seat,
  stands(state, seat, hex) {
    const units = [state.foot[hex], state.guns[hex]].filter((unit) => unit !== NONE);
    const { roster } = battleOf(state);
    let [own, enemies] = [0, 0];
    for (const unit of units)
      if (roster.seat[unit] === seat) own += state.figures[unit];
      else enemies += state.figures[unit];
    return { own, enemies, marks: [...units, own, enemies, state.chief[hex]] };
  },
  aims({ attack, at }, action) {
    if (attack) return [attack.at];
    if ('at' in action) return [action.at];
    if ('to' in action) return [action.to];
    return 'unit' in action && at[action.unit] >= 0 ? [at[action.unit]] : [];
  },
};
