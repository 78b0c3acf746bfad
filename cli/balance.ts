import { readFile, writeFile } from 'node:fs/promises';
import { defaultOptions, must, openMatch, readOptions, type Game } from '@bicorne/engine';
import { gameIds, type BotBalance } from '@bicorne/games';
import {
  findGame,
  orFail,
  orMisused,
  readArgs,
  readWhole,
  readWorkers,
  scenariosOf,
  UsageError,
} from './args.ts';
import { findBattle } from './scenario/source.ts';
import { playContest } from './arena/crew.ts';
import type { Contest, PairResult } from './arena/pairs.ts';
import { mean, standardError } from '@bicorne/bots/statistics';
import { balanceChart } from './balance/chart.ts';
import { findBot } from './bots.ts';
import type { Command } from './command.ts';
import { bar, table, type Terminal } from './terminal.ts';

export const balance: Command = {
  help: (game) => `npx bicorne balance GAME [options]
npx bicorne balance [GAME] FILE [options]

How fair the scenarios are: the same bot plays both sides of each, and the points of the first seat are counted,
with their 95 % interval. For scenario authors; 40 to 60 % is a fair fight. FILE is a battle of one's own, as
\`bicorne scenario\` reads it.

  --bot B        who plays (officer@0.1); a scale of trials keeps it repeatable
  --matches N    matches of each scenario (40)
  --scenario S   one scenario; without it all of them
  --levers       of a FILE also what small changes would make of it: a card more, a banner at the start
  --luck         count what rolls and draws brought, and say the share without it
  --option K=V   an option of the game (may be given several times)
  --turns N      adjudicate a match by the plain count after N turns of both sides (120)
  --seed TEXT    what the matches are drawn from (1)
  --workers W    threads (as many as there are cores)
  --svg FILE     the same as a chart
  --keep         keeps what was found in games/balance.json, where the battle's page and bidding bots read it
  --json         one object: seats, and of each scenario matches, share, low, high, adjudicated

  npx bicorne balance ${game} --matches 10 --svg balance.svg
  npx bicorne balance my-battle.txt --levers`,

  async run(args, terminal) {
    const { values, positionals } = readArgs(args, OPTIONS);
    const { game, scenarios, own } = await battlesIn(positionals, values);
    const contest = { ...makeContest(game, scenarios, own, values), own };
    const { svg } = values;
    // Whether it can be written is found out before hours of play, not after.
    if (svg !== undefined) await writeFile(svg, '', { flag: 'a' });
    const report = await weigh(game, contest, terminal);
    if (svg !== undefined) await writeFile(svg, chart(report));
    if (values.keep === true && !(OWN in own)) await keepBalance(game, report);
    terminal.say(values.json ? JSON.stringify(report) : reportText(report));
    return 0;
  },
};

const OPTIONS = {
  bot: { type: 'string', default: 'officer@0.1' },
  matches: { type: 'string', default: '40' },
  scenario: { type: 'string' },
  option: { type: 'string', multiple: true },
  turns: { type: 'string', default: '120' },
  seed: { type: 'string', default: '1' },
  workers: { type: 'string' },
  svg: { type: 'string' },
  levers: { type: 'boolean' },
  luck: { type: 'boolean' },
  keep: { type: 'boolean' },
} as const;

interface Values {
  readonly bot: string;
  readonly matches: string;
  readonly scenario?: string | undefined;
  readonly option?: readonly string[] | undefined;
  readonly turns: string;
  readonly seed: string;
  readonly workers?: string | undefined;
  readonly levers?: boolean | undefined;
  readonly luck?: boolean | undefined;
}

/** What is to be weighed: by name, and whole where it is not of the box. */
interface Battles {
  readonly game: Game;
  readonly scenarios: readonly string[];
  readonly own: Readonly<Record<string, unknown>>;
}

/** What a battle that comes from a file is called in the table. */
const OWN = 'this battle';

async function battlesIn(words: readonly string[], values: Values): Promise<Battles> {
  const [one] = words;
  if (words.length === 1 && gameIds().includes(one)) {
    if (values.levers) throw new UsageError('--levers is for a FILE');
    const game = await findGame(one);
    return { game, scenarios: scenariosOf(game, values.scenario), own: {} };
  }
  if (words.length === 0) throw new UsageError('GAME is missing');
  if (values.scenario !== undefined) throw new UsageError('a FILE has one scenario: what is --scenario for?');
  const { game, bench, scenario } = await findBattle(words);
  const battle = orFail(scenario);
  const levers = values.levers ? (bench.levers?.(battle) ?? []) : [];
  const sound = levers.filter((lever) => game.setup(lever.scenario, defaultOptions(game.options)).ok);
  const own = Object.fromEntries([
    [OWN, battle],
    ...sound.map(({ what, seat, scenario: changed }) => [`${what} ${seat}`, changed] as const),
  ]);
  return { game, scenarios: Object.keys(own), own };
}

