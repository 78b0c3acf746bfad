import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { NARROW } from './narrow.ts';

const ROOT = join(import.meta.dirname, '..');

test('style sheets that ask for a narrow table ask what the boards ask', () => {
  const sheets = globSync('{boardkit,games,web/src}/**/*.css', { cwd: ROOT });
  const asked = sheets.flatMap((sheet) =>
    [...readFileSync(join(ROOT, sheet), 'utf8').matchAll(/@media ([^{]+) \{/g)]
      .map(([, query]) => query.replaceAll(/\s+/g, ' '))
      .filter((query) => query.startsWith('(max-width: 800px), '))
      .map((query) => [sheet, query]),
  );
  expect(asked.length).toBeGreaterThan(10);
  expect(asked).toEqual(asked.map(([sheet]) => [sheet, NARROW]));
});
