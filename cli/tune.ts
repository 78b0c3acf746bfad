import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { loadGame, offeredGames } from '@bicorne/games';
import { findGame, onlyWord, readArgs, readWhole, readWorkers, UsageError } from './args.ts';
import { judgePairs } from '@bicorne/bots/statistics';
import { findBot } from './bots.ts';
import type { Command } from './command.ts';
import { bar, table, type Terminal } from './terminal.ts';
import { finished } from './thread.ts';
import { fitWeights, type Fit } from './tune/fit.ts';
import { groupsOf, mindOf, type Lecture, type Term, type Weights } from './tune/school.ts';
import type { Order } from './tune/worker.ts';

export const tune: Command = {
  help: () => `npx bicorne tune GAME [options]

Learns what the features of a game's evaluation are worth: a bot plays itself, and the weights are found under
which the results of those matches surprise least (logistic regression over every position in which a turn
began). Then the new weights play the old ones. The same command line always finds the same weights.

  --matches N        matches to learn from (400)
  --bot B            who plays them (officer@0.05); a scale of trials keeps it repeatable
  --pull N           how many positions' worth the old weights are (3000)
  --pairs N          pairs of matches between the new and the old weights (40; 0: none)
  --seed TEXT        what the matches are drawn from (1)
  --workers W        threads (as many as there are cores)
  --write            put the new weights into games/GAME/bot/weights.ts, if they have not lost to the old
  --json             one object: weights, before, after, score, interval, p

  npx bicorne tune ${offeredGames()[0]} --matches 100 --pairs 10`,

  async run(args, terminal) {
    const { values, positionals } = readArgs(args, OPTIONS);
    const game = await findGame(onlyWord(positionals, 'GAME'));
    const module = await loadGame(game.id);
    if (!module?.bot.mind) throw new UsageError(`${game.id} has no weights to tune`);
    findBot(values.bot);
    const term: Term = {
      game: game.id,
      bot: values.bot,
      matches: readWhole('matches', values.matches, 2),
      seed: values.seed,
      turns: 120,
      workers: readWorkers(values.workers),
      weights: [null, null],
    };
    const pull = readWhole('pull', values.pull, 1);
    const pairs = readWhole('pairs', values.pairs, 0);
    const { features, weights: old } = mindOf(module);
    const lectures = await hold(term, terminal);
    const fit = fitWeights(
      lectures.flatMap(({ lessons }) => lessons),
      features.map(({ id }) => old[id] ?? 0),
      groupsOf(game),
      pull,
    );
    const found = Object.fromEntries(
      features.map(({ id }, i) => [id, Number(fit.weights[i].toPrecision(3))]),
    );
    const points =
      pairs === 0 ? [] : await compare({ ...term, matches: 2 * pairs, weights: [found, null] }, terminal);
    const verdict = judgePairs(points);
    if (values.write && verdict.score >= 0.5) await writeWeights(game.id, found);
    const report = { game: game.id, weights: found, before: fit.before, after: fit.after, pairs, ...verdict };
    terminal.say(values.json ? JSON.stringify(report) : reportText(old, found, fit, points));
    return 0;
  },
};

const OPTIONS = {
  matches: { type: 'string', default: '400' },
  bot: { type: 'string', default: 'officer@0.05' },
  pull: { type: 'string', default: '3000' },
  pairs: { type: 'string', default: '40' },
  seed: { type: 'string', default: '1' },
  workers: { type: 'string' },
  write: { type: 'boolean' },
} as const;

/** Each lecture under the number of its match, whoever was done first: what is learned must not depend on it. */
async function hold(term: Term, terminal: Terminal): Promise<Lecture[]> {
  const lectures: Lecture[] = [];
  let done = 0;
  const hire = (worker: number): Promise<void> => {
    const order: Order = { term, worker };
    const thread = new Worker(new URL('./tune/worker.ts', import.meta.url), { workerData: order });
    let number = worker;
    thread.on('message', (lecture: Lecture) => {
      lectures[number] = lecture;
      number += term.workers;
      terminal.progress(bar(++done, term.matches, `${done} matches`));
    });
    return finished(thread);
  };
  await Promise.all(Array.from({ length: term.workers }, (_, worker) => hire(worker)));
  terminal.progress('');
  return lectures;
}

/** Points of the new weights in each pair. */
async function compare(term: Term, terminal: Terminal): Promise<number[]> {
  const lectures = await hold({ ...term, seed: `${term.seed}/exam` }, terminal);
  return Array.from(
    { length: lectures.length / 2 },
    (_, pair) => (lectures[2 * pair].points + lectures[2 * pair + 1].points) / 2,
  );
}

async function writeWeights(game: string, weights: Weights): Promise<void> {
  const rows = Object.entries(weights).map(([id, weight]) => `  ${id}: ${weight},\n`);
  const source = `/** Found by \`npx bicorne tune ${game}\`; in log-odds of victory. */
export const WEIGHTS: Readonly<Record<string, number>> = {
${rows.join('')}};
`;
  await writeFile(join(import.meta.dirname, '../games', game, 'bot/weights.ts'), source);
}

function reportText(old: Weights, found: Weights, { before, after }: Fit, points: readonly number[]): string {
  const rows = Object.entries(found).map(([id, weight]) => [id, String(old[id] ?? 0), String(weight)]);
  const { score, elo, p } = judgePairs(points);
  return [
    table([['feature', 'old', 'new'], ...rows]),
    `mean surprise ${before.toFixed(4)} with the old weights, ${after.toFixed(4)} with the new`,
    points.length === 0
      ? 'not compared in play'
      : `the new against the old: ${(100 * score).toFixed(1)} % in ${points.length} pairs (Elo ${elo.toFixed(0)}, p = ${p.toFixed(4)})`,
  ].join('\n');
}
