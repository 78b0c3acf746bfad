import { LANGUAGES } from '@bicorne/boardkit';
import { loadGame, offeredGames } from '@bicorne/games';
import { expect, it } from 'vitest';
import { loadShellWords } from '../../words/words.ts';
import { reasonsInWords } from './words.ts';

it.each(LANGUAGES)('%s has a word for whatever an evaluation looks at', async (language) => {
  const { advice } = await loadShellWords(language);
  for (const game of offeredGames()) {
    const features = (await loadGame(game))?.bot.mind?.features.map(({ id }) => id) ?? [];
    expect(Object.keys(advice.reasons[game] ?? {}).toSorted(), game).toEqual(features.toSorted());
  }
});

it('a reason without a word is left out, and with none left a plain sentence stands for it', async () => {
  const { advice: words } = await loadShellWords('en');
  const because = (...features: string[]): readonly string[] =>
    reasonsInWords(
      features.map((feature) => ({ feature, gain: 1 })),
      'napoleonics',
      words,
    );
  expect(because('weather', 'banners')).toEqual([words.reasons['napoleonics']?.['banners']]);
  expect(because('weather')).toEqual([words.plain]);
  expect(because()).toEqual([words.plain]);
});
