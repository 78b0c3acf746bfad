import { luckOf, type Match, type SeatLuck } from '@bicorne/engine';
import { loadGame, loadOdds } from '@bicorne/games';

/** Null where the game does not tell whose throws they are. */
export async function luckIn(match: Match): Promise<readonly SeatLuck[] | null> {
  const [module, part] = await Promise.all([loadGame(match.game.id), loadOdds(match.game.id)]);
  const { thrower } = part ?? {};
  if (!module || !thrower) return null;
  return luckOf(match, { worth: (state, seat) => module.bot.worth(state, seat), thrower });
}
