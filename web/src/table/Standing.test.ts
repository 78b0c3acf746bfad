import type { SeatCard } from '@bicorne/table/protocol';
import { expect, it } from 'vitest';
import { concerns } from './Standing.tsx';
import type { Table } from './told.ts';

const me: SeatCard = { seat: 'french', player: 'Ann', bot: null, mine: true, owesNumber: false };
const bot: SeatCard = { ...me, seat: 'allies', player: 'Recruit', bot: 'recruit', mine: false };

const at = (other: SeatCard, id = 'abcdef'): Pick<Table, 'match' | 'viewer' | 'sight' | 'standing'> => ({
  match: {
    id,
    stage: 'play',
    game: 'toy',
    scenario: 'one',
    options: {},
    seats: [me, other],
    turn: { kind: 'seats', seats: [1] },
    createdAt: 0,
    movedAt: 0,
  },
  viewer: 0,
  sight: { view: 'mine', prompt: null, legal: [], turn: { kind: 'seats', seats: [1] } },
  standing: { strike: 'no' },
});

it('one who plays a bot is asked about what he has, and not about what he could only decline', () => {
  expect(concerns(at(bot), { holds: () => true })).toBe(true);
  expect(concerns(at(bot), { holds: () => false })).toBe(false);
  expect(concerns(at(bot), {})).toBe(true);
});

it('of several questions one that he has something for is enough, by what he himself sees', () => {
  const table = { ...at(bot), standing: { strike: 'no', ambush: 'no' } as const };
  const holdsFor =
    (asked: string) =>
    (...given: unknown[]): boolean =>
      JSON.stringify(given) === JSON.stringify([asked, 'mine', 0]);
  expect(concerns(table, { holds: holdsFor('strike') })).toBe(true);
  expect(concerns(table, { holds: holdsFor('ambush') })).toBe(true);
  expect(concerns(table, { holds: holdsFor('rain') })).toBe(false);
});

it('one who plays a bot on his device is asked when he has what is asked for, and need not say so before', () => {
  expect(concerns(at(bot, '~1'), { holds: () => true })).toBe(false);
  expect(concerns(at(bot, '~1'), {})).toBe(false);
});

it('among people everybody is asked alike', () => {
  expect(concerns(at({ ...bot, bot: null }), { holds: () => false })).toBe(true);
  expect(concerns(at({ ...bot, bot: null }, '~1'), { holds: () => false })).toBe(true);
});
