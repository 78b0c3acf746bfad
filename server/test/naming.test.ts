import { join } from 'node:path';
import type { ArchivePage } from '@bicorne/table/protocol';
import { expect, test } from 'vitest';
import { openSqlite } from '../store/sqlite.ts';
import { Client, PICKET, serving, value, withFolder, withServer } from './client.ts';

/** Matches that Ann won, so many that they are not renamed in one go. */
async function archived(data: string, person: string, matches: number): Promise<void> {
  const store = openSqlite(join(data, 'bicorne.sqlite'));
  const player = { seat: 'blue', person, name: 'Ann', nameKey: 'ann', bot: false };
  const rest = { game: 'picket', scenario: 'ford', imported: false, rated: false, public: true } as const;
  const won = { winners: ['blue'], result: 'won', reason: 'time', steps: 3, record: null } as const;
  const entries = Array.from({ length: matches }, (_, at) =>
    store.archive.add({ id: `match${at}`, endedAt: at, players: [player], ...rest, ...won }, null),
  );
  await Promise.all(entries);
  await store.close();
}

const namesIn = async (client: Client): Promise<string[]> => {
  const { entries } = value(await client.get<ArchivePage>('/api/archive?game=picket&most=100'));
  return entries.flatMap(({ players }) => players.map(({ name }) => name));
};

test('all that somebody has played is found under his new name', () =>
  withServer(async ({ address }, data) => {
    const ann = await Client.guest(address, 'Ann');
    await archived(data, value(await ann.me())?.id ?? '', 1200);
    value(await ann.post('/api/guest', { name: 'Berthe' }));
    expect(new Set(await namesIn(ann))).toEqual(new Set(['Berthe']));
    const found = (name: string): Promise<ArchivePage> =>
      ann.get<ArchivePage>(`/api/archive?player=${name}`).then(value);
    expect((await found('Ann')).entries).toEqual([]);
    expect((await found('Berthe')).entries).not.toEqual([]);
  }));

test('what a kill left under a former name is renamed after the next start', () =>
  withFolder(async (data) => {
    let [cookie, person] = ['', ''];
    await serving(data, async ({ address }) => {
      const ann = await Client.guest(address, 'Ann');
      ({ cookie } = ann);
      person = value(await ann.me())?.id ?? '';
      value(await ann.create(PICKET));
    });
    await archived(data, person, 3);
    const store = openSqlite(join(data, 'bicorne.sqlite'));
    await store.people.rename(person, 'Berthe');
    await store.jobs.put({ kind: 'name', key: person, due: Date.now() });
    await store.close();
    await serving(data, async ({ address }) => {
      const ann = new Client(address, cookie);
      let names: string[] = [];
      while (names.length === 0 || names.includes('Ann')) names = await namesIn(ann);
      expect(names).toEqual(['Berthe', 'Berthe', 'Berthe']);
    });
  }));

test('whoever takes another name has left word of it before: a kill in between is made good', () =>
  withServer(async ({ address }, data) => {
    const ann = await Client.guest(address, 'Ann');
    const person = value(await ann.me())?.id ?? '';
    value(await ann.post('/api/guest', { name: 'Berthe' }));
    const store = openSqlite(join(data, 'bicorne.sqlite'));
    const due = await store.jobs.due('name', Date.now() + 120_000, 10);
    await store.close();
    expect(due.map(({ key }) => key)).toEqual([person]);
  }));
