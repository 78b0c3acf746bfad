import { Operator, readConfig, type Inspection } from '@bicorne/server';
import { Failure, noWords, onlyWord, orBlame, readArgs, readWhole, UsageError } from './args.ts';
import type { Command } from './command.ts';
import { plain, table, type Terminal } from './terminal.ts';

export const operate: Command = {
  help: () => `npx bicorne operate list | show ID | repair ID | rewind ID --keep N | close ID [--winner SEAT] | reports
                    | hide ID | unhide ID | remove ID

For the operator of a server: looks at matches and mends them, on the storage that BICORNE_DATA or DATABASE_URL
names. The server may run meanwhile; it takes notice within a few seconds.

  list      the matches that are not over
  show      one match: who plays, whether its steps can be played, the last of them (they hold secrets)
  repair    cuts off the steps from the first that cannot be played on
  rewind    takes back all but the first N steps; the record keeps them as taken back
  close     ends it: without a result for anybody, or with a winner
  reports   what players reported
  hide      takes a match or record out of the archive's lists; by its address it can still be had; or a battle out of
            the library, which its author alone sees then
  unhide    puts a battle that was hidden back into the library
  remove    takes an uploaded record away

  npx bicorne operate show k3v9x0q2m7ab
  npx bicorne operate rewind k3v9x0q2m7ab --keep 120`,

  async run(args, terminal) {
    const { values, positionals } = readArgs(args, { keep: { type: 'string' }, winner: { type: 'string' } });
    const [what = '', ...words] = positionals;
    const work = Object.hasOwn(WORKS, what) ? WORKS[what] : undefined;
    if (!work) throw new UsageError(`operate takes one of ${Object.keys(WORKS).join(', ')}`);
    const order = { ...readOrder(what, work, words, values), json: values.json === true, terminal };
    const operator = await orBlame(async () => Operator.open(readConfig(process.env)));
    try {
      await work.run({ ...order, operator });
      return 0;
    } finally {
      await operator.close();
    }
  },
};

interface Order extends Said {
  readonly operator: Operator;
  readonly json: boolean;
  readonly terminal: Terminal;
}

/** What the command line said. */
interface Said {
  /** Of the match it is about; empty where it is about none. */
  readonly id: string;
  readonly keep: number;
  readonly winner: string | null;
}

interface Work {
  /** Whether it is about one match. */
  readonly one: boolean;
  /** The only option that means anything to it. */
  readonly option?: 'keep' | 'winner';
  readonly run: (order: Order) => Promise<void>;
}

/** Everything that can be wrong on the command line is found here, before the data are opened. */
function readOrder(what: string, work: Work, words: readonly string[], values: Values): Said {
  if (!work.one) noWords(words);
  for (const option of ['keep', 'winner'] as const)
    if (values[option] !== undefined && work.option !== option)
      throw new UsageError(`operate ${what} takes no --${option}`);
  if (work.option === 'keep' && values.keep === undefined) throw new UsageError('--keep is missing');
  return {
    id: work.one ? onlyWord(words, 'ID') : '',
    keep: readWhole('keep', values.keep ?? '0', 0),
    winner: values.winner ?? null,
  };
}

interface Values {
  readonly keep?: string | undefined;
  readonly winner?: string | undefined;
}

async function list({ operator, json, terminal }: Order): Promise<void> {
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
    json ? JSON.stringify(cards) : table([['id', 'game', 'scenario', 'stage', 'players', 'moved'], ...rows]),
  );
}

async function show({ operator, id, json, terminal }: Order): Promise<void> {
  const found = orFail(await operator.inspect(id));
  terminal.say(json ? JSON.stringify(found) : inspectionText(found));
}

async function repair(order: Order): Promise<void> {
  const gone = orFail(await order.operator.repair(order.id));
  sayDone(order, { cut: gone }, gone === 0 ? 'nothing to repair' : `${gone} steps cut off`);
}

async function rewind(order: Order): Promise<void> {
  orFail(await order.operator.rewind(order.id, order.keep));
  sayDone(order, { kept: order.keep }, 'done');
}

async function close(order: Order): Promise<void> {
  orFail(await order.operator.closeMatch(order.id, order.winner));
  sayDone(order, { winner: order.winner }, 'closed');
}

async function hide(order: Order): Promise<void> {
  orFail(await order.operator.hide(order.id));
  sayDone(order, { hidden: true }, 'hidden');
}

async function unhide(order: Order): Promise<void> {
  orFail(await order.operator.unhide(order.id));
  sayDone(order, { hidden: false }, 'in the library again');
}

async function remove(order: Order): Promise<void> {
  orFail(await order.operator.remove(order.id));
  sayDone(order, { removed: true }, 'removed');
}

async function reports({ operator, json, terminal }: Order): Promise<void> {
  const told = await operator.reports(100);
  const rows = told.map(({ at, person, about, match, battle, reason, text }) => [
    new Date(at).toISOString(),
    person,
    about,
    match ?? battle ?? '–',
    reason,
    plain(text),
  ]);
  terminal.say(
    json
      ? JSON.stringify(told)
      : table([['at', 'by', 'about', 'match or battle', 'reason', 'text'], ...rows]),
  );
}

const WORKS: Readonly<Record<string, Work>> = {
  list: { one: false, run: list },
  show: { one: true, run: show },
  repair: { one: true, run: repair },
  rewind: { one: true, option: 'keep', run: rewind },
  close: { one: true, option: 'winner', run: close },
  reports: { one: false, run: reports },
  hide: { one: true, run: hide },
  unhide: { one: true, run: unhide },
  remove: { one: true, run: remove },
};

const sayDone = (order: Order, done: object, text: string): void =>
  order.terminal.say(order.json ? JSON.stringify({ match: order.id, ...done }) : text);

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
