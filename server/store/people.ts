import type { Person } from '../protocol.ts';
import type { Kit } from './kit.ts';

export interface PeopleTables {
  people: { id: string; name: string };
  sessions: { hash: string; person: string };
}

export interface PeopleStore {
  /** A new person with a first session; sessions are known by the hash of their id alone. */
  add(person: Person, sessionHash: string): Promise<void>;
  rename(id: string, name: string): Promise<void>;
  ofSession(sessionHash: string): Promise<Person | null>;
}

export const peopleStore = ({ read, write }: Kit): PeopleStore => ({
  add: ({ id, name }, hash) =>
    write(async (db) => {
      await db.insertInto('people').values({ id, name }).execute();
      await db.insertInto('sessions').values({ hash, person: id }).execute();
    }),

  rename: (id, name) =>
    write(async (db) => {
      await db.updateTable('people').set({ name }).where('id', '=', id).execute();
    }),

  async ofSession(hash) {
    const row = await read
      .selectFrom('sessions')
      .innerJoin('people', 'people.id', 'sessions.person')
      .select(['people.id', 'people.name'])
      .where('hash', '=', hash)
      .executeTakeFirst();
    return row ?? null;
  },
});
