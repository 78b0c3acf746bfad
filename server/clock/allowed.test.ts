import { expect, test } from 'vitest';
import { allowedOf, leftOf, nextOf } from './allowed.ts';

const DAY = 86_400_000;
const NOW = 1000 * DAY;
const of = (from: number, until: number) => ({ from: NOW + from * DAY, until: NOW + until * DAY });
const daysLeft = (known: Parameters<typeof leftOf>[0], now = NOW): number => leftOf(known, now) / DAY;

test('a year has four weeks of holidays, in parts or at once', () => {
  expect(daysLeft([])).toBe(28);
  expect(allowedOf([], of(0, 28), NOW)).toEqual([of(0, 28)]);
  expect(allowedOf([], of(0, 29), NOW)).toBeNull();
  const known = [of(-30, -20)];
  expect(daysLeft(known)).toBe(18);
  expect(allowedOf(known, of(1, 19), NOW)).toEqual([...known, of(1, 19)]);
  expect(allowedOf(known, of(1, 20), NOW)).toBeNull();
});

test('what was taken more than a year before counts no more', () => {
  expect(daysLeft([of(-400, -372)])).toBe(28);
  expect(allowedOf([of(-400, -372)], of(0, 28), NOW)).not.toBeNull();
});

test('it begins now at the earliest, and half a year from now at the latest', () => {
  expect(allowedOf([], of(-3, 2), NOW)).toEqual([of(0, 2)]);
  expect(allowedOf([], of(179, 181), NOW)).toEqual([of(179, 181)]);
  expect(allowedOf([], of(181, 182), NOW)).toBeNull();
  expect(allowedOf([], of(2, 2), NOW)).toBeNull();
  expect(allowedOf([], of(-3, -2), NOW)).toBeNull();
});

test('one on holiday stays longer or comes back; what he has had he has had', () => {
  const known = [of(-5, 5)];
  expect(allowedOf(known, of(2, 8), NOW)).toEqual([of(-5, 8)]);
  expect(allowedOf(known, of(0, 24), NOW)).toBeNull();
  const back = allowedOf(known, null, NOW);
  expect(back).toEqual([of(-5, 0)]);
  expect(daysLeft(back ?? [])).toBe(23);
  expect(nextOf(back ?? [], NOW)).toBeNull();
});

test('what was only planned costs nothing when it is given up, and is replaced by another', () => {
  const known = [of(10, 20)];
  expect(allowedOf(known, null, NOW)).toEqual([]);
  expect(allowedOf(known, of(5, 9), NOW)).toEqual([of(5, 9)]);
});

test('one that is broken off at once costs a day, so that nobody stops his clock hour by hour', () => {
  const known = [{ from: NOW - 3600_000, until: NOW }];
  expect(daysLeft(known)).toBe(27);
});
