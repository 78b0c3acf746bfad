import { exampleGame, loadGame, offeredGames } from '@bicorne/games';
import { LANGUAGES } from '@bicorne/table/protocol';
import { expect, test } from 'vitest';
import { battleTitle } from './texts.ts';

test.each(LANGUAGES)('every battle of every game is called by its name in %s', async (language) => {
  for (const id of offeredGames())
    for (const scenario of (await loadGame(id))?.game.scenarios ?? []) {
      const title = await battleTitle(language, id, scenario.id);
      expect(title).not.toContain(id);
      expect(title).not.toContain(scenario.id);
    }
});

test('a battle that is called like its game is named once, one without a name by its game', async () => {
  expect(await battleTitle('en', 'marengo', 'marengo')).toBe('Marengo');
  expect(await battleTitle('en', 'hundred-days', 'waterloo')).toBe('Hundred Days: Waterloo');
  expect(await battleTitle('uk', 'hundred-days', { name: 'mine' })).toBe('Сто днів');
  expect(await battleTitle('en', exampleGame(), 'ford')).toBe(`(${exampleGame()})`);
});
