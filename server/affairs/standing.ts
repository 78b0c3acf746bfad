import type { Seat } from '@bicorne/engine';
import type { StoredMatch } from '../store/matches.ts';
import type { StoredOffer } from '../store/terms.ts';

/**
 * Offers that still stand. Taking back loses its meaning when the turn passes, and so does giving up together; the
 * others stand until they are answered. Whether they stand follows from the turn alone, never from hidden steps.
 */
export const standing = (match: StoredMatch): readonly StoredOffer[] =>
  match.turn.kind === 'over' ? [] : (match.affairs.offers ?? []).filter((offer) => isStanding(match, offer));

const isStanding = (match: StoredMatch, { what, movedAt }: StoredOffer): boolean =>
  what === 'draw' || what === 'pause' || what === 'resume' || movedAt === match.movedAt;

/** The people who have not answered yet. Whoever holds the asking seat has answered for all of his. */
export function waitsFor({ seats }: StoredMatch, { by, agreed, ask }: StoredOffer): Seat[] {
  const asker = seats[by].person?.id;
  return ask.filter((seat) => {
    const { person } = seats[seat];
    return person !== null && person.id !== asker && !agreed.includes(seat);
  });
}
