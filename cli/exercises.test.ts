import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadGame } from '@bicorne/games';
import { expect, test } from 'vitest';
import { run, tempFolder } from './test-help.ts';

test('exercises are found until there are enough, and written as a file', async () => {
  const out = join(tempFolder(), 'found.json');
  const asked = ['exercises', 'picket', '--count', '1', '--workers', '1', '--out', out];
  const { code, out: said } = await run(...asked, '--json');
  expect(code).toBe(0);
  expect(JSON.parse(said)).toMatchObject({ game: 'picket', exercises: 1 });
  const { rules, exercises } = JSON.parse(readFileSync(out, 'utf8'));
  expect(rules).toBe((await loadGame('picket'))?.game.rules);
  expect(exercises).toHaveLength(1);
});

test('they have to go somewhere', async () => {
  expect(await run('exercises', 'picket')).toMatchObject({ code: 2, err: expect.stringContaining('--out') });
});

test('a folder that is not there is said in one line', async () => {
  const { code, err } = await run('exercises', 'picket', '--out', join(tempFolder(), 'no', 'found.json'));
  expect({ code, lines: err.split('\n').length }).toEqual({ code: 1, lines: 1 });
});
