import type { Event } from '../rules/events.ts';

/** Of events that a reader may ask about: the rule by which they came. */
export function because(event: Event): string | null {
  if (event.type === 'lost') return event.cause === 'retreat' ? 'N10.8' : null;
  if (event.type === 'reacted') return REACTIONS[event.reaction];
  return RULES[event.type] ?? null;
}

const RULES: Readonly<Partial<Record<Event['type'], string>>> = {
  ignored: 'N10.9',
  bounced: 'N13.15',
  retreated: 'N10.1',
  checked: 'N9.1',
  advanced: 'N12.2',
  objective: 'N18.3',
};

const REACTIONS = { none: null, strike: 'N8.3', retire: 'N13.1', square: 'N8.3' } as const;

/** The orders of a turn are one line that unfolds. */
export const kin = ({ type }: Event): string | null => (type === 'ordered' ? type : null);
