import { keyOf, type Kit } from './kit.ts';
import { packOf } from './packs.ts';

export interface MarkTables {
  marks: { match: number; n: number; digest: string; state: string };
}

/** The state of a match after its first `n` steps, as JSON, and the digest of that. */
export interface Mark {
  readonly n: number;
  readonly digest: string;
  readonly state: string;
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
  put: (id, mark) =>
    write(async (db) => {
      const found = await keyOf(db, id).select('over').executeTakeFirst();
      if (!found || (found.over === 1 && (await packOf(db, id)))) return;
      const match = found.key;
      await db
        .insertInto('marks')
        .values({ match, ...mark })
        .onConflict((other) => other.doNothing())
        .execute();
      const old = db
        .selectFrom('marks')
        .select('n')
        .where('match', '=', match)
        .orderBy('n', 'desc')
        .limit(KEPT);
      await db.deleteFrom('marks').where('match', '=', match).where('n', 'not in', old).execute();
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
