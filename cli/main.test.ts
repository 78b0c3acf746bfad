import { execFile, spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameIds, loadGame } from '@bicorne/games';
import { expect, onTestFinished, test } from 'vitest';
import { COMMANDS } from './commands.ts';
import { main } from './main.ts';
import { CLI, run, runProcess, tempFile, tempFolder } from './test-help.ts';

test('without a command it says what there is, and that this was not one', async () => {
  const { code, out, err } = await run();
  expect({ code, out }).toEqual({ code: 2, out: '' });
  for (const name of Object.keys(COMMANDS)) expect(err).toContain(`  ${name} `);
});

test.each([['help'], ['--help'], ['-h']])('%s lists every command', async (word) => {
  const { code, out } = await run(word);
  expect(code).toBe(0);
  for (const [name, { about }] of Object.entries(COMMANDS))
    expect(out).toMatch(new RegExp(`${name} +${about}`));
});

test.each(Object.keys(COMMANDS))('%s --help teaches with an example, and does nothing else', async (name) => {
  const { code, out, err } = await run(name, 'whatever', '--help');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(new RegExp(`^npx bicorne ${name}`));
  expect(
    out.split('\n').filter((line) => line.startsWith('  ') && line.includes(`bicorne ${name}`)),
  ).not.toEqual([]);
  expect((await run('help', name)).out).toBe(out);
});

test.each([
  ['dance', /no command "dance"/],
  ['__proto__', /no command "__proto__"/],
  ['games extra', /what is "extra"/],
  ['games --loud', /--loud/],
  ['selfplay', /GAME is missing/],
  ['selfplay chess', /no game "chess"; there are /],
  ['selfplay picket marengo', /one GAME is enough/],
  ['selfplay picket --games none', /--games takes a whole number/],
  ['selfplay picket --games 0', /--games takes a whole number/],
  ['selfplay picket --games 1e3', /--games takes a whole number/],
  ['selfplay picket --scenario moon', /no scenario "moon"/],
  ['selfplay picket --option dragons=true', /no option "dragons"/],
  ['selfplay picket --option scouts=maybe', /must be true or false/],
  ['selfplay picket --bots chaos', /no bot "chaos"; there are random/],
  ['selfplay picket --bots random,random,random', /name one bot, or 2/],
  ['selfplay picket --workers 0', /--workers takes a whole number/],
  ['bench --seconds 0', /--seconds takes a whole number/],
  ['bench --game chess', /no game "chess"/],
  ['examine picket --scenario moon', /no scenario "moon"/],
  ['tune napoleonics --pull 0', /--pull takes a whole number/],
  ['tune napoleonics --pairs some', /--pairs takes a whole number/],
  ['fuzz --game picket --minutes 10001', /at most 10000/],
  ['show', /RECORD is missing/],
  ['verify a b', /one RECORD is enough/],
  ['arena picket --bots officer,drill --iterations-scale 0', /--iterations-scale takes a number above 0/],
  ['arena picket --bots random,drill --iterations-scale few', /--iterations-scale takes a number above 0/],
  ['show record --at -1', /^[^\n]*--at[^\n]*\nTry: [^\n]*$/],
  ['operate list now', /what is "now"/],
  ['operate reports --keep 1', /operate reports takes no --keep/],
  ['operate show', /ID is missing/],
  ['operate show m1 m2', /one ID is enough/],
  ['operate show m1 --winner blue', /operate show takes no --winner/],
  ['operate rewind m1', /--keep is missing/],
  ['operate rewind m1 --keep few', /--keep takes a whole number/],
  ['serve --port 70000', /--port takes a whole number/],
  ['referee now', /what is "now"/],
])('bad arguments are named, exit code 2: bicorne %s', async (line, message) => {
  const { code, out, err } = await run(...line.split(' '));
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(message);
});

test('the example of tune is of a game that can be tuned', async () => {
  const [, game = ''] =
    /npx bicorne tune ([a-z0-9-]+) --matches/.exec((await run('tune', '--help')).out) ?? [];
  expect((await loadGame(game))?.bot.mind).toBeDefined();
});

test.each(['show', 'replay', 'verify', 'convert'])(
  '%s of a file that is not there fails, exit code 1',
  async (name) => {
    const { code, out, err } = await run(name, 'nowhere.bicorne');
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(/cannot read nowhere.bicorne/);
  },
);

