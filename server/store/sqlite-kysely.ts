import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import {
  Kysely,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type Driver,
  type SqliteDatabase,
  type SqliteDialectConfig,
} from 'kysely';
import type { Schema } from './schema.ts';

type Wait = () => Promise<void> | null;

/** Asks the database only when there is nothing to wait for. */
export const kyselyOn = (db: DatabaseSync, waitFor: Wait = () => null): Kysely<Schema> =>
  new Kysely({ dialect: new PatientDialect({ database: asKyselyExpects(db) }, waitFor) });

class PatientDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;
  readonly #waitFor: Wait;

  constructor(config: SqliteDialectConfig, waitFor: Wait) {
    super(config);
    this.#config = config;
    this.#waitFor = waitFor;
  }

  override createDriver(): Driver {
    return new PatientDriver(this.#config, this.#waitFor);
  }
}

class PatientDriver extends SqliteDriver {
  readonly #waitFor: Wait;

  constructor(config: SqliteDialectConfig, waitFor: Wait) {
    super(config);
    this.#waitFor = waitFor;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    return {
      executeQuery: async (query, options) => {
        // Between the last look and the query nothing else is done.
        for (let wait = this.#waitFor(); wait; wait = this.#waitFor()) await wait;
        return connection.executeQuery(query, options);
      },
      // A list that is read bit by bit would see what is written meanwhile.
      streamQuery: () => {
        throw new Error('the store reads whole lists');
      },
    };
  }
}

/** Node's SQLite has the shape that Kysely knows, but for two words. */
function asKyselyExpects(db: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, ReturnType<SqliteDatabase['prepare']>>();
  return {
    close: () => undefined,
    prepare: (sql) => {
      const known = prepared.get(sql) ?? statement(db.prepare(sql));
      if (prepared.size < MOST_PREPARED) prepared.set(sql, known);
      return known;
    },
  };
}

/** More than the server has queries; lists of values give some of them several forms. */
const MOST_PREPARED = 1000;

const statement = (one: StatementSync): ReturnType<SqliteDatabase['prepare']> => ({
  reader: one.columns().length > 0,
  all: (values) => one.all(...values.map(inputValue)),
  run: (values) => one.run(...values.map(inputValue)),
  iterate: (values) => one.iterate(...values.map(inputValue)),
});

function inputValue(value: unknown): SQLInputValue {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') return value;
  if (value === null || value instanceof Uint8Array) return value;
  throw new TypeError(`SQLite cannot hold ${typeof value}`);
}
