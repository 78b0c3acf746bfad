import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { layOut } from '@bicorne/engine';
import { levelNamed } from '@bicorne/bots';
import { loadGame, offeredGames, type HabitFile } from '@bicorne/games';
import { findGame, onlyWord, readArgs, readWhole, readWorkers, UsageError } from './args.ts';
import type { Command } from './command.ts';
import { fitHabit } from './habits/fit.ts';
import type { Lessons } from './habits/lessons.ts';
import type { Course } from './habits/school.ts';
import type { Order } from './habits/worker.ts';
import { bar, type Terminal } from './terminal.ts';
import { finished } from './thread.ts';

export const habits: Command = {
  help: () => `npx bicorne habits GAME [options]

Learns which actions suggest themselves: a bot plays itself and writes down how good its search found every action it
tried; then the habit is found under which those findings surprise least. It is added to what the game leans to, where
a search begins and where it plays on. Whether it makes a bot stronger the arena says.

  --matches N        matches to learn from, over all scenarios in turn (400)
  --seconds S        begin none after so many seconds, however many are left
  --bot B            who plays them (marshal@0.1); a scale of trials keeps it repeatable
  --sharp X          how much is made of what was found (3)
  --decay X          how strongly the weights are drawn towards nothing (0.02)
  --into FILE        where the habit goes (games/GAME/bot/habit.json)
  --seed TEXT        what the matches are drawn from (1)
  --workers W        threads (as many as there are cores)
  --json             one object: game, matches, questions, before, after

  npx bicorne habits ${offeredGames()[0]} --matches 40`,

  async run(args, terminal) {
    const { values, positionals } = readArgs(args, OPTIONS);
    const game = await findGame(onlyWord(positionals, 'GAME'));
    const groups = (await loadGame(game.id))?.bot.mind?.habits?.groups;
    if (!groups) throw new UsageError(`${game.id} has no habits to learn`);
    if (!levelNamed(values.bot)) throw new UsageError(`${values.bot} does not search`);
    const [decay, sharp] = [values.decay, values.sharp].map(Number);
    if (!(decay >= 0 && sharp > 0))
      throw new UsageError('--decay and --sharp want a number, --sharp more than 0');
    const course: Course = {
      game: game.id,
      bot: values.bot,
      matches: readWhole('matches', values.matches, 1),
      seconds: values.seconds === undefined ? Infinity : readWhole('seconds', values.seconds, 1),
      seed: values.seed,
      turns: 120,
      workers: readWorkers(values.workers),
    };
    const matches = await hold(course, terminal);
    const { weights, before, after, questions } = fitHabit(matches, layOut(groups).count, decay);
    const file: HabitFile = {
      made: `${matches.length} matches of ${course.bot}, seed ${course.seed}, rules ${game.rules}, decay ${decay}`,
      sharp,
      weights: Object.fromEntries(
        groups.map((group, i) => {
          const begin = layOut(groups.slice(0, i)).count;
          const cases = weights.subarray(begin, begin + layOut([group]).count);
          return [group.id, Array.from(cases, (weight) => Number(weight.toFixed(2)))];
        }),
      ),
    };
    const into = values.into ?? join(import.meta.dirname, '../games', game.id, 'bot/habit.json');
    await writeFile(into, textOf(file));
    const report = { game: game.id, matches: matches.length, questions, before, after };
    terminal.say(
      values.json
        ? JSON.stringify(report)
        : `${matches.length} matches, ${questions} questions; surprise ${before.toFixed(4)} by lean alone, ${after.toFixed(4)} with the habit: ${into}`,
    );
    return 0;
  },
};

const OPTIONS = {
  matches: { type: 'string', default: '400' },
  seconds: { type: 'string' },
  bot: { type: 'string', default: 'marshal@0.1' },
  sharp: { type: 'string', default: '3' },
  decay: { type: 'string', default: '0.02' },
  into: { type: 'string' },
  seed: { type: 'string', default: '1' },
  workers: { type: 'string' },
} as const;

/** A group a line. */
const textOf = ({ made, sharp, weights }: HabitFile): string => {
  const lines = Object.entries(weights).map(
    ([id, list]) => `    ${JSON.stringify(id)}: ${JSON.stringify(list)}`,
  );
  return `{\n  "made": ${JSON.stringify(made)},\n  "sharp": ${sharp},\n  "weights": {\n${lines.join(',\n')}\n  }\n}\n`;
};

/** Each match under its number, whoever was done first: what is learned must not depend on it. */
async function hold(course: Course, terminal: Terminal): Promise<Lessons[]> {
  const matches = new Map<number, Lessons>();
  const hire = (worker: number): Promise<void> => {
    const order: Order = { course, worker };
    const thread = new Worker(new URL('./habits/worker.ts', import.meta.url), { workerData: order });
    let number = worker;
    thread.on('message', (lessons: Lessons) => {
      matches.set(number, lessons);
      number += course.workers;
      terminal.progress(bar(matches.size, course.matches, `${matches.size} matches`));
    });
    return finished(thread);
  };
  await Promise.all(Array.from({ length: course.workers }, (_, worker) => hire(worker)));
  terminal.progress('');
  return [...matches].sort(([one], [other]) => one - other).map(([, lessons]) => lessons);
}
