import { expect, it } from 'vitest';
import { missedSince } from './missed.ts';

it('what follows at once upon what was missed is missed with it', () => {
  const first = missedSince(null, 4, 6);
  expect(first).toEqual({ after: 4, until: 6 });
  expect(missedSince(first, 6, 7)).toEqual({ after: 4, until: 7 });
});

it('what was seen in between ends it', () => {
  expect(missedSince({ after: 4, until: 6 }, 8, 9)).toEqual({ after: 8, until: 9 });
});