test.each([
  'selfplay picket --games 1 --records',
  'arena picket --bots random,random --pairs 1 --record-to',
  'balance picket --bot random --matches 2 --svg',
  'fuzz --game picket --minutes 0.001 --workers 1 --out',
])('a place that cannot be written to is told in one line, before anything is played: %s', async (line) => {
  const place = join(tempFile('file', ''), 'below');
  const { code, out, err } = await run(...line.split(' '), place);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toMatch(/^bicorne [a-z]+: [^\n]*file[^\n]*$/);
});

test('so is one that cannot be written to when a match is over', async () => {
  const folder = tempFolder();
  mkdirSync(join(folder, 'picket-plain-0.bicorne'));
  const { code, out, err } = await run('selfplay', 'picket', '--games', '1', '--records', folder);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toMatch(/^bicorne selfplay: [^\n]*picket-plain-0[^\n]*$/);
});

test('a complaint is not written behind a bar that is half drawn', async () => {
  const written: string[] = [];
  const write = (text: string): void => void written.push(text);
  await main(['verify', 'nowhere.bicorne'], { say: write, note: write, progress: write });
  expect(written).toEqual(['', expect.stringContaining('cannot read nowhere.bicorne')]);
});

test('games lists every game with its scenarios, their seats and the options', async () => {
  const { out } = await run('games', '--json');
  const { games } = JSON.parse(out);
  expect(games.map(({ game }: { game: string }) => game)).toEqual(gameIds());
  expect(games[0]).toEqual({
    game: 'picket',
    rules: '1',
    offered: false,
    scenarios: [
      { scenario: 'plain', seats: ['blue', 'red'], options: { scouts: false } },
      { scenario: 'ford', seats: ['blue', 'red'], options: { scouts: true } },
    ],
    options: { scouts: { kind: 'switch', default: false, rule: 'P3.3' } },
  });
});

test('games as text names the scenarios and how to choose an option', async () => {
  const { out } = await run('games');
  expect(out).toContain('   ford      blue, red  scouts=true');
  expect(out).toContain('  --option scouts=true|false  (P3.3)');
});

test('a Node that is too old is told so, and how to get the right one', async () => {
  const older = 'data:text/javascript,Object.defineProperty(process.versions,"node",{value:"20.20.2"})';
  const { code, out, err } = await runProcess(['--import', older, join(CLI, 'door.mjs'), 'games']);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toMatch(/needs Node 24 or newer.*npx bicorne/s);
});

test('npx opens that door also before anything is installed', () => {
  const bin = (folder: string): string =>
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).bin.bicorne;
  expect(join(CLI, '..', bin(join(CLI, '..')))).toBe(join(CLI, bin(CLI)));
});

test('npx bicorne runs in the checkout', async () => {
  const out = await new Promise<string>((resolve, reject) =>
    execFile('npx', ['bicorne', 'games', '--json'], { cwd: join(CLI, '..') }, (error, stdout) =>
      error ? reject(error) : resolve(stdout),
    ),
  );
  expect(JSON.parse(out).games).toHaveLength(gameIds().length);
});

/** Runs it with some of its streams spoilt. */
function runSpoilt(
  command: string,
  stdio: StdioOptions,
  spoil: (child: ChildProcess) => void = () => undefined,
): Promise<{ code: number | null; err: string }> {
  const child = spawn(process.execPath, [join(CLI, 'bicorne.ts'), command], { stdio });
  spoil(child);
  let err = '';
  child.stderr?.on('data', (chunk: Buffer) => (err += chunk.toString()));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, err })));
}

test('a reader that stops early is no error', async () => {
  const ran = await runSpoilt('games', 'pipe', ({ stdout }) => stdout?.destroy());
  expect(ran).toEqual({ code: 0, err: '' });
});

test('complaints that nobody reads still have their exit code', async () => {
  const { code } = await runSpoilt('dance', 'pipe', ({ stderr }) => stderr?.destroy());
  expect(code).toBe(2);
});

test('an answer that cannot be written is told in one line, exit code 1', async () => {
  const readOnly = openSync(tempFile('file', ''), 'r');
  onTestFinished(() => closeSync(readOnly));
  const { code, err } = await runSpoilt('games', ['ignore', readOnly, 'pipe']);
  expect(code).toBe(1);
  expect(err).toMatch(/^bicorne: [^\n]+\n$/);
});
