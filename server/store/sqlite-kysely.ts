import {
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type QueryResult,
} from 'kysely';
import type { Schema } from './schema.ts';
import type { Ran } from './sqlite-run.ts';

export type Run = (sql: string, values: readonly unknown[]) => Promise<Ran>;

/** Kysely over one connection, wherever that is; transactions are the business of whoever holds it. */
export const kyselyOn = (run: Run): Kysely<Schema> =>
  new Kysely({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createDriver: () => ({
        init: nothing,
        acquireConnection: async () => connectionOn(run),
        releaseConnection: nothing,
        beginTransaction: refuse,
        commitTransaction: refuse,
        rollbackTransaction: refuse,
        destroy: nothing,
      }),
    },
  });

const nothing = async (): Promise<void> => undefined;
const refuse = (): never => {
  throw new Error('a write is a transaction by itself');
};

const connectionOn = (run: Run): DatabaseConnection => ({
  async executeQuery<R>({ sql, parameters }: { sql: string; parameters: readonly unknown[] }) {
    const { rows, changes } = await run(sql, parameters);
    const result: QueryResult<unknown> = {
      rows,
      ...(changes === undefined ? {} : { numAffectedRows: BigInt(changes) }),
    };
    // The compiler of queries knows what their rows are; the database does not say.
    return result as QueryResult<R>;
  },
  streamQuery: refuse,
});
