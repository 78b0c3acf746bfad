import { mkdir } from 'node:fs/promises';
import { openMatch, readOptions, type Game } from '@bicorne/engine';
import { botNamed } from '@bicorne/bots';
import {
  findGame,
  onlyWord,
  orBlame,
  orMisused,
  readArgs,
  readWhole,
  readWorkers,
  scenariosOf,
  UsageError,
} from './args.ts';
import { isElsewhere } from './arena/checkout.ts';
import { playContest } from './arena/crew.ts';
import type { Contest, PairResult } from './arena/pairs.ts';
import { isProgram } from './arena/program.ts';
import { isStubborn } from './arena/stubborn.ts';
import { judgePairs, mean, type Verdict } from '@bicorne/bots/statistics';
import { botNames, findBot } from './bots.ts';
import type { Command } from './command.ts';
import { bar, table, type Terminal } from './terminal.ts';

export const arena: Command = {
  help: (game) => `npx bicorne arena GAME --bots A,B [options]

Lets two bots play pairs of matches, with sides changed on the same seed, and says by how much the first is
stronger: points (0 to 1), Elo difference with its 95 % interval, the p-value, and the time of a decision. Beside it
stands the same without the luck of rolls and draws, which has the same mean and scatters less.

  --bots A,B            ${botNames().join(', ')}; a temperament (marshal:ney) and a scale of trials
                        (marshal@0.1) may be added. A program that speaks the referee protocol plays as
                        "program:COMMAND", a bot of another checkout with the same rules as
                        checkout:DIR:NAME, and one that first of all does what a file wishes as stubborn:FILE:NAME
  --pairs N             how many pairs (20)
  --scenario S          one scenario; without it all of them in turn
  --option K=V          an option of the game (may be given several times)
  --iterations-scale X  searching bots make this part of their trials, instead of thinking for their time;
                        then every decision can be repeated from the seed
  --turns N             adjudicate a match by the plain count after N turns of both sides (120)
  --program-seconds N   a program that takes longer for one decision loses the match by that (60)
  --seed TEXT           what the matches are drawn from (1)
  --workers W           threads (as many as there are cores)
  --record-to DIR       keep every match's record there
  --plain               do not count luck, which takes a second or two a match
  --json                one object: score, elo, interval, p, pairs, meanDecisionMillis, scenarios, …

Where there are more than two seats the first seat is one side and all others are the other.

  npx bicorne arena ${game} --bots officer,drill --pairs 10 --iterations-scale 0.05`,

  async run(args, terminal) {
    const { values, positionals } = readArgs(args, OPTIONS);
    const game = await findGame(onlyWord(positionals, 'GAME'));
    const contest = makeContest(game, values);
    const { records } = contest;
    if (records !== null) await mkdir(records, { recursive: true });
    const report = await hold(contest, terminal);
    terminal.say(values.json ? JSON.stringify(report) : reportText(report, contest.programSeconds));
    return 0;
  },
};

const OPTIONS = {
  bots: { type: 'string' },
  pairs: { type: 'string', default: '20' },
  scenario: { type: 'string' },
  option: { type: 'string', multiple: true },
  'iterations-scale': { type: 'string' },
  turns: { type: 'string', default: '120' },
  'program-seconds': { type: 'string', default: '60' },
  seed: { type: 'string', default: '1' },
  workers: { type: 'string' },
  'record-to': { type: 'string' },
  plain: { type: 'boolean', default: false },
} as const;

/** Timers do not reach further. */
const MOST_SECONDS = 2_000_000;

interface Values {
  readonly bots?: string | undefined;
  readonly pairs: string;
  readonly scenario?: string | undefined;
  readonly option?: readonly string[] | undefined;
  readonly 'iterations-scale'?: string | undefined;
  readonly turns: string;
  readonly 'program-seconds': string;
  readonly seed: string;
  readonly workers?: string | undefined;
  readonly 'record-to'?: string | undefined;
  readonly plain: boolean;
}

/** Everything that can be wrong on the command line is found here, before a match begins. */
function makeContest(game: Game, values: Values): Contest {
  const pairs = readWhole('pairs', values.pairs, 1);
  const workers = readWorkers(values.workers);
  const contest: Contest = {
    game: game.id,
    scenarios: scenariosOf(game, values.scenario),
    options: readOptions(game.options, (values.option ?? []).join(' ')),
    bots: twoBots(values.bots, values['iterations-scale']),
    pairs,
    seed: values.seed,
    turns: readWhole('turns', values.turns, 1),
    programSeconds: readWhole('program-seconds', values['program-seconds'], 1, MOST_SECONDS),
    workers: Math.min(workers, pairs),
    records: values['record-to'] ?? null,
    luck: !values.plain,
  };
  for (const scenario of contest.scenarios)
    orMisused(openMatch(game, { scenario, options: contest.options }));
  return contest;
}

function twoBots(names: string | undefined, scale: string | undefined): [string, string] {
  if (scale !== undefined && !botNamed(`officer@${scale}`))
    throw new UsageError(`--iterations-scale takes a number above 0, not ${JSON.stringify(scale)}`);
  const [one, other, ...more] = names?.split(',') ?? [];
  if (other === undefined || more.length > 0)
    throw new UsageError('--bots takes two names, such as officer,drill');
  return [scaledName(one, scale), scaledName(other, scale)];
}

/** Not one of the bots here: whatever goes wrong with it is not ours. */
const isForeign = (name: string): boolean => isProgram(name) || isElsewhere(name) || isStubborn(name);

function scaledName(name: string, scale: string | undefined): string {
  if (isForeign(name)) return name;
  findBot(name);
  const scaled = `${name}@${scale}`;
  return scale !== undefined && botNamed(scaled) ? scaled : name;
}

