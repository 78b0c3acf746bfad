import { LANGUAGES } from '@bicorne/boardkit';
import { loadGame, loadWords, offeredGames } from '@bicorne/games';
import { expect, it } from 'vitest';
import { reasonsInWords } from './words.ts';

it.each(LANGUAGES)('%s has a word for whatever an evaluation looks at', async (language) => {
  for (const game of offeredGames()) {
    const features = (await loadGame(game))?.bot.mind?.features.map(({ id }) => id) ?? [];
    const { reasons = {} } = (await loadWords(game, language)) ?? {};
    expect(Object.keys(reasons).toSorted(), game).toEqual(features.toSorted());
  }
});

it('a reason without a word is left out, and with none left a plain sentence stands for it', () => {
  const words = { reasons: { banners: 'It wins banners.' } };
  const because = (...features: string[]): readonly string[] =>
    reasonsInWords(
      features.map((feature) => ({ feature, gain: 1 })),
      words,
      'It promises most.',
    );
  expect(because('weather', 'banners')).toEqual(['It wins banners.']);
  expect(because('weather')).toEqual(['It promises most.']);
  expect(because()).toEqual(['It promises most.']);
});
