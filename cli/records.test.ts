import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { must, readRecord, replay, stateAt } from '@bicorne/engine';
import { loadGame } from '@bicorne/games';
import { expect, test } from 'vitest';
import { tried } from './trial.ts';
import { CLI, exampleRecord, run, runProcess, tempFile } from './test-help.ts';

const example = (): string => tempFile('example.bicorne', exampleRecord());

/** The example with one thing changed. */
function changed(from: string, to: string): string {
  const record = exampleRecord();
  expect(record).toContain(from);
  return tempFile('changed.bicorne', record.replace(from, to));
}

test('the record in docs/records.md is valid, and its dice are proven', async () => {
  const { code, out } = await run('verify', example(), '--json');
  expect(JSON.parse(out)).toMatchObject({ valid: true, steps: 50, chances: 8, dice: 'proven' });
  expect(code).toBe(0);
});

const MOMENTS = join(import.meta.dirname, '..', 'web', 'e2e', 'moments');
const RECORDS = readdirSync(MOMENTS).filter((name) => name.endsWith('.bicorne'));

test.each(RECORDS)('%s, whose moments are shown in a browser, is still valid', async (name) => {
  expect(await run('verify', join(MOMENTS, name))).toMatchObject({ code: 0 });
});

test('the record in docs/records.md is already tidy', async () => {
  const { out } = await run('convert', example());
  expect(`${out}\n`).toBe(exampleRecord());
});

test('a record goes to JSON and back without loss, comments and variations included', async () => {
  const json = (await run('convert', example(), '--json')).out;
  const back = await run('convert', tempFile('example.json', json));
  expect(`${back.out}\n`).toBe(exampleRecord());
});

test('a stored state goes to JSON and back whole, also what it calls a line', async () => {
  const move = { kind: 'resume', rules: '2', state: { line: 3, blocks: [{ line: 1 }] } };
  const json = JSON.stringify({ tags: [['Bicorne', '1']], moves: [move] });
  const { out } = await run('convert', tempFile('state.json', json));
  expect((await run('convert', tempFile('state.bicorne', out), '--json')).out).toBe(json);
});

test.each([
  ['a byte order mark', (text: string) => Buffer.from(`\uFEFF${text}`)],
  ['the line ends of Windows', (text: string) => Buffer.from(text.replaceAll('\n', '\r\n'))],
])('a record is read with %s, as text and as JSON', async (_, written) => {
  const json = (await run('convert', example(), '--json')).out;
  for (const text of [exampleRecord(), json])
    expect((await run('verify', tempFile('written', written(text)))).code).toBe(0);
});

test('a record that is not UTF-8 is refused rather than guessed at', async () => {
  const latin = Buffer.from(exampleRecord().replace('"Ann"', '"Zoë"'), 'latin1');
  const { code, out, err } = await run('convert', tempFile('latin.bicorne', latin));
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toMatch(/^bicorne convert: cannot read [^\n]*utf-8/);
});

test('JSON that is nested without end is refused', async () => {
  const deep = `{"tags":[["Bicorne","1"]],"moves":[${'{"kind":"variation","moves":['.repeat(20_000)}${']}'.repeat(20_000)}]}`;
  expect((await run('convert', tempFile('deep.json', deep))).err).toContain('malformed: nested');
});

