import { parseArgs } from 'node:util';
import { exampleGame, offeredGames } from '@bicorne/games';
import { percentile, thousands } from '../proof/finding.ts';
import { benchBoardgameIo } from './boardgame.ts';
import { measureDisk } from './disk.ts';
import { benchFloor } from './floor.ts';
import { measureMemory, measureStart } from './holding.ts';
import type { Load } from './lanes.ts';
import { measureLobby } from './lobby.ts';
import { inFolder, load, startMeasured, type MeasuredLoad } from './measured.ts';
import { benchPaired, type Paired } from './paired.ts';
import { benchSeveral } from './several.ts';
import { measureRestart } from './restart.ts';
import { measureSizes } from './sizes.ts';

/** Prints one line at a time: it takes a while. */
const say = (what: string, figure: string): void =>
  void process.stdout.write(`${what.padEnd(58)}${figure}\n`);

const waits = (took: readonly number[]): string =>
  `p50 ${percentile(took, 50).toFixed(2)} ms, p99 ${percentile(took, 99).toFixed(2)} ms`;
const latencies = ({ took }: Load): string => waits(took);
const speed = ({ actions, seconds }: Load): string => `${thousands(Math.round(actions / seconds))} actions/s`;

/** So many matches are enough for the time, at more actions a second than we have seen. */
const STOCK: Readonly<Record<number, number>> = { 1: 1000, 16: 300, 256: 16, 2000: 4 };

async function measureLoad(matches: number, seconds: number, rate?: number): Promise<MeasuredLoad> {
  return inFolder(async (data) => {
    const server = await startMeasured(data, { BICORNE_GAMES: exampleGame() });
    try {
      return await load([server], {
        lanes: matches,
        stock: STOCK[matches] ?? 4,
        seconds,
        ...(rate === undefined ? {} : { rate }),
      });
    } finally {
      await server.stop();
    }
  });
}

const spent = ({ cpu, players }: MeasuredLoad): string =>
  `${cpu.toFixed(0)} µs of processor each, and ${players.toFixed(0)} of the players`;

const collected = ({ collections }: MeasuredLoad): string =>
  collections
    .map(
      ({ young, old }) =>
        `collections: ${young.count} of the young (longest ${young.longest.toFixed(0)} ms), ${old.count} of all (longest ${old.longest.toFixed(0)} ms)`,
    )
    .join('; ');

const middle = (sorted: readonly number[], share = 50): number =>
  Number(percentile(sorted, share).toFixed(2));
const quartiles = (sorted: readonly number[]): string =>
  `${middle(sorted)} (quartiles ${middle(sorted, 25)} and ${middle(sorted, 75)})`;

/** `ratio` is against the stack without rules: what an action costs here for each microsecond there. */
function sayJson(ours: Paired['ours'], floors: Paired['floors']): void {
  const bare = floors.map(({ rules, load: floor, costs, speeds }) => ({
    rules,
    cpu: Math.round(floor.cpu),
    ratio: middle(costs),
    speed: middle(speeds),
  }));
  const { ratio } = bare.find(({ rules }) => rules === 0) ?? { ratio: NaN };
  process.stdout.write(`${JSON.stringify({ ratio, cpu: Math.round(ours.cpu), bare })}\n`);
}

