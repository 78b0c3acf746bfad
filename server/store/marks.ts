import type { Mark } from '@bicorne/table/reopen';
import { sql } from 'kysely';
import { keyOf, type Kit } from './kit.ts';
import { packOf } from './packs.ts';

export interface MarkTables {
  marks: { match: number; n: number; digest: string; state: string };
}

/** States of running matches, from which they go on should the rules have changed; and how finished ones ended. */
export interface MarkStore {
  put(match: string, mark: Mark): Promise<void>;
  /** The last few, the latest first. */
  of(match: string): Promise<readonly Mark[]>;
}

/** Taking back may lead behind the last one. */
const KEPT = 3;

export const markStore = ({ read, write }: Kit): MarkStore => ({
  put: (id, { n, digest, state }) =>
    write(async (db) => {
      const key = sql`(SELECT key FROM matches WHERE id = ${id})`;
      await sql`
        INSERT INTO marks (match, n, digest, state)
        SELECT key, CAST(${n} AS INTEGER), ${digest}, ${state} FROM matches
        WHERE id = ${id} AND (over = 0 OR NOT EXISTS (SELECT 1 FROM packs WHERE packs.match = key))
        ON CONFLICT DO NOTHING`.execute(db);
      await sql`
        DELETE FROM marks WHERE match = ${key}
        AND n <= (SELECT n FROM marks WHERE match = ${key} ORDER BY n DESC LIMIT 1 OFFSET ${KEPT})`.execute(
        db,
      );
    }),

  async of(match) {
    const rows = await read
      .selectFrom('marks')
      .select(['n', 'digest', 'state'])
      .where('match', '=', keyOf(read, match))
      .orderBy('n', 'desc')
      .execute();
    const packed = rows.length === 0 ? await packOf(read, match) : null;
    return packed?.mark ? [packed.mark] : rows;
  },
});
