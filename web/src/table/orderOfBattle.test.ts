import { LANGUAGES } from '@bicorne/boardkit';
import { completeOptions, must } from '@bicorne/engine';
import { loadBoard, loadGame, loadWords, offeredGames } from '@bicorne/games';
import { expect, it } from 'vitest';

it.each(offeredGames())('%s: who stands where is a list in every language, nobody twice', async (id) => {
  const [board, module] = await Promise.all([loadBoard(id), loadGame(id)]);
  if (!board?.orderOfBattle || !module) throw new Error('there is no such game');
  const { game } = module;
  for (const { scenario, options = {} } of game.scenarios) {
    const state = must(game.setup(scenario, must(completeOptions(game.options, options))));
    for (const language of LANGUAGES) {
      const words = await loadWords(id, language);
      if (!words) throw new Error('no words');
      const lines = board.orderOfBattle(game.view(state, 0), 0, words);
      expect(new Set(lines).size).toBe(lines.length);
      expect(lines.filter((line) => /undefined|NaN|\bnull\b/.test(line))).toEqual([]);
    }
  }
});
