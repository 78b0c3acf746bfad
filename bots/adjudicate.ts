import type { Ending, Seat } from '@bicorne/engine';
import type { Rulebook } from './bot.ts';

/** Who stands better by the game's own plain count, when a match has gone on long enough; a draw if nobody does. */
export function adjudicate({ bot }: Rulebook, state: unknown, seats: number): Ending {
  const worths = Array.from({ length: seats }, (_, seat: Seat) => bot.worth(state, seat));
  const winners = worths.flatMap((worth, seat) => (worth > 0 ? [seat] : []));
  return { winners, reason: 'adjudicated' };
}
