import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { gameIds } from './registry.ts';

const folder = (game: string): string => join(import.meta.dirname, game);

/** The numbers of the rules: list items such as `- **P3.1** …`. */
const rulesOf = (game: string): string[] =>
  [...readFileSync(join(folder(game), 'SPEC.md'), 'utf8').matchAll(/^- \*\*([A-Z]+\d[\w.]*)\*\*/gm)].map(
    ([, id]) => id,
  );

const TITLE = /\(\s*['"`]([A-Z]+\d[\w.]*) /g;
/** A table whose rows carry the number, under a title such as `'%s stops …'`. */
const ROW = /\[\s*['"`]([A-Z]+\d[\w.]*)['"`]/g;
const TITLED_BY_ROW = /\(\s*['"`]%s /;

/** The numbers that titles begin with: `it('P3.1 a block …`, `it.each(…)('P3.1 …`. */
function titlesOf(game: string): Set<string> {
  const tests = globSync('**/*.test.{ts,tsx}', { cwd: folder(game) });
  const sources = tests.map((path) => readFileSync(join(folder(game), path), 'utf8'));
  return new Set(sources.flatMap((source) => [...titles(source)].map(([, id]) => id)));
}

function* titles(source: string): Iterable<RegExpMatchArray> {
  yield* source.matchAll(TITLE);
  if (TITLED_BY_ROW.test(source)) yield* source.matchAll(ROW);
}

it.each(gameIds())('every numbered rule of %s has a test that carries its number', (game) => {
  const tested = titlesOf(game);
  const rules = rulesOf(game);
  expect(rules).not.toEqual([]);
  expect(new Set(rules).size).toBe(rules.length);
  expect(rules.filter((id) => !tested.has(id))).toEqual([]);
});
