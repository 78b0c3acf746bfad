import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { findGame, noWords, readArgs, readWorkers, UsageError } from './args.ts';
import type { Command } from './command.ts';
import type { Count } from './fuzz/hunt.ts';
import { keepShortest } from './fuzz/keep.ts';
import { fileName, type Report } from './fuzz/report.ts';
import type { Message, Order } from './fuzz/worker.ts';
import { bar, type Terminal } from './terminal.ts';
import { finished } from './thread.ts';

export const fuzz: Command = {
  help: (game) => `npx bicorne fuzz --game GAME [--minutes M] [--seed TEXT] [--workers W] [--out DIR] [--json]

Plays random games that lean towards rare actions on all cores, and checks every promise of the contract on
the way. A failure is shrunk and written to DIR (fuzz-failures) as a record that
\`bicorne show\` opens. Exit code 1 if there is one.

  npx bicorne fuzz --game ${game} --minutes 1`,

  async run(args, terminal) {
    const { values, positionals } = readArgs(args, OPTIONS);
    noWords(positionals);
    if (values.game === undefined) throw new UsageError('--game is missing');
    const game = await findGame(values.game);
    const workers = readWorkers(values.workers);
    const milliseconds = readMinutes(values.minutes) * 60_000;
    const seed = values.seed ?? String(Date.now());
    // Whether failures can be written is found out before the hunt, not after.
    const made = await mkdir(values.out, { recursive: true });
    const found = await huntAll({ game: game.id, seed, milliseconds, workers, out: values.out }, terminal);
    if (made !== undefined && found.failures.length === 0) await rm(made, { recursive: true });
    terminal.say(
      values.json ? JSON.stringify({ game: game.id, seed, ...found }) : summary(game.id, seed, found),
    );
    return found.failures.length === 0 ? 0 : 1;
  },
};

const OPTIONS = {
  game: { type: 'string' },
  minutes: { type: 'string', default: '1' },
  seed: { type: 'string' },
  workers: { type: 'string' },
  out: { type: 'string', default: 'fuzz-failures' },
} as const;

function readMinutes(text: string): number {
  const minutes = Number(text);
  if (text.trim() !== '' && minutes > 0 && minutes <= 10_000) return minutes;
  throw new UsageError(`--minutes takes a number above 0, at most 10000, not ${JSON.stringify(text)}`);
}

interface Plan {
  readonly game: string;
  readonly seed: string;
  readonly milliseconds: number;
  readonly workers: number;
  readonly out: string;
}

interface Found extends Count {
  readonly failures: readonly (Omit<Report, 'record'> & { readonly file: string })[];
}

async function huntAll(plan: Plan, terminal: Terminal): Promise<Found> {
  const began = Date.now();
  const counts = new Map<number, Count>();
  const reports = new Map<string, Report>();
  const hear = (worker: number, message: Message): void => {
    if ('count' in message) counts.set(worker, message.count);
    else keepShortest(reports, join(plan.out, fileName(plan.game, message.failure)), message.failure);
    const { games, steps } = addCounts(counts.values());
    const said = `${games} games, ${steps} steps, ${reports.size} failures`;
    terminal.progress(bar(Math.min(Date.now() - began, plan.milliseconds), plan.milliseconds, said));
  };
  const orders = Array.from({ length: plan.workers }, (_, worker): Order => {
    return { game: plan.game, seed: `${plan.seed}/${worker}`, until: began + plan.milliseconds };
  });
  await Promise.all(orders.map((order, worker) => hire(order, (message) => hear(worker, message))));
  terminal.progress('');
  return {
    ...addCounts(counts.values()),
    failures: [...reports].map(([file, report]) => toldOf(file, report)),
  };
}

const toldOf = (file: string, { fault, detail, property, steps }: Report): Found['failures'][number] => ({
  fault,
  detail,
  property,
  steps,
  file,
});

const hire = (order: Order, hear: (message: Message) => void): Promise<void> =>
  finished(
    new Worker(new URL('./fuzz/worker.ts', import.meta.url), { workerData: order }).on('message', hear),
  );

function addCounts(counts: Iterable<Count>): Count {
  let sum: Count = { games: 0, steps: 0, sorts: 0 };
  for (const { games, steps, sorts } of counts)
    sum = { games: sum.games + games, steps: sum.steps + steps, sorts: Math.max(sum.sorts, sorts) };
  return sum;
}

function summary(game: string, seed: string, { games, steps, sorts, failures }: Found): string {
  const told = failures.map(
    ({ fault, detail, property, steps: length, file }) =>
      `\n${fault}: ${detail}\n  ${property ?? 'play broke off'}\n  ${length} steps: npx bicorne show ${file}`,
  );
  const head = `${game}: ${games} games, ${steps} steps, ${sorts} sorts of action, seed ${seed}`;
  return [head, failures.length === 0 ? 'no failure' : `${failures.length} failures`, ...told].join('\n');
}
