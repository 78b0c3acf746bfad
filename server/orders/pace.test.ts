import { expect, test } from 'vitest';
import { paceOf } from './pace.ts';

const ASKED = {
  secret: '5'.repeat(32),
  seat: 1,
  steps: 40,
  clock: { kind: 'days', perMove: 86_400, bank: 0 },
} as const;
const HOUR = 3_600_000;

test('an answer takes as long as the player’s last ones did, more or less', () => {
  for (let steps = 0; steps < 200; steps++) {
    const pace = paceOf([HOUR, 2 * HOUR], { ...ASKED, steps });
    expect(pace).toBeGreaterThanOrEqual(0.75 * HOUR);
    expect(pace).toBeLessThanOrEqual(2.5 * HOUR);
  }
  const all = new Set(Array.from({ length: 50 }, (_, steps) => paceOf([HOUR], { ...ASKED, steps })));
  expect(all.size).toBeGreaterThan(40);
});

test('it is the same whenever it is reckoned, and another in another match, for another seat, at another step', () => {
  const pace = paceOf([HOUR], ASKED);
  expect(paceOf([HOUR], ASKED)).toBe(pace);
  expect(paceOf([HOUR], { ...ASKED, secret: '6'.repeat(32) })).not.toBe(pace);
  expect(paceOf([HOUR], { ...ASKED, seat: 0 })).not.toBe(pace);
  expect(paceOf([HOUR], { ...ASKED, steps: 41 })).not.toBe(pace);
});

test('it spends no more than a part of what the clock gives', () => {
  expect(paceOf([100 * HOUR], ASKED)).toBe(6 * HOUR);
  expect(paceOf([HOUR], { ...ASKED, clock: { kind: 'live', base: 1200, increment: 10 } })).toBe(10_000);
  expect(paceOf([], { ...ASKED, clock: undefined })).toBeGreaterThan(10 * 60_000);
});
