import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { findParts, type Part } from './parts.ts';
import { report } from './report.ts';
import { runPart } from './run.ts';

const part = (script: string, minutes = 1): Part => ({
  name: 'one',
  command: [process.execPath, '-e', script],
  minutes,
});

test('a part that ends well has held, and what it said is kept', async () => {
  const ran = await runPart(part('console.log("forty-five"); console.error("centuries")'), tmpdir());
  expect(ran.passed).toBe(true);
  expect([...ran.said].sort()).toEqual(['centuries', 'forty-five']);
});

test('a part that ends badly, cannot be started, or never ends has failed', async () => {
  expect((await runPart(part('process.exit(3)'), tmpdir())).passed).toBe(false);
  const unknown: Part = { name: 'none', command: ['no-such-program-anywhere'], minutes: 1 };
  expect((await runPart(unknown, tmpdir())).passed).toBe(false);
  expect((await runPart(part('setInterval(() => {}, 1000)', 0.01), tmpdir())).passed).toBe(false);
});

test('parts are found by the beginning of their names; another word is refused', () => {
  expect(findParts('7', ['proof']).map(({ name }) => name)).toEqual(['proof']);
  expect(findParts('7', ['fuzz']).every(({ command }) => command.includes('7'))).toBe(true);
  expect(() => findParts('7', ['poof'])).toThrow('there is no part poof');
});

test('the report has a line for every part, also for those that were not reached', () => {
  const parts = [part(''), { ...part(''), name: 'two' }];
  const ran = [{ name: 'one', passed: false, minutes: 1.25, said: ['\u001b[31mbroken\u001b[39m'] }];
  const text = report({ began: new Date('2026-01-02T03:04:05Z'), seed: '7', parts, ran });
  expect(text).toContain('# 2026-01-02 03:04, seed 7');
  expect(text).toContain('| one | **failed** | 1.3 |');
  expect(text).toContain('| two | not run |  |');
  expect(text).toContain('\nbroken\n');
});
