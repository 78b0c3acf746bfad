import type { HandicapPart } from '@bicorne/engine';
import { highestBid, owe } from './bids.ts';
import { NOWHERE } from './board.ts';
import type { State } from './state.ts';
import { goOn } from './turn.ts';

/** Steps, which the paying side chooses as after a bid (C13.4); no more than a quarter of what a bid could be (C13.5). */
export const handicap: HandicapPart<State> = {
  most: (s, seat) => (begins(s) ? Math.floor(highestBid(s, sideOf(seat)) / 4) : 0),
  pay(s, seat, amount) {
    owe(s, sideOf(seat), amount);
    goOn(s, undefined);
  },
};

/** Of two players, who have not bid. */
const sideOf = (seat: number): number => seat;

/** Before the first placement or the first march, as C13.1 has it for bids. */
const begins = (s: State): boolean =>
  s.players === 2 &&
  !s.bids &&
  s.turn === 0 &&
  s.fights.length === 0 &&
  (s.phase === 'place' || (s.phase === 'march' && s.groups.every((group) => group === NOWHERE)));
