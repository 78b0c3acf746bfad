import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { offeredGames } from './registry.ts';

const read = (...path: readonly string[]): string => readFileSync(join(import.meta.dirname, ...path), 'utf8');

it.each(offeredGames())('%s: every rule that an event is said to come by stands in its SPEC', (game) => {
  const rules = [...read(game, 'board', 'because.ts').matchAll(/'([A-Z]\d+\.\d+)'/g)].map(([, rule]) => rule);
  const spec = read(game, 'SPEC.md');
  expect(rules.length).toBeGreaterThan(2);
  expect(rules.filter((rule) => !spec.includes(`**${rule}**`))).toEqual([]);
});
