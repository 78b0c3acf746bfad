import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { quickRng, type Rng } from '@bicorne/engine';
import { expect, test } from 'vitest';
import type { StoredMatch } from '../store/matches.ts';
import { openSqlite } from '../store/sqlite.ts';
import { AGAINST_BOT, afterPlacing, Client, serving, twoAtTable, value, withFolder } from './client.ts';

const SETTINGS = {
  PORT: '0',
  BICORNE_GAMES: 'picket',
  BOT_DELAY: '0',
  LIMIT_MESSAGES: '100000',
  LOG_LEVEL: 'error',
};

async function spawnServer(data: string): Promise<{ address: string; child: ChildProcess }> {
  const child = spawn(process.execPath, [fileURLToPath(new URL('./child.ts', import.meta.url))], {
    env: { ...SETTINGS, BICORNE_DATA: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [address] = await once(child.stdout, 'data');
  return { address: String(address).trim(), child };
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

interface Stored {
  readonly match: StoredMatch | null;
  readonly steps: readonly string[];
}

async function readStore(data: string, id: string): Promise<Stored> {
  const store = openSqlite(join(data, 'bicorne.sqlite'));
  const stored = { match: await store.matches.find(id), steps: await store.matches.steps.read(id, 0) };
  await store.close();
  return stored;
}

/** What one player was told: the notation of every action that was acknowledged, in order. */
type Told = string[];

/** Plays at random, noting what is acknowledged, until the line is lost or the match is over. */
async function playNoting(client: Client, rng: Rng, told: Told): Promise<void> {
  while (!client.isOver) {
    await client.until(() => client.isAsked || client.isOver);
    if (client.isOver) return;
    const { n, viewer, sight } = client.now;
    const action = sight.legal[rng.below(sight.legal.length)];
    const answer = await client.act(action, n);
    if (answer.ok) told.push(`${viewer}:${JSON.stringify(action)}`);
    await client.until(() => client.now.n > n);
  }
}

const lineLost = (error: unknown): void =>
  expect(String(error)).toMatch(/line is lost|disconnected|timed out/);

/** The acknowledged actions of a seat, as they stand in the store. */
async function storedActs(steps: readonly string[], seat: number): Promise<string[]> {
  const { game } = await import('@bicorne/games').then(({ loadGame }) => loadGame('picket')).then(must);
  const own = steps.filter((step) => step.startsWith(`${seat}:`));
  return own.map((step) => `${seat}:${JSON.stringify(game.read(step.slice(2)))}`);
}

function must<T>(thing: T | undefined): T {
  if (thing === undefined) throw new Error('missing');
  return thing;
}

test('a server killed again and again has every action it acknowledged, nothing half, and play goes on', () =>
  withFolder(async (data) => {
    let { address, child } = await spawnServer(data);
    const table = await twoAtTable(address);
    const { id } = table;
    let { blue, red } = table;
    const told: Told[] = [[], []];
    const rng = quickRng('killed');
    for (let kills = 0; kills < 6 && !blue.isOver; kills++) {
      const play = Promise.all([
        playNoting(blue, rng, told[0]).catch(lineLost),
        playNoting(red, rng, told[1]).catch(lineLost),
      ]);
      const enough = told[0].length + told[1].length + 3 + rng.below(5);
      while (told[0].length + told[1].length < enough && !blue.isOver)
        await new Promise((resolve) => setTimeout(resolve, 1));
      await kill(child);
      await play;

      const { match, steps } = await readStore(data, id);
      expect(match?.steps).toBe(steps.length);
      expect(steps.length).toBeGreaterThanOrEqual(Math.max(blue.now.n, red.now.n));
      for (const seat of [0, 1]) {
        const acts = await storedActs(steps, seat);
        expect(acts.slice(0, told[seat].length)).toEqual(told[seat]);
        expect(acts.length - told[seat].length).toBeLessThanOrEqual(1);
        told[seat] = acts;
      }

      ({ address, child } = await spawnServer(data));
      [blue, red] = [blue.again(address), red.again(address)];
      await Promise.all([blue.watch(id), red.watch(id)]);
      expect(blue.now.n).toBeGreaterThanOrEqual(steps.length);
    }
    await Promise.all([playNoting(blue, rng, told[0]), playNoting(red, rng, told[1])]);
    expect(blue.isOver && red.isOver).toBe(true);
    await kill(child);
  }));

test('a bot whose turn it was when the server stopped goes on when it starts again', () =>
  withFolder(async (data) => {
    let ann: Client | null = null;
    let id = '';
    await serving(
      data,
      async ({ address }) => {
        ann = await Client.guest(address, 'Ann');
        ({ id } = value(await ann.create(AGAINST_BOT)));
        await ann.watch(id);
      },
      { botDelay: 60_000 },
    );
    await serving(data, async ({ address }) => {
      const again = must(ann ?? undefined).again(address);
      await again.watch(id);
      await again.playRandomly(quickRng(1));
      expect(again.isOver).toBe(true);
    });
  }));

test('a match that was put away for want of room comes back as it was', () =>
  withFolder((data) =>
    serving(
      data,
      async ({ address }) => {
        const table = await twoAtTable(address);
        await afterPlacing(table);
        const { blue, red, id } = table;
        const before = blue.now;
        await blue.ask('leave', { match: id });
        await red.ask('leave', { match: id });
        await twoAtTable(address);
        const after = await blue.watch(id);
        expect({ ...after, match: null }).toEqual({ ...before, match: null, chance: after.chance });
        value(await blue.act(blue.sight.legal[0]));
      },
      { idleMatches: 0 },
    ),
  ));
