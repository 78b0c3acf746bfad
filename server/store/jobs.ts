import { sql, type Selectable } from 'kysely';
import type { Kit } from './kit.ts';

export interface JobTables {
  jobs: { kind: string; key: string; due: number; tries: number; version: number };
}

export type Job = Readonly<Selectable<JobTables['jobs']>>;

/** The jobs of a server that is alone (`queue/rows.ts`); several servers share a queue of another make. */
export interface JobStore {
  /** One that waits under this kind and key gets this time. */
  put(job: Pick<Job, 'kind' | 'key' | 'due'>): Promise<void>;
  drop(kind: string, key: string): Promise<void>;
  /** Those of this kind whose time has come, the oldest first. */
  due(kind: string, now: number, most: number): Promise<readonly Job[]>;
  /** The time of the next one of these kinds that is due later than `now`. */
  nextAfter(now: number, kinds: readonly string[]): Promise<number | null>;
  /** Takes the job away, unless it was put again meanwhile. */
  done(job: Job): Promise<void>;
  /** Another time, unless it was put again meanwhile. */
  putOff(job: Job, due: number, tries: number): Promise<void>;
}

export const jobStore = ({ read, write }: Kit): JobStore => ({
  put: ({ kind, key, due }) =>
    write(async (db) => {
      await sql`
        INSERT INTO jobs (kind, key, due, tries, version) VALUES (${kind}, ${key}, ${due}, 0, 0)
        ON CONFLICT (kind, key) DO UPDATE SET due = excluded.due, tries = 0, version = jobs.version + 1`.execute(
        db,
      );
    }),

  drop: (kind, key) =>
    write(async (db) => {
      await db.deleteFrom('jobs').where('kind', '=', kind).where('key', '=', key).execute();
    }),

  due: (kind, now, most) =>
    read
      .selectFrom('jobs')
      .selectAll()
      .where('kind', '=', kind)
      .where('due', '<=', now)
      .orderBy('due')
      .limit(most)
      .execute(),

  /** One kind after the other: each has its place in the index. */
  async nextAfter(now, kinds) {
    let next: number | null = null;
    for (const kind of kinds) {
      const found = await read
        .selectFrom('jobs')
        .select('due')
        .where('kind', '=', kind)
        .where('due', '>', now)
        .orderBy('due')
        .limit(1)
        .executeTakeFirst();
      if (found) next = Math.min(found.due, next ?? Infinity);
    }
    return next;
  },

  done: ({ kind, key, version }) =>
    write(async (db) => {
      await db
        .deleteFrom('jobs')
        .where('kind', '=', kind)
        .where('key', '=', key)
        .where('version', '=', version)
        .execute();
    }),

  putOff: (job, due, tries) =>
    write(async (db) => {
      await db
        .updateTable('jobs')
        .set({ due, tries })
        .where('kind', '=', job.kind)
        .where('key', '=', job.key)
        .where('version', '=', job.version)
        .execute();
    }),
});
