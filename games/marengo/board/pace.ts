import type { Sound } from '@bicorne/boardkit';
import type { MarengoEvent } from '../rules/events.ts';

/** What must be seen before its effects: the guns that fired, the sum of an assault, and that somebody must leave. */
const PAUSES: ReadonlySet<MarengoEvent['type']> = new Set(['fired', 'result', 'decided']);

/** The deed by itself, then what follows from it, each fight's verdict before its effects. */
export function beats(events: readonly MarengoEvent[]): readonly (readonly MarengoEvent[])[] {
  if (!events.some(({ type }) => PAUSES.has(type))) return [events];
  const [deed, ...rest] = events;
  const parts: MarengoEvent[][] = [[deed], []];
  for (const event of rest) {
    parts[parts.length - 1].push(event);
    if (PAUSES.has(event.type)) parts.push([]);
  }
  return parts;
}

const SOUNDS: Readonly<Partial<Record<MarengoEvent['type'], Sound>>> = {
  moved: 'wood',
  answered: 'wood',
  led: 'wood',
  countered: 'wood',
  retreated: 'wood',
  reduced: 'wood',
  discs: 'paper',
  fired: 'drum',
  bombarded: 'drum',
  stormed: 'drum',
};

/** Blocks are set down one by one; discs slide; guns and assaults are heard from afar. */
export function sound(event: MarengoEvent): { readonly sound: Sound; readonly times: number } | null {
  const one = SOUNDS[event.type];
  return one === undefined ? null : { sound: one, times: 'count' in event ? event.count : 1 };
}
