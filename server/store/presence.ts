import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** Until this change is done nobody else brings this person elsewhere, forgets him, or seats him. */
export async function holdPerson(db: Kysely<Schema>, person: string): Promise<void> {
  await db
    .updateTable('people')
    .set(({ ref }) => ({ since: ref('since') }))
    .where('id', '=', person)
    .execute();
}

/** Whether he is still here: what he asked for may come after he has signed in elsewhere, or left for good. */
export async function isStillHere(db: Kysely<Schema>, person: string): Promise<boolean> {
  await holdPerson(db, person);
  const session = await db
    .selectFrom('sessions')
    .select('hash')
    .where('person', '=', person)
    .limit(1)
    .executeTakeFirst();
  return session !== undefined;
}
