import type { Words } from '@bicorne/boardkit';
import { battleCard } from '@bicorne/table/battle';
import { ownTitle } from '../lobby/ownTitle.ts';

/** What a battle is called: of the box, or somebody's own. */
export function titleIn(words: Words, scenario: unknown): string {
  if (typeof scenario === 'string') return words.scenarios[scenario]?.title ?? scenario;
  return ownTitle(battleCard(scenario)) ?? words.title;
}
