import type { ClockSetting } from '@bicorne/table/protocol';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clockCard, dueAt, giveBack, newClock, out, pass, pause, resume, type ClockState } from './clock.ts';

const LIVE: ClockSetting = { kind: 'live', base: 60, increment: 5 };
const DAY = 86_400_000;
const DAYS: ClockSetting = { kind: 'days', perMove: 2 * 86_400, bank: 10 * 86_400 };

const reserves = (setting: ClockSetting, clock: ClockState, now: number): number[] =>
  clockCard(setting, clock, now).seats.map(({ reserve }) => reserve);

describe('a live clock', () => {
  const begun = pass(LIVE, newClock(LIVE, 2), [0], 1000);

  test('runs for the seat that is asked, and grows by the increment when it has answered', () => {
    expect(reserves(LIVE, begun, 11_000)).toEqual([50_000, 60_000]);
    const passed = pass(LIVE, begun, [1], 11_000);
    expect(reserves(LIVE, passed, 11_000)).toEqual([55_000, 60_000]);
    expect(clockCard(LIVE, passed, 11_000).seats.map(({ runs }) => runs)).toEqual([false, true]);
  });

  test('is not touched by a decision after which the same seat is asked', () => {
    expect(pass(LIVE, begun, [0], 11_000)).toEqual(begun);
  });

  test('gets back what was slept, and not a moment more', () => {
    const asked = giveBack(begun, 2_000_000, 2_001_500);
    expect(reserves(LIVE, asked, 2_001_500)).toEqual([59_500, 60_000]);
    const justAsked = giveBack(pass(LIVE, newClock(LIVE, 2), [0], 2_001_000), 2_000_000, 2_001_500);
    expect(dueAt(LIVE, justAsked)).toBe(2_061_500);
  });

  test('is out to the millisecond, and says beforehand when it will be', () => {
    expect(dueAt(LIVE, begun)).toBe(61_000);
    expect(out(LIVE, begun, 60_999)).toEqual([]);
    expect(out(LIVE, begun, 61_000)).toEqual([0]);
  });

  test('stands while chance decides', () => {
    const chance = pass(LIVE, begun, [], 2000);
    expect(dueAt(LIVE, chance)).toBeNull();
    expect(reserves(LIVE, chance, 500_000)).toEqual([64_000, 60_000]);
  });

  test('two seats that decide at the same time each pay for their own time', () => {
    const both = pass(LIVE, newClock(LIVE, 2), [0, 1], 0);
    const one = pass(LIVE, both, [1], 10_000);
    const none = pass(LIVE, one, [0], 30_000);
    expect(reserves(LIVE, none, 30_000)).toEqual([55_000, 35_000]);
  });
});

describe('days for each move and a bank of days off', () => {
  const begun = pass(DAYS, newClock(DAYS, 2), [0], 0);

  test('the bank is touched only when the allowance of the move is spent', () => {
    expect(reserves(DAYS, pass(DAYS, begun, [1], 2 * DAY), 2 * DAY)).toEqual([10 * DAY, 10 * DAY]);
    expect(reserves(DAYS, pass(DAYS, begun, [1], 5 * DAY), 5 * DAY)).toEqual([7 * DAY, 10 * DAY]);
  });

  test('what is left of an allowance is not saved', () => {
    const again = pass(DAYS, pass(DAYS, begun, [1], DAY), [0], DAY);
    expect(clockCard(DAYS, again, DAY).seats[0]).toEqual({
      runs: true,
      allowance: 2 * DAY,
      reserve: 10 * DAY,
    });
  });

  test('the seat is out when both are spent', () => {
    expect(dueAt(DAYS, begun)).toBe(12 * DAY);
    expect(out(DAYS, begun, 12 * DAY)).toEqual([0]);
  });
});

describe('a pause', () => {
  const begun = pass(LIVE, newClock(LIVE, 2), [0], 0);
  const paused = pause(begun, 10_000, 100_000);

  test('stops the clocks until it is over, and then they go on by themselves', () => {
    expect(reserves(LIVE, paused, 99_000)).toEqual([50_000, 60_000]);
    expect(reserves(LIVE, paused, 110_000)).toEqual([40_000, 60_000]);
    expect(dueAt(LIVE, paused)).toBe(150_000);
    expect(out(LIVE, paused, 149_999)).toEqual([]);
    expect(out(LIVE, paused, 150_000)).toEqual([0]);
  });

  test('a decision within it costs nothing, and the next clock waits for its end', () => {
    const passed = pass(LIVE, paused, [1], 50_000);
    expect(reserves(LIVE, passed, 99_000)).toEqual([55_000, 60_000]);
    expect(reserves(LIVE, passed, 101_000)).toEqual([55_000, 59_000]);
  });

  test('may end earlier', () => {
    expect(reserves(LIVE, resume(paused, 20_000), 25_000)).toEqual([45_000, 60_000]);
  });
});

