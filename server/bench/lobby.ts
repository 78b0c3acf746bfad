import { setTimeout as pause } from 'node:timers/promises';
import { exampleGame } from '@bicorne/games';
import type { MatchCard } from '@bicorne/table/protocol';
import { begin, guest, post, value } from '../proof/people.ts';
import { BareLine } from './line.ts';
import { inFolder, startMeasured, type Measured } from './measured.ts';

export interface Lobby {
  /** Sent to one who only looks, in a minute in which nothing happens, in bytes; and the server's processor time in it, in milliseconds. */
  readonly idle: { readonly bytes: number; readonly cpu: number };
  /** Of a seat that is put up or taken away: sent to each who looks, and the processor time of the server for all of them. */
  readonly change: { readonly bytes: number; readonly cpu: number };
  /** From the change until each has heard of it, in milliseconds, in order. */
  readonly took: readonly number[];
}

const MINUTE = 60_000;
/** So many at a time come in or sit down. */
const AT_ONCE = 16;

/** People who look at the lobby, matches that run and are shown there, and then seats that come and go. */
export const measureLobby = (people: number, matches: number, changes: number): Promise<Lobby> =>
  inFolder(async (data) => {
    const server = await startMeasured(data, { BICORNE_GAMES: exampleGame() });
    const lines: BareLine[] = [];
    try {
      const cookies = await many(people, (at) => guest(server.address, `Guest ${String(at)}`));
      await many(matches, (at) =>
        begin(server.address, cookies[at], cookies[people - 1 - at], { listed: true }),
      );
      lines.push(...(await many(people, (at) => looking(server.address, cookies[at]))));
      // All that came with them has been told.
      await pause(MINUTE / 6);
      const idle = await during(server, lines, () => pause(MINUTE));
      const took: number[] = [];
      const busy = await during(server, lines, async () => {
        for (let at = 0; at < changes; at++) took.push(...(await change(server.address, cookies[at], lines)));
      });
      const told = 2 * changes;
      // What the same time costs without changes is not theirs.
      const alone = (busy.lasted * idle.cpu) / idle.lasted;
      return {
        idle,
        change: { bytes: busy.bytes / told, cpu: (busy.cpu - alone) / told },
        took: took.toSorted((a, b) => a - b),
      };
    } finally {
      for (const line of lines) line.close();
      await server.stop();
    }
  });

async function many<T>(count: number, make: (at: number) => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  for (let at = 0; at < count; at += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - at) }, (_, more) => make(at + more));
    made.push(...(await Promise.all(some)));
  }
  return made;
}

async function looking(address: string, cookie: string): Promise<BareLine> {
  const line = await BareLine.open(address, cookie);
  await new Promise((shown) => line.ask('hall', { on: true }, shown));
  return line;
}

interface During {
  readonly bytes: number;
  readonly cpu: number;
  readonly lasted: number;
}

/** What a line is sent meanwhile, one with another, and what the server spends. */
async function during(
  server: Measured,
  lines: readonly BareLine[],
  work: () => Promise<unknown>,
): Promise<During> {
  const received = (): number => lines.reduce((sum, line) => sum + line.received, 0);
  const [bytes, cpu, begun] = [received(), await server.cpu(), performance.now()];
  await work();
  return {
    bytes: (received() - bytes) / lines.length,
    cpu: (await server.cpu()) - cpu,
    lasted: performance.now() - begun,
  };
}

/** A seat is put up, and when all have heard of it taken away. */
async function change(address: string, cookie: string, lines: readonly BareLine[]): Promise<number[]> {
  const first = heardByAll(lines);
  const wish = { game: exampleGame(), scenario: 'ford', seats: { blue: 'me', red: 'open' }, listed: true };
  const { id } = await value<MatchCard>(await post(address, '/api/matches', wish, cookie));
  const came = await first;
  const second = heardByAll(lines);
  await value<MatchCard>(await post(address, `/api/matches/${id}/close`, {}, cookie));
  return [...came, ...(await second)];
}

/** How long it takes until each of them is told that something is new. */
function heardByAll(lines: readonly BareLine[]): Promise<number[]> {
  const begun = performance.now();
  return Promise.all(
    lines.map(
      (line) =>
        new Promise<number>((heard) => {
          line.heard = (word) => word === 'hall' && heard(performance.now() - begun);
        }),
    ),
  );
}
