import { expect, test } from 'vitest';
import type { BattleSearch } from '../library-lists.ts';
import type { NewBattle, NewVersion } from '../library.ts';
import { entry, newMatch } from './samples.ts';
import type { StoreUnderTest } from './under-test.ts';

const version = (more: Partial<NewVersion> = {}): NewVersion => ({
  title: { en: 'The bridge' },
  tags: [],
  scenario: { hill: 1 },
  changes: '',
  at: 10,
  parts: ['br', 'bridge'],
  ...more,
});

const battle = (id: string, more: Partial<NewBattle> = {}): NewBattle => ({
  ...version(),
  id,
  game: 'picket',
  author: 'ann',
  parent: null,
  ...more,
});

export function libraryContract({ store, reopen }: StoreUnderTest): void {
  const found = async (query: Partial<BattleSearch>): Promise<readonly string[]> => {
    const all = { parts: [], order: 'new', most: 10, ...query } as const;
    return (await store().library.search(all)).map(({ id }) => id);
  };

  test('a battle is kept with its versions, each as it was', async () => {
    await store().library.publish(battle('bridge', { tags: ['small'] }), 10);
    const later = version({ title: { en: 'Two bridges' }, scenario: { hill: 2 }, changes: 'a hill', at: 20 });
    expect(await store().library.addVersion('bridge', 1, later)).toBe(true);
    expect(await store().library.addVersion('bridge', 1, later)).toBe(false);
    await reopen();
    expect(await store().library.find('bridge')).toMatchObject({
      author: { id: 'ann', name: 'Ann' },
      title: { en: 'Two bridges' },
      version: 2,
      madeAt: 10,
      changedAt: 20,
    });
    expect(await store().library.scenario('bridge', 1)).toEqual({ hill: 1 });
    expect(await store().library.scenario('bridge', 2)).toEqual({ hill: 2 });
    expect(await store().library.scenario('bridge', 3)).toBeNull();
    expect(await store().library.versions('bridge', 10)).toEqual([
      { version: 2, at: 20, changes: 'a hill' },
      { version: 1, at: 10, changes: '' },
    ]);
  });

  test('nobody publishes more than he may', async () => {
    expect(await store().library.publish(battle('one'), 2)).toBe(true);
    expect(await store().library.publish(battle('two'), 2)).toBe(true);
    expect(await store().library.publish(battle('three'), 2)).toBe(false);
    expect(await store().library.publish(battle('four', { author: 'bea' }), 2)).toBe(true);
  });

  test('lists are by time, plays or stars, page by page, of a game, an author, with words', async () => {
    await store().library.publish(battle('one', { at: 1 }), 10);
    await store().library.publish(battle('two', { at: 2, game: 'other', parts: ['ford'] }), 10);
    await store().library.publish(battle('three', { at: 3, author: 'bea', parts: ['bridge', '#small'] }), 10);
    await store().library.setStar('one', 'bea', true);
    expect(await found({})).toEqual(['three', 'two', 'one']);
    expect(await found({ most: 1 })).toEqual(['three']);
    expect(await found({ after: { value: 3, id: 'three' } })).toEqual(['two', 'one']);
    expect(await found({ order: 'starred' })).toEqual(['one', 'two', 'three']);
    expect(await found({ order: 'starred', after: { value: 1, id: 'one' } })).toEqual(['two', 'three']);
    expect(await found({ game: 'other' })).toEqual(['two']);
    expect(await found({ author: 'bea' })).toEqual(['three']);
    expect(await found({ parts: ['bridge'] })).toEqual(['three', 'one']);
    expect(await found({ parts: ['bridge'], order: 'starred' })).toEqual(['one', 'three']);
    expect(await found({ parts: ['bridge', '#small'] })).toEqual(['three']);
    expect(await found({ parts: ['bridge'], author: 'ann' })).toEqual(['one']);
  });

  test('a new version is found by its own words, and no longer by the old ones', async () => {
    await store().library.publish(battle('one'), 10);
    await store().library.addVersion('one', 1, version({ at: 20, parts: ['ford'] }));
    expect(await found({ parts: ['bridge'] })).toEqual([]);
    expect(await found({ parts: ['ford'] })).toEqual(['one']);
  });

  test('everybody has one star for a battle, and may take it back', async () => {
    await store().library.publish(battle('one'), 10);
    await store().library.setStar('one', 'bea', true);
    await store().library.setStar('one', 'bea', true);
    expect(await store().library.find('one')).toMatchObject({ stars: 1 });
    expect(await store().library.isStarred('one', 'bea')).toBe(true);
    await store().library.setStar('one', 'bea', false);
    await store().library.setStar('one', 'bea', false);
    expect(await store().library.find('one')).toMatchObject({ stars: 0 });
  });

  test('what is hidden or withdrawn is in no list, and takes no new version, until it is listed again', async () => {
    await store().library.publish(battle('one'), 10);
    await store().library.publish(battle('fork', { parent: 'one', at: 20 }), 10);
    expect((await store().library.forks('one', 10)).map(({ id }) => id)).toEqual(['fork']);
    expect(await store().library.setState('fork', 'listed', 'hidden')).toBe(true);
    expect(await store().library.setState('fork', 'listed', 'withdrawn')).toBe(false);
    expect(await found({})).toEqual(['one']);
    expect(await found({ parts: ['bridge'] })).toEqual(['one']);
    expect(await store().library.forks('one', 10)).toEqual([]);
    expect(await store().library.addVersion('fork', 1, version())).toBe(false);
    await store().library.setState('fork', 'hidden', 'listed', ['bridge']);
    expect(await found({ parts: ['bridge'] })).toEqual(['fork', 'one']);
  });

  test('a match that is over counts once, with bots apart', async () => {
    await store().library.publish(battle('one'), 10);
    for (const id of ['first', 'second', 'third']) await store().matches.add(newMatch(id));
    const withBot = entry('first', 5, { battle: 'one' });
    const people = withBot.players.map((player) => ({ ...player, bot: false }));
    await store().archive.add(withBot, null);
    await store().archive.add(withBot, null);
    await store().archive.add({ ...withBot, id: 'second' }, null);
    await store().archive.add({ ...withBot, id: 'third', winners: ['red'], players: people }, null);
    expect(await store().library.find('one')).toMatchObject({ plays: 3 });
    expect(await store().library.results('one')).toEqual([
      { bots: false, winners: ['red'], matches: 1 },
      { bots: true, winners: ['blue'], matches: 2 },
    ]);
  });

  test('of somebody who left for good battles stay, without his name, and his stars go', async () => {
    await store().library.publish(battle('one', { author: 'bea' }), 10);
    await store().library.publish(battle('two'), 10);
    await store().library.setStar('two', 'bea', true);
    await store().people.forget('bea');
    expect(await store().library.find('one')).toMatchObject({ author: null, state: 'listed' });
    expect(await store().library.find('two')).toMatchObject({ stars: 0 });
  });
}
