import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { exampleGame } from '@bicorne/games';
import type { Load } from './lanes.ts';
import { answer, here, inFolder, startMeasured, turn } from './measured.ts';

/** Turns of each server: for the code to be compiled, and then to be counted. In milliseconds: how long, and how long all is still after it. */
const [WARM, COUNTED, TURN, STILL] = [16, 40, 500, 50];

export interface Paired {
  readonly ours: Load;
  readonly floor: Load;
  /** How much ours did for each action of the floor, turn by turn, ascending. */
  readonly ratios: readonly number[];
}

/** Our server and the least that one on this stack has to do (`floor.ts`), with rules of 32 µs, by turns of half a second. */
export const benchPaired = (matches: number): Promise<Paired> =>
  inFolder(async (folder) => {
    const server = await startMeasured(folder, { BICORNE_GAMES: exampleGame() });
    const bare = fork(here('./floor-server.ts'), [join(folder, 'floor.sqlite'), '0.032', 'theirs']);
    const players = [
      fork(here('./load.ts')),
      fork(here('./floor-players.ts'), [await answer<string>(bare), String(matches)]),
    ];
    try {
      players[0].send({ address: server.address, lanes: matches, stock: 350 });
      await Promise.all(players.map((each) => answer<'ready'>(each)));
      return await takeTurns(players);
    } finally {
      for (const each of [...players, bare]) each.kill('SIGKILL');
      await server.stop();
    }
  });

async function takeTurns(players: readonly ChildProcess[]): Promise<Paired> {
  const turns: Load[][] = players.map(() => []);
  for (let number = 0; number < WARM + COUNTED; number++)
    for (const [at, each] of players.entries()) {
      const load = await turn(each, TURN);
      if (number >= WARM) turns[at].push(load);
      await pause(STILL);
    }
  const [ours, floor] = turns;
  const ratios = ours.map(
    (load, at) => load.actions / load.seconds / (floor[at].actions / floor[at].seconds),
  );
  return { ours: together(ours), floor: together(floor), ratios: ratios.toSorted((a, b) => a - b) };
}

const together = (turns: readonly Load[]): Load => ({
  actions: turns.reduce((sum, { actions }) => sum + actions, 0),
  seconds: turns.reduce((sum, { seconds }) => sum + seconds, 0),
  took: turns.flatMap(({ took }) => took).toSorted((a, b) => a - b),
});
