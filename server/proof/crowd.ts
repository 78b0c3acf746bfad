import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { exampleGame, offeredGames } from '@bicorne/games';
import { openSqlite } from '../store/sqlite.ts';
import type { Asked } from './asker.ts';
import {
  comersAgain,
  dearRequests,
  halfOpen,
  LINES,
  silent,
  slowReaders,
  throng,
  type Crowd,
} from './crowds.ts';
import { percentile, thousands, type Finding } from './finding.ts';
import { playLong, storeMatch } from './long-match.ts';
import { guest } from './people.ts';
import { startProcess, type ServerProcess } from './process.ts';
import { theGame } from './truth.ts';

export interface CrowdOptions {
  readonly data: string;
  /** How long each crowd is there, in milliseconds. */
  readonly lasting: number;
  /** Steps of the long matches. */
  readonly steps: number;
  /** Whether others may wait twice as long at most; where many things run at once only what stands still is found. */
  readonly strict: boolean;
}

/** A game of people: its matches are long. */
const [GAME] = offeredGames();
const MATCHES = 8;
const SLOW = 40;
/** So many that what they leave unread would be more than there is; nobody is quick among them. */
const VERY_MANY = 600;
/** As much as the server may have for its objects, in megabytes; and in all, with what it waits to send. */
const HEAP = 256;
const MEMORY = 600;
/** By how much others may wait longer, at most; and when that is not judged, how long they may at all. */
const TIMES = 2;
const WAIT = 2000;

/**
 * Who is not to be served at any price: lines that ask for much and read nothing, connections that say nothing or
 * half a word, and visitors who ask for what is dear. The limits are those by default.
 */
export async function* proveCrowd(options: CrowdOptions): AsyncIterable<Finding> {
  const { data, steps } = options;
  const matches = await prepare(data, steps);
  const many = slowReaders(matches, VERY_MANY);
  yield await under(
    { ...options, strict: false },
    `${VERY_MANY} lines from 120 addresses that never read`,
    many,
  );
  const crowds: readonly [string, Crowd][] = [
    [`${SLOW} lines that ask for a long match and never read`, slowReaders(matches, SLOW)],
    ['lines that ask, break off and come again', comersAgain(matches)],
    ['many lines from one address', throng],
    ['500 connections that say nothing, or half a request', silent],
    ['190 handshakes that are never finished', halfOpen],
    ['visitors who ask for records and moments of long matches', dearRequests(matches)],
  ];
  for (const [tried, crowd] of crowds) yield await under(options, tried, crowd);
}

async function prepare(data: string, steps: number): Promise<string[]> {
  const ids = Array.from({ length: MATCHES }, (_, at) => `long${at}match`);
  const module = await theGame(GAME);
  const store = openSqlite(`${data}/bicorne.sqlite`);
  await store.people.add({ id: 'ann', name: 'Ann' }, 'a');
  await store.people.add({ id: 'bea', name: 'Bea' }, 'b');
  const match = playLong(module, 'quatre-bras', steps, 'long');
  for (const id of ids) await storeMatch(store, id, match, ['ann', 'bea']);
  await store.close();
  return ids;
}

async function under({ data, lasting, strict }: CrowdOptions, tried: string, crowd: Crowd): Promise<Finding> {
  const [server, twin] = await Promise.all([startCrowded(data), startCrowded(`${data}/twin`)]);
  const asker = new Worker(new URL('./asker.ts', import.meta.url), {
    workerData: [server.address, twin.address],
  });
  const askHealth = async (milliseconds: number): Promise<Asked[]> => {
    asker.postMessage(milliseconds);
    const [asked]: Asked[][] = await once(asker, 'message');
    return asked;
  };
  try {
    await askHealth(lasting / 8);
    const until = performance.now() + lasting;
    const isOver = (): boolean => performance.now() > until;
    const [[loud, quiet], outcome] = await Promise.all([askHealth(lasting), crowd(server.address, isOver)]);
    const served = await isServed(server);
    const most = peakOf(server.pid);
    const [after, before] = [p95(loud), p95(quiet)];
    const isQuick = strict ? after <= TIMES * before : after < WAIT;
    const also = outcome ? `; ${outcome.found}` : '';
    return {
      proof: 'crowd',
      tried,
      found: `p95 of /health ${after.toFixed(1)} ms, of a server without a crowd beside it ${before.toFixed(1)} (× ${(after / before).toFixed(1)}), ${loud.failed} of ${thousands(loud.times.length)} failed; most memory ${most} MB${also}`,
      held: served && loud.failed === 0 && most < MEMORY && isQuick && (outcome?.held ?? true),
    };
  } finally {
    await asker.terminate();
    await Promise.all([server.kill('SIGKILL'), twin.kill('SIGKILL')]);
  }
}

const startCrowded = (data: string): Promise<ServerProcess> =>
  startProcess({
    BICORNE_DATA: data,
    BICORNE_GAMES: `${GAME},${exampleGame()}`,
    LIMIT_MESSAGES: '30',
    LIMIT_LINES: String(LINES),
    LIMIT_REQUESTS: '600',
    NODE_OPTIONS: `--max-old-space-size=${HEAP}`,
    // the crowd and those who look how the server is come from different addresses
    TRUST_PROXY: '1',
  });

const p95 = ({ times }: Asked): number =>
  percentile(
    times.toSorted((a, b) => a - b),
    95,
  );

const isServed = ({ address }: ServerProcess): Promise<boolean> =>
  guest(address, 'Zoe').then(
    (cookie) => cookie !== '',
    () => false,
  );

/** The most memory this process ever had, in megabytes; nothing is known of it where the system does not tell. */
function peakOf(pid: number): number {
  try {
    const [, kilobytes] = /VmHWM:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Math.round(Number(kilobytes ?? 0) / 1024);
  } catch {
    return 0;
  }
}
