import type { MarengoEvent } from '../rules/events.ts';

/** Of events that a reader may ask about: the rule by which they came. */
export function because(event: MarengoEvent): string | null {
  if (event.type === 'decided') return DECIDED[event.cause];
  if (event.type === 'discs' && event.stripped) return 'M18.20';
  return RULES[event.type] ?? null;
}

const DECIDED = { open: 'M9.11', blocked: 'M9.9', 'partly-blocked': 'M9.10', result: 'M11.16' } as const;

const RULES: Readonly<Partial<Record<MarengoEvent['type'], string>>> = {
  result: 'M11.16',
  disorganised: 'M14.11',
  retreated: 'M13.1',
};

/** Pieces of one army that go one way are one line that unfolds. */
export const kin = (event: MarengoEvent): string | null =>
  event.type === 'moved' || event.type === 'retreated'
    ? `${event.type} ${event.army} ${event.from} ${event.to}`
    : null;
