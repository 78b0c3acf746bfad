import type { Game, Seat } from '@bicorne/engine';
import { answersOf, firstAnswer } from '@bicorne/table/answers';
import type { StandingAnswer, StandingAnswers } from '@bicorne/table/protocol';
import { isAlone, type Book } from './book.ts';

/** What each seat of a match on this device has answered beforehand, to questions that would tell by being asked. */
export type Given = readonly StandingAnswers[];

/** To bots nothing is told by being asked. */
const firstAt = (book: Book): StandingAnswer => (isAlone(book) ? 'ask' : firstAnswer(undefined, true));

export const answersAt = (game: Game, book: Book, given: Given, seat: Seat): StandingAnswers =>
  answersOf(game, given[seat] ?? {}, firstAt(book));

export const withAnswer = (
  seats: number,
  given: Given,
  seat: Seat,
  question: string,
  answer: StandingAnswer,
): Given =>
  Array.from({ length: seats }, (_, at) => ({
    ...given[at],
    ...(at === seat ? { [question]: answer } : {}),
  }));
