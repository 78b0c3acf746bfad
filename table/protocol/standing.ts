import { z } from 'zod';
import { id, word } from './words.ts';

/**
 * To a question that would tell by being asked (the contract's `Prompt.standing`) a seat has a standing answer:
 * with `no` the server says no for it, at once; with `ask` its player is asked. Nobody else is told of it.
 */
export const STANDING_ANSWERS = ['no', 'ask'] as const;
export type StandingAnswer = (typeof STANDING_ANSWERS)[number];

/** By question. */
export type StandingAnswers = Readonly<Record<string, StandingAnswer>>;

/** As the windows of its holder are told. */
export interface StandingChange {
  readonly match: string;
  readonly standing: StandingAnswers;
}

/** Changes it, at any time while the match is played. */
export const standingMessage = z.strictObject({
  match: id,
  question: word,
  answer: z.enum(STANDING_ANSWERS),
  seat: word.optional(),
});
