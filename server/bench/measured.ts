import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Load } from './lanes.ts';
import type { LoadOrder, Played } from './load.ts';

export const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** As it comes, but for limits on what one person or address may ask. */
const SETTINGS = {
  PORT: '0',
  BOT_DELAY: '0',
  LIMIT_MESSAGES: '1000000',
  LIMIT_LINES: '1000000',
  LIMIT_REQUESTS: '1000000',
  LIMIT_GUESTS: '1000000',
  LIMIT_MATCHES: '1000000',
  LOG_LEVEL: 'error',
};

/** A server in a process of its own, and what can be measured of it. */
export interface Measured {
  readonly address: string;
  /** From the start of the process until it could be reached, in milliseconds. */
  readonly started: number;
  memory(): Promise<{ heap: number }>;
  /** Processor time of all its threads so far, in milliseconds. */
  cpu(): Promise<number>;
  stop(): Promise<void>;
}

export async function startMeasured(data: string, settings: Record<string, string> = {}): Promise<Measured> {
  const begun = performance.now();
  const child = fork(here('./child.ts'), {
    env: { ...SETTINGS, BICORNE_DATA: data, ...settings },
    execArgv: ['--expose-gc'],
  });
  const { address } = await answer<{ address: string }>(child);
  const started = performance.now() - begun;
  return {
    address,
    started,
    async memory() {
      child.send('memory');
      return answer(child);
    },
    cpu: () => cpuOf(child),
    async stop() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

/** Processor time of all threads of a server that was asked for it, in milliseconds. */
export async function cpuOf(server: ChildProcess): Promise<number> {
  server.send('cpu');
  return answer(server);
}

export interface MeasuredLoad extends Played {
  /** Processor time of the server for each action, all its threads together, in microseconds. */
  readonly cpu: number;
}

/** Plays against the server from a process of its own. */
export async function load(server: Measured, order: Omit<LoadOrder, 'address'>): Promise<MeasuredLoad> {
  const child = fork(here('./load.ts'));
  child.send({ ...order, address: server.address });
  await answer<'begun'>(child);
  const before = await server.cpu();
  const found = await answer<Played>(child);
  return { ...found, cpu: (((await server.cpu()) - before) * 1000) / found.actions };
}

/** What players do who act in turns (`turns.ts`), when it is theirs for so many milliseconds. */
export function turn(players: ChildProcess, milliseconds: number): Promise<Load> {
  players.send(milliseconds);
  return answer<Load>(players);
}

/** What a process of ours says next. */
export async function answer<T>(child: ChildProcess): Promise<T> {
  const heard = new AbortController();
  const { signal } = heard;
  const said: Promise<T[]> = once(child, 'message', { signal }).then((message): T[] => [message[0]]);
  const died = once(child, 'exit', { signal }).then((): T[] => []);
  const [first] = await Promise.race([said, died]);
  died.catch(() => undefined);
  said.catch(() => undefined);
  heard.abort();
  if (first === undefined) throw new Error('a process ended before its time');
  return first;
}

export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'bicorne-bench-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
