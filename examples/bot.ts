/**
 * A bot for the arena that speaks the referee protocol (docs/referee.md), as a program of its own:
 *
 *     npx bicorne arena hundred-days --bots "program:node examples/bot.ts,random" --pairs 2
 *
 * It is started with the names of its match and its seat. It knows no rules: it reads what is legal, learns while it
 * plays which kinds of action are rare, and takes those while they are there.
 */
import { createInterface } from 'node:readline';

interface Legal {
  readonly action: { readonly do: string };
  readonly text: string;
}

const [, , match, seat] = process.argv;
const answers = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
let number = 0;

/** Says one request and waits for its answer. */
async function ask(request: Readonly<Record<string, unknown>>): Promise<unknown> {
  process.stdout.write(`${JSON.stringify({ id: ++number, match, ...request })}\n`);
  const { value, done } = await answers.next();
  if (done === true) process.exit(0);
  const { ok, error } = JSON.parse(value);
  if (error) throw new Error(error.message);
  return ok;
}

/** How often each kind of action was on offer. */
const offered = new Map<string, number>();

function choose(legal: readonly Legal[]): Legal {
  for (const kind of new Set(legal.map(({ action }) => action.do)))
    offered.set(kind, (offered.get(kind) ?? 0) + 1);
  const rarity = ({ action }: Legal): number =>
    -(offered.get(action.do) ?? 0) - (STOPS.has(action.do) ? 1e6 : 0);
  const most = Math.max(...legal.map(rarity));
  const best = legal.filter((one) => rarity(one) === most);
  return best[Math.floor(Math.random() * best.length)];
}

/** Words that end something; they are said when nothing else is left. */
const STOPS = new Set(['done', 'no', 'end', 'end-turn', 'halt']);

for (;;) {
  const turn = await ask({ do: 'turn' });
  if (typeof turn === 'object' && turn !== null && 'over' in turn) break;
  const legal = await ask({ do: 'legal', seat });
  if (!Array.isArray(legal)) break;
  await ask({ do: 'act', seat, action: choose(legal).text });
}
