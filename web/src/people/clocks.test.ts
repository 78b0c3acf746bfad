import { expect, it } from 'vitest';
import { timeText } from './Clocks.tsx';

it('an hour and more is shown with its hours, less without', () => {
  expect(timeText(3_725_000, 'en')).toBe('1:02:05');
  expect(timeText(65_000, 'en')).toBe('1:05');
});

it('days are named in the language of the reader', () => {
  const time = (2 * 24 + 3) * 3_600_000;
  expect(timeText(time, 'en')).toBe('2 days 3 hr');
  expect(timeText(time, 'uk')).toMatch(/2 дн.* 3 год/);
});
