import type { Toll, Trace } from '@bicorne/boardkit';
import type { MarengoEvent } from '../rules/events.ts';
import { LOCALITY, opposite } from '../rules/map.ts';
import { NONE } from '../rules/pieces.ts';

const PAINTS = ['mar-austrian', 'mar-french'] as const;

/** What an event leaves to be seen until one acts oneself. Which piece went nobody else knows: those of one way are counted. */
export function traces(event: MarengoEvent): readonly Trace[] {
  switch (event.type) {
    case 'turn':
      return [{ is: 'turn', seats: [event.army] }];
    case 'began':
      return [{ is: 'deed' }];
    case 'attacked':
      return [struck(event.army, event.via)];
    case 'stormed':
    case 'bombarded':
      return [struck(event.army, event.from)];
    case 'moved':
      return went(event.army, event.from, event.to, event.count);
    case 'recovered':
      return went(event.army, event.from, LOCALITY[event.from], event.count);
    case 'retreated':
      return went(event.army, event.from, event.to, 1, true);
    case 'decided':
      return event.won ? [{ is: 'taken', at: LOCALITY[opposite(event.via)], paint: PAINTS[event.army] }] : [];
    case 'reduced':
      return [{ is: 'lost', at: event.at, count: 1, paint: PAINTS[event.army] }];
    case 'destroyed':
      return [{ is: 'fell', at: event.at, paint: PAINTS[event.army] }];
    default:
      return [];
  }
}

const struck = (army: number, from: number): Trace => ({
  is: 'struck',
  from,
  to: LOCALITY[opposite(from)],
  paint: PAINTS[army],
});

const went = (army: number, from: number, to: number, count: number, back = false): Trace[] =>
  from === NONE || to === NONE
    ? []
    : Array.from({ length: count }, () => ({ is: 'went', from, to, back, paint: PAINTS[army] }));

export function toll(event: MarengoEvent): Toll | null {
  if (event.type === 'reduced') return { seat: event.army, strength: 1, pieces: 0 };
  return event.type === 'destroyed' ? { seat: event.army, strength: 0, pieces: 1 } : null;
}
