import type { Sight, Viewer } from '@bicorne/engine';
import type { MatchCard } from '@bicorne/table/protocol';
import { isHere } from '../../local/names.ts';

/** For whoever has to decide now, between two things at least, where those who play have agreed to it. */
export const mayAsk = (
  match: Pick<MatchCard, 'id' | 'rated' | 'advice' | 'seats'>,
  viewer: Viewer,
  { turn, legal }: Pick<Sight, 'turn' | 'legal'>,
): boolean => allowsAdvice(match) && turn.kind === 'seats' && turn.seats.includes(viewer) && legal.length > 1;

/** Never where it is for a rating; and against people elsewhere only as a term of the match. */
const allowsAdvice = ({
  id,
  rated,
  advice,
  seats,
}: Pick<MatchCard, 'id' | 'rated' | 'advice' | 'seats'>): boolean =>
  !rated && (isHere(id) || advice === true || seats.every(({ bot, mine }) => bot !== null || mine));
