import type { Game } from '@bicorne/engine';
import type { ClockSetting, StandingAnswer, StandingAnswers } from '../protocol.ts';

/** The answer of a seat that has said nothing: whoever plays live is there to be asked, others are waited for. */
export const firstAnswer = (clock: ClockSetting | undefined, sharesDevice: boolean): StandingAnswer =>
  clock?.kind === 'live' && !sharesDevice ? 'ask' : 'no';

/** The seat's answer to each of the game's questions. */
export const answersOf = (
  { standing = [] }: Pick<Game, 'standing'>,
  given: StandingAnswers,
  first: StandingAnswer,
): StandingAnswers => Object.fromEntries(standing.map((question) => [question, given[question] ?? first]));
