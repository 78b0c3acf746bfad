import { pressing, type Moment } from '../moments.ts';

const [FRENCH, ALLIED, PRUSSIAN] = [0, 1, 2];
const [FIRST, SECOND] = [0, 1];

/** Of the match in `campaign-1815.bicorne`, from the historical set-up, which the Allies win. */
export const CAMPAIGN_1815: readonly Moment[] = [
  { name: 'start', at: 0, seat: FRENCH },
  { name: 'group', at: 6, seat: FRENCH, first: pressing('[data-town="25"]') },
  { name: 'bridge', at: 65, seat: FRENCH, first: pressing('[data-town="29"]') },
  { name: 'forced', at: 70, seat: FRENCH },
  { name: 'skirmish', at: 31, seat: FRENCH },
  { name: 'loss', at: 83, seat: FRENCH },
  { name: 'away', at: 87, seat: ALLIED },
  { name: 'terrain', at: 92, seat: ALLIED },
  { name: 'deployment', at: 95, seat: ALLIED },
  { name: 'deployment-attacker', at: 101, seat: FRENCH },
  { name: 'battle', at: 128, seat: ALLIED },
  { name: 'fire', at: 142, seat: FRENCH, first: pressing('[data-spot="block 4"]') },
  { name: 'far', at: 158, seat: ALLIED, first: pressing('[data-spot="block 27"]') },
  { name: 'reinforcement', at: 115, seat: ALLIED },
  { name: 'rout', at: 199, seat: FRENCH },
  { name: 'end', at: 626, seat: FRENCH },
];

/** Of the match in `campaign-1815-three.bicorne`: three players who set up as they like. */
export const CAMPAIGN_1815_THREE: readonly Moment[] = [
  { name: 'setup', at: 9, seat: ALLIED },
  { name: 'setup-french', at: 40, seat: FRENCH },
  { name: 'march', at: 243, seat: PRUSSIAN },
  { name: 'battles', at: 274, seat: ALLIED },
  { name: 'fight', at: 332, seat: ALLIED },
];

/** Of the match in `campaign-1815-bid.bicorne`, whose players bid for their sides. */
export const CAMPAIGN_1815_BID: readonly Moment[] = [
  { name: 'offer', at: 1, seat: FIRST },
  { name: 'raise', at: 4, seat: SECOND },
  { name: 'price', at: 14, seat: SECOND },
];
