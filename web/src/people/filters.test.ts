import type { HallMatch } from '@bicorne/table/protocol';
import { expect, it } from 'vitest';
import { ALL, isWanted, openSeats, type Filters } from './filters.ts';

const MATCH: HallMatch = {
  kind: 'open',
  id: 'match1',
  game: 'picket',
  scenario: 'ford',
  options: {},
  seats: [
    { seat: 'blue', player: 'Ann', person: 'annann', rating: 1600 },
    { seat: 'red', player: null },
    { seat: 'green', player: null, kept: true },
  ],
  at: 1,
  clock: { kind: 'live', base: 1800, increment: 15 },
  rated: true,
  language: 'uk',
};

const shows = (wanted: Partial<Filters>, match: Partial<HallMatch> = {}): boolean =>
  isWanted({ ...MATCH, ...match }, { ...ALL, ...wanted });

it('a seat that is kept for somebody is open to nobody else', () => {
  expect(openSeats(MATCH)).toEqual(['red']);
});

it.each<[keyof Filters, Partial<Filters>, Partial<Filters>]>([
  ['game', { game: 'picket' }, { game: 'other' }],
  ['scenario', { scenario: 'ford' }, { scenario: 'other' }],
  ['clock', { clock: 'live' }, { clock: 'none' }],
  ['rated', { rated: 'rated' }, { rated: 'unrated' }],
  ['side', { side: 'red' }, { side: 'blue' }],
  ['language', { language: 'uk' }, { language: 'en' }],
  ['near', { near: 1500 }, { near: 1900 }],
])('%s: what is like that is shown, and nothing else', (_, like, unlike) => {
  expect([shows({}), shows(like), shows(unlike)]).toEqual([true, true, false]);
});

it('by lot any side may be one’s own, and whoever has no rating is no stranger to any strength', () => {
  expect(shows({ side: 'blue' }, { lot: true })).toBe(true);
  expect(shows({ near: 2200 }, { seats: [{ seat: 'blue', player: 'Ann' }] })).toBe(true);
});
