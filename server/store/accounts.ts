import type { Kysely } from 'kysely';
import { nameKey } from '../people/names.ts';
import type { Kit } from './kit.ts';
import { mustBeHere } from './presence.ts';
import type { Schema } from './schema.ts';

export interface AccountTables {
  accounts: { person: string; name_key: string; passphrase: string; words: string; mail: string | null };
}

export interface AccountStore {
  isAccount(person: string): Promise<boolean>;
  /** By the key of the name. */
  accountNamed(nameKey: string): Promise<Account | null>;
  accountOf(person: string): Promise<Account | null>;
  /** The person gets name and account. False when somebody else has that name. */
  addAccount(account: Account, name: string): Promise<boolean>;
  /** Another name for an account. False when somebody else has it. */
  renameAccount(person: string, nameKey: string, name: string): Promise<boolean>;
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

    addAccount: ({ person, nameKey, passphrase, words, mail }, name) =>
      write(async (db) => {
        await mustBeHere(db, person);
        const { numInsertedOrUpdatedRows } = await db
          .insertInto('accounts')
          .values({ person, name_key: nameKey, passphrase, words, mail })
          .onConflict((other) => other.column('name_key').doNothing())
          .executeTakeFirstOrThrow();
        if (numInsertedOrUpdatedRows !== 1n) return false;
        await rename(db, person, name);
        return true;
      }),

    renameAccount: (person, nameKey, name) =>
      write(async (db) => {
        await mustBeHere(db, person);
        if (await isTaken(db, nameKey, person)) return false;
        await db.updateTable('accounts').set({ name_key: nameKey }).where('person', '=', person).execute();
        await rename(db, person, name);
        return true;
      }),

    setPassphrase: (person, passphrase) => set(person, { passphrase }),
    setWords: (person, words) => set(person, { words }),
    setMail: (person, mail) => set(person, { mail }),
  };
};

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
  const rows = db.selectFrom('archive_players').where('person', '=', person).where('name', '<>', name);
  const [{ numUpdatedRows }] = await db
    .updateTable('archive_players')
    .set({ name, name_key: nameKey(name) })
    .where('person', '=', person)
    .where('archive', 'in', rows.select('archive').limit(most))
    .execute();
  return Number(numUpdatedRows);
}
