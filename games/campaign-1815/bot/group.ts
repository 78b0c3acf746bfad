import type { CampaignAction } from '../rules/actions.ts';
import { ARMY_COUNT, ARMY_OF, IS_LEADER } from '../rules/blocks.ts';
import { LEG_COUNT, legOf } from '../rules/board.ts';
import type { State } from '../rules/state.ts';
import { powerOf } from './ground.ts';

const NOBODY = -1;
/** By army and manner of going, then by leg: where in the list the block stands that goes first. */
const first = new Int16Array(2 * ARMY_COUNT * LEG_COUNT);
/** How much less the others suggest themselves: they are asked when their turn has come. */
const LATER = 5;

/**
 * Blocks of an army that go the same way from the same town are one idea, however many they are: only the first to
 * go suggests itself. Otherwise the few ideas that are tried would be one and the same, with a dozen names.
 */
export function leadGroups(s: State, legal: readonly CampaignAction[], into: Float64Array): void {
  first.fill(NOBODY);
  for (let i = 0; i < legal.length; i++) {
    const action = legal[i];
    if (!('from' in action)) continue;
    const way = wayOf(action.do, ARMY_OF[action.block]) * LEG_COUNT + legOf(action.from, action.to);
    const before = first[way];
    const later = before !== NOBODY && !goesBefore(s, action, legal[before]);
    if (!later) first[way] = i;
    if (before !== NOBODY) into[later ? i : before] -= LATER;
  }
}

/** Going on further, or with the leader shown, is another idea than to go and stop. */
const wayOf = (manner: CampaignAction['do'], army: number): number =>
  2 * army + (manner === 'ride' || manner === 'led' ? 1 : 0);

const goesBefore = (s: State, one: CampaignAction, other: CampaignAction): boolean =>
  rankOf(s, one) > rankOf(s, other);

/** The leader goes with the first, since he helps those he is with; what finds no room on the road is the weakest. */
function rankOf(s: State, action: CampaignAction): number {
  if (!('block' in action)) return 0;
  return IS_LEADER[action.block] ? Infinity : powerOf(s, action.block);
}
