import { ONLOOKER, type Sight } from '@bicorne/engine';
import type { SeatCard } from '@bicorne/table/protocol';
import { expect, it } from 'vitest';
import { mayAsk } from './may.ts';

const asked: Pick<Sight, 'turn' | 'legal'> = {
  turn: { kind: 'seats', seats: [0] },
  legal: [{ do: 'advance' }, { do: 'halt' }],
};

const ALONE = { id: '~device', seats: [] };
const seat = (mine: boolean, bot: string | null = null): SeatCard => ({
  seat: 'blue',
  player: 'Ann',
  bot,
  mine,
  owesNumber: false,
});
const BETWEEN_PEOPLE = { id: 'match1', seats: [seat(true), seat(false)] };

it('whoever has to decide may ask for advice, and nobody else', () => {
  expect([0, 1, ONLOOKER].map((viewer) => mayAsk(ALONE, viewer, asked))).toEqual([true, false, false]);
});

it('there is no advice in a rated match', () => {
  expect(mayAsk({ ...ALONE, rated: true }, 0, asked)).toBe(false);
  expect(mayAsk({ ...BETWEEN_PEOPLE, advice: true, rated: true }, 0, asked)).toBe(false);
});

it('between people there is advice where they agreed to it, and against bots alone always', () => {
  expect(mayAsk(BETWEEN_PEOPLE, 0, asked)).toBe(false);
  expect(mayAsk({ ...BETWEEN_PEOPLE, advice: true }, 0, asked)).toBe(true);
  expect(mayAsk({ id: 'match1', seats: [seat(true), seat(false, 'drill')] }, 0, asked)).toBe(true);
});

it('there is no advice where only one thing can be done', () => {
  expect(mayAsk(ALONE, 0, { ...asked, legal: [{ do: 'halt' }] })).toBe(false);
});
