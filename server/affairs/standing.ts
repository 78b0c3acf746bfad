import type { Seat } from '@bicorne/engine';
import { isPaused } from '../clock/of-match.ts';
import type { StoredMatch } from '../store/matches.ts';
import type { StoredOffer } from '../store/terms.ts';

/**
 * Offers that still stand. Taking back loses its meaning when the turn passes, and so does giving up together; a pause
 * when there is one, and its end when there is none. A draw, and a bot in command, stand until they are answered. Whether they stand follows
 * from the turn and the clock alone, never from hidden steps.
 */
export const standing = (match: StoredMatch, now: number): readonly StoredOffer[] =>
  match.turn.kind === 'over'
    ? []
    : (match.affairs.offers ?? []).filter((offer) => isStanding(match, offer, now));

/** Whether it would stand now, were it asked then. */
export function isStanding(match: StoredMatch, offer: StoredOffer, now: number): boolean {
  const { what, movedAt } = offer;
  if (what === 'draw') return true;
  if (what === 'bot') return holdsBoth(match, offer);
  if (what === 'pause' || what === 'resume') return isPaused(match, now) === (what === 'resume');
  return movedAt === match.movedAt;
}

/** Whoever would give an army to a bot still has it, beside his own. */
const holdsBoth = ({ seats }: StoredMatch, { by, army }: StoredOffer): boolean =>
  army !== undefined && seats[by].person !== null && seats[army].person?.id === seats[by].person.id;

/** The people who have not answered yet. Whoever holds the asking seat has answered for all of his. */
export function waitsFor({ seats }: StoredMatch, { by, agreed, ask }: StoredOffer): Seat[] {
  const asker = seats[by].person?.id;
  return ask.filter((seat) => {
    const { person } = seats[seat];
    return person !== null && person.id !== asker && !agreed.includes(seat);
  });
}
