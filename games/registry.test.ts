import { expect, it } from 'vitest';
import { gameIds, loadGame } from './registry.ts';

it.each(gameIds())('%s is found under the id it gives itself', async (id) => {
  expect((await loadGame(id))?.game.id).toBe(id);
});
