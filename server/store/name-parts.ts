import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** Every end of a name's key, so that a part of it is the beginning of one of them, and found by an index. */
export interface NamePartTables {
  name_parts: { part: string; name_key: string };
}

/** Shorter ends than this are the beginning of nothing that is looked for. */
export const LEAST_PART = 2;

/** From now on this name is found by any part of it; that nobody has it any more does no harm. */
export async function noteName(db: Kysely<Schema>, nameKey: string): Promise<void> {
  const signs = Array.from(nameKey);
  const ends = signs.map((_, at) => signs.slice(at).join('')).slice(0, 1 - LEAST_PART || undefined);
  if (ends.length === 0) return;
  await db
    .insertInto('name_parts')
    .values([...new Set(ends)].map((part) => ({ part, name_key: nameKey })))
    .onConflict((old) => old.doNothing())
    .execute();
}

/** No sign comes after this one. */
const LAST = '\u{10ffff}';

/** Keys of names that have this in them, so many at most. */
export const namesWith = (db: Kysely<Schema>, part: string, most: number) =>
  db
    .selectFrom('name_parts')
    .select('name_key')
    .distinct()
    .where('part', '>=', part)
    .where('part', '<', part + LAST)
    .limit(most);
