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

/** The numbers that titles begin with: `it('P3.1 a block …`, `it.each(…)('P3.1 …`. */
function titlesOf(game: string): Set<string> {
  const tests = globSync('**/*.test.{ts,tsx}', { cwd: folder(game) });
  const sources = tests.map((path) => readFileSync(join(folder(game), path), 'utf8'));
  return new Set(
    sources.flatMap((source) => [...source.matchAll(/\(\s*['"`]([A-Z]+\d[\w.]*) /g)].map(([, id]) => id)),
  );
}

it.each(gameIds())('every numbered rule of %s has a test that carries its number', (game) => {
  const titles = titlesOf(game);
  const rules = rulesOf(game);
  expect(rules).not.toEqual([]);
  expect(new Set(rules).size).toBe(rules.length);
  expect(rules.filter((id) => !titles.has(id))).toEqual([]);
});
