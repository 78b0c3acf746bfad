import { expect, it } from 'vitest';
import { doubtAt, nearestTo } from './nearest.ts';

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

it('a finger between two small things means neither of them yet; in the middle of one, or on larger ones, it does', () => {
  const two = (size: number) => [0, 1].map((n) => ({ left: n * size, top: 0, width: size, height: size }));
  expect(doubtAt(34, 17, two(34))).toBe(34);
  expect(doubtAt(17, 17, two(34))).toBeNull();
  expect(doubtAt(60, 30, two(60))).toBeNull();
  expect(doubtAt(34, 17, two(34).slice(1))).toBeNull();
});

it('what lies on one spot no coming closer parts', () => {
  const box = { left: 0, top: 0, width: 30, height: 30 };
  expect(doubtAt(15, 15, [box, box])).toBeNull();
});
