import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { must, quickRng, readRecord, replay, type Game } from '@bicorne/engine';
import type { Subject } from '@bicorne/engine/conformance';
import { loadGame } from '@bicorne/games';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hunt } from './fuzz/hunt.ts';
import { leaningAction, type Taste } from './fuzz/play.ts';
import { keepShortest } from './fuzz/keep.ts';
import type { Report } from './fuzz/report.ts';
import { main } from './main.ts';
import type { Terminal } from './terminal.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bicorne-fuzz-'));
});
afterAll(() => rm(folder, { recursive: true }));

const heard = (): Terminal & { said: string[] } => {
  const said: string[] = [];
  return { said, say: (text) => void said.push(text), note: () => {}, progress: () => {} };
};

async function broken(change: (game: Game) => Partial<Game>): Promise<Subject> {
  const picket = await loadGame('picket');
  if (!picket) throw new Error('picket is not there');
  return { ...picket, game: { ...picket.game, ...change(picket.game) } };
}

/** Some hundreds of games of a broken picket. */
async function findIn(change: (game: Game) => Partial<Game>): Promise<Report[]> {
  const reports: Report[] = [];
  const goOn = ({ games }: { games: number }): boolean => games < 300;
  hunt(await broken(change), { seed: 'test', goOn, tell: (report) => reports.push(report) });
  return reports;
}

const throwsOn =
  (word: string) =>
  (game: Game): Partial<Game> => ({
    act: (state, seat, action, say) => {
      if (game.write(action) === word) throw new Error('a trap');
      game.act(state, seat, action, say);
    },
  });

describe('the fuzzer', () => {
  it('plays a game however little time it has: of nothing it does not say that there is no failure', async () => {
    const hunted = hunt(await broken(() => ({})), { seed: 'test', goOn: () => false, tell: () => {} });
    expect(hunted.games).toBe(1);
  });

  it('finds nothing in picket itself', async () => {
    expect(await findIn(() => ({}))).toEqual([]);
  });

  it('finds a step that throws, and shrinks the game to the few steps that lead to it', async () => {
    const report = (await findIn(throwsOn('stand'))).find(({ property }) => property === null);
    expect(report).toMatchObject({ fault: 'threw', detail: 'a trap' });
    // six draws, six placed, and marches until two blocks meet
    expect(report?.steps).toBeLessThan(40);
    expect(report?.record).toMatch(/stand \{threw: a trap\}\n$/);
  });

  it('finds a dead end', async () => {
    const reports = await findIn((game) => ({
      legal: (state, seat) => game.legal(state, seat).filter((action) => action.do !== 'stand'),
    }));
    expect(reports.map(({ fault }) => fault)).toContain('dead end');
  });

  it('finds a game without end', async () => {
    const reports = await findIn(() => ({ bound: 10 }));
    expect(reports.map(({ fault }) => fault)).toContain('endless game');
  });

  it('finds a leak that only shows in a rare place', async () => {
    const reports = await findIn((game) => ({
      prompt: (state, viewer) => {
        const prompt = game.prompt(state, viewer);
        return prompt?.ask === 'answer' ? { ...prompt, about: { all: JSON.stringify(state) } } : prompt;
      },
    }));
    expect(reports.map(({ fault }) => fault)).toContain('prompt leaks');
  });

  it('takes a rare sort of action as often as a common one', async () => {
    const common = Array.from({ length: 9 }, (_, block) => ({ do: 'choose', block }));
    const { game } = await broken(() => ({ legal: () => [...common, { do: 'stand' }], prompt: () => null }));
    const rng = quickRng('taste');
    const taste: Taste = new Map();
    for (let i = 0; i < 400; i++) leaningAction(game, null, 0, taste, rng);
    const stood = taste.get(' stand') ?? 0;
    // even play would stand one time in ten
    expect(stood).toBeGreaterThan(150);
    expect(stood + (taste.get(' choose') ?? 0)).toBe(400);
  });

  it('writes a failure as a record that replays to its place, and that show opens', async () => {
    const [report] = await findIn(throwsOn('stand'));
    const picket = await loadGame('picket');
    const sheet = must(readRecord(report.record));
    expect(replay(sheet, () => picket?.game).ok).toBe(true);
    const file = join(folder, 'failure.bicorne');
    await writeFile(file, report.record);
    const terminal = heard();
    expect(await main(['show', file], terminal)).toBe(0);
    expect(terminal.said.join('\n')).toContain(`after ${report.steps} steps`);
  });

  it('keeps what it finds at once, the shortest of a kind', () => {
    const file = join(folder, 'kept.bicorne');
    const kept = new Map<string, Report>();
    const report = { fault: 'threw', detail: 'a trap', property: null };
    for (const [steps, record] of [
      [9, 'nine'],
      [5, 'five'],
      [7, 'seven'],
    ] as const) {
      keepShortest(kept, file, { ...report, steps, record });
      expect(readFileSync(file, 'utf8')).toBe(steps === 9 ? 'nine' : 'five');
    }
  });

  it('runs from the command line, in workers, for as long as it is told', async () => {
    const terminal = heard();
    const out = join(folder, 'failures');
    const args = ['--game', 'picket', '--minutes', '0.02', '--workers', '2', '--out', out, '--json'];
    expect(await main(['fuzz', ...args], terminal)).toBe(0);
    expect(JSON.parse(terminal.said[0])).toMatchObject({ game: 'picket', failures: [] });
    expect(await readdir(folder)).not.toContain('failures');
  });

  it.each([
    [[]],
    [['--game', 'chess']],
    [['--game', 'picket', '--minutes', 'x']],
    [['--game', 'picket', '--minutes', '0']],
  ])('refuses %j', async (args) => {
    expect(await main(['fuzz', ...args], heard())).toBe(2);
  });
});
