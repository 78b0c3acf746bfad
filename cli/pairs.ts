import { mean, standardError } from '@bicorne/bots/statistics';
import { openMatch, readOptions, type Game } from '@bicorne/engine';
import { pointsOf, POINTS, type Outcome } from '@bicorne/tournament';
import { findGame, onlyWord, orMisused, readArgs, readWhole, readWorkers, scenariosOf } from './args.ts';
import { findBot } from './bots.ts';
import type { Command } from './command.ts';
import { bar, table, type Terminal } from './terminal.ts';
import { playRound } from './tournament/crew.ts';
import type { Hall } from './tournament/games.ts';

export const pairs: Command = {
  help: (game) => `npx bicorne pairs GAME [options]

Whether a pair is fair: the same bot plays itself in pairs, the same battle twice with sides changed and dice of
their own, and the points of the player who has the first side in the first game are counted, with their 95 %
interval. Beside it stands what the first side makes of single games, which is what a pair evens out.

  --bot B        who plays (drill); one that thinks by trials keeps it repeatable
  --pairs N      pairs of each battle (100)
  --scenario S   one battle; without it all of them
  --option K=V   an option of the game (may be given several times)
  --turns N      a game is adjudicated by the plain count after N turns of both sides (120)
  --seed TEXT    what the dice are drawn from (1)
  --workers W    threads (as many as there are cores)
  --json         one object: of each battle pairs, share, low, high, single

  npx bicorne pairs ${game} --bot drill --pairs 1000`,

  async run(args, terminal) {
    const { values, positionals } = readArgs(args, OPTIONS);
    const game = await findGame(onlyWord(positionals, 'GAME'));
    findBot(values.bot);
    const options = readOptions(game.options, (values.option ?? []).join(' '));
    const scenarios = scenariosOf(game, values.scenario);
    for (const scenario of scenarios) orMisused(openMatch(game, { scenario, options }));
    const count = readWhole('pairs', values.pairs, 2);
    const workers = readWorkers(values.workers);
    const { bot, seed } = values;
    const turns = readWhole('turns', values.turns, 1);
    const report: Record<string, PairBalance> = {};
    for (const scenario of scenarios) {
      const hall: Hall = { game: game.id, options, games: 2, seed: `${seed}/${scenario}`, turns };
      report[scenario] = await weigh(hall, { scenario, bot, count, workers }, terminal);
    }
    terminal.progress('');
    terminal.say(
      values.json ? JSON.stringify({ game: game.id, bot, battles: report }) : text(game, bot, report),
    );
    return 0;
  },
};

const OPTIONS = {
  bot: { type: 'string', default: 'drill' },
  pairs: { type: 'string', default: '100' },
  scenario: { type: 'string' },
  option: { type: 'string', multiple: true },
  turns: { type: 'string', default: '120' },
  seed: { type: 'string', default: '1' },
  workers: { type: 'string' },
} as const;

interface PairBalance {
  readonly pairs: number;
  /** Points of the first player, 0 to 1 on average. */
  readonly share: number;
  readonly low: number;
  readonly high: number;
  /** The same of the first side in single games. */
  readonly single: number;
}

interface Plan {
  readonly scenario: string;
  readonly bot: string;
  readonly count: number;
  readonly workers: number;
}

async function weigh(
  hall: Hall,
  { scenario, bot, count, workers }: Plan,
  terminal: Terminal,
): Promise<PairBalance> {
  const fixtures = Array.from({ length: count }, (_, number) => ({
    round: 0,
    table: number,
    scenario,
    bots: [bot, bot] as const,
  }));
  const played = await playRound(hall, fixtures, workers, (done) =>
    terminal.progress(bar(done, count, `${scenario}: ${done} pairs`)),
  );
  const terms = { points: POINTS.pair };
  const points = played.map(({ outcome }) => pointsOf(terms, outcome, 0) / POINTS.pair.won);
  const share = mean(points);
  const error = 1.96 * standardError(points, share);
  return {
    pairs: count,
    share: round(share),
    low: round(share - error),
    high: round(share + error),
    single: round(mean(played.flatMap(({ outcome }) => firstSides(outcome)))),
  };
}

/** What the first side came to, whoever had it. */
const firstSides = (outcome: Outcome): number[] =>
  outcome.how === 'played'
    ? outcome.games.map(({ winner }, game) => (winner === null ? 0.5 : winner === game ? 1 : 0))
    : [];

const round = (value: number): number => Number(value.toFixed(3));
const percent = (share: number): string => (100 * share).toFixed(1);

function text(game: Game, bot: string, report: Readonly<Record<string, PairBalance>>): string {
  const rows = Object.entries(report).map(([scenario, { pairs, share, low, high, single }]) => [
    scenario,
    pairs,
    percent(share),
    `${percent(low)} to ${percent(high)}`,
    percent(single),
  ]);
  return [
    table([['battle', 'pairs', '% first player', '95 %', '% first side, single'], ...rows]),
    `${game.id}, ${bot} against itself`,
  ].join('\n');
}
