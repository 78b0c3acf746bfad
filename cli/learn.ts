import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { describeInputs, inputsOf, thinkerNamed } from '@bicorne/bots';
import { loadGame, offeredGames } from '@bicorne/games';
import { findGame, onlyWord, readArgs, readWhole, readWorkers, UsageError } from './args.ts';
import type { Command } from './command.ts';
import type { Course } from './learn/school.ts';
import type { Order } from './learn/worker.ts';
import { bar, type Terminal } from './terminal.ts';
import { finished } from './thread.ts';

export const learn: Command = {
  help: () => `npx bicorne learn GAME [options]

Makes matches to learn from: a bot plays itself, and every position in which a turn began is written as a row of
what a net may look at, what the evaluation and the search said of it, and how the match ended. learning/README.md
tells how a net is trained on them.

  --matches N        matches to play, over all scenarios in turn (1000)
  --seconds S        begin none after so many seconds, however many are left
  --bot B            who plays them (officer@0.03); a scale of trials keeps it repeatable
  --into DIR         where the rows go, which are added to what is there (rows)
  --seed TEXT        what the matches are drawn from (1)
  --workers W        threads (as many as there are cores)
  --json             one object: game, matches, rows, seconds

  npx bicorne learn ${offeredGames()[0]} --matches 40`,

  async run(args, terminal) {
    const { values, positionals } = readArgs(args, OPTIONS);
    const game = await findGame(onlyWord(positionals, 'GAME'));
    const mind = (await loadGame(game.id))?.bot.mind;
    if (!mind?.inputs) throw new UsageError(`${game.id} has no inputs to learn from`);
    if (!thinkerNamed(values.bot)) throw new UsageError(`${values.bot} does not search`);
    const course: Course = {
      game: game.id,
      bot: values.bot,
      matches: readWhole('matches', values.matches, 1),
      seconds: values.seconds === undefined ? Infinity : readWhole('seconds', values.seconds, 1),
      seed: values.seed,
      turns: 120,
      workers: readWorkers(values.workers),
    };
    await mkdir(values.into, { recursive: true });
    const begin = performance.now();
    const [matches, rows] = await hold(course, values.into, terminal);
    const seconds = Math.round((performance.now() - begin) / 100) / 10;
    const about = {
      game: game.id,
      rules: game.rules,
      made: `${matches} matches of ${course.bot}, seed ${course.seed}, rules ${game.rules}`,
      features: mind.features.length,
      inputs: inputsOf(mind),
      description: describeInputs(mind),
    };
    await writeFile(join(values.into, `${game.id}.json`), `${JSON.stringify(about, null, 2)}\n`);
    const report = { game: game.id, matches, rows, seconds };
    terminal.say(
      values.json
        ? JSON.stringify(report)
        : `${matches} matches, ${rows} rows in ${seconds} s: ${values.into}`,
    );
    return 0;
  },
};

const OPTIONS = {
  matches: { type: 'string', default: '1000' },
  seconds: { type: 'string' },
  bot: { type: 'string', default: 'officer@0.03' },
  into: { type: 'string', default: 'rows' },
  seed: { type: 'string', default: '1' },
  workers: { type: 'string' },
} as const;

/** Plays in threads, each of which writes its own files; how many matches there were, and how many rows. */
async function hold(course: Course, folder: string, terminal: Terminal): Promise<[number, number]> {
  let [matches, rows] = [0, 0];
  const hire = (worker: number): Promise<void> => {
    const order: Order = { course, worker, folder };
    const thread = new Worker(new URL('./learn/worker.ts', import.meta.url), { workerData: order });
    thread.on('message', (added: number) => {
      rows += added;
      terminal.progress(bar(++matches, course.matches, `${matches} matches, ${rows} rows`));
    });
    return finished(thread);
  };
  await Promise.all(Array.from({ length: course.workers }, (_, worker) => hire(worker)));
  terminal.progress('');
  return [matches, rows];
}
