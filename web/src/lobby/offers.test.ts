import { loadGame, offeredGames } from '@bicorne/games';
import { expect, it } from 'vitest';
import { decidesSeats } from './offers.ts';

it('of all options of all games only how many play decides who sits there', async () => {
  const found: string[] = [];
  for (const id of offeredGames()) {
    const game = (await loadGame(id))?.game;
    for (const key of Object.keys(game?.options ?? {}))
      for (const { id: scenario } of game?.scenarios ?? [])
        if (game && decidesSeats(game, scenario, key)) found.push(`${key} in ${scenario}`);
  }
  expect(found).toEqual(expect.arrayContaining([expect.stringMatching(/^players in /)]));
  expect(found.filter((one) => !one.startsWith('players'))).toEqual([]);
});
