import { useEffect, useEffectEvent } from 'react';
import type { CampaignAction } from '../rules/actions.ts';
import { acted, chooseBlocks, openSpot, setQueue, waiting } from './choice.ts';
import { isWhole, sameAction, type Way } from './options.ts';

export type Act = (...gesture: readonly CampaignAction[]) => void;

/**
 * Several blocks act one after another. Where a road does not take all of them it is shown first who would go. Where
 * each throws its own dice the rest waits until the table has answered.
 */
export function perform(way: Way, act: Act): void {
  const { actions, stay = [] } = way;
  if (stay.length > 0) return chooseBlocks(blocksOf(actions));
  const whole = isWhole(way);
  acted(whole ? [] : actions.slice(1));
  act(...(whole ? actions : actions.slice(0, 1)));
}

const blocksOf = (actions: readonly CampaignAction[]): number[] => [
  ...new Set(actions.flatMap((action) => ('block' in action ? [action.block] : []))),
];

/** One thing to do is done; of several the tray asks which. */
export function pressSpot(key: string, ways: readonly Way[], act: Act): void {
  if (ways.length === 1) perform(ways[0], act);
  else openSpot(key);
}

/** Goes on with what was begun together, as long as it is still legal. */
export function useQueue(legal: readonly CampaignAction[], act: Act): void {
  const goOn = useEffectEvent((legal: readonly CampaignAction[]): void => {
    const [next, ...rest] = waiting();
    if (next === undefined || legal.length === 0) return;
    const now = legal.find((action) => sameAction(action, next));
    setQueue(now ? rest : []);
    if (now) act(now);
  });
  useEffect(() => goOn(legal), [legal]);
}
