import type { Seat } from '@bicorne/engine';
import type { Claim } from '@bicorne/table/protocol';
import { asked } from '../clock/clock.ts';
import { outOfTime } from '../clock/of-match.ts';
import { stageOf } from '../dice.ts';
import type { StoredMatch } from '../store/matches.ts';

/** Without a clock nobody promised to be quick, and nobody loses by being slow; but nobody need wait for ever. */
const ABANDONED_AFTER = 14 * 86_400_000;

/** What one who holds these seats may claim: only while others, and none of his own, are late; the win only from foes. */
export function claimOf(match: StoredMatch, held: readonly Seat[], now: number): Claim | null {
  if (held.length === 0 || stageOf(match) !== 'play') return null;
  const late = lateSeats(match, now);
  if (late.length === 0 || late.some((seat) => held.includes(seat))) return null;
  if (!match.terms.clock) return 'nothing';
  return held.some((own) => late.every((seat) => areFoes(match, own, seat))) ? 'win' : null;
}

const areFoes = ({ affairs: { sides } }: StoredMatch, one: Seat, other: Seat): boolean =>
  sides ? sides[one] !== sides[other] : one !== other;

function lateSeats(match: StoredMatch, now: number): readonly Seat[] {
  if (match.terms.clock) return outOfTime(match, now);
  const people = asked(match.turn).filter((seat) => match.seats[seat].person !== null);
  return now - match.movedAt >= ABANDONED_AFTER ? people : [];
}
