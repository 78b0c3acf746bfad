import { cpus } from 'node:os';
import { Worker } from 'node:worker_threads';
import { gameIds } from '@bicorne/games';
import { findGame, noWords, readArgs, readWhole } from './args.ts';
import { median } from './bench/clock.ts';
import type { Figures as Played, Measured } from './bench/measure.ts';
import type { Order } from './bench/worker.ts';
import type { Command } from './command.ts';
import { bar, table, type Terminal } from './terminal.ts';
import { finished } from './thread.ts';

export const bench: Command = {
  help: (game) => `npx bicorne bench [--game GAME] [--seconds S] [--json]

Measures every game, or the named ones, for S seconds each (5) and its search as long, on one core:

  playoutsPerSecond   random games from set-up to the end
  actionsPerSecond    decisions with more than one legal answer in them, legal list included
  stepsPerSecond      all actions and chance outcomes in them
  trialsPerSecond     trials of the search, as an officer thinks
  cloneMicros         microseconds for a copy of a state
  viewMicros          … for a seat's or an onlooker's view
  legalMicros         … for a list of the legal actions
  stateBytes          a state as JSON
  recordBytes         the record of a random game

"calibration" is the time in microseconds of a fixed loop, measured in the same rounds. Under "ratios" each
figure stands in units of that loop (playouts for each turn of the loop, turns of the loop for each copy…):
compare those between days and machines.

  npx bicorne bench
  npx bicorne bench --game ${game} --seconds 2 --json`,

  async run(args, terminal) {
    const { values, positionals } = readArgs(args, {
      game: { type: 'string', multiple: true },
      seconds: { type: 'string', default: '5' },
    });
    noWords(positionals);
    const seconds = readWhole('seconds', values.seconds, 1, 3600);
    const games = await Promise.all((values.game ?? gameIds()).map(findGame));
    const report = await benchAll(
      games.map(({ id }) => id),
      seconds,
      terminal,
    );
    terminal.say(values.json ? JSON.stringify(report) : reportText(report));
    return 0;
  },
};

export interface BenchReport {
  readonly calibration: number;
  readonly machine: { readonly node: string; readonly cpu: string };
  readonly games: readonly BenchedGame[];
}

interface Figures extends Played {
  readonly trialsPerSecond: number;
}

interface BenchedGame extends Figures {
  readonly game: string;
  readonly stateBytes: number;
  readonly recordBytes: number;
  readonly calibration: number;
  readonly ratios: Figures;
}

async function benchAll(games: readonly string[], seconds: number, terminal: Terminal): Promise<BenchReport> {
  const benched: BenchedGame[] = [];
  for (const game of games) {
    terminal.progress(bar(benched.length, games.length, game));
    const measured = await measureApart<Measured>({ game, seconds, what: 'play' });
    const trialsPerSecond = await measureApart<number>({ game, seconds, what: 'trials' });
    benched.push(benchedGame(game, measured, trialsPerSecond));
  }
  terminal.progress('');
  return {
    calibration: precise(median(benched.map(({ calibration }) => calibration))),
    machine: { node: process.version, cpu: cpus()[0]?.model ?? 'unknown' },
    games: benched,
  };
}

/** Each game in a thread of its own: code that the compiler tuned to one game would slow down the next. */
async function measureApart<T>(order: Order): Promise<T> {
  const measured: T[] = [];
  const thread = new Worker(new URL('./bench/worker.ts', import.meta.url), { workerData: order });
  await finished(thread.on('message', (figures: T) => measured.push(figures)));
  return measured[0];
}

function benchedGame(
  game: string,
  { calibration, figures: played, ...sizes }: Measured,
  trialsPerSecond: number,
): BenchedGame {
  const figures = { ...played, trialsPerSecond };
  return {
    game,
    ...mapFigures(figures, (value) => value),
    ...sizes,
    calibration: precise(calibration),
    ratios: mapFigures(figures, (value, isRate) =>
      isRate ? (value * calibration) / 1e6 : value / calibration,
    ),
  };
}

function mapFigures(figures: Figures, change: (value: number, isRate: boolean) => number): Figures {
  const rate = (value: number): number => precise(change(value, true));
  const micros = (value: number): number => precise(change(value, false));
  return {
    playoutsPerSecond: rate(figures.playoutsPerSecond),
    actionsPerSecond: rate(figures.actionsPerSecond),
    stepsPerSecond: rate(figures.stepsPerSecond),
    trialsPerSecond: rate(figures.trialsPerSecond),
    cloneMicros: micros(figures.cloneMicros),
    viewMicros: micros(figures.viewMicros),
    legalMicros: micros(figures.legalMicros),
  };
}

/** Four figures are more than the clock is good for. */
const precise = (value: number): number => Number(value.toPrecision(4));

function reportText({ calibration, machine, games }: BenchReport): string {
  const head = ['game', 'playouts/s', 'actions/s', 'steps/s', 'trials/s', 'clone µs', 'view µs', 'legal µs'];
  const cells = (game: string, figures: Figures): (string | number)[] => [
    game,
    figures.playoutsPerSecond,
    figures.actionsPerSecond,
    figures.stepsPerSecond,
    figures.trialsPerSecond,
    figures.cloneMicros,
    figures.viewMicros,
    figures.legalMicros,
  ];
  const rows = games.flatMap((one) => [cells(one.game, one), cells('  ratio', one.ratios)]);
  const sizes = games.map(({ game, stateBytes, recordBytes }) => [game, stateBytes, recordBytes]);
  return [
    table([head, ...rows]),
    '',
    table([['game', 'state bytes', 'record bytes'], ...sizes]),
    '',
    `calibration loop ${calibration} µs; Node ${machine.node}, ${machine.cpu}`,
  ].join('\n');
}
