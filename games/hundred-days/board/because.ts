import type { Cause, HundredDaysEvent } from '../rules/events.ts';

/** Of events that a reader may ask about: the rule by which they came. */
export function because(event: HundredDaysEvent): string | null {
  if (event.type === 'destroyed') return DESTROYED[event.cause];
  if (event.type === 'moved') return event.ends === undefined ? null : ENDS[event.ends];
  if (event.type === 'morale') return event.die === 6 ? 'H10.3' : 'H10.2';
  return RULES[event.type] ?? null;
}

const DESTROYED: Readonly<Record<Cause, string>> = {
  losses: 'H3.8',
  'shut-in': 'H11.8',
  'ridden-down': 'H18.16',
  caught: 'H18.10',
};
const ENDS = { stack: 'H5.5', ground: 'H2.5' } as const;

const RULES: Readonly<Partial<Record<HundredDaysEvent['type'], string>>> = {
  retreated: 'H11.1',
  'leader-tested': 'H6.5',
  'leader-killed': 'H6.13',
  rallied: 'H13.2',
  'called-back': 'H18.10',
};

/** The losses of one unit are one line that unfolds. */
export const kin = (event: HundredDaysEvent): string | null =>
  event.type === 'lost' ? `lost ${event.unit}` : null;