export interface ArenaReport extends Verdict {
  readonly game: string;
  readonly bots: readonly [string, string];
  readonly pairs: number;
  readonly seed: string;
  /** Matches that were adjudicated, of twice as many as there are pairs. */
  readonly adjudicated: number;
  /** Of each, the matches that it lost since it did not answer in time. */
  readonly silent: readonly [number, number];
  readonly meanDecisionMillis: number;
  readonly opponentMeanDecisionMillis: number;
  /** The longest thinking in one turn, of each. */
  readonly longestTurnMillis: readonly [number, number];
  readonly scenarios: Readonly<Record<string, { readonly pairs: number; readonly score: number }>>;
  readonly seconds: number;
  /** The same without what rolls and draws brought; null where it was not counted. */
  readonly withoutLuck: WithoutLuck | null;
}

interface WithoutLuck extends Verdict {
  /** By so many times as many pairs the plain score would be as sure. */
  readonly worth: number;
}

async function hold(contest: Contest, terminal: Terminal): Promise<ArenaReport> {
  const begin = performance.now();
  const play = (): Promise<PairResult[]> =>
    playContest(contest, (done) => {
      const score = mean(done.map(({ points }) => points));
      terminal.progress(
        bar(done.length, contest.pairs, `${done.length} pairs, ${(100 * score).toFixed(1)} %`),
      );
    });
  const results = await (contest.bots.some(isForeign) ? orBlame(play) : play());
  terminal.progress('');
  return summary(contest, results, (performance.now() - begin) / 1000);
}

function summary(contest: Contest, results: readonly PairResult[], seconds: number): ArenaReport {
  return {
    game: contest.game,
    bots: contest.bots,
    pairs: results.length,
    seed: contest.seed,
    ...rounded(judgePairs(results.map(({ points }) => points))),
    adjudicated: results.reduce((sum, { adjudicated }) => sum + adjudicated, 0),
    silent: [silences(results, 0), silences(results, 1)],
    meanDecisionMillis: meanMillis(results, 0),
    opponentMeanDecisionMillis: meanMillis(results, 1),
    longestTurnMillis: [longestTurn(results, 0), longestTurn(results, 1)],
    scenarios: byScenario(contest, results),
    seconds: round(seconds, 1),
    withoutLuck: contest.luck ? withoutLuck(results) : null,
  };
}

const rounded = ({ score, elo, interval: [lower, upper], p }: Verdict): Verdict => ({
  score: round(score, 4),
  elo: round(elo, 1),
  interval: [round(lower, 1), round(upper, 1)],
  p: round(p, 5),
});

function withoutLuck(results: readonly PairResult[]): WithoutLuck {
  const [plain, adjusted] = [results.map(({ points }) => points), results.map((result) => result.adjusted)];
  const worth = spread(plain) / Math.max(1e-9, spread(adjusted));
  return { ...rounded(judgePairs(adjusted)), worth: round(worth, 2) };
}

/** Mean square of the distance from the mean. */
const spread = (values: readonly number[]): number =>
  mean(values.map((value) => (value - mean(values)) ** 2));

const silences = (results: readonly PairResult[], bot: 0 | 1): number =>
  results.reduce((sum, { silent }) => sum + silent[bot], 0);

function meanMillis(results: readonly PairResult[], bot: 0 | 1): number {
  const decisions = results.reduce((sum, result) => sum + result.decisions[bot], 0);
  const millis = results.reduce((sum, result) => sum + result.millis[bot], 0);
  return round(millis / Math.max(1, decisions), 3);
}

const longestTurn = (results: readonly PairResult[], bot: 0 | 1): number =>
  round(Math.max(...results.map(({ longest }) => longest[bot])), 1);

function byScenario({ scenarios }: Contest, results: readonly PairResult[]): ArenaReport['scenarios'] {
  const rows = scenarios.map((scenario) => {
    const here = results.filter((result) => result.scenario === scenario).map(({ points }) => points);
    return [scenario, { pairs: here.length, score: round(mean(here), 4) }] as const;
  });
  return Object.fromEntries(rows.filter(([, { pairs }]) => pairs > 0));
}

const round = (value: number, places: number): number => Number(value.toFixed(places));

function reportText(report: ArenaReport, seconds: number): string {
  const { bots, score, elo, interval, p, pairs, adjudicated } = report;
  const rows = Object.entries(report.scenarios).map(([scenario, here]) => [
    scenario,
    here.pairs,
    (100 * here.score).toFixed(1),
  ]);
  return [
    table([['scenario', 'pairs', '% of points'], ...rows]),
    `${bots[0]} against ${bots[1]}: ${(100 * score).toFixed(1)} % of points in ${pairs} pairs`,
    `Elo ${signed(elo)} (95 %: ${signed(interval[0])} to ${signed(interval[1])}), p = ${p}`,
    ...(report.withoutLuck ? [withoutLuckText(report.withoutLuck)] : []),
    `${report.meanDecisionMillis} ms a decision, ${report.opponentMeanDecisionMillis} ms the opponent's; the longest turn ${report.longestTurnMillis.join(' and ')} ms`,
    ...report.silent.flatMap((lost, bot) =>
      lost === 0
        ? []
        : `${lost} of ${2 * pairs} matches lost by ${bots[bot]}, which did not answer within ${seconds} s`,
    ),
    `${adjudicated} of ${2 * pairs} matches adjudicated; ${report.seconds} s`,
  ].join('\n');
}

const withoutLuckText = ({ score, elo, interval, worth }: WithoutLuck): string =>
  `without luck ${(100 * score).toFixed(1)} %, Elo ${signed(elo)} (95 %: ${signed(interval[0])} to ${signed(interval[1])}), worth ${worth} times as many pairs`;

const signed = (value: number): string => (value > 0 ? `+${value}` : `${value}`);
