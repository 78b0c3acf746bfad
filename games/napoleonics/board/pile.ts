import type { Seat } from '@bicorne/engine';
import type { Event } from '../rules/events.ts';
import { NONE } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

/** A card among the discards. */
export interface Laid {
  /** Counted from the bottom: it stays as it is when another card is laid upon it. */
  readonly height: number;
  readonly card: number;
  /** Who discarded it, or NONE where nobody has told: it lay there when the battle began. */
  readonly seat: Seat;
}

export const pileSize = ({ discards }: View): number => discards.reduce((sum, n) => sum + n, 0);

/**
 * The discards, newest first. N2.4: what lies there is the view's to say; events only tell in which order, and whose it
 * was. What they do not tell of lies at the bottom.
 */
export function pileOf(view: View, told: readonly (readonly Event[])[]): readonly Laid[] {
  const open = [...view.discards];
  const pile: Laid[] = [];
  const size = pileSize(view);
  const lay = (card: number, seat: Seat): void => void pile.push({ height: size - pile.length, card, seat });
  for (const event of sinceMixed(told)) {
    const laid = laidBy(event);
    if (laid === null || open[laid.card] === 0) continue;
    open[laid.card]--;
    lay(laid.card, laid.seat);
  }
  open.forEach((n, card) => Array.from({ length: n }, () => lay(card, NONE)));
  return pile;
}

/** What happened since the discards were last mixed into the deck, backwards. N3.8, N3.9 */
function* sinceMixed(told: readonly (readonly Event[])[]): Generator<Event> {
  for (const events of told.toReversed())
    for (const event of events.toReversed()) {
      if (event.type === 'mixed') return;
      yield event;
    }
}

/** A card that was played, or that a scout did not keep. N2.5 */
function laidBy(event: Event): { card: number; seat: Seat } | null {
  if (event.type === 'discarded') return event;
  return event.type === 'kept' ? { card: event.thrown, seat: event.seat } : null;
}
