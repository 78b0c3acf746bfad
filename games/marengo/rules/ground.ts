import type { Ground } from '@bicorne/engine';
import type { MarengoAction } from './actions.ts';
import { BEYOND, LAST_LOCALITY, LOCALITY, POSITIONS, SIDES } from './map.ts';
import { standing, topFrame, type State } from './state.ts';

/** The localities as plans may rest on them, in pieces: how many stand in each position everybody sees. (M20.1) */
export const ground: Ground<State, MarengoAction> = {
  places: LAST_LOCALITY + 1,
  near: (locality) => SIDES[locality].map((side) => BEYOND[side]),
  reach: 2,
  isTurn: ({ army }, seat) => army === seat,
  stands(state, seat, locality) {
    const pieces = state.garrison[locality];
    if (pieces === 0) return { own: 0, enemies: 0, marks: [] };
    const army = state.entered[locality];
    const isOwn = army === seat;
    const posted = POSITIONS[locality].map((position) => standing(state, position));
    return { own: isOwn ? pieces : 0, enemies: isOwn ? 0 : pieces, marks: [army, ...posted] };
  },
  aims(state, action) {
    const aimed = aimOf(action) || heldBack(state);
    return aimed > 0 ? [aimed] : [];
  },
};

/** Where an action goes, or what it attacks; 0 where it says nothing of that. */
function aimOf(action: MarengoAction): number {
  switch (action.do) {
    case 'attack':
      return BEYOND[action.via];
    case 'assault':
    case 'bombard':
    case 'complete':
      return BEYOND[action.from];
    case 'march':
    case 'ride':
    case 'retreat':
      return LOCALITY[action.to];
    case 'organise':
    case 'disc':
      return action.at;
    default:
      return 0;
  }
}

/** What is being attacked, while it goes on. */
function heldBack(state: State): number {
  const frame = topFrame(state);
  if (frame?.at === 'attack') return BEYOND[frame.via];
  return frame?.at === 'assault' ? BEYOND[frame.from] : 0;
}
