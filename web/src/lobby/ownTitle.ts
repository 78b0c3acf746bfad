import type { BattleCard } from '@bicorne/table/battle';
import { usePreferences } from '../preferences.ts';

/** What a battle of somebody's own is called in the reader's language, or in English. */
export function ownTitle({ battle }: Pick<BattleCard, 'battle'>): string | undefined {
  return battle && (battle[usePreferences.getState().language] ?? battle.en);
}
