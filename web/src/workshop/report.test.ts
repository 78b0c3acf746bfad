import { expect, it } from 'vitest';
import { isKnown, NOTHING_YET, shareOf, withTrial, type Report } from './report.ts';
import { playTrial, type Trialled } from './trial.ts';

const one: Trialled = { points: 1, reason: 'banners', steps: 10, fights: ['E5', 'E5'], left: [0.5, 1] };
const many = (count: number, of: (n: number) => number): Report =>
  Array.from({ length: count }, (_, n) => ({ ...one, points: of(n) })).reduce(withTrial, NOTHING_YET);

it('adds up what matches came to', () => {
  const report = withTrial(withTrial(NOTHING_YET, one), { ...one, points: 0, reason: 'field' });
  expect(report).toEqual({
    points: [1, 0],
    steps: 20,
    reasons: { banners: 1, field: 1 },
    fights: { E5: 4 },
    left: [1, 2],
  });
});

it('the interval narrows as matches are played, and ten points either way are enough', () => {
  const few = shareOf(many(10, (n) => n % 2));
  const more = shareOf(many(120, (n) => n % 2));
  expect(more.high - more.low).toBeLessThan(few.high - few.low);
  expect(isKnown(many(10, (n) => n % 2))).toBe(false);
  expect(isKnown(many(120, (n) => n % 2))).toBe(true);
});

it('a match of the lab is played to its end, and the same again from the same seed', async () => {
  const trial = { game: 'picket', scenario: 'plain', options: {}, bot: 'random', seed: 'one' };
  const done = await playTrial(trial);
  expect(done.steps).toBeGreaterThan(0);
  expect([0, 0.5, 1]).toContain(done.points);
  expect(await playTrial(trial)).toEqual(done);
});
