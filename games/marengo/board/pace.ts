import type { Sound } from '@bicorne/boardkit';
import type { MarengoEvent } from '../rules/events.ts';

/** What must be seen before its effects: the sum of an assault and the guns that fired. */
const PAUSES: ReadonlySet<MarengoEvent['type']> = new Set(['result', 'fired']);

export function beats(events: readonly MarengoEvent[]): readonly (readonly MarengoEvent[])[] {
  const at = events.findLastIndex(({ type }) => PAUSES.has(type)) + 1;
  return at === 0 || at === events.length ? [events] : [events.slice(0, at), events.slice(at)];
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
