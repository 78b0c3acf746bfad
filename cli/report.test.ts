import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exampleRecord, run, tempFile, tempFolder } from './test-help.ts';

const example = (): string => tempFile('example.bicorne', exampleRecord());
const report = async (...args: string[]) =>
  JSON.parse((await run('report', example(), '--json', ...args)).out);

test('a report says for each side how start, luck and decisions came to the result', async () => {
  const { version, sides, curve, luck } = await report();
  expect(version).toMatch(/^\d+-[0-9a-f]{8}$/);
  expect(sides.map(({ seat }: { seat: string }) => seat)).toEqual(['blue', 'red']);
  for (const { start, luck: gained, decisions, result, deserved } of sides) {
    expect(start + gained + decisions).toBeCloseTo(result, 5);
    expect(deserved).toBeCloseTo(result - gained, 5);
  }
  expect(sides[1].result).toBe(1);
  expect(curve.at(-1)).toEqual({
    at: 50,
    chances: [0, 1],
    luck: sides.map((side: { luck: number }) => side.luck),
  });
  expect(Array.isArray(luck)).toBe(true);
});

test('a mistake names its place, what was played, what would have been better, and what it cost', async () => {
  const { sides } = await report();
  const [mistake] = sides.flatMap(({ mistakes }: { mistakes: unknown[] }) => mistakes);
  expect(mistake).toMatchObject({
    at: expect.any(Number),
    played: expect.any(String),
    better: expect.any(String),
    cost: expect.any(Number),
    line: expect.any(Array),
    reasons: expect.any(Array),
  });
});

test('a seat’s report is of that seat alone', async () => {
  const { seat, sides } = await report('--seat', 'red');
  expect(seat).toBe('red');
  expect(sides.map((side: { seat: string }) => side.seat)).toEqual(['red']);
});

test('without --json it is told in lines', async () => {
  const { code, out } = await run('report', example());
  expect(out).toContain('start  + luck  + decisions  = result  deserved');
  expect(out).toMatch(/red: (?:the dearest of|no mistake)/);
  expect(code).toBe(0);
});

test('what has not ended, what is no record and who has no seat are told in one line', async () => {
  const open = exampleRecord().split('\n').slice(0, -3).join('\n');
  const unfinished = await run('report', tempFile('open.bicorne', open.replace(/\[Result.*\]\n/, '')));
  expect(unfinished).toMatchObject({ code: 1, out: '' });
  expect((await run('report', tempFile('no.bicorne', 'nothing'))).code).toBe(1);
  const stranger = await run('report', example(), '--seat', 'green');
  expect(stranger.code).toBe(2);
  expect(stranger.err).toContain('there is no seat "green"');
});

test('--html writes a page that runs nothing, whatever the players are called', async () => {
  const page = join(tempFolder(), 'report.html');
  const record = exampleRecord().replace(
    /\[Seat "blue" "[^"]*"\]/,
    '[Seat "blue" "<script>alert(1)</script>"]',
  );
  expect((await run('report', tempFile('odd.bicorne', record), '--html', page)).code).toBe(0);
  const html = readFileSync(page, 'utf8');
  expect(html).toContain('&lt;script&gt;alert(1)');
  expect(html).not.toContain('<script');
  expect(html).toContain('deserved');
});

test('more mistakes are told to whoever asks for them, or none', async () => {
  const told = async (most: string): Promise<number> =>
    (await run('report', example(), '--mistakes', most)).out.match(/^ {2}after \d+: .* cost /gm)?.length ?? 0;
  const { sides } = await report();
  const found = sides.map(({ mistakes }: { mistakes: unknown[] }) => mistakes.length);
  expect(await told('100')).toBe(found[0] + found[1]);
  expect(await told('1')).toBe(Math.min(1, found[0]) + Math.min(1, found[1]));
  expect((await run('report', example(), '--mistakes', 'all')).code).toBe(2);
});

test('a page that cannot be written is told in one line', async () => {
  expect(await run('report', example(), '--html', '/nowhere/at/all.html')).toMatchObject({
    code: 1,
    out: '',
  });
});
