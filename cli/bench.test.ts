import { expect, onTestFinished, test, vi } from 'vitest';
import { calibration, median, timeMicros } from './bench/clock.ts';
import { run } from './test-help.ts';

test('bench prints every figure, and every rate and time also as a ratio to the calibration loop', async () => {
  const { out } = await run('bench', '--game', 'picket', '--seconds', '1', '--json');
  const report = JSON.parse(out);
  const [picket] = report.games;
  expect(report.calibration).toBeGreaterThan(0);
  expect(picket.game).toBe('picket');
  const rates = ['playoutsPerSecond', 'actionsPerSecond', 'stepsPerSecond', 'trialsPerSecond'];
  const times = ['cloneMicros', 'viewMicros', 'legalMicros'];
  for (const name of rates)
    expect(picket.ratios[name] / ((picket[name] * picket.calibration) / 1e6)).toBeCloseTo(1, 2);
  for (const name of times)
    expect(picket.ratios[name] / (picket[name] / picket.calibration)).toBeCloseTo(1, 2);
  expect(picket.stepsPerSecond).toBeGreaterThan(picket.actionsPerSecond);
  expect(picket.actionsPerSecond).toBeGreaterThan(picket.playoutsPerSecond);
  expect(picket.stateBytes).toBeGreaterThan(100);
  expect(picket.recordBytes).toBeGreaterThan(300);
});

test('the calibration loop does the same work as ever', () => {
  expect([1, 2, 1000].map(calibration)).toEqual([-1_071_133_055, -1_583_046_693, -1193839884]);
});

test('a thing that takes two milliseconds is timed at two thousand microseconds', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const slow = (times: number): number => {
    vi.advanceTimersByTime(2 * times);
    return times;
  };
  expect(timeMicros(slow, 100)).toBe(2000);
});

test('the median of an odd number of figures is the middle one', () => {
  expect(median([5, 1, 9])).toBe(5);
});
