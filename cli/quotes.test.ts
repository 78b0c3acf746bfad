import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** Wherever players are spoken to. */
const TEXTS = globSync(
  [
    'games/*/data/**/*.ts',
    'games/*/board/{words,story,lessons}/**/*.ts',
    'games/*/book/*.md',
    'web/src/words/*.ts',
    'server/notices/texts.ts',
  ],
  { cwd: ROOT },
).filter((file) => !file.includes('.test.'));

const COMMENTS = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/g;
const CODE = /```[\s\S]*?```|`[^`\n]*`/g;

/** The lines of all texts in which this is said; what only readers of the code see is not said. */
const said = (what: RegExp): string[] =>
  TEXTS.flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .replaceAll(file.endsWith('.md') ? CODE : COMMENTS, '')
      .split('\n')
      .filter((line) => what.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );

test('an apostrophe is ’ in every language', () => {
  expect(said(/\p{L}(?:\\?'|[`ʼ])\p{L}|s' (?!in |as )\p{Ll}/u)).toEqual([]);
});

test('quotation marks are “ ” in English and « » in Ukrainian and Russian', () => {
  expect(said(/"/)).toEqual([]);
  expect(said(/[“”„]\p{Script=Cyrillic}|\p{Script=Cyrillic}[.!?…]?[“”„]/u)).toEqual([]);
});
