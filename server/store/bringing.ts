import { sql, type Kysely } from 'kysely';
import { nameKey } from '../people/names.ts';
import { holdMatch, holdPerson } from './presence.ts';
import type { Schema } from './schema.ts';
import type { Keeping, Terms } from './terms.ts';

type Db = Kysely<Schema>;

/** So many browsers of one person get pushes. */
export const MOST_PUSHES = 10;

/**
 * All that a guest has goes to the account that he turned out to have. A match at which both sit stays as it is: nobody
 * comes to two sides by this. Gives the ids of the matches at which the account sits now, or has a seat kept.
 */
export async function bring(db: Db, guest: string, account: string): Promise<string[]> {
  for (const person of [guest, account].toSorted()) await holdPerson(db, person);
  if (guest === account || !(await isGuest(db, guest)) || (await isGuest(db, account))) return [];
  const hosted = await bringHosting(db, guest, account);
  const brought = await bringSeats(db, guest, account);
  const kept = await bringKept(db, guest, account);
  await bringTalk(db, guest, account);
  await bringStances(db, guest, account);
  await bringWays(db, guest, account);
  await bringArchive(db, guest, account);
  for (const table of ['wishes', 'follows', 'holidays'] as const)
    await db.deleteFrom(table).where('person', '=', guest).execute();
  await db.deleteFrom('sessions').where('person', '=', guest).execute();
  if (!(await sitsSomewhere(db, guest)))
    await db.updateTable('people').set({ name: '', settings: '{}' }).where('id', '=', guest).execute();
  return [...new Set([...hosted, ...brought, ...kept])];
}

async function isGuest(db: Db, person: string): Promise<boolean> {
  const account = await db
    .selectFrom('accounts')
    .select('person')
    .where('person', '=', person)
    .executeTakeFirst();
  return account === undefined;
}

const matchesOf = (db: Db, person: string) =>
  db.selectFrom('seats').select('match').where('person', '=', person);

const sitsSomewhere = async (db: Db, person: string): Promise<boolean> =>
  (await matchesOf(db, person).executeTakeFirst()) !== undefined;

/** Also where both sit: the guest will not come any more to close it. */
async function bringHosting(db: Db, guest: string, account: string): Promise<string[]> {
  const found = await db
    .updateTable('matches')
    .set({ host: account })
    .where('host', '=', guest)
    .where('key', 'in', matchesOf(db, guest))
    .returning('id')
    .execute();
  return found.map(({ id }) => id);
}

async function bringSeats(db: Db, guest: string, account: string): Promise<string[]> {
  const found = await db
    .selectFrom('matches')
    .select(['key', 'id'])
    .where('key', 'in', matchesOf(db, guest))
    .where('key', 'not in', matchesOf(db, account))
    .orderBy('key')
    .execute();
  for (const { key, id } of found) {
    // Its sides may be dealt in this moment.
    await holdMatch(db, id);
    const own = { person: account };
    for (const table of ['seats', 'plans'] as const)
      await db.updateTable(table).set(own).where('match', '=', key).where('person', '=', guest).execute();
    await bringNotices(db, key, guest, account);
  }
  return found.map(({ id }) => id);
}

/** Of what both were told the account has its own. */
async function bringNotices(db: Db, match: number, guest: string, account: string): Promise<void> {
  const told = db.selectFrom('notices').selectAll().where('match', '=', match);
  const own = await told.where('person', '=', account).execute();
  const nameOf = ({ about, turn, channel }: (typeof own)[number]): string => `${about} ${turn} ${channel}`;
  const known = new Set(own.map(nameOf));
  for (const notice of await told.where('person', '=', guest).execute())
    await (known.has(nameOf(notice))
      ? db.deleteFrom('notices').where('id', '=', notice.id).execute()
      : db.updateTable('notices').set({ person: account }).where('id', '=', notice.id).execute());
}

/** Seats of rematches that nobody else may take. */
async function bringKept(db: Db, guest: string, account: string): Promise<string[]> {
  const found = await db
    .selectFrom('matches')
    .select(['key', 'id'])
    .where('over', '=', 0)
    .where('key', 'in', db.selectFrom('asked').select('match').where('person', '=', guest))
    .where('key', 'not in', matchesOf(db, account))
    .orderBy('key')
    .execute();
  const brought: string[] = [];
  for (const { key, id } of found) {
    // Another who is asked may decline in this moment.
    await holdMatch(db, id);
    const kept = db.selectFrom('matches').select('terms').where('key', '=', key);
    const { terms: text } = await kept.executeTakeFirstOrThrow();
    const terms = JSON.stringify(keepFor(JSON.parse(text), guest, account));
    await db.updateTable('matches').set({ terms }).where('key', '=', key).execute();
    await db.deleteFrom('asked').where('match', '=', key).where('person', '=', guest).execute();
    await db
      .insertInto('asked')
      .values({ person: account, match: key })
      .onConflict((old) => old.doNothing())
      .execute();
    brought.push(id);
  }
  return brought;
}

