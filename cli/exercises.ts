import { writeFileSync } from 'node:fs';
import { offeredGames, type ExerciseFile } from '@bicorne/games';
import { chooseExercises } from '@bicorne/report/exercises';
import { findGame, onlyWord, orBlame, readArgs, readWhole, readWorkers, UsageError } from './args.ts';
import type { Command } from './command.ts';
import { huntAll, type Bag, type Limits } from './exercises/crew.ts';
import { bar } from './terminal.ts';

export const exercises: Command = {
  help: () => `npx bicorne exercises GAME --out FILE [options]

Finds exercises: positions in which one answer is clearly best, and not the one that suggests itself. Bots play; where
one finds such an answer, Marshal must find it too, at ten times its effort, and each of the next best is tried beside
it. What is written of a position is a state drawn from what the side to act could see, nothing else.

  --out FILE         where they go; written anew with every one that is found
  --count N          how many are kept (60)
  --seconds S        look for so long, and of more than N keep those that differ most; without it N are enough
  --seed TEXT        what the matches are drawn from (1); a match has the same exercises on every machine
  --workers W        threads (as many as there are cores)
  --json             one object: game, exercises, decisions, matches, byDifficulty, seconds

  npx bicorne exercises ${offeredGames()[0]} --count 5 --out found.json`,

  async run(args, terminal) {
    const { values, positionals } = readArgs(args, OPTIONS);
    const game = await findGame(onlyWord(positionals, 'GAME'));
    if (values.out === undefined) throw new UsageError('--out FILE is missing');
    const count = readWhole('count', values.count, 1, 10_000);
    const limits: Limits =
      values.seconds === undefined
        ? { found: count, seconds: LONGEST }
        : { found: Infinity, seconds: readWhole('seconds', values.seconds, 1, LONGEST) };
    const hunt = { game: game.id, seed: values.seed, workers: readWorkers(values.workers) };
    const begin = performance.now();
    const out = values.out;
    const made = `matches of officers, seed ${hunt.seed}, rules ${game.rules}`;
    const keep = ({ exercises }: Bag): void =>
      writeFileSync(out, fileOf({ rules: game.rules, made, exercises: chooseExercises(exercises, count) }));
    await orBlame(async () => keep({ exercises: [], decisions: 0, matches: 0 }));
    const bag = await huntAll(hunt, limits, (bag, isNew) => {
      terminal.progress(bar(Math.min(count, bag.exercises.length), count, toldOf(bag)));
      if (!isNew) return;
      keep(bag);
      if (bag.exercises.length % EVERY === 0) terminal.note(toldOf(bag));
    });
    terminal.progress('');
    const spent = Math.round((performance.now() - begin) / 100) / 10;
    const levels = byDifficulty(bag);
    const result = {
      game: game.id,
      ...bag,
      exercises: bag.exercises.length,
      byDifficulty: levels,
      seconds: spent,
    };
    terminal.say(
      values.json
        ? JSON.stringify(result)
        : `${toldOf(bag)}, from the easiest: ${levels.join(', ')}; ${spent} s`,
    );
    return 0;
  },
};

/** Who does not watch the bar is told of so many at a time. */
const EVERY = 10;

const toldOf = ({ exercises, matches, decisions }: Bag): string =>
  `${exercises.length} exercises in ${matches} matches, ${decisions} decisions`;

const byDifficulty = ({ exercises }: Bag): number[] =>
  [1, 2, 3, 4, 5].map((level) => exercises.filter(({ difficulty }) => difficulty === level).length);

/** One exercise a line. */
const fileOf = ({ exercises, ...rest }: ExerciseFile): string =>
  `${JSON.stringify(rest).slice(0, -1)},"exercises":[\n${exercises.map((one) => JSON.stringify(one)).join(',\n')}\n]}\n`;

/** A day. */
const LONGEST = 86_400;

const OPTIONS = {
  out: { type: 'string' },
  count: { type: 'string', default: '60' },
  seconds: { type: 'string' },
  seed: { type: 'string', default: '1' },
  workers: { type: 'string' },
} as const;
