import type { BotPart } from '@bicorne/engine';
import { AUSTRIAN, enemyOf } from '../data/forces.ts';
import type { MarengoAction } from '../rules/actions.ts';
import { strength } from '../rules/pieces.ts';
import { morale, type State } from '../rules/state.ts';
import { piecesEast } from '../rules/victory.ts';
import { mind } from './mind.ts';

/** Points: a point of strength, a disc, an Austrian piece through. */
const STRENGTH_POINT = 1;
const DISC = 1;
const PIECE_THROUGH = 2;

const held = (state: State, army: number): number =>
  STRENGTH_POINT * strength(state.muster[army]) + DISC * morale(state, army);

export const bot: BotPart<State, MarengoAction> = {
  worth(state, seat) {
    const through = PIECE_THROUGH * Math.min(3, piecesEast(state));
    return held(state, seat) - held(state, enemyOf(seat)) + (seat === AUSTRIAN ? through : -through);
  },
  mind,
};
