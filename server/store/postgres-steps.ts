import type { Pool } from 'pg';
import { clockText, type NewSteps, type StepLog } from './steps.ts';

interface Append {
  readonly match: string;
  readonly added: NewSteps;
  readonly resolve: (stored: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * One statement for all that came while the last one was under way, and so one transaction and one sync. Rows are
 * locked in order, so that servers that write at the same time wait for each other and never in a circle.
 */
const APPEND = `
  WITH given AS (
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::bigint[], $6::bigint[], $7::text[],
      $8::text[]) AS given (id, first, count, turn, over, moved_at, clock, was)
  ), locked AS (
    SELECT key, given.* FROM matches JOIN given USING (id)
    WHERE steps = first AND matches.clock IS NOT DISTINCT FROM was ORDER BY key FOR UPDATE OF matches
  ), moved AS (
    UPDATE matches SET steps = first + count, turn = locked.turn, over = locked.over, moved_at = locked.moved_at,
      clock = locked.clock
    FROM locked WHERE matches.key = locked.key AND matches.steps = first
      AND matches.clock IS NOT DISTINCT FROM was
    RETURNING matches.key, matches.id
  ), written AS (
    INSERT INTO steps (match, n, step)
    SELECT key, n, step FROM unnest($9::text[], $10::bigint[], $11::text[]) AS words (id, n, step) JOIN moved USING (id)
  )
  SELECT id FROM moved`;

const READ = `
  SELECT step FROM steps WHERE match = (SELECT key FROM matches WHERE id = $1) AND n >= $2 ORDER BY n`;

export class PostgresSteps implements StepLog {
  readonly #pool: Pool;
  #waiting: Append[] = [];
  #flushing: Promise<void> | null = null;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  async read(match: string, from: number): Promise<readonly string[]> {
    const { rows } = await this.#pool.query<{ step: string }>({
      name: 'read-steps',
      text: READ,
      values: [match, from],
    });
    return rows.map(({ step }) => step);
  }

  append(match: string, added: NewSteps): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ match, added, resolve, reject });
      this.#flushing ??= this.#flushAll();
    });
  }

  /** Until all that was asked so far is written. */
  async idle(): Promise<void> {
    while (this.#flushing) await this.#flushing;
  }

  async #flushAll(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#waiting.length > 0) await this.#flush(this.#next());
    this.#flushing = null;
  }

  /** Of each match one: the others are judged when it is written. */
  #next(): Append[] {
    const first = new Map<string, Append>();
    for (const append of this.#waiting) if (!first.has(append.match)) first.set(append.match, append);
    const batch = [...first.values()];
    this.#waiting = this.#waiting.filter((append) => first.get(append.match) !== append);
    return batch;
  }

  async #flush(batch: readonly Append[]): Promise<void> {
    try {
      const { rows } = await this.#pool.query<{ id: string }>({
        name: 'append-steps',
        text: APPEND,
        values: columnsOf(batch),
      });
      const moved = new Set(rows.map(({ id }) => id));
      for (const { match, resolve } of batch) resolve(moved.has(match));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}

function columnsOf(batch: readonly Append[]): unknown[][] {
  const words = batch.flatMap(({ match, added }) =>
    added.steps.map((step, index) => ({ match, n: added.from + index, step })),
  );
  return [
    batch.map(({ match }) => match),
    batch.map(({ added }) => added.from),
    batch.map(({ added }) => added.steps.length),
    batch.map(({ added }) => JSON.stringify(added.turn)),
    batch.map(({ added }) => (added.turn.kind === 'over' ? 1 : 0)),
    batch.map(({ added }) => added.movedAt),
    batch.map(({ added }) => clockText(added.clock)),
    batch.map(({ added }) => clockText(added.was)),
    words.map(({ match }) => match),
    words.map(({ n }) => n),
    words.map(({ step }) => step),
  ];
}