function makeContest(game: Game, scenarios: readonly string[], own: Battles['own'], values: Values): Contest {
  findBot(values.bot);
  const options = readOptions(game.options, (values.option ?? []).join(' '));
  for (const scenario of scenarios) {
    const opened = openMatch(game, { scenario: own[scenario] ?? scenario, options });
    if (scenario in own) orFail(opened);
    else orMisused(opened);
  }
  const pairs = scenarios.length * Math.ceil(readWhole('matches', values.matches, 2) / 2);
  const workers = readWorkers(values.workers);
  return {
    game: game.id,
    scenarios,
    options,
    bots: [values.bot, values.bot],
    pairs,
    seed: values.seed,
    turns: readWhole('turns', values.turns, 1),
    programSeconds: 60,
    workers: Math.min(workers, pairs),
    records: null,
    luck: values.luck === true,
  };
}

const KEPT = new URL('../games/balance.json', import.meta.url);

/** What was found of other battles, or by other bots, stays only where nothing new was found. */
async function keepBalance({ id, rules }: Game, { bot, scenarios }: BalanceReport): Promise<void> {
  const kept: Record<string, Record<string, BotBalance>> = JSON.parse(await readFile(KEPT, 'utf8'));
  const found = Object.entries(scenarios).map(([scenario, { matches, share }]): [string, BotBalance] => [
    scenario,
    { bot, rules, matches, share },
  ]);
  const all = { ...kept, [id]: { ...kept[id], ...Object.fromEntries(found) } };
  await writeFile(KEPT, `${JSON.stringify(all, null, 2)}\n`);
}

interface BalanceReport {
  readonly game: string;
  readonly bot: string;
  readonly seats: readonly [string, string];
  readonly scenarios: Readonly<Record<string, ScenarioBalance>>;
  /** Whether what rolls and draws brought is taken off the shares. */
  readonly luck: boolean;
}

interface ScenarioBalance {
  readonly matches: number;
  /** Points of the first seat, 0 to 1. */
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly adjudicated: number;
}

async function weigh(game: Game, contest: Contest, terminal: Terminal): Promise<BalanceReport> {
  const results = await playContest(contest, (done) =>
    terminal.progress(bar(done.length, contest.pairs, `${2 * done.length} matches`)),
  );
  terminal.progress('');
  const [first, ...others] = must(
    openMatch(game, {
      scenario: contest.own?.[contest.scenarios[0]] ?? contest.scenarios[0],
      options: contest.options,
    }),
  ).seats;
  const rows = contest.scenarios.map((scenario) => [
    scenario,
    balanceOf(
      results.filter((result) => result.scenario === scenario),
      contest.luck,
    ),
  ]);
  return {
    game: game.id,
    bot: contest.bots[0],
    seats: [first, others.join(' and ')],
    scenarios: Object.fromEntries(rows),
    luck: contest.luck,
  };
}

function balanceOf(results: readonly PairResult[], luck: boolean): ScenarioBalance {
  const points = results.flatMap((one) => (luck ? one.firstSeatAdjusted : one.firstSeat));
  const share = mean(points);
  const error = 1.96 * standardError(points, share);
  return {
    matches: points.length,
    share: round(share),
    low: round(Math.max(0, share - error)),
    high: round(Math.min(1, share + error)),
    adjudicated: results.reduce((sum, { adjudicated }) => sum + adjudicated, 0),
  };
}

const round = (value: number): number => Number(value.toFixed(3));
const percent = (share: number): string => (100 * share).toFixed(0);

function reportText({ bot, seats, scenarios, luck }: BalanceReport): string {
  const rows = Object.entries(scenarios).map(([scenario, { matches, share, low, high, adjudicated }]) => [
    scenario,
    matches,
    percent(share),
    `${percent(low)} to ${percent(high)}`,
    adjudicated,
  ]);
  return [
    table([['scenario', 'matches', `% ${seats[0]}`, '95 %', 'adjudicated'], ...rows]),
    `${bot} on both sides; the rest of the points went to ${seats[1]}${luck ? '; what luck brought is taken off' : ''}`,
  ].join('\n');
}

const chart = ({ game, bot, seats, scenarios }: BalanceReport): string =>
  balanceChart(
    `${game}: points of the ${seats[0]} side, ${bot} on both`,
    seats,
    Object.entries(scenarios).map(([label, { share, low, high }]) => ({ label, share, low, high })),
  );
