import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { runnerOf, type Ran } from './sqlite-run.ts';

/** The thread that writes. It holds the only connection that does, and waits for the disk so that nobody else has to. */
export type Request =
  /** `first` are statements without values or rows that come before it. */
  | {
      readonly kind: 'run';
      readonly first: readonly string[];
      readonly sql: string;
      readonly values: readonly unknown[];
    }
  | { readonly kind: 'append'; readonly all: readonly Append[] }
  | { readonly kind: 'close' };

/** Steps of one match, and the row of the match after them. */
export interface Append {
  readonly match: string;
  readonly from: number;
  readonly steps: readonly string[];
  readonly turn: string;
  readonly over: number;
  readonly movedAt: number;
  readonly clock: string | null;
}

/** One for each request, in the same order: what came of it, or why nothing did. */
export type Reply =
  | { readonly kind: 'ran'; readonly ran: Ran }
  | { readonly kind: 'appended'; readonly all: readonly boolean[] }
  | { readonly kind: 'failed'; readonly error: unknown };

const db = new DatabaseSync(String(workerData), { timeout: 5000 });
db.exec('PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
// The pages of matches that are played change again and again: they go to the main file less often, not each time.
db.exec('PRAGMA wal_autocheckpoint = 4000');

const run = runnerOf(db);
const move = db.prepare(
  'UPDATE matches SET steps = ?, turn = ?, over = ?, moved_at = ?, clock = ? WHERE id = ? AND steps = ? RETURNING key',
);
const insert = db.prepare('INSERT INTO steps (match, n, step) VALUES (?, ?, ?)');

/** One transaction, one sync. */
function appendAll(all: readonly Append[]): boolean[] {
  db.exec('BEGIN IMMEDIATE');
  try {
    const done = all.map(append);
    db.exec('COMMIT');
    return done;
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

function append({ match, from, steps, turn, over, movedAt, clock }: Append): boolean {
  const row = move.get(from + steps.length, turn, over, movedAt, clock, match, from);
  if (!row) return false;
  steps.forEach((step, index) => insert.run(row['key'], from + index, step));
  return true;
}

function runAfter({ first, sql, values }: Extract<Request, { kind: 'run' }>): Ran {
  for (const one of first) db.exec(one);
  return run(sql, values);
}

function answer(request: Exclude<Request, { kind: 'close' }>): Reply {
  try {
    return request.kind === 'append'
      ? { kind: 'appended', all: appendAll(request.all) }
      : { kind: 'ran', ran: runAfter(request) };
  } catch (error) {
    return { kind: 'failed', error };
  }
}

parentPort?.on('message', (request: Request) => {
  if (request.kind !== 'close') return parentPort?.postMessage(answer(request));
  db.close();
  parentPort?.close();
});
