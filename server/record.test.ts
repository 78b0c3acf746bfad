import { expect, test } from 'vitest';
import { clockText } from './record.ts';

test('a record says upon which clock it was played, as people say it', () => {
  expect(clockText({ kind: 'live', base: 1800, increment: 30 })).toBe('30 min + 30 s');
  expect(clockText({ kind: 'live', base: 3600, increment: 0 })).toBe('1 h');
  expect(clockText({ kind: 'live', base: 5400, increment: 60 })).toBe('90 min + 1 min');
  const days = { kind: 'days', perMove: 86_400, bank: 7 * 86_400 } as const;
  expect(clockText(days)).toBe('1 day a move, 7 days in the bank');
  expect(clockText({ ...days, bank: 0, weekends: 'off' })).toBe('1 day a move, not on weekends');
});
