import { LEVELS, TEMPERAMENTS } from '@bicorne/bots/levels';
import { LANGUAGES } from '@bicorne/boardkit';
import { expect, it } from 'vitest';
import { loadShellWords } from '../words/words.ts';
import { botTitle, levelName } from './bots.ts';

it.each(LANGUAGES)('%s: no bot is shown by the name it has among bots', async (language) => {
  const shell = await loadShellWords(language);
  for (const level of Object.keys(LEVELS))
    for (const manner of ['', ...Object.keys(TEMPERAMENTS).map((commander) => `:${commander}`)]) {
      expect(levelName(level + manner, shell)).toBe(shell.device.levels[level]);
      expect(botTitle(level + manner, shell)).not.toMatch(/[a-z]:[a-z]/);
    }
  expect(botTitle('marshal', shell)).toBe(shell.device.levels['marshal']);
  expect(botTitle('marshal:ney', shell)).toBe(
    `${shell.device.levels['marshal']} (${shell.device.commanders['ney']})`,
  );
});

it('a bot that nobody here knows goes by its own name', async () => {
  const shell = await loadShellWords('en');
  expect([levelName('stranger', shell), botTitle('stranger', shell)]).toEqual(['stranger', 'stranger']);
});
