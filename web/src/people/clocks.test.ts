import type { ClockCard, MatchCard } from '@bicorne/table/protocol';
import { expect, it } from 'vitest';
import { timeText, holdsFor } from './Clocks.tsx';

it('an hour and more is shown with its hours, less without', () => {
  expect(timeText(3_725_000, 'en')).toBe('1:02:05');
  expect(timeText(65_999, 'en')).toBe('1:05');
});

it('days are named in the language of the reader', () => {
  const time = (2 * 24 + 3) * 3_600_000;
  expect(timeText(time, 'en')).toBe('2 days 3 hr');
  expect(timeText(time, 'uk')).toMatch(/2 дн.* 3 год/);
});

const seat = { player: null, bot: null, owesNumber: false };
const seats: MatchCard['seats'] = [
  { ...seat, seat: 'french', mine: true },
  { ...seat, seat: 'allies', mine: false },
];
const live = { kind: 'live', base: 60, increment: 0 } as const;
const days = { kind: 'days', perMove: 86_400, bank: 0 } as const;
const running = (...runs: boolean[]): ClockCard => ({
  setting: days,
  at: 5000,
  seats: runs.map((one) => ({ runs: one, allowance: 2000, reserve: 1000 })),
  pausedUntil: null,
});

it('when the other’s days are spent the server is asked, by its own time; not when one’s own are', () => {
  expect(holdsFor(running(false, true), seats)).toBe(3000);
  expect(holdsFor(running(true, false), seats)).toBe(Infinity);
  expect(holdsFor({ ...running(false, true), setting: live }, seats)).toBe(Infinity);
});

it('when the other comes back from a holiday, or goes, the server is asked', () => {
  const [mine, other] = running(false, true).seats;
  const away = (from: number, until: number): ClockCard => ({
    ...running(false, true),
    seats: [mine, { ...other, away: { from, until } }],
  });
  expect(holdsFor(away(4000, 9000), seats)).toBe(4000);
  expect(holdsFor(away(6000, 9000), seats)).toBe(1000);
});

it('when a pause is over the server is asked, whoever is to move and whatever the clock', () => {
  for (const setting of [days, live])
    expect(holdsFor({ ...running(true, false), setting, pausedUntil: 9000 }, seats)).toBe(4000);
  expect(holdsFor({ ...running(true, false), pausedUntil: 4000 }, seats)).toBe(0);
});
