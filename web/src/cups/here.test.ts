import type { MatchCard } from '@bicorne/table/protocol';
import { expect, it, vi } from 'vitest';
import { pairHere, startSecond } from './here.ts';

const kept: MatchCard[] = [];
vi.mock('../local/device.ts', () => ({ startHere: (wish: object) => wish, matchesHere: () => kept }));

const seat = (name: string, player: string) => ({
  seat: name,
  player,
  bot: null,
  mine: true,
  owesNumber: false,
});

const card = (id: string, more: Partial<MatchCard>): MatchCard => ({
  id,
  stage: 'over',
  game: 'napoleonics',
  scenario: 'rolica-first-position',
  options: {},
  seats: [seat('french', 'Ann'), seat('allied', 'Bea')],
  turn: { kind: 'over', ending: { winners: [0], reason: 'banners' } },
  createdAt: 0,
  movedAt: 0,
  ...more,
});

const FIRST = card('a', { pair: { game: 0, games: 'after' }, margin: [5, 3] });
const SECOND = card('b', {
  pair: { game: 1, games: 'after', other: 'a' },
  seats: [seat('french', 'Bea'), seat('allied', 'Ann')],
  margin: [5, 4],
});

it('the second game has sides changed, and whoever gave a handicap gives it again', async () => {
  expect(await startSecond({ ...FIRST, handicap: { seat: 'french', amount: 2 } })).toMatchObject({
    seats: [
      { seat: 'french', player: 'Bea' },
      { seat: 'allied', player: 'Ann' },
    ],
    handicap: { seat: 'allied', amount: 2 },
    pair: { game: 1, other: 'a' },
  });
});

it('both games together are the pair, whichever one looks at', async () => {
  kept.splice(0, Infinity, FIRST);
  expect(await pairHere('a')).toMatchObject({ value: { result: null } });
  kept.push(SECOND);
  for (const id of ['a', 'b'])
    expect(await pairHere(id)).toMatchObject({
      value: {
        players: ['Ann', 'Bea'],
        result: {
          games: [
            { winner: 0, margin: [5, 3] },
            { winner: 1, margin: [4, 5] },
          ],
          points: [2, 1],
        },
      },
    });
});
