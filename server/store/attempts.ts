import { sql } from 'kysely';
import type { Kit } from './kit.ts';

export interface AttemptTables {
  /** By a hash of what is tried by whom: when all tries will be there again. */
  attempts: { key: string; full_at: number };
}

/** So many at once, and again one after so many milliseconds. */
export interface AttemptLimit {
  readonly most: number;
  readonly refill: number;
}

/** How often something may be tried, whichever server is asked. */
export interface AttemptStore {
  /** Whether this key may try once more now; a try that is refused costs nothing. */
  take(key: string, limit: AttemptLimit, now: number): Promise<boolean>;
  /** How many keys do not have all their tries. */
  count(): Promise<number>;
}

export const attemptStore = ({ read, write }: Kit): AttemptStore => ({
  take: (key, { most, refill }, now) =>
    write(async (db) => {
      await db.deleteFrom('attempts').where('full_at', '<', now).execute();
      // In one statement: of those who try at the same moment each finds what the one before has taken.
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('attempts')
        .values({ key, full_at: now + refill })
        .onConflict((old) =>
          old
            .column('key')
            .doUpdateSet({
              full_at: sql`CASE WHEN attempts.full_at > ${now} THEN attempts.full_at ELSE ${now} END + ${refill}`,
            })
            .where('attempts.full_at', '<=', now + (most - 1) * refill),
        )
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n;
    }),

  async count() {
    const { keys } = await read
      .selectFrom('attempts')
      .select(({ fn }) => fn.countAll().as('keys'))
      .executeTakeFirstOrThrow();
    return Number(keys);
  },
});