// Any course of a match: who is asked, and how long it took.
const SEATS = 3;
const setting: fc.Arbitrary<ClockSetting> = fc.oneof(
  fc.record({
    kind: fc.constant('live' as const),
    base: fc.integer({ min: 1, max: 7200 }),
    increment: fc.integer({ min: 0, max: 60 }),
  }),
  fc.record({
    kind: fc.constant('days' as const),
    perMove: fc.integer({ min: 1, max: 864_000 }),
    bank: fc.integer({ min: 0, max: 864_000 }),
  }),
);
const course = fc.array(
  fc.record({
    asked: fc.uniqueArray(fc.integer({ min: 0, max: SEATS - 1 }), { maxLength: SEATS }),
    took: fc.integer({ min: 0, max: 400_000 }),
    pause: fc.option(fc.integer({ min: 1, max: 1_000_000 }), { freq: 5 }),
  }),
  { maxLength: 20 },
);
type Course = typeof course extends fc.Arbitrary<infer T> ? T : never;

function play(clock: ClockSetting, steps: Course, start = 0): { clock: ClockState; now: number } {
  let now = start;
  let state = newClock(clock, SEATS);
  for (const { asked, took, pause: length } of steps) {
    state = pass(clock, state, asked, now);
    if (length !== null) state = pause(state, now, now + length);
    now += took;
  }
  return { clock: state, now };
}

describe('whatever is played', () => {
  test('nobody has less than nothing, and nobody gains but by increments', () => {
    fc.assert(
      fc.property(setting, course, (one, steps) => {
        const { clock, now } = play(one, steps);
        const most = one.kind === 'live' ? one.base + one.increment * steps.length : one.bank;
        for (const { reserve, allowance } of clockCard(one, clock, now).seats) {
          expect(reserve).toBeGreaterThanOrEqual(0);
          expect(allowance).toBeGreaterThanOrEqual(0);
          expect(reserve).toBeLessThanOrEqual(most * 1000);
        }
      }),
    );
  });

  test('a clock that is due is out at that moment and not before', () => {
    fc.assert(
      fc.property(setting, course, (one, steps) => {
        const { clock } = play(one, steps);
        const due = dueAt(one, clock);
        expect(out(one, clock, due ?? 1e12).length > 0).toBe(due !== null);
        expect(out(one, clock, (due ?? 1e12) - 1)).toEqual([]);
      }),
    );
  });

  test('when the server stood still, every clock shows afterwards what it showed before', () => {
    fc.assert(
      fc.property(setting, course, fc.integer({ min: 0, max: 1e9 }), (one, steps, gap) => {
        const { clock, now } = play(one, steps);
        const before = clockCard(one, clock, now).seats;
        expect(clockCard(one, giveBack(clock, gap, now + gap), now + gap).seats).toEqual(before);
      }),
    );
  });

  test('time that runs for one seat alone is the time that passes', () => {
    fc.assert(
      fc.property(setting, course, fc.integer({ min: 0, max: 400_000 }), (one, steps, took) => {
        const { clock, now } = play(one, steps);
        const begun = resume(pass(one, clock, [0], now), now);
        const left = (at: number): number => {
          const [{ reserve, allowance }] = clockCard(one, begun, at).seats;
          return reserve + allowance;
        };
        expect(left(now + took)).toBe(Math.max(0, left(now) - took));
      }),
    );
  });

  test('clocks tell of the time and of who was asked, and of nothing else', () => {
    fc.assert(
      fc.property(setting, course, (one, steps) => {
        const plain = steps.map(({ asked, took }) => ({ asked, took, pause: null }));
        const halved = plain.flatMap(({ asked, took }) => {
          const half = { asked, took: took / 2, pause: null };
          return [half, half];
        });
        expect(play(one, halved)).toEqual(play(one, plain));
      }),
    );
  });
});
