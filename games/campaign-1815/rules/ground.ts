import type { Ground } from '@bicorne/engine';
import type { CampaignAction } from './actions.ts';
import { ARMY_COUNT } from './blocks.ts';
import { EXITS, TOWN_COUNT } from './board.ts';
import { activeSide, armyIn, seatsOfSide, sideIn, type State } from './state.ts';

/** The towns as plans may rest on them, in blocks: how many of an army stand in one everybody sees. */
export const ground: Ground<State, CampaignAction> = {
  places: TOWN_COUNT,
  near: (town) => EXITS[town].map(({ to }) => to),
  reach: 2,
  isTurn: (state, seat) => seatsOfSide(state, activeSide(state)).includes(seat),
  stands(state, seat, town) {
    const side = seatsOfSide(state, 0).includes(seat) ? 0 : 1;
    return {
      own: sideIn(state, side, town),
      enemies: sideIn(state, 1 - side, town),
      marks: Array.from({ length: ARMY_COUNT }, (_, army) => armyIn(state, army, town)),
    };
  },
  aims({ field }, action) {
    if ('town' in action) return [action.town];
    // On a battlefield the numbers are of its places, and not of towns.
    if (field >= 0) return [field];
    return 'to' in action && 'from' in action ? [action.to] : [];
  },
};
