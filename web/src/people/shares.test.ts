import { expect, test } from 'vitest';
import { sharesOf } from './shares.ts';

const row = (scenario: string, winners: string[], matches: number, bots = false) => ({
  scenario,
  winners,
  matches,
  bots,
  band: null,
});

test('battles and sides come in their order, draws last; matches with bots are not counted', () => {
  const rows = [
    row('waterloo', [], 2),
    row('waterloo', ['allied'], 3),
    row('ligny', ['french'], 1),
    row('waterloo', ['prussian', 'british'], 4),
    row('waterloo', ['french'], 3),
    { ...row('waterloo', ['french'], 2), band: 1500 },
    row('waterloo', ['french'], 50, true),
    row('quatre-bras', ['french'], 7, true),
    row('a position of somebody’s own', ['unheard-of'], 1),
  ];
  const found = sharesOf(
    rows,
    ['ligny', 'waterloo', 'quatre-bras'],
    ['french', 'allied', 'british', 'prussian'],
  );
  expect(found.map(({ scenario, matches }) => [scenario, matches])).toEqual([
    ['ligny', 1],
    ['waterloo', 14],
    ['a position of somebody’s own', 1],
  ]);
  expect(found[1].shares).toEqual([
    { winners: ['french'], side: 0, wins: 5 },
    { winners: ['allied'], side: 1, wins: 3 },
    { winners: ['prussian', 'british'], side: 2, wins: 4 },
    { winners: [], side: null, wins: 2 },
  ]);
});
