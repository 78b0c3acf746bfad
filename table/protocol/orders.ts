import { z } from 'zod';
import { MOST_ORDERS, type StandingOrder } from '@bicorne/engine';
import { id, word } from './words.ts';

const MOST_TESTS = 8;
const number = z.int().min(-1_000_000).max(1_000_000);

const test = z.union([
  z.strictObject({ part: word, is: z.enum(['least', 'most']), value: number }),
  z.strictObject({ part: word, is: z.literal('one'), of: z.array(word).max(40) }),
]);

const standingOrder = z.strictObject({
  question: word,
  say: word,
  scope: z.strictObject({ on: z.enum(['unit', 'place', 'turn']), number }).optional(),
  when: z.array(test).max(MOST_TESTS).optional(),
});

/** What a seat has answered beforehand; with `orders` all of it anew. Nobody else is told. */
export const ordersMessage = z.strictObject({
  match: id,
  orders: z.array(standingOrder).max(MOST_ORDERS).optional(),
  seat: word.optional(),
});

/** As its holder alone is told. */
export interface OrdersCard {
  readonly orders: readonly StandingOrder[];
  /** The messages of his that told what was answered so. */
  readonly given: readonly number[];
}

/** To the windows of its holder. */
export interface OrdersChange extends OrdersCard {
  readonly match: string;
}
