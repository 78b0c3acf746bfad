import type { Kysely } from 'kysely';
import { Gone } from '../fault.ts';
import type { Schema } from './schema.ts';

/** Until this change is done nobody else brings this person elsewhere, forgets him, or seats him. */
export async function holdPerson(db: Kysely<Schema>, person: string): Promise<void> {
  await db
    .updateTable('people')
    .set(({ ref }) => ({ since: ref('since') }))
    .where('id', '=', person)
    .execute();
}

/** Those who change its terms or who sits there at the same moment wait for each other here. */
export async function holdMatch(db: Kysely<Schema>, id: string): Promise<void> {
  await db
    .updateTable('matches')
    .set(({ ref }) => ({ listed: ref('listed') }))
    .where('id', '=', id)
    .execute();
}

/** What tells of somebody must not come to the store after all that did was taken out of it. */
export async function mustBeHere(db: Kysely<Schema>, person: string): Promise<void> {
  if (!(await isStillHere(db, person))) throw new Gone();
}

/** The same of an account that nobody has come into yet. */
export async function mustBeAccount(db: Kysely<Schema>, person: string): Promise<void> {
  await holdPerson(db, person);
  const account = db.selectFrom('accounts').select('person').where('person', '=', person);
  if (!(await account.executeTakeFirst())) throw new Gone();
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
