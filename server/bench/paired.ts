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
  readonly floors: readonly {
    /** What their rules take, in milliseconds. */
    readonly rules: number;
    readonly load: Load;
    /** How much ours did for each action of theirs, turn by turn, ascending. */
    readonly ratios: readonly number[];
  }[];
}

/**
 * Our server and the least that one on this stack has to do (`floor.ts`), by turns of half a second. Rules that take
 * their time by the clock take no longer on a slower machine; for a comparison with another machine there is the stack
 * without any.
 */
export const benchPaired = (matches: number): Promise<Paired> =>
  inFolder(async (folder) => {
    const server = await startMeasured(folder, { BICORNE_GAMES: exampleGame() });
    const bare = RULES.map((rules) =>
      fork(here('./floor-server.ts'), [join(folder, `floor-${rules}.sqlite`), String(rules), 'theirs']),
    );
    const addresses = await Promise.all(bare.map((each) => answer<string>(each)));
    const players = [
      fork(here('./load.ts')),
      ...addresses.map((address) => fork(here('./floor-players.ts'), [address, String(matches)])),
    ];
    try {
      players[0].send({ address: server.address, lanes: matches, stock: 350 });
      await Promise.all(players.map((each) => answer<'ready'>(each)));
      const [ours, ...floors] = await takeTurns(players);
      return {
        ours: together(ours),
        floors: floors.map((turns, at) => ({
          rules: RULES[at],
          load: together(turns),
          ratios: ours.map((turn, number) => rate(turn) / rate(turns[number])).toSorted((a, b) => a - b),
        })),
      };
    } finally {
      for (const each of [...players, ...bare]) each.kill('SIGKILL');
      await server.stop();
    }
  });

/** As the stack was once measured, in milliseconds an action. */
const RULES = [0.032, 0];

const rate = ({ actions, seconds }: Load): number => actions / seconds;

async function takeTurns(players: readonly ChildProcess[]): Promise<Load[][]> {
  const turns: Load[][] = players.map(() => []);
  for (let number = 0; number < WARM + COUNTED; number++)
    for (const [at, each] of players.entries()) {
      const load = await turn(each, TURN);
      if (number >= WARM) turns[at].push(load);
      await pause(STILL);
    }
  return turns;
}

const together = (turns: readonly Load[]): Load => ({
  actions: turns.reduce((sum, { actions }) => sum + actions, 0),
  seconds: turns.reduce((sum, { seconds }) => sum + seconds, 0),
  took: turns.flatMap(({ took }) => took).toSorted((a, b) => a - b),
});
