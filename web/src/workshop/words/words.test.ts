import { LANGUAGES } from '@bicorne/boardkit';
import { expect, it } from 'vitest';
import { loadWorkshopWords } from './words.ts';

/** Every sentence of a dictionary, by its path. */
const sentences = (part: unknown, path = ''): [string, unknown][] =>
  typeof part === 'object' && part !== null
    ? Object.entries(part).flatMap(([key, value]) => sentences(value, `${path}.${key}`))
    : [[path, part]];

it.each(LANGUAGES)('the workshop says everything in %s', async (language) => {
  for (const [path, said] of sentences(await loadWorkshopWords(language))) {
    const text = typeof said === 'function' ? String(said('x', 'y')) : String(said);
    expect(text.trim(), path).not.toBe('');
    if (language !== 'en') expect(text, path).toMatch(/[а-яіїєґё]/i);
  }
});
