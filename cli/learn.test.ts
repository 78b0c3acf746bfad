import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadGame } from '@bicorne/games';
import { describeInputs, inputsOf } from '@bicorne/bots';
import { expect, test } from 'vitest';
import { run, tempFolder } from './test-help.ts';

const GAME = 'hundred-days';
const FACTS = 5;

async function learn(...args: string[]): Promise<string> {
  const into = join(tempFolder(), 'rows');
  const { code, err } = await run(
    'learn',
    GAME,
    '--matches',
    '3',
    '--bot',
    'officer@0.01',
    '--into',
    into,
    ...args,
  );
  expect([code, err]).toEqual([0, '']);
  return into;
}

/** All that the threads wrote of one kind, in the order of their numbers. */
const read = (folder: string, what: string): Buffer =>
  Buffer.concat(
    readdirSync(folder)
      .filter((name) => name.endsWith(`.${what}`))
      .toSorted()
      .map((name) => readFileSync(join(folder, name))),
  );

const wholes = (bytes: Buffer): number[] =>
  Array.from({ length: bytes.length / 2 }, (_, i) => bytes.readUInt16LE(2 * i));
const floats = (bytes: Buffer): number[] =>
  Array.from({ length: bytes.length / 4 }, (_, i) => bytes.readFloatLE(4 * i));

test('every row has as many inputs as it says, each of those described, and facts that can be true', async () => {
  const folder = await learn('--workers', '2');
  const mind = (await loadGame(GAME))?.bot.mind;
  if (!mind) throw new Error('no mind');
  const about = JSON.parse(readFileSync(join(folder, `${GAME}.json`), 'utf8'));
  expect(about).toMatchObject({
    game: GAME,
    features: mind.features.length,
    inputs: inputsOf(mind),
    description: describeInputs(mind),
  });
  expect(about.made).toContain('3 matches of officer@0.01, seed 1');
  const lengths = wholes(read(folder, 'lengths'));
  const cases = wholes(read(folder, 'cases'));
  const facts = floats(read(folder, 'facts'));
  expect(cases).toHaveLength(lengths.reduce((sum, n) => sum + n, 0));
  expect(floats(read(folder, 'values'))).toHaveLength(cases.length);
  expect(Math.max(...cases)).toBeLessThan(inputsOf(mind));
  expect(facts).toHaveLength(FACTS * lengths.length);
  const rows = lengths.map((_, row) => facts.slice(FACTS * row, FACTS * (row + 1)));
  expect(new Set(rows.map(([match]) => match))).toEqual(new Set([0, 1, 2]));
  for (const [, , , result, said] of rows) {
    expect([0, 0.5, 1]).toContain(result);
    expect(Number.isNaN(said) || (said >= 0 && said <= 1)).toBe(true);
  }
  expect(rows.filter(([, , , , said]) => !Number.isNaN(said)).length).toBeGreaterThan(rows.length / 2);
});

test('both seats of a position are told: what one wins the other loses', async () => {
  const facts = floats(read(await learn('--workers', '1'), 'facts'));
  for (let at = 0; at < facts.length; at += 2 * FACTS) {
    expect(facts[at + 3] + facts[at + FACTS + 3]).toBe(1);
    expect(facts[at + 2] + facts[at + FACTS + 2]).toBeCloseTo(0, 4);
  }
});

test('the same command makes the same rows', async () => {
  const [one, other] = [await learn('--workers', '1'), await learn('--workers', '1')];
  for (const what of ['cases', 'values', 'lengths', 'facts'])
    expect(read(one, what)).toEqual(read(other, what));
});

test.each([
  ['picket', [], /no inputs to learn from/],
  [GAME, ['--bot', 'drill'], /does not search/],
  [GAME, ['--matches', '0'], /--matches takes a whole number/],
])('learn %s %j is a mistake', async (game, args, complaint) => {
  const { code, err } = await run('learn', game, ...args);
  expect(code).toBe(2);
  expect(err).toMatch(complaint);
});
