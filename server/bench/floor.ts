import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { Load } from './lanes.ts';
import { answer, here, inFolder, turn } from './measured.ts';

/** For the code of both sides to be compiled, in milliseconds. */
const WARMING = 8000;

export interface Floor {
  /** Socket.IO's as it comes searches every message for bytes; ours does not. */
  readonly encoder: 'theirs' | 'ours';
  /** What the rules and the views of a game cost, in milliseconds. */
  readonly rules: number;
}

/**
 * The least that a server on this stack has to do: Socket.IO, Zod, one row a step in groups of SQLite, and rules that
 * take so long. No views, seats, clocks, notices or records. What it does here is what to measure ours by.
 */
export const benchFloor = (matches: number, seconds: number, { encoder, rules }: Floor): Promise<Load> =>
  inFolder(async (folder) => {
    const server = fork(here('./floor-server.ts'), [join(folder, 'floor.sqlite'), String(rules), encoder]);
    try {
      const address = await answer<string>(server);
      const players = fork(here('./floor-players.ts'), [address, String(matches)]);
      await answer<'ready'>(players);
      await turn(players, WARMING);
      const load = await turn(players, seconds * 1000);
      players.kill('SIGKILL');
      return { ...load, took: load.took.toSorted((a, b) => a - b) };
    } finally {
      server.kill('SIGKILL');
    }
  });
