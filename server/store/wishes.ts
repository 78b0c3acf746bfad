import { wishRequest, type Person, type Wish } from '@bicorne/table/protocol';
import { Gone } from '../fault.ts';
import type { Kit } from './kit.ts';
import { addMatch, type NewMatch } from './matches.ts';
import { mustBeHere } from './presence.ts';

export interface WishTables {
  /** What somebody would play, as JSON. */
  wishes: { person: string; id: string; wish: string; at: number };
}

export interface StoredWish {
  readonly id: string;
  readonly person: Person;
  readonly wish: Wish;
  readonly at: number;
}

/** What people would play; each has one wish at a time. */
export interface WishStore {
  put(person: string, wish: Omit<StoredWish, 'person'>): Promise<void>;
  end(person: string): Promise<void>;
  of(person: string): Promise<StoredWish | null>;
  /** The newest first. */
  all(most: number): Promise<readonly StoredWish[]>;
  /** Adds the match that they wish for. False when one of them wishes it no more, and nothing is added. */
  fulfil(wishes: readonly string[], match: NewMatch): Promise<boolean>;
  /** Forgets so many, at most, that were made before then. Says how many. */
  forgetBefore(at: number, most: number): Promise<number>;
}

/** Undoes all that the change has done so far. */
class NoLonger extends Error {}

export const wishStore = ({ read, write }: Kit): WishStore => {
  const found = () =>
    read
      .selectFrom('wishes')
      .innerJoin('people', 'people.id', 'wishes.person')
      .select(['wishes.id', 'wishes.person', 'people.name', 'wish', 'at']);
  return {
    put: (person, { id, wish, at }) =>
      write(async (db) => {
        await mustBeHere(db, person);
        const values = { id, wish: JSON.stringify(wish), at };
        await db
          .insertInto('wishes')
          .values({ person, ...values })
          .onConflict((old) => old.column('person').doUpdateSet(values))
          .execute();
      }),

    end: (person) =>
      write(async (db) => {
        await db.deleteFrom('wishes').where('person', '=', person).execute();
      }),

    async of(person) {
      const row = await found().where('wishes.person', '=', person).executeTakeFirst();
      return row ? (wishFrom(row)[0] ?? null) : null;
    },

    async all(most) {
      const rows = await found().orderBy('at', 'desc').limit(most).execute();
      return rows.flatMap(wishFrom);
    },

    fulfil: (wishes, match) =>
      write(async (db) => {
        const [{ numDeletedRows }] = await db
          .deleteFrom('wishes')
          .where('id', 'in', wishes)
          .where(
            'person',
            'in',
            match.seats.flatMap(({ sitter }) => sitter?.person ?? []),
          )
          .execute();
        if (numDeletedRows !== BigInt(wishes.length)) throw new NoLonger();
        if (!(await addMatch(db, match))) throw new Gone();
        return true;
      }).catch((error: unknown) => {
        if (error instanceof NoLonger || error instanceof Gone) return false;
        throw error;
      }),

    forgetBefore: (at, most) =>
      write(async (db) => {
        const old = db.selectFrom('wishes').select('person').where('at', '<', at).limit(most);
        const [{ numDeletedRows }] = await db.deleteFrom('wishes').where('person', 'in', old).execute();
        return Number(numDeletedRows);
      }),
  };
};

interface WishRow {
  readonly id: string;
  readonly person: string;
  readonly name: string;
  readonly wish: string;
  readonly at: number;
}

/** What another version stored and this one cannot read is no wish. */
function wishFrom({ id, person, name, wish, at }: WishRow): StoredWish[] {
  const parsed = wishRequest.safeParse(JSON.parse(wish));
  return parsed.success ? [{ id, person: { id: person, name }, wish: parsed.data, at }] : [];
}
