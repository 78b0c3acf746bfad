import type { ClockSetting } from '@bicorne/table/protocol';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newClock, pass } from './clock.ts';
import { clockOf } from './shown.ts';
import { clockTime, serverTime } from './working.ts';

const DAY = 86_400_000;
const days = (perMove: number, bank: number): ClockSetting => ({
  kind: 'days',
  perMove: (perMove * DAY) / 1000,
  bank: (bank * DAY) / 1000,
  weekends: 'off',
});
const RESTING = days(1, 7);
const ALWAYS: ClockSetting = { kind: 'days', perMove: 86_400, bank: 0 };
const at = (day: string, hours = 0): number => Date.parse(`2026-11-${day}T00:00:00Z`) + hours * 3_600_000;

test('from Friday noon to Monday noon a day goes by', () => {
  const [friday, monday] = [at('20', 12), at('23', 12)];
  expect(clockTime(RESTING, monday) - clockTime(RESTING, friday)).toBe(DAY);
  expect(clockTime(ALWAYS, monday) - clockTime(ALWAYS, friday)).toBe(3 * DAY);
});

test('on Saturday and Sunday nothing goes by', () => {
  expect(clockTime(RESTING, at('22', 23))).toBe(clockTime(RESTING, at('21')));
});

test('what the clock shows is found again by the server’s time, at the first moment that shows it', () => {
  const moment = fc.integer({ min: at('01'), max: at('30') });
  fc.assert(
    fc.property(moment, (now) => {
      const shown = clockTime(RESTING, now);
      const first = serverTime(RESTING, shown);
      expect(first).toBeLessThanOrEqual(now);
      expect(clockTime(RESTING, first)).toBe(shown);
      expect(clockTime(RESTING, first - 1)).toBeLessThan(shown);
    }),
  );
});

test('whoever is asked on Friday has until Monday, and is told at the weekend when the clock goes on', () => {
  const clock = pass(RESTING, newClock(RESTING, 2), [0], clockTime(RESTING, at('20', 12)));
  const shown = clockOf(RESTING, clock, at('22', 3));
  expect(shown).toMatchObject({ at: at('22', 3), restsUntil: at('23'), pausedUntil: null });
  expect(shown.seats[0]).toEqual({ runs: true, allowance: DAY / 2, reserve: 7 * DAY });
  expect(clockOf(RESTING, clock, at('23', 3))).not.toHaveProperty('restsUntil');
});
