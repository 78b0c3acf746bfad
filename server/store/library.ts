import type { BattleTag, BattleTitle } from '@bicorne/table/battle';
import { sql, type Generated, type Kysely } from 'kysely';
import type { NewEntry } from './archive.ts';
import { yes, type Kit } from './kit.ts';
import {
  readBattle,
  readFound,
  searchFor,
  select,
  type BattleSearch,
  type BattleState,
  type FoundBattle,
  type StoredBattle,
} from './library-lists.ts';
import { mustBeHere } from './presence.ts';
import type { Schema } from './schema.ts';

export interface LibraryTables {
  battles: {
    id: string;
    game: string;
    author: string | null;
    parent: string | null;
    /** Title and tags as JSON. */
    title: string;
    tags: string;
    state: BattleState;
    version: number;
    stars: Generated<number>;
    plays: Generated<number>;
    made_at: number;
    changed_at: number;
  };
  /** `scenario` as JSON. */
  battle_versions: { battle: string; version: number; scenario: string; changes: string; at: number };
  /** What a battle that is listed is found by: the beginnings of its words, and its tags. */
  battle_parts: { part: string; changed_at: number; battle: string };
  battle_stars: { person: string; battle: string };
  /** `winners`: names of the seats that won, in commas. */
  battle_results: { battle: string; bots: number; winners: string; matches: number };
}

/** What comes with a new version. */
export interface NewVersion {
  readonly title: BattleTitle;
  readonly tags: readonly BattleTag[];
  readonly scenario: unknown;
  readonly changes: string;
  readonly at: number;
  /** What it is found by. */
  readonly parts: readonly string[];
}

export interface NewBattle extends NewVersion {
  readonly id: string;
  readonly game: string;
  readonly author: string;
  readonly parent: string | null;
}

/** Battles that people have published. */
export interface LibraryStore {
  /** False where its author has as many as he may. */
  publish(battle: NewBattle, most: number): Promise<boolean>;
  /** The version after that one; false where another came first, or it is not listed. */
  addVersion(id: string, after: number, version: NewVersion): Promise<boolean>;
  find(id: string): Promise<StoredBattle | null>;
  scenario(id: string, version: number): Promise<unknown>;
  /** The last first. */
  versions(
    id: string,
    most: number,
  ): Promise<readonly { readonly version: number; readonly at: number; readonly changes: string }[]>;
  search(query: BattleSearch): Promise<readonly FoundBattle[]>;
  /** Listed ones that were made from it, the last first. */
  forks(id: string, most: number): Promise<readonly StoredBattle[]>;
  results(
    id: string,
  ): Promise<
    readonly { readonly bots: boolean; readonly winners: readonly string[]; readonly matches: number }[]
  >;
  isStarred(id: string, person: string): Promise<boolean>;
  setStar(id: string, person: string, star: boolean): Promise<void>;
  /** From a state to another; listed again it is found by these. False where it was not so. */
  setState(id: string, from: BattleState, to: BattleState, parts?: readonly string[]): Promise<boolean>;
}

