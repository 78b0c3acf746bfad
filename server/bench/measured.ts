import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Collections } from './collections.ts';
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
  /** Since it was last asked. */
  collections(): Promise<Collections>;
  stop(): Promise<void>;
}

/** On the data in this folder, or where the settings say. */
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
    async collections() {
      child.send('collections');
      return answer(child);
    },
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
  /** Processor time of the servers for each action, all their threads together, in microseconds. */
  readonly cpu: number;
  /** Of each server. */
  readonly collections: readonly Collections[];
}

/** Plays against the server from a process of its own. */
export async function load(
  servers: readonly Measured[],
  order: Omit<LoadOrder, 'addresses'>,
  begins: () => void = () => undefined,
): Promise<MeasuredLoad> {
  const child = fork(here('./load.ts'));
  child.send({ ...order, addresses: servers.map(({ address }) => address) });
  const spent = async (): Promise<number> => sum(await Promise.all(servers.map((server) => server.cpu())));
  const collected = (): Promise<Collections[]> => Promise.all(servers.map((server) => server.collections()));
  await answer<'begun'>(child);
  const before = await spent();
  await collected();
  begins();
  const found = await answer<Played>(child);
  return {
    ...found,
    cpu: (((await spent()) - before) * 1000) / found.actions,
    collections: await collected(),
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

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
