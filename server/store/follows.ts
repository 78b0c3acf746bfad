import type { Person } from '@bicorne/table/protocol';
import { nameKey } from '../people/names.ts';
import type { Kit } from './kit.ts';
import { LEAST_PART, namesWith, type NamePartTables } from './name-parts.ts';
import { mustBeHere } from './presence.ts';

export interface FollowTables extends NamePartTables {
  follows: { person: string; other: string; at: number };
}

/** Whom people follow, and how they find each other by name. */
export interface FollowStore {
  follow(person: string, other: string, at: number): Promise<void>;
  unfollow(person: string, other: string): Promise<void>;
  /** Those who still have a name, the last first. */
  followed(person: string, most: number): Promise<readonly Person[]>;
  /** Accounts with this in their name; none where it is too short to look for. */
  named(part: string, most: number): Promise<readonly Person[]>;
}

export const followStore = ({ read, write }: Kit): FollowStore => ({
  follow: (person, other, at) =>
    write(async (db) => {
      await mustBeHere(db, person);
      await db
        .insertInto('follows')
        .values({ person, other, at })
        .onConflict((old) => old.doNothing())
        .execute();
    }),

  unfollow: (person, other) =>
    write(async (db) => {
      await db.deleteFrom('follows').where('person', '=', person).where('other', '=', other).execute();
    }),

  followed: (person, most) =>
    read
      .selectFrom('follows')
      .innerJoin('people', 'people.id', 'follows.other')
      .select(['people.id', 'people.name'])
      .where('follows.person', '=', person)
      .where('people.name', '<>', '')
      .orderBy('at', 'desc')
      .limit(most)
      .execute(),

  named: async (part, most) => {
    const key = nameKey(part);
    if (Array.from(key).length < LEAST_PART) return [];
    return read
      .selectFrom('accounts')
      .innerJoin('people', 'people.id', 'accounts.person')
      .select(['people.id', 'people.name'])
      .where('accounts.name_key', 'in', namesWith(read, key, most))
      .orderBy('people.name')
      .execute();
  },
});