export const libraryStore = ({ read, write }: Kit): LibraryStore => ({
  publish: (battle, most) =>
    write(async (db) => {
      await mustBeHere(db, battle.author);
      const own = db.selectFrom('battles').select('id').where('author', '=', battle.author).limit(most);
      if ((await own.execute()).length >= most) return false;
      const { id, game, author, parent, at } = battle;
      const row = {
        id,
        game,
        author,
        parent,
        state: 'listed',
        version: 1,
        made_at: at,
        changed_at: at,
      } as const;
      await db
        .insertInto('battles')
        .values({ ...row, ...wordsOf(battle) })
        .execute();
      await keepVersion(db, id, 1, battle);
      return true;
    }),

  addVersion: (id, after, version) =>
    write(async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('battles')
        .set({ version: after + 1, changed_at: version.at, ...wordsOf(version) })
        .where('id', '=', id)
        .where('version', '=', after)
        .where('state', '=', 'listed')
        .executeTakeFirstOrThrow();
      if (numUpdatedRows !== 1n) return false;
      await db.deleteFrom('battle_parts').where('battle', '=', id).execute();
      await keepVersion(db, id, after + 1, version);
      return true;
    }),

  async find(id) {
    const { rows } = await select(sql`found.id = ${id}`).execute(read);
    return rows.map(readBattle)[0] ?? null;
  },

  async scenario(id, version) {
    const row = await read
      .selectFrom('battle_versions')
      .select('scenario')
      .where('battle', '=', id)
      .where('version', '=', version)
      .executeTakeFirst();
    return row ? JSON.parse(row.scenario) : null;
  },

  versions: (id, most) =>
    read
      .selectFrom('battle_versions')
      .select(['version', 'at', 'changes'])
      .where('battle', '=', id)
      .orderBy('version', 'desc')
      .limit(most)
      .execute(),

  async search(query) {
    const { rows } = await searchFor(query).execute(read);
    return rows.map(readFound);
  },

  async forks(id, most) {
    const order = sql`ORDER BY found.changed_at DESC, found.id DESC LIMIT ${most}`;
    const made = sql`found.parent = ${id} AND found.state = 'listed'`;
    const { rows } = await select(made, order).execute(read);
    return rows.map(readBattle);
  },

  async results(id) {
    const rows = await read
      .selectFrom('battle_results')
      .select(['bots', 'winners', 'matches'])
      .where('battle', '=', id)
      .orderBy('bots')
      .orderBy('winners')
      .execute();
    return rows.map(({ bots, winners, matches }) => ({
      bots: bots === 1,
      winners: winners.split(',').filter((name) => name !== ''),
      matches,
    }));
  },

  async isStarred(id, person) {
    const row = read.selectFrom('battle_stars').select('battle').where('person', '=', person);
    return (await row.where('battle', '=', id).executeTakeFirst()) !== undefined;
  },

  setStar: (id, person, star) =>
    write(async (db) => {
      await mustBeHere(db, person);
      const change = star ? await addStar(db, id, person) : -(await takeStar(db, id, person));
      await changeStars(db, id, change);
    }),

  setState: (id, from, to, parts = []) =>
    write(async (db) => {
      const row = await db
        .updateTable('battles')
        .set({ state: to })
        .where('id', '=', id)
        .where('state', '=', from)
        .returning('changed_at')
        .executeTakeFirst();
      if (!row) return false;
      await db.deleteFrom('battle_parts').where('battle', '=', id).execute();
      if (to === 'listed') await keepParts(db, id, row.changed_at, parts);
      return true;
    }),
});

/** How many stars are new. */
async function addStar(db: Kysely<Schema>, battle: string, person: string): Promise<number> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('battle_stars')
    .values({ person, battle })
    .onConflict((old) => old.doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows ?? 0n);
}

async function takeStar(db: Kysely<Schema>, battle: string, person: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('battle_stars')
    .where('person', '=', person)
    .where('battle', '=', battle)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

const wordsOf = ({ title, tags }: NewVersion) => ({
  title: JSON.stringify(title),
  tags: JSON.stringify(tags),
});

async function keepVersion(
  db: Kysely<Schema>,
  battle: string,
  version: number,
  { scenario, changes, at, parts }: NewVersion,
): Promise<void> {
  const row = { battle, version, scenario: JSON.stringify(scenario), changes, at };
  await db.insertInto('battle_versions').values(row).execute();
  await keepParts(db, battle, at, parts);
}

async function keepParts(
  db: Kysely<Schema>,
  battle: string,
  at: number,
  parts: readonly string[],
): Promise<void> {
  if (parts.length === 0) return;
  const rows = parts.map((part) => ({ part, changed_at: at, battle }));
  await db.insertInto('battle_parts').values(rows).execute();
}

const changeStars = (db: Kysely<Schema>, battle: string, change: number) =>
  db
    .updateTable('battles')
    .set(({ ref }) => ({ stars: sql<number>`${ref('stars')} + ${sql.lit(change)}` }))
    .where('id', '=', battle)
    .execute();

/** A match of a battle of the library is over, and has a result. */
export async function countPlayed(db: Kysely<Schema>, entry: NewEntry): Promise<void> {
  const { battle, winners, players } = entry;
  if (battle === undefined) return;
  const known = db.selectFrom('battles').select('id').where('id', '=', battle);
  if (!(await known.executeTakeFirst())) return;
  const bots = yes(players.some(({ bot }) => bot));
  await db
    .insertInto('battle_results')
    .values({ battle, bots, winners: winners.join(','), matches: 1 })
    .onConflict((old) =>
      old.columns(['battle', 'bots', 'winners']).doUpdateSet({ matches: sql`battle_results.matches + 1` }),
    )
    .execute();
  await db
    .updateTable('battles')
    .set({ plays: sql<number>`plays + 1` })
    .where('id', '=', battle)
    .execute();
}

/** Whoever leaves for good takes his stars along; his battles stay, and nobody's name is on them. */
export async function forgetInLibrary(db: Kysely<Schema>, person: string): Promise<void> {
  const starred = await db.selectFrom('battle_stars').select('battle').where('person', '=', person).execute();
  for (const { battle } of starred) await changeStars(db, battle, -1);
  await db.deleteFrom('battle_stars').where('person', '=', person).execute();
  await db.updateTable('battles').set({ author: null }).where('author', '=', person).execute();
}
