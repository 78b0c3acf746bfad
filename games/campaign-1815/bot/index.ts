import type { BotPart, Seat } from '@bicorne/engine';
import type { CampaignAction } from '../rules/actions.ts';
import { ARMY_OF, BLOCK_COUNT, FRENCH, ROUT_LIMIT } from '../rules/blocks.ts';
import { CITIES } from '../rules/board.ts';
import { armyIn, type State } from '../rules/state.ts';
import { mind } from './mind.ts';

const STEP = 10;
/** A block nearer to its army's rout weighs more than its steps. */
const BLOCK = 240;
const CITY = 60;

export const bot: BotPart<State, CampaignAction> = { worth, mind };

/** Steps, blocks towards the rout of their army, and supply cities. */
function worth(s: State, seat: Seat): number {
  const french = frenchWorth(s);
  return s.seatOf[FRENCH] === seat ? french : -french;
}

function frenchWorth(s: State): number {
  let sum = 0;
  for (let block = 0; block < BLOCK_COUNT; block++)
    if (s.at[block] >= 0) sum += ARMY_OF[block] === FRENCH ? STEP * s.steps[block] : -STEP * s.steps[block];
  s.lost.forEach((lost, army) => {
    const share = (BLOCK * Math.min(lost, ROUT_LIMIT[army])) / ROUT_LIMIT[army];
    sum += army === FRENCH ? -2 * share : share;
  });
  for (const { town } of CITIES) if (armyIn(s, FRENCH, town) > 0) sum += CITY;
  return Math.round(sum);
}
