import { expect, test } from 'vitest';
import { seasonAt, seasonSpan } from './season.ts';

test('a season is a quarter of a year by UTC', () => {
  expect(seasonAt(Date.UTC(2026, 0, 1))).toBe('2026-1');
  expect(seasonAt(Date.UTC(2026, 2, 31, 23, 59))).toBe('2026-1');
  expect(seasonAt(Date.UTC(2026, 11, 31))).toBe('2026-4');
  expect(seasonSpan('2026-4')).toEqual({ from: Date.UTC(2026, 9), until: Date.UTC(2027, 0) });
  for (const none of ['2026-5', '2026-0', 'x', '26-1']) expect(seasonSpan(none)).toBeNull();
});
