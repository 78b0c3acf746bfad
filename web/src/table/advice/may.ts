import type { Sight, Viewer } from '@bicorne/engine';
import type { MatchCard } from '@bicorne/table/protocol';

/** For whoever has to decide now, between two things at least; never where it is for a rating. */
export const mayAsk = (
  { rated }: Pick<MatchCard, 'rated'>,
  viewer: Viewer,
  { turn, legal }: Pick<Sight, 'turn' | 'legal'>,
): boolean => !rated && turn.kind === 'seats' && turn.seats.includes(viewer) && legal.length > 1;
