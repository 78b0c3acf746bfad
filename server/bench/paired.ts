import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { exampleGame } from '@bicorne/games';
import { percentile } from '../proof/finding.ts';
import type { Load } from './lanes.ts';
import { answer, cpuOf, here, inFolder, startMeasured, turn } from './measured.ts';

/** Turns of each server: for the code to be compiled, and then to be counted. In milliseconds: how long, and how long all is still after it. */
const [WARM, COUNTED, TURN, STILL] = [16, 40, 500, 50];

export interface Paired {
  readonly ours: Load & Spent;
  readonly floors: readonly {
    /** What their rules take, in milliseconds. */
    readonly rules: number;
    readonly load: Load & Spent;
    /** How much ours did for each action of theirs, turn by turn, ascending. */
    readonly speeds: readonly number[];
    /** How much processor time ours took for an action, for each microsecond of theirs, turn by turn, ascending. */
    readonly costs: readonly number[];
  }[];
}

interface Spent {
  /** The server's processor time for an action, all its threads together, in microseconds: the middle of its turns. */
  readonly cpu: number;
}

/** A server and its players. */
interface Side {
  readonly players: ChildProcess;
  cpu(): Promise<number>;
}

interface Turn extends Load {
  /** As `Spent`, of this turn alone. */
  readonly cpu: number;
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
    const own: Side = { players: fork(here('./load.ts')), cpu: () => server.cpu() };
    const sides = [
      own,
      ...addresses.map((address, at) => ({
        players: fork(here('./floor-players.ts'), [address, String(matches)]),
        cpu: () => cpuOf(bare[at]),
      })),
    ];
    try {
      own.players.send({ addresses: [server.address], lanes: matches, stock: 350 });
      await Promise.all(sides.map(({ players }) => answer<'ready'>(players)));
      const [ours, ...floors] = await takeTurns(sides);
      const against = (theirs: readonly Turn[], of: (turn: Turn) => number): readonly number[] =>
        ours.map((turn, number) => of(turn) / of(theirs[number])).toSorted((a, b) => a - b);
      return {
        ours: together(ours),
        floors: floors.map((turns, at) => ({
          rules: RULES[at],
          load: together(turns),
          speeds: against(turns, rate),
          costs: against(turns, ({ cpu }) => cpu),
        })),
      };
    } finally {
      for (const each of [...sides.map(({ players }) => players), ...bare]) each.kill('SIGKILL');
      await server.stop();
    }
  });

/** As the stack was once measured, in milliseconds an action. */
const RULES = [0.032, 0];

const rate = ({ actions, seconds }: Load): number => actions / seconds;

async function takeTurns(sides: readonly Side[]): Promise<Turn[][]> {
  const turns: Turn[][] = sides.map(() => []);
  for (let number = 0; number < WARM + COUNTED; number++)
    for (const [at, side] of sides.entries()) {
      const found = await takeTurn(side);
      if (number >= WARM) turns[at].push(found);
    }
  return turns;
}

/** What is still collected or compiled after its turn is a server's own. */
async function takeTurn({ players, cpu }: Side): Promise<Turn> {
  const before = await cpu();
  const load = await turn(players, TURN);
  await pause(STILL);
  return { ...load, cpu: (((await cpu()) - before) * 1000) / load.actions };
}

const together = (turns: readonly Turn[]): Load & Spent => ({
  actions: turns.reduce((sum, { actions }) => sum + actions, 0),
  seconds: turns.reduce((sum, { seconds }) => sum + seconds, 0),
  took: turns.flatMap(({ took }) => took).toSorted((a, b) => a - b),
  cpu: percentile(
    turns.map(({ cpu }) => cpu).toSorted((a, b) => a - b),
    50,
  ),
});
