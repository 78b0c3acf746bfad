import { expect, test } from 'vitest';
import { Attempts } from './attempts.ts';

test('so many at once, then one by one as time goes by, each key by itself', () => {
  const attempts = new Attempts(3, 1);
  const tries = (key: string, now: number, count: number): boolean[] =>
    Array.from({ length: count }, () => attempts.take(key, now));
  expect(tries('ann', 0, 5)).toEqual([true, true, true, false, false]);
  expect(tries('bea', 0, 1)).toEqual([true]);
  expect(tries('ann', 20_000, 2)).toEqual([true, false]);
  expect(tries('ann', 200_000, 4)).toEqual([true, true, true, false]);
});
