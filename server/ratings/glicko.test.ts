import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { NEW_RATING, rate, type Rating } from './glicko.ts';

test("the example of Glickman's paper comes out as he gives it", () => {
  const of = (rating: number, deviation: number): Rating => ({ rating, deviation, volatility: 0.06 });
  const after = rate(of(1500, 200), [
    { against: of(1400, 30), score: 1 },
    { against: of(1550, 100), score: 0 },
    { against: of(1700, 300), score: 0 },
  ]);
  expect(after.rating).toBeCloseTo(1464.06, 1);
  expect(after.deviation).toBeCloseTo(151.52, 1);
  expect(after.volatility).toBeCloseTo(0.05999, 4);
});

test('who has not played becomes less sure', () => {
  expect(rate({ rating: 1500, deviation: 200, volatility: 0.06 }, []).deviation).toBeCloseTo(200.27, 1);
});

const anyRating: fc.Arbitrary<Rating> = fc.record({
  rating: fc.integer({ min: 400, max: 3000 }),
  deviation: fc.integer({ min: 45, max: 350 }),
  volatility: fc.constant(0.06),
});

test('winning never lowers, losing never raises, and what one gains from equals the other loses', () => {
  fc.assert(
    fc.property(anyRating, anyRating, (one, other) => {
      expect(rate(one, [{ against: other, score: 1 }]).rating).toBeGreaterThanOrEqual(one.rating);
      expect(rate(one, [{ against: other, score: 0 }]).rating).toBeLessThanOrEqual(one.rating);
    }),
  );
  const won = rate(NEW_RATING, [{ against: NEW_RATING, score: 1 }]).rating - 1500;
  const lost = 1500 - rate(NEW_RATING, [{ against: NEW_RATING, score: 0 }]).rating;
  expect(won).toBeCloseTo(lost, 6);
  expect(rate(NEW_RATING, [{ against: NEW_RATING, score: 0.5 }]).rating).toBeCloseTo(1500, 6);
});
