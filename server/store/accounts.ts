import type { Kysely } from 'kysely';
import { nameKey } from '../people/names.ts';
import type { Kit } from './kit.ts';
import { mustBeHere } from './presence.ts';
import { noteName } from './name-parts.ts';
import type { Schema } from './schema.ts';

export interface AccountTables {
  accounts: { person: string; name_key: string; passphrase: string; words: string; mail: string | null };
  /** What the names of accounts look like: each look is one account's. */
  name_looks: { look: string; person: string };
}

/** How an account is found by its name, and what the name may be taken for. */
export interface NameKeys {
  readonly nameKey: string;
  readonly looks: readonly string[];
}

export interface AccountStore {
  isAccount(person: string): Promise<boolean>;
  /** By the key of the name. */
  accountNamed(nameKey: string): Promise<Account | null>;
  accountOf(person: string): Promise<Account | null>;
  /** The person gets name and account. False when somebody else's name is that, or looks like it. */
  addAccount(account: Account, looks: readonly string[], name: string): Promise<boolean>;
  /** Another name for an account. False when somebody else's is that, or looks like it. */
  renameAccount(person: string, keys: NameKeys, name: string): Promise<boolean>;
  /** Whether the name of an account looks like this. */
  isLookTaken(looks: readonly string[]): Promise<boolean>;
  /** Accounts from before looks were kept get theirs, unless somebody has them: those stay without. */
  keepLooks(keysOf: (name: string) => NameKeys): Promise<void>;
  setPassphrase(person: string, passphrase: string): Promise<void>;
  setWords(person: string, words: string): Promise<void>;
  setMail(person: string, mail: string | null): Promise<void>;
}

export interface Account {
  readonly person: string;
  readonly nameKey: string;
  readonly passphrase: string;
  readonly words: string;
  readonly mail: string | null;
}

export const accountStore = ({ read, write }: Kit): AccountStore => {
  const set = (person: string, values: Partial<AccountTables['accounts']>): Promise<void> =>
    write(async (db) => {
      await db.updateTable('accounts').set(values).where('person', '=', person).execute();
    });

  const find = async (column: 'person' | 'name_key', value: string): Promise<Account | null> => {
    const row = await read.selectFrom('accounts').selectAll().where(column, '=', value).executeTakeFirst();
    if (!row) return null;
    const { person, name_key, passphrase, words, mail } = row;
    return { person, nameKey: name_key, passphrase, words, mail };
  };

  return {
    isAccount: async (person) => (await find('person', person)) !== null,
    accountNamed: (nameKey) => find('name_key', nameKey),
    accountOf: (person) => find('person', person),

    addAccount: ({ person, nameKey, passphrase, words, mail }, looks, name) =>
      unlessTaken(write, async (db) => {
        await mustBeHere(db, person);
        const { numInsertedOrUpdatedRows } = await db
          .insertInto('accounts')
          .values({ person, name_key: nameKey, passphrase, words, mail })
          .onConflict((other) => other.column('name_key').doNothing())
          .executeTakeFirstOrThrow();
        if (numInsertedOrUpdatedRows !== 1n) throw new Taken();
        await noteName(db, nameKey);
        await setLooks(db, person, looks);
        await rename(db, person, name);
      }),

    renameAccount: (person, { nameKey, looks }, name) =>
      unlessTaken(write, async (db) => {
        await mustBeHere(db, person);
        if (await isTaken(db, nameKey, person)) throw new Taken();
        await db.updateTable('accounts').set({ name_key: nameKey }).where('person', '=', person).execute();
        await noteName(db, nameKey);
        await setLooks(db, person, looks);
        await rename(db, person, name);
      }),

    isLookTaken: async (looks) =>
      (await read.selectFrom('name_looks').select('look').where('look', 'in', looks).executeTakeFirst()) !==
      undefined,

    async keepLooks(keysOf) {
      const found = await read
        .selectFrom('accounts')
        .innerJoin('people', 'people.id', 'accounts.person')
        .leftJoin('name_looks', 'name_looks.person', 'accounts.person')
        .select(['accounts.person', 'people.name'])
        .where('look', 'is', null)
        .execute();
      for (const { person, name } of found)
        await unlessTaken(write, (db) => setKeys(db, person, keysOf(name)));
    },

    setPassphrase: (person, passphrase) => set(person, { passphrase }),
    setWords: (person, words) => set(person, { words }),
    setMail: (person, mail) => set(person, { mail }),
  };
};

/** Undoes all that the change has done so far. */
class Taken extends Error {}

async function unlessTaken(
  write: Kit['write'],
  change: (db: Kysely<Schema>) => Promise<void>,
): Promise<boolean> {
  try {
    await write(change);
    return true;
  } catch (error) {
    if (error instanceof Taken) return false;
    throw error;
  }
}

async function setLooks(db: Kysely<Schema>, person: string, looks: readonly string[]): Promise<void> {
  await db.deleteFrom('name_looks').where('person', '=', person).execute();
  if (looks.length === 0) return;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('name_looks')
    .values(looks.map((look) => ({ look, person })))
    .onConflict((other) => other.column('look').doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== BigInt(looks.length)) throw new Taken();
}

/** Those whose name has not been anybody's key yet are found by it from now on. */
async function setKeys(db: Kysely<Schema>, person: string, { nameKey, looks }: NameKeys): Promise<void> {
  await setLooks(db, person, looks);
  if (!(await isTaken(db, nameKey, person)))
    await db.updateTable('accounts').set({ name_key: nameKey }).where('person', '=', person).execute();
}

async function isTaken(db: Kysely<Schema>, nameKey: string, person: string): Promise<boolean> {
  const found = await db
    .selectFrom('accounts')
    .select('person')
    .where('name_key', '=', nameKey)
    .where('person', '<>', person)
    .executeTakeFirst();
  return found !== undefined;
}

export async function rename(db: Kysely<Schema>, id: string, name: string): Promise<void> {
  await db.updateTable('people').set({ name }).where('id', '=', id).execute();
}

export async function followName(db: Kysely<Schema>, person: string, most: number): Promise<number> {
  const found = await db.selectFrom('people').select('name').where('id', '=', person).executeTakeFirst();
  if (!found) return 0;
  const { name } = found;
  await noteName(db, nameKey(name));
  const rows = db.selectFrom('archive_players').where('person', '=', person).where('name', '<>', name);
  const [{ numUpdatedRows }] = await db
    .updateTable('archive_players')
    .set({ name, name_key: nameKey(name) })
    .where('person', '=', person)
    .where('archive', 'in', rows.select('archive').limit(most))
    .execute();
  return Number(numUpdatedRows);
}
