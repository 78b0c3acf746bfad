import { offeredGames } from '@bicorne/games';
import { openToEveryone } from '../axe.ts';
import { GAME_WALKS } from '../walks.ts';

openToEveryone(
  Object.fromEntries(
    offeredGames().flatMap((game) =>
      Object.entries(GAME_WALKS).map(([name, walk]) => [`${game}: ${name}`, walk(game)] as const),
    ),
  ),
);
