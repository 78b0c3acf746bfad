import type { Seat } from './contract.ts';

/** What a game tells the search. */
export interface BotPart<S = unknown> {
  /** A plain count of material and objectives, the seat's own less the enemy's; in the game's own points. */
  worth(state: S, seat: Seat): number;
}
