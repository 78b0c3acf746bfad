import { ONLOOKER, type Sight } from '@bicorne/engine';
import { expect, it } from 'vitest';
import { mayAsk } from './may.ts';

const asked: Pick<Sight, 'turn' | 'legal'> = {
  turn: { kind: 'seats', seats: [0] },
  legal: [{ do: 'advance' }, { do: 'halt' }],
};

it('whoever has to decide may ask for advice, and nobody else', () => {
  expect([0, 1, ONLOOKER].map((viewer) => mayAsk({}, viewer, asked))).toEqual([true, false, false]);
});

it('there is no advice in a rated match', () => {
  expect(mayAsk({ rated: true }, 0, asked)).toBe(false);
});

it('there is no advice where only one thing can be done', () => {
  expect(mayAsk({}, 0, { ...asked, legal: [{ do: 'halt' }] })).toBe(false);
});
