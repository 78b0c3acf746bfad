import type { ResultRow } from '@bicorne/table/protocol';
import { expect, test } from 'vitest';
import { balanceOf, intervalOf } from './balance.ts';

const SEATS = ['french', 'allied'];

const row = (winner: string, matches: number, more: Partial<ResultRow> = {}): ResultRow => ({
  scenario: 'waterloo',
  bots: false,
  band: 1500,
  winners: winner === '' ? [] : [winner],
  matches,
  ...more,
});

test('people, their bands and bots at the table are told apart', () => {
  const rows = [
    row('french', 6),
    row('allied', 2),
    row('', 2),
    row('allied', 5, { band: null }),
    row('french', 9, { bots: true }),
  ];
  const bots = { bot: 'officer@0.1', rules: '3', matches: 60, share: 0.57 };
  const { people, bands, withBots, bots: found } = balanceOf(rows, SEATS, bots);
  expect(people).toMatchObject({ matches: 15, drawn: 2, seats: [{ won: 6 }, { won: 7 }] });
  expect(bands.map(({ least, matches }) => [least, matches])).toEqual([
    [null, 5],
    [1500, 10],
  ]);
  expect(withBots).toMatchObject({ matches: 9, seats: [{ seat: 'french', won: 9 }, { won: 0 }] });
  expect(found).toMatchObject({ share: 0.57, low: expect.closeTo(0.444, 2), high: expect.closeTo(0.687, 2) });
});

test('the interval is Wilson’s: it holds for few matches, and knows nothing of none', () => {
  expect(intervalOf(1, 3)).toEqual({ low: expect.closeTo(0.438, 3), high: 1 });
  expect(intervalOf(0.5, 100)).toEqual({ low: expect.closeTo(0.404, 3), high: expect.closeTo(0.596, 3) });
  expect(intervalOf(0.5, 0)).toEqual({ low: 0, high: 1 });
});
