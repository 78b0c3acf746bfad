import { nearest } from '@bicorne/boardkit/steps.ts';
import type { Viewer } from '@bicorne/engine';
import { sideOfArmy } from '../rules/blocks.ts';
import { EXITS, legBy, LEG_TO, TOWN_COUNT } from '../rules/board.ts';
import type { CampaignView } from '../rules/view.ts';
import { describeTown } from './describe.ts';
import { standsIn } from './model.ts';
import type { CampaignWords } from './words/lexicon.ts';

const TOWNS = Array.from({ length: TOWN_COUNT }, (_, town) => town);
const beside = (town: number): number[] => EXITS[town].map((_, exit) => LEG_TO[legBy(town, exit)]);

/** Every town where somebody stands, and how far the nearest enemy is. */
export function orderOfBattle(view: CampaignView, _: Viewer, words: CampaignWords): readonly string[] {
  return TOWNS.flatMap((town) => {
    const sides = standsIn(view, town).map(({ army }) => sideOfArmy(army));
    if (sides.length === 0) return [];
    const isFoe = (other: number): boolean =>
      standsIn(view, other).some(({ army }) => sideOfArmy(army) !== sides[0]);
    const foe = nearest(town, beside, isFoe);
    const near = foe && foe.steps > 0 ? `; ${words.ui.nearest(words.town(foe.place), foe.steps)}` : '';
    return [`${describeTown(view, words, town, false, false)}${near}`];
  });
}
