import { expect, test } from 'vitest';
import { NEW_RATING, type Rating } from '../../ratings/glicko.ts';
import type { NewEntry } from '../archive.ts';
import { entry, newMatch, OVER } from './samples.ts';
import type { StoreUnderTest } from './under-test.ts';

export function archiveContract({ store, reopen }: StoreUnderTest): void {
  test('an entry comes in once, and its ratings with it', async () => {
    const change = {
      players: ['ann', 'bot:drill'],
      change: () => [
        { ...NEW_RATING, rating: 1600, deviation: 90.5 },
        { ...NEW_RATING, rating: 1400 },
      ],
    };
    expect(await store().archive.add(entry('first', 10), change)).toBe(true);
    expect(await store().archive.add(entry('first', 10), change)).toBe(false);
    await reopen();
    expect(await store().ratings.of('ann')).toEqual([
      { game: 'picket', player: 'ann', rating: 1600, deviation: 90.5, volatility: 0.06, matches: 1 },
    ]);
    expect((await store().ratings.best('picket', 110, 10)).map(({ name }) => name)).toEqual(['Ann']);
    expect((await store().ratings.best('picket', 400, 10)).map(({ name }) => name)).toEqual(['Ann', 'drill']);
    const { record: _, ...stored } = entry('first', 10);
    expect(await store().archive.find('first')).toEqual(stored);
  });

  test('an entry is hidden from the lists; only one that was uploaded is taken away, and its players with it', async () => {
    const { archive } = store();
    await archive.add(entry('played', 10), null);
    await archive.add(entry('sent', 20, { imported: true, rated: false, record: 'text' }), null);
    const listed = async () => {
      const all = await archive.search({ most: 10 });
      const hers = await archive.search({ person: 'ann', most: 10 });
      return [all, hers].map((found) => found.map(({ id }) => id));
    };
    expect(await listed()).toEqual([
      ['sent', 'played'],
      ['sent', 'played'],
    ]);
    expect(await archive.hide('played')).toBe(true);
    expect(await archive.hide('nothing')).toBe(false);
    expect(await listed()).toEqual([['sent'], ['sent']]);
    expect((await archive.find('played'))?.id).toBe('played');
    expect(await archive.remove('played')).toBe(false);
    expect(await archive.remove('sent')).toBe(true);
    expect(await archive.remove('sent')).toBe(false);
    expect(await listed()).toEqual([[], []]);
    expect(await archive.find('sent')).toBeNull();
  });

  test('of matches that end at the same moment every one counts', async () => {
    const players = ['bot:drill', 'ann'];
    const change = (before: readonly (Rating | null)[]): Rating[] =>
      before.map((one) => ({ ...NEW_RATING, rating: (one ?? NEW_RATING).rating + 10 }));
    await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        store().archive.add(entry(`match${i}`, i), {
          players: i % 2 === 0 ? players : players.toReversed(),
          change,
        }),
      ),
    );
    for (const player of players)
      expect(await store().ratings.of(player)).toMatchObject([{ rating: 1600, matches: 10 }]);
  });

  test('what is public is found by game, player, result and winner, the newest first, before another', async () => {
    const { archive } = store();
    await archive.add(entry('first', 10), null);
    await archive.add(entry('second', 20, { winners: [], result: 'drawn' }), null);
    await archive.add(entry('third', 20, { public: false }), null);
    await archive.add(entry('upload', 30, { imported: true, record: '[Game "picket"]' }), null);
    const ids = async (query: object): Promise<string[]> =>
      (await archive.search({ most: 10, ...query })).map(({ id }) => id);
    expect(await ids({})).toEqual(['upload', 'second', 'first']);
    expect(await ids({ nameKey: 'drill', winner: 'blue' })).toEqual(['upload', 'first']);
    expect(await ids({ nameKey: 'dril' })).toEqual([]);
    expect(await ids({ result: 'drawn' })).toEqual(['second']);
    expect(await ids({ game: 'chess' })).toEqual([]);
    expect(await ids({ before: { endedAt: 20, id: 'second' } })).toEqual(['first']);
    expect(await ids({ most: 1 })).toEqual(['upload']);
    await archive.publish('third');
    expect(await ids({ before: { endedAt: 30, id: 'upload' } })).toEqual(['third', 'second', 'first']);
    expect(await ids({ person: 'ann', before: { endedAt: 30, id: 'upload' } })).toEqual([
      'third',
      'second',
      'first',
    ]);
    expect(await ids({ person: 'ann', before: { endedAt: 20, id: 'third' }, most: 1 })).toEqual(['second']);
    expect(await archive.record('upload')).toBe('[Game "picket"]');
    expect(await archive.record('first')).toBeNull();
  });

  test('the results of a game are counted by scenario, company and winners: of what is public, ended and played here', async () => {
    const { archive } = store();
    const people = [
      { seat: 'blue', person: 'ann', name: 'Ann', nameKey: 'ann', bot: false },
      { seat: 'red', person: null, name: '', nameKey: '', bot: false },
    ];
    const add = (id: string, more: Partial<NewEntry>): Promise<boolean> =>
      archive.add(entry(id, 10, more), null);
    await add('first', {});
    await add('second', {});
    await add('third', { players: people });
    await add('fourth', { players: people, winners: ['blue', 'red'] });
    await add('fifth', { players: people, winners: [], result: 'drawn' });
    await add('bridge', { players: people, scenario: 'bridge' });
    await add('none', { players: people, winners: [], result: 'none' });
    await add('upload', { players: people, imported: true });
    await add('private', { players: people, public: false });
    const ford = { scenario: 'ford', band: null, matches: 1 };
    const counted = [
      { ...ford, scenario: 'bridge', bots: false, winners: ['blue'] },
      { ...ford, bots: false, winners: [] },
      { ...ford, bots: false, winners: ['blue'] },
      { ...ford, bots: false, winners: ['blue', 'red'] },
      { ...ford, bots: true, winners: ['blue'], matches: 2 },
    ];
    expect(new Set(await archive.results('picket'))).toEqual(new Set(counted));
    expect(await archive.results('chess')).toEqual([]);
    await archive.publish('private');
    expect(await archive.results('picket')).toContainEqual({
      ...ford,
      bots: false,
      winners: ['blue'],
      matches: 2,
    });
  });

  test('seasons that are over keep their ladder, in order of points, then of fewer results', async () => {
    const { archive, ladders, people } = store();
    await people.add({ id: 'cleo', name: 'Cleo' }, 'hash-c');
    const played = (id: string, at: number, two: [string, string], halves: [number, number]) =>
      archive.add(entry(id, at), {
        players: two,
        change: (before) => before.map((one) => one ?? { rating: 1500, deviation: 350, volatility: 0.06 }),
        ladder: { people: two, halves },
      });
    const [spring, summer] = [Date.UTC(2026, 4), Date.UTC(2026, 7)];
    await played('a', spring, ['ann', 'bea'], [6, 0]);
    await played('b', spring, ['cleo', 'bea'], [3, 3]);
    await played('c', spring, ['cleo', 'bea'], [3, 3]);
    await played('d', summer, ['bea', 'ann'], [4, 2]);
    expect(await played('d', summer, ['bea', 'ann'], [4, 2])).toBe(false);
    const rows = await ladders.best('picket', '2026-2', 10);
    expect(rows.map(({ person, halves, results, won }) => [person, halves, results, won])).toEqual([
      ['ann', 6, 1, 1],
      ['cleo', 6, 2, 0],
      ['bea', 6, 3, 0],
    ]);
    expect(await ladders.seasons('picket', 9)).toEqual(['2026-3', '2026-2']);
    expect(await ladders.placeOf('picket', '2026-2', 'bea')).toMatchObject({ place: 3, halves: 6 });
    expect(await ladders.placeOf('picket', '2026-3', 'cleo')).toBeNull();
  });

  test('whoever had both seats is found once, and so are winners, beside all else that is asked', async () => {
    const { archive } = store();
    const [blue] = entry('both', 10).players;
    const players = [blue, { ...blue, seat: 'red' }];
    await archive.add(entry('both', 10, { players, winners: ['blue', 'red'] }), null);
    await archive.add(entry('other', 20, { scenario: 'hill', winners: ['red'] }), null);
    await archive.add(entry('drawn', 30, { winners: [], result: 'drawn' }), null);
    const ids = async (query: object): Promise<string[]> =>
      (await archive.search({ most: 10, ...query })).map(({ id }) => id);
    expect(await ids({ person: 'ann' })).toEqual(['drawn', 'other', 'both']);
    expect(await ids({ person: 'ann', winner: 'red' })).toEqual(['other', 'both']);
    expect(await ids({ winner: 'red', scenario: 'hill' })).toEqual(['other']);
    expect(await ids({ winner: 'red', nameKey: 'drill', result: 'won' })).toEqual(['other']);
    expect(await ids({ game: 'picket', result: 'drawn' })).toEqual(['drawn']);
    expect(await ids({ person: 'ann', winner: 'green' })).toEqual([]);
  });

  test('a new name is followed so many matches at a time, and found under it then', async () => {
    const { archive, people } = store();
    for (const [at, id] of ['a', 'b', 'c'].entries()) await archive.add(entry(id, at), null);
    await people.rename('ann', 'Anna');
    const found = async (nameKey: string): Promise<number> =>
      (await archive.search({ nameKey, most: 10 })).length;
    const followed: number[][] = [];
    for (let i = 0; i < 3; i++)
      followed.push([await people.followName('ann', 2), await found('ann'), await found('anna')]);
    expect(followed).toEqual([
      [2, 1, 2],
      [1, 0, 3],
      [0, 0, 3],
    ]);
    expect((await archive.find('a'))?.players[0]).toMatchObject({ name: 'Anna', person: 'ann' });
  });

  test('matches that are over and not here are missing', async () => {
    await store().matches.add(newMatch('first'));
    await store().matches.add(newMatch('second'));
    await store().matches.steps.append('first', { from: 0, steps: ['a'], turn: OVER, movedAt: 5 });
    expect(await store().archive.missing()).toEqual(['first']);
    await store().archive.add(entry('first', 5), null);
    expect(await store().archive.missing()).toEqual([]);
  });
}
