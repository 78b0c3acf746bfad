import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { NARROW } from './narrow.ts';

const ROOT = join(import.meta.dirname, '..');

const sheets = globSync('{boardkit,games,web/src}/**/*.css', { cwd: ROOT });
const queries = sheets.flatMap((sheet) =>
  [...readFileSync(join(ROOT, sheet), 'utf8').matchAll(/@media ([^{]+) \{/g)].map(([, query]) => ({
    sheet,
    query: query.replaceAll(/\s+/g, ' '),
  })),
);

test('style sheets that ask for a narrow table ask what the boards ask', () => {
  const asked = queries.filter(({ query }) => query.startsWith('(max-width: 800px), '));
  expect(asked.length).toBeGreaterThan(10);
  expect(asked).toEqual(asked.map(({ sheet }) => ({ sheet, query: NARROW })));
});

test('what is not narrow is not asked for by its width alone: a low screen or an upright tablet may be as wide', () => {
  expect(queries.filter(({ query }) => /^\(min-width: \d+px\)$/.test(query))).toEqual([]);
});
