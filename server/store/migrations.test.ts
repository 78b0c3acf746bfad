import { writeFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Turn } from '@bicorne/engine';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { entry, newMatch } from './contract/samples.ts';
import { openSqlite } from './sqlite.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bicorne-'));
  file = join(folder, 'bicorne.sqlite');
  await withStore(({ people }) => people.add({ id: 'ann', name: 'Ann' }, 'hash'));
});
afterEach(() => rm(folder, { recursive: true }));

async function withStore<T>(work: (store: ReturnType<typeof openSqlite>) => Promise<T>): Promise<T> {
  const store = openSqlite(file);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

function withFile<T>(name: string, work: (db: DatabaseSync) => T): T {
  const db = new DatabaseSync(join(folder, name));
  try {
    return work(db);
  } finally {
    db.close();
  }
}

/** As the data was before three of the migrations. */
const makeOlder = (): void =>
  withFile('bicorne.sqlite', (db) =>
    db.exec(`
      DROP INDEX archive_of_person;
      DROP INDEX sessions_by_age;
      DROP TABLE standing;
      ALTER TABLE sessions DROP COLUMN made_at;
      DELETE FROM migrations WHERE name IN ('sessions', 'standing', 'archive of a person');`),
  );

const tables = (db: DatabaseSync): unknown[] =>
  db
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table'")
    .all()
    .map(({ name }) => name);

const copies = async (): Promise<string[]> =>
  (await readdir(folder)).filter((name) => name.includes('.before-'));

test('new data needs no migration, and no copy is made of it', async () => {
  expect(await withStore(({ people }) => people.find('ann'))).toMatchObject({ name: 'Ann' });
  expect(await copies()).toEqual([]);
});

test('older data is migrated at the start, once, and kept beside it as it was', async () => {
  makeOlder();
  expect(await withStore(({ people }) => people.find('ann'))).toMatchObject({ name: 'Ann' });
  expect(withFile('bicorne.sqlite', tables)).toContain('standing');
  const copy = 'bicorne.sqlite.before-sessions';
  expect(await copies()).toEqual([copy]);
  expect(withFile(copy, tables)).not.toContain('standing');
  expect(withFile(copy, (db) => db.prepare('SELECT name FROM people').all())).toMatchObject([
    { name: 'Ann' },
  ]);
  await withStore(({ people }) => people.find('ann'));
  expect(await copies()).toEqual([copy]);
});

test('what was archived before results were counted is counted', async () => {
  withFile('bicorne.sqlite', (db) =>
    db.exec(`
      DROP TABLE results;
      ALTER TABLE archive DROP COLUMN band;
      ALTER TABLE archive DROP COLUMN bots;
      DELETE FROM migrations WHERE name IN ('results', 'results-by-band');
      INSERT INTO archive (id, game, scenario, imported, rated, public, winners, result, reason, steps, ended_at)
      VALUES ('a', 'picket', 'ford', 0, 0, 1, ',red,', 'won', '', 9, 1), ('b', 'picket', 'ford', 0, 0, 1, ',red,', 'won', '', 9, 1);
      INSERT INTO archive_players (archive, seat, seat_name, name, name_key, bot)
      VALUES ('a', 0, 'blue', 'Ann', 'ann', 0), ('b', 0, 'blue', 'drill', 'drill', 1);`),
  );
  const row = { scenario: 'ford', band: null, winners: ['red'], matches: 1 };
  expect(await withStore(({ archive }) => archive.results('picket'))).toEqual([
    { ...row, bots: false },
    { ...row, bots: true },
  ]);
});

const NEW_COLUMNS = `
  DROP INDEX seats_of_person;
  DROP INDEX open_seats;
  DROP INDEX first_seats;
  DROP INDEX bot_seats;
  DROP INDEX asked_of_match;
  ALTER TABLE seats DROP COLUMN ended_at;
  CREATE INDEX seats_of_person ON seats (person) WHERE person IS NOT NULL;
  CREATE INDEX open_seats ON seats (match) WHERE person IS NULL AND bot IS NULL;
  DROP INDEX archive_by_player;
  DROP INDEX archive_of_person;
  DROP INDEX archive_by_winner;
  DROP INDEX archive_by_game;
  DROP INDEX archive_by_scenario;
  DROP INDEX archive_by_result;
  ALTER TABLE archive_players DROP COLUMN listed_at;
  ALTER TABLE archive_players DROP COLUMN won;
  CREATE INDEX archive_by_player ON archive_players (name_key);
  CREATE INDEX archive_of_person ON archive_players (person) WHERE person IS NOT NULL;
  DELETE FROM migrations WHERE name IN ('seats of ended matches', 'archive in order of time', 'seats of bots');`;

test('what ended before its seats and players were noted with that time is found as what ended since', async () => {
  const sitter = { person: 'ann', bot: null, commitment: 'c', number: 'n' };
  const end: Turn = { kind: 'over', ending: { winners: [0], reason: 'time' } };
  await withStore(async ({ matches, archive }) => {
    for (const [at, id] of ['runs', 'ended', 'hidden', 'fresh'].entries()) {
      await matches.add(newMatch(id, { kept: { 1: { person: 'bea' } } }, sitter, null));
      if (id !== 'runs') await matches.steps.append(id, { from: 0, steps: ['a'], turn: end, movedAt: at });
    }
    for (const [endedAt, id] of ['', 'ended', 'hidden'].entries())
      if (id !== '') await archive.add(entry(id, endedAt, { public: id === 'ended' }), null);
  });
  withFile('bicorne.sqlite', (db) => db.exec(NEW_COLUMNS));
  await withStore(async ({ matches, archive }) => {
    const ids = (found: readonly { id: string }[]): string[] => found.map(({ id }) => id);
    expect(ids(await matches.ofPerson('ann', 10))).toEqual(['runs', 'fresh', 'hidden', 'ended']);
    expect(ids(await matches.open(10))).toEqual(['runs']);
    expect(ids(await matches.keptFor('bea'))).toEqual(['runs']);
    expect(await archive.missing()).toEqual(['fresh']);
    for (const query of [{ person: 'ann' }, { nameKey: 'ann' }, { winner: 'blue' }])
      expect(ids(await archive.search({ ...query, most: 10 }))).toEqual(['ended']);
  });
});

test('a migration that fails leaves nothing half done, and the copy', async () => {
  makeOlder();
  withFile('bicorne.sqlite', (db) => db.exec('CREATE TABLE standing (mine TEXT)'));
  expect(() => openSqlite(file)).toThrow(/standing already exists/);
  const done = withFile('bicorne.sqlite', (db) => db.prepare('SELECT name FROM migrations').all());
  expect(done.map(({ name }) => name)).not.toContain('standing');
  expect(await copies()).toEqual(['bicorne.sqlite.before-sessions']);
});

test('data of a newer Bicorne is left alone', async () => {
  withFile('bicorne.sqlite', (db) => db.exec("INSERT INTO migrations (name) VALUES ('to come')"));
  expect(() => openSqlite(file)).toThrow('this data is of a newer Bicorne (it knows to come)');
  expect(await copies()).toEqual([]);
});

test('a copy that was cut off by a kill is made anew before anything is changed', async () => {
  makeOlder();
  const { prepare } = DatabaseSync.prototype;
  const killed = vi.spyOn(DatabaseSync.prototype, 'prepare').mockImplementation(function (
    this: DatabaseSync,
    sql,
  ) {
    if (!sql.startsWith('VACUUM INTO')) return prepare.call(this, sql);
    return Object.assign(prepare.call(this, 'SELECT ?'), {
      run(target: unknown): never {
        writeFileSync(String(target), 'half of it');
        throw new Error('killed');
      },
    });
  });
  expect(() => openSqlite(file)).toThrow('killed');
  killed.mockRestore();
  await withStore(({ people }) => people.find('ann'));
  expect(await copies()).toEqual(['bicorne.sqlite.before-sessions']);
  expect(withFile('bicorne.sqlite.before-sessions', tables)).toContain('people');
});

test('of matches that were made before hosts were kept, the first person who sits there is the host', async () => {
  const seats = ['blue', 'red', 'green'].map((name, at) => ({
    name,
    sitter: at === 0 ? null : { person: at === 1 ? 'ann' : 'bea', bot: null, commitment: 'c', number: null },
  }));
  await withStore(async ({ people, matches }) => {
    await people.add({ id: 'bea', name: 'Bea' }, 'hash-b');
    const [turn, made] = [{ kind: 'chance' } as const, { game: 'picket', rules: '1', scenario: 'ford' }];
    const rest = { options: {}, listed: true, secret: '', turn, createdAt: 0, terms: {}, host: 'bea' };
    await matches.add({ ...made, ...rest, id: 'first', seats });
  });
  withFile('bicorne.sqlite', (db) =>
    db.exec("ALTER TABLE matches DROP COLUMN host; DELETE FROM migrations WHERE name = 'host'"),
  );
  expect(await withStore(({ matches }) => matches.find('first'))).toMatchObject({ host: 'ann' });
});

test('moments that were kept of matches that are over go, those of running ones stay', async () => {
  const sitter = { person: 'ann', bot: null, commitment: 'c', number: 'n' };
  const end: Turn = { kind: 'over', ending: { winners: [0], reason: 'time' } };
  await withStore(async ({ matches, looks }) => {
    for (const id of ['ended', 'runs']) {
      await matches.add(newMatch(id, {}, sitter));
      await looks.addMoment(id, 1, 1);
    }
    await matches.steps.append('ended', { from: 0, steps: ['a'], turn: end, movedAt: 2 });
  });
  withFile('bicorne.sqlite', (db) =>
    db.exec("DELETE FROM migrations WHERE name = 'moments of running matches'"),
  );
  const kept = withStore(({ looks }) => Promise.all(['ended', 'runs'].map((id) => looks.stepsBy(id))));
  expect(await kept).toEqual([0, 1]);
});
