import { mkdir } from 'node:fs/promises';
import { openMatch, readOptions, type Game } from '@bicorne/engine';
import {
  findGame,
  onlyWord,
  orMisused,
  readArgs,
  readWhole,
  readWorkers,
  scenariosOf,
  UsageError,
} from './args.ts';
import { botNames, findBot } from './bots.ts';
import type { Command } from './command.ts';
import { playPlan } from './selfplay/crew.ts';
import type { Plan } from './selfplay/share.ts';
import type { Tally } from './selfplay/tally.ts';
import { bar, table, type Terminal } from './terminal.ts';

export const selfplay: Command = {
  help: (game) => `npx bicorne selfplay GAME [options]

Lets bots play, and counts who wins, how long it takes, and what goes wrong. Game number 17 of a seed is the
same game on every machine and with any number of workers. Exit code 1 if a game broke off with an error.

  --scenario S       one scenario; without it all of them in turn
  --option K=V       an option of the game (may be given several times)
  --any-options      every game with options taken at random, but for those given
  --bots A,B         a bot for each seat, or one for all (${botNames().join(', ')}; random if left out)
  --games N          how many games (100)
  --seed TEXT        what the games are drawn from (1)
  --workers W        threads (as many as there are cores)
  --records DIR      write every game's record there
  --json             one object: game, games, errors, wins, meanActions, actionsPerSecond, …

An action is a decision with more than one legal answer; a step is any action or chance outcome.

  npx bicorne selfplay ${game} --games 1000
  npx bicorne selfplay ${game} --games 10 --records played`,

  async run(args, terminal) {
    const { values, positionals } = readArgs(args, OPTIONS);
    const game = await findGame(onlyWord(positionals, 'GAME'));
    const plan = makePlan(game, values);
    const { records } = plan;
    if (records !== null) await mkdir(records, { recursive: true });
    const result = await play(plan, terminal);
    terminal.say(values.json ? JSON.stringify(result) : resultText(result));
    return result.errors === 0 ? 0 : 1;
  },
};

const OPTIONS = {
  scenario: { type: 'string' },
  option: { type: 'string', multiple: true },
  'any-options': { type: 'boolean', default: false },
  bots: { type: 'string', default: 'random' },
  games: { type: 'string', default: '100' },
  seed: { type: 'string', default: '1' },
  workers: { type: 'string' },
  records: { type: 'string' },
} as const;

interface Values {
  readonly scenario?: string | undefined;
  readonly option?: readonly string[] | undefined;
  readonly 'any-options': boolean;
  readonly bots: string;
  readonly games: string;
  readonly seed: string;
  readonly workers?: string | undefined;
  readonly records?: string | undefined;
}

/** Everything that can be wrong on the command line is found here, before a game begins. */
function makePlan(game: Game, values: Values): Plan {
  const games = readWhole('games', values.games, 1);
  const workers = readWorkers(values.workers);
  const plan: Plan = {
    game: game.id,
    scenarios: scenariosOf(game, values.scenario),
    options: readOptions(game.options, (values.option ?? []).join(' ')),
    anyOptions: values['any-options'],
    bots: values.bots.split(','),
    games,
    seed: values.seed,
    workers: Math.min(workers, games),
    records: values.records ?? null,
  };
  checkSeats(game, plan);
  return plan;
}

function checkSeats(game: Game, { scenarios, options, bots }: Plan): void {
  bots.forEach(findBot);
  for (const scenario of scenarios) {
    const { seats } = orMisused(openMatch(game, { scenario, options }));
    if (bots.length !== 1 && bots.length !== seats.length)
      throw new UsageError(`${scenario} has the seats ${seats.join(', ')}: name one bot, or ${seats.length}`);
  }
}

export interface SelfplayResult extends Omit<Tally, 'actions' | 'steps'> {
  readonly game: string;
  readonly bots: readonly string[];
  readonly seed: string;
  readonly meanActions: number;
  readonly meanSteps: number;
  readonly seconds: number;
  readonly workers: number;
  readonly actionsPerSecond: number;
}

async function play(plan: Plan, terminal: Terminal): Promise<SelfplayResult> {
  const begin = performance.now();
  const tally = await playPlan(plan, (done) => terminal.progress(bar(done, plan.games, `${done} games`)));
  terminal.progress('');
  return summary(plan, tally, (performance.now() - begin) / 1000);
}

function summary(plan: Plan, tally: Tally, seconds: number): SelfplayResult {
  const { games, errors, wins, actions, steps, ...rest } = tally;
  const finished = Math.max(1, games - errors);
  return {
    game: plan.game,
    games,
    errors,
    wins,
    meanActions: round(actions / finished, 2),
    actionsPerSecond: Math.round(actions / seconds),
    meanSteps: round(steps / finished, 2),
    ...rest,
    bots: plan.bots,
    seed: plan.seed,
    workers: plan.workers,
    seconds: round(seconds, 3),
  };
}

const round = (value: number, places: number): number => Number(value.toFixed(places));

function resultText(result: SelfplayResult): string {
  const { game, errors, firstError, reasons } = result;
  const ways = Object.entries(reasons).map(([reason, n]) => `${reason} ${n}`);
  return [
    winsTable(result),
    `ended by ${ways.join(', ')}`,
    `${game}: ${result.meanActions} actions and ${result.meanSteps} steps a game, the longest ${result.longest} steps`,
    `${result.actionsPerSecond} actions a second on ${result.workers} workers, ${result.seconds} s`,
    `${errors} errors${firstError ? `; the first in game ${firstError.number} (${firstError.scenario}): ${firstError.message}` : ''}`,
  ].join('\n');
}

function winsTable({ games, errors, wins, scenarios }: SelfplayResult): string {
  const columns = Object.keys(wins);
  const row = (name: string, played: number, won: Readonly<Record<string, number>>): (string | number)[] => [
    name,
    played,
    ...columns.map((who) => won[who] ?? 0),
  ];
  const rows = Object.entries(scenarios).map(([scenario, here]) => row(scenario, here.games, here.wins));
  return table([['scenario', 'games', ...columns], ...rows, row('all', games - errors, wins)]);
}
