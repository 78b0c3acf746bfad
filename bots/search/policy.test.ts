import { expect, test } from 'vitest';
import { TrialDice } from './dice.ts';
import { drawByLean, toShares } from './policy.ts';

/** How often each of three was drawn in a thousand trials. */
function drawn(heat: number): number[] {
  const counts = [0, 0, 0];
  const dice = new TrialDice();
  for (let n = 0; n < 1000; n++) {
    dice.begin(1815, n);
    counts[drawByLean(Float64Array.of(0, Math.log(2), -Infinity, 99), 3, heat, dice)]++;
  }
  return counts;
}

test('what one leans to more is drawn more often; of what lies behind the list nothing is', () => {
  const [one, two, never] = drawn(1);
  expect(two / one).toBeGreaterThan(1.6);
  expect(two / one).toBeLessThan(2.5);
  expect(never).toBe(0);
});

test('the lower the heat the more so', () => {
  expect(drawn(0.1)[1]).toBeGreaterThan(990);
  expect(drawn(10)[1]).toBeLessThan(600);
});

test('shares add up to one', () => {
  const shares = toShares(Float64Array.of(700, 700 + Math.log(3), 5), 2);
  expect([...shares]).toEqual([expect.closeTo(0.25, 12), expect.closeTo(0.75, 12)]);
});
