import { LANGUAGES } from '@bicorne/boardkit';
import { expect, it } from 'vitest';
import { loadCupWords } from './cups/words.ts';
import { loadExerciseWords } from './exercises/words.ts';
import { loadEndingWords } from './ending/words.ts';
import { loadHallWords } from './hall/words.ts';
import { loadLibraryWords } from './library/words.ts';
import { loadOpeningWords } from './opening/words.ts';
import { loadReportWords } from './report/words.ts';
import { loadShellWords } from './words.ts';

/** Every sentence of a dictionary, by its path. */
const sentences = (part: unknown, path = ''): [string, unknown][] =>
  typeof part === 'object' && part !== null
    ? Object.entries(part).flatMap(([key, value]) => sentences(value, `${path}.${key}`))
    : [[path, part]];

const MODULES = {
  shell: loadShellWords,
  cups: loadCupWords,
  exercises: loadExerciseWords,
  ending: loadEndingWords,
  hall: loadHallWords,
  library: loadLibraryWords,
  opening: loadOpeningWords,
  report: loadReportWords,
};
const CASES = LANGUAGES.flatMap((language) =>
  Object.entries(MODULES).map(([name, load]) => ({ language, name, load })),
);

it.each(CASES)(
  '$language: $name has a word for everything, and only its own words',
  async ({ language, load }) => {
    const words = sentences(await load(language));
    const english = sentences(await load('en'));
    expect(words.map(([path]) => path)).toEqual(english.map(([path]) => path));
    for (const [path, said] of words) {
      const text = typeof said === 'function' ? String(said('x', 'y')) : String(said);
      expect(text.trim(), path).not.toBe('');
      if (language !== 'en') expect(text, path).toMatch(/[а-яіїєґё]/i);
    }
  },
);
