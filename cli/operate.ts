import { Operator, readConfig, type Inspection } from '@bicorne/server';
import { Failure, orBlame, readArgs, readWhole, UsageError } from './args.ts';
import type { Command } from './command.ts';
import { table, type Terminal } from './terminal.ts';

export const operate: Command = {
  help: () => `npx bicorne operate list | show ID | repair ID | rewind ID --keep N | close ID [--winner SEAT] | reports

For the operator of a server: looks at matches and mends them, on the storage that BICORNE_DATA or DATABASE_URL
names. The server may run meanwhile; it takes notice within a few seconds.

  list      the matches that are not over
  show      one match: who plays, whether its steps can be played, the last of them (they hold secrets)
  repair    cuts off the steps from the first that cannot be played on
  rewind    takes back all but the first N steps; the record keeps them as taken back
  close     ends it: without a result for anybody, or with a winner
  reports   what players reported

  npx bicorne operate show k3v9x0q2m7ab
  npx bicorne operate rewind k3v9x0q2m7ab --keep 120`,

  async run(args, terminal) {
    const { values, positionals } = readArgs(args, { keep: { type: 'string' }, winner: { type: 'string' } });
    const [what = '', id, ...more] = positionals;
    const work = Object.hasOwn(WORKS, what) ? WORKS[what] : undefined;
    if (!work) throw new UsageError(`operate takes one of ${Object.keys(WORKS).join(', ')}`);
    if (more.length > 0) throw new UsageError(`what is ${JSON.stringify(more[0])}?`);
    const operator = await orBlame(async () => Operator.open(readConfig(process.env)));
    try {
      await work({
        operator,
        id,
        json: values.json === true,
        terminal,
        keep: values.keep,
        winner: values.winner,
      });
      return 0;
    } finally {
      await operator.close();
    }
  },
};

interface Order {
  readonly operator: Operator;
  readonly id: string | undefined;
  readonly json: boolean;
  readonly terminal: Terminal;
  readonly keep: string | undefined;
  readonly winner: string | undefined;
}

const WORKS: Readonly<Record<string, (order: Order) => Promise<void>>> = {
  async list({ operator, json, terminal }) {
    const cards = await operator.running();
    const rows = cards.map(({ id, game, scenario, stage, seats, movedAt }) => [
      id,
      game,
      scenario,
      stage,
      plain(seats.map(({ player }) => player ?? '–').join(', ')),
      new Date(movedAt).toISOString(),
    ]);
    terminal.say(
      json
        ? JSON.stringify(cards)
        : table([['id', 'game', 'scenario', 'stage', 'players', 'moved'], ...rows]),
    );
  },

  async show(order) {
    const { operator, json, terminal } = order;
    const found = orFail(await operator.inspect(idOf(order)));
    terminal.say(json ? JSON.stringify(found) : inspectionText(found));
  },

  async repair(order) {
    const gone = orFail(await order.operator.repair(idOf(order)));
    sayDone(order, { cut: gone }, gone === 0 ? 'nothing to repair' : `${gone} steps cut off`);
  },

  async rewind(order) {
    if (order.keep === undefined) throw new UsageError('--keep is missing');
    const keep = readWhole('keep', order.keep, 0);
    orFail(await order.operator.rewind(idOf(order), keep));
    sayDone(order, { kept: keep }, 'done');
  },

  async close(order) {
    const winner = order.winner ?? null;
    orFail(await order.operator.closeMatch(idOf(order), winner));
    sayDone(order, { winner }, 'closed');
  },

  async reports({ operator, json, terminal }) {
    const reports = await operator.reports(100);
    const rows = reports.map(({ at, person, about, match, reason, text }) => [
      new Date(at).toISOString(),
      person,
      about,
      match ?? '–',
      reason,
      plain(text),
    ]);
    terminal.say(
      json ? JSON.stringify(reports) : table([['at', 'by', 'about', 'match', 'reason', 'text'], ...rows]),
    );
  },
};

const sayDone = (order: Order, done: object, text: string): void =>
  order.terminal.say(order.json ? JSON.stringify({ match: idOf(order), ...done }) : text);

/** What others wrote, on one line and without signs that a terminal obeys. */
const plain = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ');

function idOf({ id }: Order): string {
  if (id === undefined) throw new UsageError('the id of a match is missing');
  return id;
}

type Answered<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fault: { readonly code: string; readonly message: string } };

function orFail<T>(answer: Answered<T>): T {
  if (answer.ok) return answer.value;
  throw new Failure(`${answer.fault.code}: ${answer.fault.message}`);
}

function inspectionText({ card, steps, brokenAt, fault, last }: Inspection): string {
  const seats = plain(card.seats.map(({ seat, player }) => `${seat} ${player ?? '(open)'}`).join(', '));
  return [
    `${card.id}: ${card.game}, ${card.scenario}; ${seats}`,
    `stage ${card.stage}, ${steps} steps, moved ${new Date(card.movedAt).toISOString()}`,
    fault === null ? 'every step can be played' : `step ${brokenAt} cannot be played: ${fault}`,
    `last steps: ${last.join(' ')}`,
  ].join('\n');
}
