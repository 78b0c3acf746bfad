import type { Seat } from '@bicorne/engine';
import { isPaused } from '../clock/of-match.ts';
import type { StoredMatch } from '../store/matches.ts';
import type { StoredOffer } from '../store/terms.ts';

/**
 * Offers that still stand. Taking back loses its meaning when the turn passes, and so does giving up together; a pause
 * when there is one, and its end when there is none. A draw stands until it is answered. Whether they stand follows
 * from the turn and the clock alone, never from hidden steps.
 */
export const standing = (match: StoredMatch, now: number): readonly StoredOffer[] =>
  match.turn.kind === 'over'
    ? []
    : (match.affairs.offers ?? []).filter((offer) => isStanding(match, offer, now));

/** Whether it would stand now, were it asked then. */
export function isStanding(match: StoredMatch, { what, movedAt }: StoredOffer, now: number): boolean {
  if (what === 'draw') return true;
  if (what === 'pause' || what === 'resume') return isPaused(match, now) === (what === 'resume');
  return movedAt === match.movedAt;
}

/** The people who have not answered yet. Whoever holds the asking seat has answered for all of his. */
export function waitsFor({ seats }: StoredMatch, { by, agreed, ask }: StoredOffer): Seat[] {
  const asker = seats[by].person?.id;
  return ask.filter((seat) => {
    const { person } = seats[seat];
    return person !== null && person.id !== asker && !agreed.includes(seat);
  });
}
