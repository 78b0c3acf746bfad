import type { Terms } from '@bicorne/tournament';
import { POINTS } from '@bicorne/tournament';
import { expect, test } from 'vitest';
import type { EventChangeRow, NewEvent } from '../events.ts';
import { newMatch } from './samples.ts';
import type { StoreUnderTest } from './under-test.ts';

const TERMS: Terms = {
  game: 'picket',
  format: { kind: 'round-robin' },
  match: 'single',
  battles: { kind: 'fixed', scenario: 'ford' },
  seeding: 'lots',
  points: POINTS.single,
  tieBreaks: ['direct'],
  seed: 'seed',
};

const SUMMARY = { entrants: 0, round: 0, rounds: null, paused: false, honour: [] };

const newEvent = (id: string, createdAt = 10): NewEvent => ({
  id,
  title: 'A cup',
  game: 'picket',
  host: 'ann',
  terms: TERMS,
  plan: {
    clock: { kind: 'live', base: 60, increment: 0 },
    rated: false,
    doors: {},
    most: 8,
    whenFull: false,
    grace: 10,
  },
  stage: 'open',
  summary: SUMMARY,
  createdAt,
});

const entering = (entrant: string, more: Partial<EventChangeRow> = {}): EventChangeRow => ({
  decisions: [{ do: 'enter', entrant }],
  stage: 'open',
  summary: { ...SUMMARY, entrants: 1 },
  at: 20,
  ...more,
});

export function eventContract({ store, reopen }: StoreUnderTest): void {
  test('a tournament is kept with its decisions, in their order', async () => {
    await store().events.add(newEvent('cup'));
    expect(await store().events.append('cup', 0, entering('ann', { people: ['ann'] }))).toBe(true);
    expect(await store().events.append('cup', 1, entering('bea'))).toBe(true);
    await reopen();
    const { decisions, host, summary } = (await store().events.find('cup')) ?? {};
    expect(decisions?.map(({ decision }) => decision)).toEqual([
      { do: 'enter', entrant: 'ann' },
      { do: 'enter', entrant: 'bea' },
    ]);
    expect(host).toEqual({ id: 'ann', name: 'Ann' });
    expect(summary?.entrants).toBe(1);
    expect(await store().events.countOf('ann')).toEqual({ hosts: 1, plays: 1 });
    expect(await store().events.find('nothing')).toBeNull();
  });

  test('of decisions that are taken at the same moment one stands, and the others know it', async () => {
    await store().events.add(newEvent('cup'));
    const taken = await Promise.all(
      Array.from({ length: 8 }, (_, i) => store().events.append('cup', 0, entering(`one${i}`))),
    );
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect((await store().events.find('cup'))?.decisions).toHaveLength(1);
  });

  test('nothing is decided of one that is over', async () => {
    await store().events.add(newEvent('cup'));
    expect(await store().events.append('cup', 0, entering('ann', { stage: 'over' }))).toBe(true);
    expect(await store().events.append('cup', 1, entering('bea'))).toBe(false);
    expect(await store().events.going()).toEqual([]);
    expect(await store().events.find('cup')).toMatchObject({ stage: 'over', endedAt: 20 });
  });

  test('a table has its match once, whoever makes it', async () => {
    await store().events.add(newEvent('cup'));
    const make = (match: string): Promise<boolean> =>
      store().events.addMatch({ event: 'cup', round: 0, table: 0, match }, newMatch(match));
    const made = await Promise.all(['one', 'two', 'three'].map(make));
    expect(made.filter(Boolean)).toHaveLength(1);
    const { matches = [] } = (await store().events.find('cup')) ?? {};
    expect(matches).toHaveLength(1);
    expect(await store().matches.find(matches[0].match)).not.toBeNull();
    const all = await Promise.all(['one', 'two', 'three'].map((id) => store().matches.find(id)));
    expect(all.filter((match) => match !== null)).toHaveLength(1);
  });

  test('of what nobody organises it is known how much there was, and one of a name is added once', async () => {
    const { events } = store();
    await Promise.all([1, 2, 3].map(() => events.add({ ...newEvent('cup-1'), host: null })));
    expect(await events.cupsOf('picket')).toEqual({ open: 1, all: 1 });
    await events.append('cup-1', 0, entering('ann', { stage: 'running' }));
    expect(await events.cupsOf('picket')).toEqual({ open: 0, all: 1 });
    expect(await events.cupsOf('chess')).toEqual({ open: 0, all: 0 });
  });

  test('they are listed by stage and game, the newest first', async () => {
    await store().events.add(newEvent('old', 1));
    await store().events.add(newEvent('new', 2));
    await store().events.append('old', 0, entering('ann', { stage: 'running' }));
    const ids = async (stages: readonly ('open' | 'running')[], game?: string): Promise<string[]> =>
      (await store().events.list({ stages, game, most: 5 })).map(({ id }) => id);
    expect(await ids(['open', 'running'])).toEqual(['new', 'old']);
    expect(await ids(['running'], 'picket')).toEqual(['old']);
    expect(await ids(['open'], 'chess')).toEqual([]);
    expect(await store().events.names(['ann', 'nobody'])).toEqual(new Map([['ann', 'Ann']]));
  });
}
