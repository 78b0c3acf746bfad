import { expect, it } from 'vitest';
import { endOfDay, inputDay, lastDayOf, startOfDay } from './days.ts';

it('a day goes from the reader’s own midnight to the next, whatever is done to clocks in between', () => {
  for (const day of ['2026-02-28', '2026-03-29', '2026-10-25', '2026-12-31']) {
    expect(inputDay(startOfDay(day))).toBe(day);
    expect(lastDayOf(endOfDay(day))).toBe(day);
    expect(inputDay(endOfDay(day))).not.toBe(day);
  }
});