const PARTS: Readonly<Record<string, (seconds: number) => Promise<void>>> = {
  async disk(seconds) {
    const took = await measureDisk(seconds);
    say('the disk alone, a page at a time', `${waits(took)}, longest ${percentile(took, 100).toFixed(0)} ms`);
  },
  async load(seconds) {
    for (const matches of [1, 16, 256, 2000]) {
      const found = await measureLoad(matches, seconds);
      say(
        `${thousands(matches)} matches, as fast as they go`,
        `${speed(found)}, ${latencies(found)}, ${spent(found)}`,
      );
    }
  },
  async floor(seconds) {
    for (const encoder of ['theirs', 'ours'] as const)
      for (const rules of [0.032, 0]) {
        const found = await benchFloor(16, seconds, { encoder, rules });
        const what = `16 × Socket.IO (${encoder === 'ours' ? 'our encoder' : 'as it comes'}), Zod, SQLite, ${rules * 1000} µs`;
        say(what, `${speed(found)}, ${latencies(found)}`);
      }
  },
  async paired() {
    const { ours, floors } = await benchPaired(16);
    if (values.json) return sayJson(ours, floors);
    say(
      '16 matches, ours',
      `${speed(ours)}, ${latencies(ours)}, ${ours.cpu.toFixed(0)} µs of processor each`,
    );
    for (const { rules, load: floor, speeds, costs } of floors) {
      const what = `in turns with Socket.IO, Zod, SQLite, ${rules * 1000} µs`;
      say(what, `${speed(floor)}, ${latencies(floor)}, ${floor.cpu.toFixed(0)} µs of processor each`);
      say('ours for each of theirs', quartiles(speeds));
      say('processor time of ours for each µs of theirs', quartiles(costs));
    }
  },
  async rate(seconds) {
    for (const matches of [256, 2000]) {
      const found = await measureLoad(matches, seconds, 2000);
      say(
        `${thousands(matches)} matches at 2,000 actions/s`,
        `${speed(found)}, ${latencies(found)}, ${spent(found)}; ${collected(found)}`,
      );
    }
  },
  async postgres(seconds) {
    const most = Number(values.processes);
    for (const matches of [16, 256, 2000])
      for (let processes = 1; processes <= most; processes++) {
        const { found, database, waits: on } = await benchSeveral(processes, matches, seconds);
        say(
          `${thousands(matches)} matches, PostgreSQL, ${processes} ${processes === 1 ? 'process' : 'processes'}`,
          `${speed(found)}, ${latencies(found)}, ${spent(found)}, ${database.toFixed(0)} of the database; its lines: ${on}`,
        );
      }
  },
  async sizes() {
    for (const game of [exampleGame(), ...offeredGames()]) {
      const { actions, sent, stored } = await measureSizes(game, 2);
      say(
        `${game}, random play of ${actions} actions`,
        `${sent.toFixed(0)} B sent to a seat per action, ${thousands(Math.round(stored))} B stored per finished match`,
      );
    }
  },
  async memory() {
    const { idleMatch, connection } = await measureMemory(2000, 1000);
    say(
      'memory',
      `${(idleMatch / 1024).toFixed(1)} kB per idle match, ${(connection / 1024).toFixed(1)} kB per connection`,
    );
  },
  async start() {
    say('start', `${(await measureStart(0)).toFixed(0)} ms with nothing stored`);
    say('start', `${(await measureStart(100_000)).toFixed(0)} ms with 100,000 stored matches`);
  },
  async lobby() {
    const { idle, change, took } = await measureLobby(2000, 500, 20);
    const what = '2,000 people in the lobby, 500 matches';
    say(
      `${what}, a minute of nothing`,
      `${idle.bytes.toFixed(0)} B to each, ${idle.cpu.toFixed(0)} ms of processor`,
    );
    say(
      `${what}, one seat that comes or goes`,
      `${change.bytes.toFixed(0)} B to each, ${change.cpu.toFixed(1)} ms of processor for all; told after ${waits(took)}`,
    );
  },
  async restart() {
    const { took, alone, cpu } = await measureRestart(1000);
    say(
      'a restart with 1,000 long matches, two people at each',
      `all are shown after ${percentile(took, 100).toFixed(0)} ms (half after ${percentile(took, 50).toFixed(0)}), one alone in ${alone.toFixed(0)}; ${cpu.toFixed(1)} ms of processor each`,
    );
  },
  async 'boardgame.io'(seconds) {
    const found = await benchBoardgameIo(16, seconds);
    say('boardgame.io, 16 matches, in memory, nothing durable', `${speed(found)}, ${latencies(found)}`);
  },
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '5' },
    json: { type: 'boolean', default: false },
    postgres: { type: 'boolean', default: false },
    processes: { type: 'string', default: '2' },
  },
});
const unknown = positionals.find((name) => !Object.hasOwn(PARTS, name));
if (unknown !== undefined)
  throw new Error(`there is no part ${unknown}; there are ${Object.keys(PARTS).join(', ')}`);
const alone = Object.keys(PARTS).filter((part) => part !== 'postgres');
const wanted = values.postgres ? [...positionals, 'postgres'] : positionals;
for (const part of wanted.length > 0 ? wanted : alone) await PARTS[part](Number(values.seconds));
