import { exampleGame, type GameModule } from '@bicorne/games';
import { setTimeout as pause } from 'node:timers/promises';
import { quickRng } from '@bicorne/engine';
import type { Store } from '../store/port.ts';
import { thousands, type Finding } from './finding.ts';
import { begin, guest } from './people.ts';
import { checkBeforehand, Planner, type Beforehand } from './planner.ts';
import { startProcess, type Settings } from './process.ts';
import { Traveller } from './traveller.ts';
import { compareWithStore, theGame } from './truth.ts';

export interface KillOptions {
  /** What kind of store. */
  readonly name: string;
  readonly settings: Settings;
  readonly kills: number;
  readonly matches: number;
  /** Opens the store itself, while no server runs. */
  readonly open: () => Promise<Store>;
}

/** So many that something must have been done beforehand. */
const MANY = 20;

interface Pair {
  readonly match: string;
  readonly players: readonly Traveller[];
  /** At every other match both say beforehand what they do, as well as by hand. */
  readonly planners: readonly Planner[];
}

/**
 * SIGKILL at random moments while matches are played as fast as they go; after each, what the players were told is
 * held against what is there. Then the server starts again and the same players go on.
 */
export async function proveKills({ name, settings, kills, matches, open }: KillOptions): Promise<Finding> {
  const module = await theGame(exampleGame());
  const rng = quickRng(`kills ${name}`);
  const wrong: string[] = [];
  const tally = { actions: 0, unanswered: 0, matches: 0 };
  const beforehand: Beforehand = { given: 0, ran: 0, wrong };
  let server = await startProcess(settings);
  let pairs: Pair[] = [];
  for (let kill = 0; kill < kills; kill++) {
    while (pairs.length < matches) pairs.push(await newPair(module, () => server.address, tally.matches++));
    let stop = false;
    const playing = pairs.flatMap(({ players }) =>
      players.map((player) => player.play(quickRng(`${kill} ${player.match} ${player.n}`), () => stop)),
    );
    const planning = pairs.flatMap(({ match, planners }) =>
      planners.map((planner, at) => planner.work(quickRng(`${kill} ${match} plans ${at}`), () => stop)),
    );
    await untilActed(pairs, 1 + rng.below(15 * matches));
    await server.kill('SIGKILL');
    stop = true;
    await Promise.all([...playing, ...planning]);
    const store = await open();
    const isOver = ({ players }: Pair): boolean => kill === kills - 1 || players.some((one) => one.isOver);
    // What was done beforehand is all there when a match is over.
    for (const pair of pairs) if (isOver(pair)) await checkBeforehand(store, module, pair.match, beforehand);
    for (const { match, players } of pairs)
      wrong.push(...(await compareWithStore(store, module, match, players)));
    await store.close();
    server = await startProcess(settings);
    pairs = sift(pairs, tally);
  }
  sift(pairs, tally, true);
  await server.kill('SIGKILL');
  return {
    proof: 'kills',
    tried: `${kills} × SIGKILL on ${name}, ${thousands(tally.actions)} actions acknowledged in ${tally.matches} matches, ${thousands(beforehand.given)} answers and ${thousands(beforehand.ran)} steps given beforehand`,
    found:
      wrong[0] ??
      `all there, none half (${tally.unanswered} were on their way), nothing given beforehand twice or against its condition; play went on where it stood`,
    held:
      wrong.length === 0 &&
      tally.actions > 0 &&
      (kills < MANY || (beforehand.given > 0 && beforehand.ran > 0)),
  };
}

/** Until so many more actions were acknowledged, or all is over. */
async function untilActed(pairs: readonly Pair[], actions: number): Promise<void> {
  const players = pairs.flatMap((pair) => pair.players);
  const count = (): number => players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  const enough = count() + actions;
  while (count() < enough && !players.every(({ isOver }) => isOver)) await pause(1);
}

/** Those that are over are counted and leave. */
function sift(pairs: readonly Pair[], tally: { actions: number; unanswered: number }, all = false): Pair[] {
  return pairs.filter(({ players }) => {
    if (!all && !players.some(({ isOver }) => isOver)) return true;
    for (const player of players) {
      tally.actions += player.acknowledged.length;
      tally.unanswered += player.unanswered;
      player.close();
    }
    return false;
  });
}

/** So close that they soon ask each other something. */
const CLOSE = {
  map: '...../..../...../..../.....',
  blocks: {
    blue: ['b1', 'b3', 'a5'].map((at) => ({ at, strength: 3 })),
    red: ['c2', 'c4', 'd4'].map((at) => ({ at, strength: 3 })),
  },
};

/** In milliseconds: long enough for a plan to take a step. */
const LINGERS = 40;

async function newPair({ game }: GameModule, where: () => string, number: number): Promise<Pair> {
  const [blue, red] = [await guest(where(), `Blue ${number}`), await guest(where(), `Red ${number}`)];
  const cookies = [blue, red];
  const isPlanned = number % 2 === 1;
  const match = await begin(where(), blue, red, isPlanned ? { scenario: CLOSE } : {});
  // What is done beforehand may be before what a hand does, as if another window had.
  const players = cookies.map((cookie) =>
    isPlanned ? new Traveller(where, cookie, match, 2, LINGERS) : new Traveller(where, cookie, match),
  );
  const planners = isPlanned
    ? players.map((player, at) => new Planner(where, cookies[at], player, game))
    : [];
  return { match, players, planners };
}
