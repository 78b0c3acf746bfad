import { expect, it } from 'vitest';
import { nearestTo } from './nearest.ts';

const box = (left: number, top: number, size: number) => ({ left, top, width: size, height: size });

it('what is smaller than a finger reaches as far as a finger', () => {
  expect(nearestTo(100, 120, [box(95, 95, 10)])).toBe(0);
  expect(nearestTo(100, 123, [box(95, 95, 10)])).toBe(-1);
});

it('of two in reach the nearer one is pressed', () => {
  const [left, right] = [box(90, 95, 10), box(110, 95, 10)];
  expect(nearestTo(104, 100, [left, right])).toBe(0);
  expect(nearestTo(106, 100, [left, right])).toBe(1);
});

it('what is larger than a finger reaches as far as it does', () => {
  expect(nearestTo(100, 158, [box(40, 40, 120)])).toBe(0);
  expect(nearestTo(100, 162, [box(40, 40, 120)])).toBe(-1);
});
