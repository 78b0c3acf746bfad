import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BOTS, type Bot, type Purse } from '@bicorne/bots';
import { must, openMatch, quickRng, readRecord, type Game } from '@bicorne/engine';
import { loadGame } from '@bicorne/games';
import { expect, test } from 'vitest';
import type { Kept } from '@bicorne/bots/play';
import { keptRecord, playGame } from './selfplay/play.ts';
import { addEnding, emptyTally } from './selfplay/tally.ts';
import { run, tempFile, tempFolder } from './test-help.ts';

const selfplay = async (...args: string[]) =>
  JSON.parse((await run('selfplay', 'picket', '--json', ...args)).out);

test('selfplay plays so many games, round all scenarios, and every one of them is won or drawn', async () => {
  const result = await selfplay('--games', '101', '--bots', 'random,random');
  expect(result).toMatchObject({ game: 'picket', games: 101, errors: 0, firstError: null });
  expect(Object.keys(result.wins)).toEqual(['blue', 'red', 'draw']);
  expect(result.wins.blue + result.wins.red + result.wins.draw).toBe(101);
  expect(result.scenarios.plain.games).toBe(51);
  expect(result.scenarios.ford.games).toBe(50);
  expect(result.meanActions).toBeGreaterThan(10);
  expect(result.actionsPerSecond).toBeGreaterThan(0);
});

test('a game depends on the seed and its number, not on the number of workers', async () => {
  const counted = async (...args: string[]): Promise<object> => {
    const {
      seconds: _,
      actionsPerSecond: _unused,
      workers: _too,
      ...rest
    } = await selfplay('--games', '60', ...args);
    return rest;
  };
  const one = await counted('--workers', '1');
  expect(await counted('--workers', '3')).toEqual(one);
  expect(await counted('--seed', '2')).not.toMatchObject({
    wins: Reflect.get(one, 'wins'),
    meanActions: Reflect.get(one, 'meanActions'),
  });
});

test('one scenario and an option can be asked for', async () => {
  const folder = tempFolder();
  const result = await selfplay(
    '--scenario',
    'plain',
    '--option',
    'scouts=true',
    '--games',
    '3',
    '--records',
    folder,
  );
  expect(Object.keys(result.scenarios)).toEqual(['plain']);
  for (const name of readdirSync(folder))
    expect(readFileSync(join(folder, name), 'utf8')).toContain('[Scenario "plain"]\n[Options "scouts=true"]');
});

test('options can be taken at random, anew for every game, but for those given', async () => {
  const folder = tempFolder();
  const result = await selfplay('--any-options', '--games', '40', '--records', folder);
  expect(result.errors).toBe(0);
  const options = readdirSync(folder).map(
    (name) => /\[Options "(.*)"\]/.exec(readFileSync(join(folder, name), 'utf8'))?.[1],
  );
  expect(new Set(options).size).toBeGreaterThan(1);
  const given = tempFolder();
  await selfplay('--any-options', '--option', 'scouts=true', '--games', '10', '--records', given);
  for (const name of readdirSync(given))
    expect(readFileSync(join(given, name), 'utf8')).toContain('scouts=true');
});

test('options that bring another seat find a bot for it', async () => {
  const { out } = await run('selfplay', 'campaign-1815', '--json', '--any-options', '--games', '24');
  expect(JSON.parse(out)).toMatchObject({ games: 24, errors: 0 });
});

test('every record that selfplay writes is valid and ends as it counted', async () => {
  const folder = join(tempFolder(), 'new', 'folder');
  const { wins } = await selfplay('--games', '12', '--records', folder);
  const names = readdirSync(folder).sort();
  expect(names).toHaveLength(12);
  expect(names[0]).toBe('picket-ford-01.bicorne');
  const counted: Record<string, number> = { blue: 0, red: 0, draw: 0 };
  for (const name of names) {
    expect((await run('verify', join(folder, name))).code).toBe(0);
    const text = readFileSync(join(folder, name), 'utf8');
    counted[/\[Result "(?<winner>\w+) /.exec(text)?.groups?.['winner'] ?? '']++;
  }
  expect(counted).toEqual(wins);
});

test('the text says who won by scenario, and how fast it went', async () => {
  const { out, code } = await run('selfplay', 'picket', '--games', '10');
  expect(out).toMatch(/^scenario {2}games {2}blue {2}red {2}draw\nplain +5 .*\nford +5 .*\nall +10 /);
  expect(out).toMatch(/\d+ actions a second on \d+ workers/);
  expect(out).toMatch(/\n0 errors$/);
  expect(code).toBe(0);
});

test('a seat that only some options have is counted with the others', () => {
  const tally = emptyTally({ plain: ['blue', 'red'] });
  const ending = { winners: [1], reason: 'breakthrough' };
  addEnding(tally, 'plain', ['first', 'second'], { ending, actions: 9, steps: 9 });
  expect(tally.wins).toEqual({ blue: 0, red: 0, draw: 0, second: 1 });
  expect(tally.scenarios['plain'].wins).toEqual(tally.wins);
});

const picket = async (): Promise<{ game: Game; bot: { worth: () => number } }> => {
  const module = await loadGame('picket');
  if (!module) throw new Error('picket is gone');
  return { game: module.game, bot: { worth: () => 0 } };
};

test('a game that never ends is an error after its bound', async () => {
  const rulebook = await picket();
  const { state, seats } = must(openMatch(rulebook.game));
  const short = { ...rulebook, game: { ...rulebook.game, bound: 20 } };
  expect(() =>
    playGame(
      short,
      state,
      seats.map(() => BOTS['random']),
      quickRng(1),
    ),
  ).toThrow('not over after 20 steps');
});

test('every seat has a purse of its own, the same from one question to the next', async () => {
  const rulebook = await picket();
  const { state, seats } = must(openMatch(rulebook.game));
  const purses = seats.map(() => new Set<Purse | undefined>());
  const bots = seats.map((): Bot => (book, sight, seat, rng, purse) => {
    purses[seat].add(purse);
    return BOTS['random'](book, sight, seat, rng);
  });
  playGame(rulebook, rulebook.game.clone(state), bots, quickRng(1));
  expect(purses.map(({ size }) => size)).toEqual([1, 1]);
  expect(new Set([...purses[0], ...purses[1], undefined]).size).toBe(3);
});

test('the record of a game that broke off ends before the step that failed, and says why', async () => {
  const rulebook = await picket();
  const { game } = rulebook;
  const failing: Game = {
    ...game,
    act(state, seat, action, emit) {
      if (action.do === 'go') throw new Error('lame horse');
      game.act(state, seat, action, emit);
    },
  };
  const start = must(openMatch(failing));
  const kept: Kept[] = [];
  const bots = start.seats.map(() => BOTS['random']);
  expect(() =>
    playGame({ ...rulebook, game: failing }, failing.clone(start.state), bots, quickRng(1), (step) =>
      kept.push(step),
    ),
  ).toThrow('lame horse');
  const text = keptRecord(start, kept, 'lame horse');
  expect(must(readRecord(text)).moves.slice(-2)).toMatchObject([
    { kind: 'act' },
    { kind: 'comment', text: 'lame horse' },
  ]);
  expect((await run('show', tempFile('failed.bicorne', text))).code).toBe(0);
});
