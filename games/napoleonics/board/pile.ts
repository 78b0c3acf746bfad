import type { Seat } from '@bicorne/engine';
import type { Event } from '../rules/events.ts';
import { NONE } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

/** A card among the discards, as this viewer may know it. */
export interface Laid {
  /** Counted from the bottom: it stays as it is when another card is laid upon it. */
  readonly height: number;
  /** Or UNKNOWN: another lies there face down. N2.5 */
  readonly card: number;
  /** Who discarded it, or NONE where nobody has told: it lay there when the battle began. */
  readonly seat: Seat;
  readonly faceDown: boolean;
}

export const pileSize = ({ discards, buried }: View): number =>
  discards.reduce((sum, n) => sum + n, 0) + buried.flat().length;

/**
 * The discards, newest first. N2.4: what lies there is the view's to say; events only tell in which order, and whose it
 * was. What they do not tell of lies at the bottom.
 */
export function pileOf(view: View, told: readonly (readonly Event[])[]): readonly Laid[] {
  const open = [...view.discards];
  const buried = view.buried.map((cards) => [...cards]);
  const pile: Laid[] = [];
  const size = pileSize(view);
  const lay = (card: number, seat: Seat, faceDown: boolean): void =>
    void pile.push({ height: size - pile.length, card, seat, faceDown });
  for (const event of sinceMixed(told)) {
    if (event.type === 'discarded' && open[event.card] > 0) {
      open[event.card]--;
      lay(event.card, event.seat, false);
    }
    if (event.type === 'kept' && takeOut(buried[event.seat], event.buried))
      lay(event.buried, event.seat, true);
  }
  open.forEach((n, card) => Array.from({ length: n }, () => lay(card, NONE, false)));
  buried.forEach((cards, seat) => cards.forEach((card) => lay(card, seat, true)));
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

function takeOut(cards: number[], card: number): boolean {
  const at = cards.lastIndexOf(card);
  if (at < 0) return false;
  cards.splice(at, 1);
  return true;
}
