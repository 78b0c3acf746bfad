import type { OrderNames } from '@bicorne/boardkit/orders.ts';
import type { CampaignView } from '../../rules/view.ts';
import type { CampaignWords } from '../words/lexicon.ts';

export const names: OrderNames<CampaignView, CampaignWords> = {
  unit: (unit, _, words) => words.block(unit),
  place: (place, _, words) => words.town(place),
};
