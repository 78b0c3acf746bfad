import { must, openMatch, type Game } from '@bicorne/engine';
import type { GameEntry } from '@bicorne/table/protocol';

/** What others need to know of a game to ask for its matches. */
export const gameEntry = (game: Game): GameEntry => ({
  id: game.id,
  rules: game.rules,
  scenarios: game.scenarios.map(({ id }) => ({ id, seats: must(openMatch(game, { scenario: id })).seats })),
  options: game.options,
});
