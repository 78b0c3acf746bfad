import type { Sound } from '@bicorne/boardkit';
import type { CampaignEvent } from '../rules/events.ts';
import { staysUntilRead } from './because.ts';
import { facesIn } from './model.ts';

const THROWS: ReadonlySet<CampaignEvent['type']> = new Set(['rolled', 'tested', 'force-rolled']);

/** Every throw is seen before what it does, and a rout before the field is cleared. */
export function beats(events: readonly CampaignEvent[]): readonly (readonly CampaignEvent[])[] {
  const parts: CampaignEvent[][] = [[]];
  for (const event of events) {
    parts[parts.length - 1].push(event);
    if (THROWS.has(event.type) || staysUntilRead(event)) parts.push([]);
  }
  return parts;
}

const SOUNDS: Readonly<Partial<Record<CampaignEvent['type'], Sound>>> = {
  placed: 'wood',
  marched: 'wood',
  forced: 'wood',
  deployed: 'wood',
  moved: 'wood',
  retreated: 'wood',
  reinforced: 'wood',
  regrouped: 'wood',
  tested: 'wood',
  'force-rolled': 'wood',
  drew: 'paper',
  laid: 'paper',
  turn: 'drum',
};

/** Dice rattle by their number; a block is set down once. */
export function sound(event: CampaignEvent): { readonly sound: Sound; readonly times: number } | null {
  if (event.type === 'rolled') return { sound: 'wood', times: Math.max(1, facesIn(event.faces).length) };
  const one = SOUNDS[event.type];
  return one === undefined ? null : { sound: one, times: 1 };
}
