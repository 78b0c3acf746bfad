import { LANGUAGES } from '@bicorne/boardkit';
import { expect, it } from 'vitest';
import { loadShellWords } from './words.ts';

/** Every sentence of a dictionary, by its path. */
const sentences = (part: unknown, path = ''): [string, unknown][] =>
  typeof part === 'object' && part !== null
    ? Object.entries(part).flatMap(([key, value]) => sentences(value, `${path}.${key}`))
    : [[path, part]];

it.each(LANGUAGES)('%s has a word for everything, and only its own words', async (language) => {
  const words = sentences(await loadShellWords(language));
  const english = sentences(await loadShellWords('en'));
  expect(words.map(([path]) => path)).toEqual(english.map(([path]) => path));
  for (const [path, said] of words) {
    const text = typeof said === 'function' ? String(said('x', 'y')) : String(said);
    expect(text.trim(), path).not.toBe('');
    if (language !== 'en') expect(text, path).toMatch(/[а-яіїєґё]/i);
  }
});
