import { useState } from 'react';
import type { CampaignEvent } from '../rules/events.ts';
import { follow, NO_ROLLS, type Throw } from './model.ts';

/** The last dice, kept while what follows from them is told. */
export function useThrow(events: readonly CampaignEvent[]): Throw | null {
  const [kept, keep] = useState(() => ({ events, rolls: follow(NO_ROLLS, events) }));
  if (kept.events === events) return kept.rolls.last;
  const next = { events, rolls: follow(kept.rolls, events) };
  keep(next);
  return next.rolls.last;
}