/** The example, said to have begun under older rules and to have gone on from its own state after 32 steps. */
async function older(): Promise<string> {
  const { match } = must(replay(must(readRecord(exampleRecord())), () => picket?.game));
  const state = encodeURIComponent(JSON.stringify(stateAt(match, 32)));
  return exampleRecord()
    .replace('[Rules "1"]', '[Rules "0"]')
    .replace('33. blue:', `=1=${state} 34. blue:`)
    .replace(/ #[0-9a-f]+/, '');
}
const picket = await loadGame('picket');

test('rolls under older rules are not called proven', async () => {
  const { out } = await run('verify', tempFile('older.bicorne', await older()));
  expect(out).toBe(
    'valid: 51 steps, 8 rolls and draws; all but 6 of them follow from the numbers committed to (blue, red, server); 32 steps under older rules were not played again',
  );
});

test('positions under older rules are not shown, those after them are', async () => {
  const file = tempFile('older.bicorne', await older());
  expect(await run('show', file, '--at', '20')).toMatchObject({
    code: 1,
    err: expect.stringContaining('were played under rules 0'),
  });
  expect(JSON.parse((await run('show', file, '--at', '34', '--json')).out)).toMatchObject({
    at: 34,
    last: { text: 'back-a4' },
  });
  const broken = tempFile('broken.bicorne', (await older()).replace('43. blue: stand', '43. blue: back-e1'));
  expect(JSON.parse((await run('show', broken, '--json')).out)).toMatchObject({
    at: 43,
    fault: { code: 'illegal' },
  });
});

test('a stored state that is none of the game is refused where it stands', async () => {
  const file = tempFile('null.bicorne', (await older()).replace(/=1=\S+[^]*$/, '=1=null\n'));
  for (const command of ['verify', 'show', 'replay']) {
    const { code, out, err } = await run(command, file);
    expect(code).toBe(1);
    expect(out + err).toMatch(/malformed at line \d+: the state stored here/);
  }
});

test('a stored state is tried where it can be ended: of a record with one, nothing goes on for ever', async () => {
  const [stored, plain] = [must(readRecord(await older())), must(readRecord(exampleRecord()))];
  expect(await tried(stored)).toMatchObject({ ok: true });
  // what keeps the rules busy is as what had no time at all
  expect(await tried(stored, 0)).toMatchObject({
    ok: false,
    fault: { place: expect.stringMatching(/^line/) },
  });
  expect(await tried(plain, 0)).toMatchObject({ ok: true });
});

test('a record is read from standard input', async () => {
  const { out, code } = await runProcess([join(CLI, 'bicorne.ts'), 'verify', '-'], exampleRecord());
  expect(out).toMatch(/^valid: 50 steps, 8 rolls and draws/);
  expect(code).toBe(0);
});

test.each([
  ['a roll', '*124', '*125', 'tampered', /^line \d+$/],
  ['a draw', '*2 *1 *3', '*2 *2 *3', 'tampered', /^line 17$/],
  ['an action', '49. blue: stand', '49. blue: block2', 'illegal', /^line \d+$/],
  ['a seat', '7. blue: @a1', '7. red: @a1', 'illegal', /^line 18$/],
  ['a number', '"8f3a1c"', '"8f3a1d"', 'tampered', /^Number$/],
  ['a digest', '#2018', '#2019', 'tampered', /^line \d+$/],
  ['the result', '"red break', '"blue break', 'tampered', /^Result$/],
])('verify refuses a record with %s changed, and names the place', async (_, from, to, code, place) => {
  const refused = await run('verify', changed(from, to), '--json');
  expect(JSON.parse(refused.out)).toMatchObject({
    valid: false,
    error: { code, place: expect.stringMatching(place) },
  });
  expect(refused.code).toBe(1);
});

test.each([
  ['other rules', '[Rules "1"]', '[Rules "7"]', /; it names rules 7, and was checked by rules 1$/],
  ['no rules', '[Rules "1"]\n', '', /; it names no rules, and was checked by rules 1$/],
])('verify says so where a record names %s than it was checked by', async (_, from, to, said) => {
  const { code, out } = await run('verify', changed(from, to));
  expect(out).toMatch(said);
  expect(code).toBe(0);
  expect((await run('verify', example())).out).not.toContain('checked by');
});

test.each([
  ['the result', '"red breakthrough"', '"\\u001b[2J"', 'verify'],
  ['the format', '[Bicorne "1"]', '[Bicorne "\\u001b[2J"]', 'convert'],
  ['a digest', '#2018', '#\u001B[2J', 'verify'],
  ['a comment', '{A block', '{\u001B[2J', 'replay'],
])('nothing that %s says is obeyed by a terminal', async (_, from, to, command) => {
  const { out, err } = await run(command, changed(from, to));
  expect(out + err).toContain('[2J');
  expect(out + err).not.toContain('\u001B');
});

test('a server that has not opened its number yet proves nothing yet', async () => {
  const { code, out } = await run('verify', changed('[Number "server" "d94c60"]\n', ''));
  expect(out).toMatch(/not every number is opened/);
  expect(code).toBe(0);
});

test.each([
  ['an action with a blank', { kind: 'act', seat: 'blue', text: 'a b' }],
  ['an action that is a comment', { kind: 'act', seat: 'blue', text: '{well}' }],
  ['a comment with braces', { kind: 'comment', text: 'a } b' }],
  ['a kind there is not', { kind: 'wish' }],
])('JSON that says what a record cannot is refused: %s', async (_, move) => {
  const json = JSON.stringify({ tags: [['Bicorne', '1']], moves: [move] });
  const { code, out, err } = await run('convert', tempFile('bad.json', json));
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toMatch(/malformed|invalid/);
});

test.each([
  ['', 'line 1'],
  ['1. e4 e5', 'line 1'],
  ['[Bicorne "9"]\n\n', 'line 1'],
  ['[Bicorne "1"]\n[Game "x"\n', 'line 2'],
  ['[Bicorne "1"]\n[Game "x"]\n\n{never closed', 'line 4'],
])('what is no record is refused with its line: %j', async (text, line) => {
  const { code, err } = await run('convert', tempFile('bad.bicorne', text));
  expect(code).toBe(1);
  expect(err).toContain(`malformed at ${line}`);
});
