import { levelNamed, loadRulebook } from '@bicorne/bots';
import { openMatch } from '@bicorne/engine';
import { findGame, onlyWord, orMisused, readArgs, readWhole, scenariosOf } from './args.ts';
import { findBot } from './bots.ts';
import type { Command } from './command.ts';
import { examine as hold, type Findings, type Spent } from './examine/exam.ts';
import { bar, table } from './terminal.ts';

export const examine: Command = {
  help: (game) => `npx bicorne examine GAME --bot B [options]

Lets a bot play itself through all scenarios and looks at every decision: whether it is legal; whether it is the
same when the bot is asked again with the same seed after everything hidden has been drawn anew (for bots that do
not go by the clock); and whether the turn keeps its budget, in trials or in time. Exit code 1 if an answer was
illegal or changed, or a turn made too many trials; times are only reported, since they depend on the machine:
by the clock on the wall, and of computing, which leaves out waiting for a core.

  --bot B         who is examined (marshal@0.1)
  --decisions N   how many decisions, evenly over the scenarios (1000)
  --again N       ask every N-th decision again (1: all of them)
  --scenario S    one scenario; without it all of them
  --seed TEXT     what the matches are drawn from (1)
  --json          one object

  npx bicorne examine ${game} --bot officer@0.1 --decisions 200`,

  async run(args, terminal) {
    const { values, positionals } = readArgs(args, OPTIONS);
    const game = await findGame(onlyWord(positionals, 'GAME'));
    const module = await loadRulebook(game.id);
    if (!module) throw new Error(`there is no game ${game.id}`);
    const bot = findBot(values.bot);
    const budget = levelNamed(values.bot) ?? null;
    const decisions = readWhole('decisions', values.decisions, 1);
    const scenarios = scenariosOf(game, values.scenario);
    for (const scenario of scenarios) orMisused(openMatch(game, { scenario }));
    const again = readWhole('again', values.again, 1);
    const exam = { module, bot, budget, scenarios, decisions, again, seed: values.seed };
    const findings = hold(exam, (done) => {
      if (done % 50 === 0) terminal.progress(bar(done, decisions, `${done} decisions`));
    });
    terminal.progress('');
    const report = summary(game.id, values.bot, budget?.millis ?? Infinity, findings);
    terminal.say(values.json ? JSON.stringify(report) : reportText(report));
    return report.illegal + report.changed + report.overTrials === 0 ? 0 : 1;
  },
};

const OPTIONS = {
  bot: { type: 'string', default: 'marshal@0.1' },
  decisions: { type: 'string', default: '1000' },
  again: { type: 'string', default: '1' },
  scenario: { type: 'string' },
  seed: { type: 'string', default: '1' },
} as const;

interface Report extends Omit<Findings, 'answers' | 'turns'> {
  readonly game: string;
  readonly bot: string;
  readonly answerMillis: Times;
  readonly turnMillis: Times;
  readonly answerComputing: Times;
  readonly turnComputing: Times;
}

interface Times {
  readonly count: number;
  readonly median: number;
  readonly p99: number;
  readonly most: number;
  /** How many took longer than they may; null for bots that do not go by the clock. */
  readonly over: number | null;
}

/** An answer has at most this part of the time of a turn: on the other's turn, and on one's own. */
const ANSWER = 1 / 4;

function summary(game: string, bot: string, millis: number, findings: Findings): Report {
  const { answers, turns, ...counts } = findings;
  return {
    game,
    bot,
    ...counts,
    answerMillis: timesOf(answers.map(onTheWall), ANSWER * millis),
    turnMillis: timesOf(turns.map(onTheWall), millis),
    answerComputing: timesOf(answers.map(ofComputing), ANSWER * millis),
    turnComputing: timesOf(turns.map(ofComputing), millis),
  };
}

const onTheWall = ({ wall }: Spent): number => wall;
const ofComputing = ({ computing }: Spent): number => computing;

function timesOf(values: readonly number[], most: number): Times {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number): number =>
    Number((sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0).toFixed(2));
  return {
    count: sorted.length,
    median: at(0.5),
    p99: at(0.99),
    most: at(1),
    over: most === Infinity ? null : sorted.filter((value) => value > most).length,
  };
}

function reportText(report: Report): string {
  const row = (name: string, { count, median, p99, most, over }: Times): (string | number)[] => [
    name,
    count,
    median,
    p99,
    most,
    over ?? '–',
  ];
  return [
    `${report.game}, ${report.bot}: ${report.decisions} decisions in ${report.matches} matches, ${report.illegal} illegal`,
    `${report.repeated} asked again, ${report.redrawn} of them with other hidden things: ${report.changed} answers changed`,
    `${report.overTrials} answers beyond the trials of a turn; the most in a turn ${report.mostTrials}`,
    table([
      ['milliseconds', 'count', 'median', '99 %', 'most', 'over budget'],
      row('answers', report.answerMillis),
      row('turns', report.turnMillis),
      row('answers, computing', report.answerComputing),
      row('turns, computing', report.turnComputing),
    ]),
  ].join('\n');
}
