import type { Game, Seat, StandingOrder } from '@bicorne/engine';
import { firstAnswer, ordersOf } from '@bicorne/table/answers';
import type { StandingAnswer, StandingAnswers } from '@bicorne/table/protocol';
import { isAlone, type Book } from './book.ts';

/** What a seat of a match on this device has answered beforehand, or what it said in the words of before. */
type Said = readonly StandingOrder[] | StandingAnswers;

/** By seat; those that have said nothing may be missing. */
export type Given = readonly (Said | undefined)[];

/** To bots nothing is told by being asked. */
const firstAt = (book: Book): StandingAnswer => (isAlone(book) ? 'ask' : firstAnswer(undefined, true));

const isOrders = (said: Said): said is readonly StandingOrder[] => Array.isArray(said);

export function ordersAt(game: Game, book: Book, given: Given, seat: Seat): readonly StandingOrder[] {
  const said = given[seat] ?? {};
  const known = isOrders(said) ? { orders: said, standing: {} } : { orders: null, standing: said };
  return ordersOf(game, known, firstAt(book));
}

export const withOrders = (
  seats: number,
  given: Given,
  seat: Seat,
  orders: readonly StandingOrder[],
): Given => Array.from({ length: seats }, (_, at) => (at === seat ? orders : given[at]));
