import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';

/** What a statement gave back: rows, or how many it changed. */
export interface Ran {
  readonly rows: unknown[];
  readonly changes?: number | bigint;
}

/** More than the server has queries; lists of values give some of them several forms. */
const MOST_PREPARED = 1000;

/** Runs statements on this connection; each is prepared once. */
export function runnerOf(db: DatabaseSync): (sql: string, values: readonly unknown[]) => Ran {
  const prepared = new Map<string, Prepared>();
  return (sql, values) => {
    const run = prepared.get(sql) ?? prepare(db.prepare(sql));
    if (prepared.size < MOST_PREPARED) prepared.set(sql, run);
    return run(values.map(inputValue));
  };
}

type Prepared = (values: SQLInputValue[]) => Ran;

const prepare = (statement: StatementSync): Prepared =>
  statement.columns().length > 0
    ? (values) => ({ rows: statement.all(...values) })
    : (values) => ({ rows: [], changes: statement.run(...values).changes });

function inputValue(value: unknown): SQLInputValue {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') return value;
  if (value === null || value instanceof Uint8Array) return value;
  throw new TypeError(`SQLite cannot hold ${typeof value}`);
}