function keepFor(terms: Terms, guest: string, account: string): Terms {
  const seats = Object.entries(terms.kept ?? {}).map(([at, one]): [string, Keeping] => [
    at,
    'person' in one && one.person === guest ? { person: account } : one,
  ]);
  return { ...terms, kept: Object.fromEntries(seats) };
}

/** What he said at a match where he still sits is still the guest's. */
async function bringTalk(db: Db, guest: string, account: string): Promise<void> {
  await db
    .updateTable('chat')
    .set({ person: account })
    .where('person', '=', guest)
    .where('match', 'not in', matchesOf(db, guest))
    .execute();
  const notes = await db
    .selectFrom('notes')
    .selectAll()
    .where('person', '=', guest)
    .where('match', 'not in', matchesOf(db, guest))
    .execute();
  for (const { match, text } of notes) {
    await db
      .insertInto('notes')
      .values({ match, person: account, text })
      .onConflict((old) =>
        old.columns(['match', 'person']).doUpdateSet({ text: sql`notes.text || ${`\n\n${text}`}` }),
      )
      .execute();
    await db.deleteFrom('notes').where('match', '=', match).where('person', '=', guest).execute();
  }
}

/** Of two stances the sterner. */
async function bringStances(db: Db, guest: string, account: string): Promise<void> {
  const mine = (one: string): string => (one === guest ? account : one);
  const found = await db
    .selectFrom('stances')
    .selectAll()
    .where((one) => one.or([one('person', '=', guest), one('other', '=', guest)]))
    .execute();
  for (const { person, other, block, mute } of found) {
    await db.deleteFrom('stances').where('person', '=', person).where('other', '=', other).execute();
    if (mine(person) === mine(other)) continue;
    await db
      .insertInto('stances')
      .values({ person: mine(person), other: mine(other), block, mute })
      .onConflict((old) =>
        old.columns(['person', 'other']).doUpdateSet((row) => ({
          ...(block === 1 ? { block } : { block: row.ref('stances.block') }),
          ...(mute === 1 ? { mute } : { mute: row.ref('stances.mute') }),
        })),
      )
      .execute();
  }
  await db.updateTable('reports').set({ person: account }).where('person', '=', guest).execute();
  await db.updateTable('reports').set({ about: account }).where('about', '=', guest).execute();
}

async function bringWays(db: Db, guest: string, account: string): Promise<void> {
  const pushesOf = (person: string) =>
    db.selectFrom('pushes').select('endpoint').where('person', '=', person).execute();
  const room = MOST_PUSHES - (await pushesOf(account)).length;
  for (const { endpoint } of (await pushesOf(guest)).slice(0, Math.max(0, room)))
    await db.updateTable('pushes').set({ person: account }).where('endpoint', '=', endpoint).execute();
  await db.deleteFrom('pushes').where('person', '=', guest).execute();
  await db
    .updateTable('webhooks')
    .set({ person: account })
    .where('person', '=', guest)
    .where(({ not, exists }) =>
      not(exists(db.selectFrom('webhooks as own').select('own.person').where('own.person', '=', account))),
    )
    .execute();
  await db.deleteFrom('webhooks').where('person', '=', guest).execute();
}

async function bringArchive(db: Db, guest: string, account: string): Promise<void> {
  const { name } = await db
    .selectFrom('people')
    .select('name')
    .where('id', '=', account)
    .executeTakeFirstOrThrow();
  const own = db.selectFrom('archive_players').select('archive').where('person', '=', account);
  const found = await db
    .selectFrom('archive_players')
    .select('archive')
    .distinct()
    .where('person', '=', guest)
    .where('archive', 'not in', own)
    .execute();
  for (const { archive } of found)
    await db
      .updateTable('archive_players')
      .set({ person: account, name, name_key: nameKey(name) })
      .where('archive', '=', archive)
      .where('person', '=', guest)
      .execute();
}
