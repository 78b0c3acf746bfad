import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { exampleGame, offeredGames } from '@bicorne/games';
import { WebSocket } from 'ws';
import { openSqlite } from '../store/sqlite.ts';
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
}

/** A game of people: its matches are long. */
const [GAME] = offeredGames();
const MATCHES = 8;
const SLOW = 40;
/** As much as the server may have for its objects, in megabytes; and in all, with what it waits to send. */
const HEAP = 512;
const MEMORY = 900;
/** By what others may wait longer, at most; the figure is printed for the reader, the bound is for what stands still. */
const TIMES = 100;
const WAIT = 2000;

/** Somebody who does the same again and again until he is sent home. */
type Crowd = (address: string, isOver: () => boolean) => Promise<void>;

/**
 * Who is not to be served at any price: lines that ask for much and read nothing, connections that say nothing or
 * half a word, and visitors who ask for what is dear. The limits are those by default.
 */
export async function proveCrowd({ data, lasting, steps }: CrowdOptions): Promise<Finding[]> {
  const matches = await prepare(data, steps);
  const crowds: readonly [string, Crowd][] = [
    [`${SLOW} lines that ask for a long match and never read`, slowReaders(matches)],
    ['lines that ask, break off and come again', comersAgain(matches)],
    ['500 connections that say nothing, or half a request', silent],
    ['200 handshakes that are never finished', halfOpen],
    ['visitors who ask for records and moments of long matches', dearRequests(matches)],
  ];
  const findings: Finding[] = [];
  for (const [tried, crowd] of crowds) findings.push(await under(data, tried, crowd, lasting));
  return findings;
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

async function under(data: string, tried: string, crowd: Crowd, lasting: number): Promise<Finding> {
  const server = await startProcess({
    BICORNE_DATA: data,
    BICORNE_GAMES: `${GAME},${exampleGame()}`,
    LIMIT_MESSAGES: '30',
    LIMIT_LINES: '200',
    LIMIT_REQUESTS: '600',
    NODE_OPTIONS: `--max-old-space-size=${HEAP}`,
    // the crowd and those who look how the server is come from different addresses
    TRUST_PROXY: '1',
  });
  try {
    const quiet = await askHealth(server, lasting / 2);
    const until = performance.now() + lasting;
    const isOver = (): boolean => performance.now() > until;
    const [loud] = await Promise.all([askHealth(server, lasting), crowd(server.address, isOver)]);
    const served = await guest(server.address, 'Zoe').then(
      (cookie) => cookie !== '',
      () => false,
    );
    const most = peakOf(server.pid);
    const [before, after] = [percentile(quiet.times, 95), percentile(loud.times, 95)];
    return {
      proof: 'crowd',
      tried,
      found: `p95 of /health ${before.toFixed(1)} → ${after.toFixed(1)} ms (× ${(after / before).toFixed(1)}), ${loud.failed} of ${thousands(loud.times.length)} failed; most memory ${most} MB`,
      held: served && loud.failed === 0 && most < MEMORY && after < Math.max(WAIT, TIMES * before),
    };
  } finally {
    await server.kill('SIGKILL');
  }
}

interface Health {
  readonly times: number[];
  readonly failed: number;
}

async function askHealth({ address }: ServerProcess, lasting: number): Promise<Health> {
  const times: number[] = [];
  let failed = 0;
  const until = performance.now() + lasting;
  for (let asked = 0; performance.now() < until; asked++) {
    const begun = performance.now();
    const well = await fetch(`${address}/health`, { headers: from(1000 + (asked % 50)) }).then(
      async (response) => (await response.body?.cancel(), response.ok),
      () => false,
    );
    if (!well) failed++;
    times.push(performance.now() - begun);
    await pause(20);
  }
  return { times: times.toSorted((a, b) => a - b), failed };
}

/** The most memory this process ever had, in megabytes; nothing is known of it where the system does not tell. */
function peakOf(pid: number): number {
  try {
    const [, kilobytes] = /VmHWM:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Math.round(Number(kilobytes ?? 0) / 1024);
  } catch {
    return 0;
  }
}

const from = (visitor: number): Record<string, string> => ({
  'x-forwarded-for': `10.0.${Math.floor(visitor / 250)}.${visitor % 250}`,
});

/** A line without a cookie, that has been welcomed. */
function lineTo(address: string, visitor: number): Promise<WebSocket | null> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`, {
    headers: from(visitor),
  });
  return new Promise((resolve) => {
    socket.once('error', () => resolve(null));
    socket.once('close', () => resolve(null));
    socket.once('message', () => {
      socket.send('40');
      socket.once('message', () => resolve(socket));
    });
  });
}

const ask = (line: WebSocket, id: number, word: string, message: unknown): void =>
  line.send(`42${id}${JSON.stringify([word, message])}`);

const slowReaders =
  (matches: readonly string[]): Crowd =>
  async (address, isOver) => {
    const reader = async (at: number): Promise<void> => {
      while (!isOver()) {
        const line = await lineTo(address, at % 4);
        line?.pause();
        for (let asked = 0; line?.readyState === WebSocket.OPEN && !isOver(); asked++) {
          ask(line, asked, 'watch', { match: matches[asked % matches.length], have: -1 });
          await pause(36);
        }
        line?.terminate();
        await pause(50);
      }
    };
    await Promise.all(Array.from({ length: SLOW }, (_, at) => reader(at)));
  };

const comersAgain =
  (matches: readonly string[]): Crowd =>
  async (address, isOver) => {
    const comer = async (at: number): Promise<void> => {
      while (!isOver()) {
        const line = await lineTo(address, at % 2);
        if (line)
          for (let asked = 0; asked < 9; asked++)
            ask(line, asked, 'watch', { match: matches[asked % matches.length], have: -1 });
        await pause(100);
        line?.terminate();
      }
    };
    await Promise.all(Array.from({ length: 10 }, (_, at) => comer(at)));
  };

const HALVES = ['', 'GET /health HTTP/1.1\r\nHost: x\r\nX-Slow: ', 'POST /api/guest HTTP/1.1\r\nHost: x\r\n'];

const silent: Crowd = (address, isOver) => hang(address, isOver, 500, (at) => HALVES[at % HALVES.length]);

const UPGRADE =
  'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
  'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n';

/** Half of them leave out the end of the handshake, the others never say what they came for. */
const halfOpen: Crowd = (address, isOver) =>
  hang(address, isOver, 200, (at) => (at % 2 === 0 ? UPGRADE : `${UPGRADE}\r\n`));

async function hang(
  address: string,
  isOver: () => boolean,
  count: number,
  says: (at: number) => string,
): Promise<void> {
  const { port, hostname } = new URL(address);
  const open: Socket[] = Array.from({ length: count }, (_, at) => {
    const socket = connect(Number(port), hostname, () => socket.write(says(at)));
    return socket.on('error', () => undefined).resume();
  });
  while (!isOver()) await pause(50);
  for (const socket of open) socket.destroy();
}

const dearRequests =
  (matches: readonly string[]): Crowd =>
  async (address, isOver) => {
    const reader = async (at: number): Promise<void> => {
      for (let asked = at; !isOver(); asked++) {
        const path = `/api/matches/${matches[asked % matches.length]}/record`;
        const answer = await fetch(address + path, { headers: from(at % 2) }).catch(() => null);
        await answer?.arrayBuffer().catch(() => null);
      }
    };
    const looker = async (at: number): Promise<void> => {
      const line = await lineTo(address, 2 + at);
      for (let asked = 0; line?.readyState === WebSocket.OPEN && !isOver(); asked++) {
        ask(line, asked, 'moment', { match: matches[asked % matches.length], n: 10_000 - asked });
        ask(line, asked, 'moment', { match: matches[asked % matches.length], n: 1000 + asked });
        await pause(80);
      }
      line?.terminate();
    };
    await Promise.all([0, 1, 2, 3].flatMap((at) => [reader(at), looker(at)]));
  };
