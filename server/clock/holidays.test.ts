import type { ClockSetting } from '@bicorne/table/protocol';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  clockCard,
  dueAt,
  giveBack,
  goAway,
  newClock,
  out,
  pass,
  pause,
  resume,
  type ClockState,
} from './clock.ts';

const DAY = 86_400_000;
const DAYS: ClockSetting = { kind: 'days', perMove: 2 * 86_400, bank: 10 * 86_400 };

const left = (clock: ClockState, seat: number, now: number): number => {
  const { allowance, reserve } = clockCard(DAYS, clock, now).seats[seat];
  return (allowance + reserve) / DAY;
};

describe('a holiday', () => {
  const begun = pass(DAYS, newClock(DAYS, 2), [0], 0);
  const away = goAway(begun, [0], { from: DAY, until: 8 * DAY }, DAY);

  test('stops the clock of whoever takes it, until it is over', () => {
    expect(left(away, 0, 8 * DAY)).toBe(11);
    expect(left(away, 0, 10 * DAY)).toBe(9);
    expect(dueAt(DAYS, away)).toBe(19 * DAY);
    expect(out(DAYS, away, 19 * DAY - 1)).toEqual([]);
    expect(out(DAYS, away, 19 * DAY)).toEqual([0]);
  });

  test('stops nobody else’s', () => {
    const passed = pass(DAYS, away, [1], 3 * DAY);
    expect(left(passed, 1, 5 * DAY)).toBe(10);
  });

  test('is shown until it is over', () => {
    expect(clockCard(DAYS, away, 2 * DAY).seats[0].away).toEqual({ from: DAY, until: 8 * DAY });
    expect(clockCard(DAYS, away, 8 * DAY).seats[0]).not.toHaveProperty('away');
  });

  test('may begin later, and may end earlier', () => {
    const planned = goAway(begun, [0], { from: 5 * DAY, until: 6 * DAY }, DAY);
    expect(left(planned, 0, 5 * DAY)).toBe(7);
    expect(left(planned, 0, 7 * DAY)).toBe(6);
    const back = goAway(away, [0], null, 4 * DAY);
    expect(back).not.toHaveProperty('away');
    expect(left(back, 0, 5 * DAY)).toBe(10);
  });

  test('and a pause within it are not counted twice', () => {
    const paused = pause(away, 2 * DAY, 4 * DAY);
    expect(left(paused, 0, 8 * DAY)).toBe(11);
    expect(left(pause(away, 7 * DAY, 9 * DAY), 0, 10 * DAY)).toBe(10);
  });

  test('is none for those who are asked when it is over', () => {
    expect(left(pass(DAYS, pass(DAYS, away, [1], 2 * DAY), [0], 9 * DAY), 0, 10 * DAY)).toBe(11);
  });

  test('leaves a match as it was stored without one', () => {
    expect(Object.keys(goAway(begun, [0], null, DAY))).toEqual(Object.keys(begun));
  });
});

// Any course of a match, beside a count of every tenth of a second.
const TICK = 100;
const SEATS = 2;
const PER_MOVE = 1000;
const BANK = 2000;
const QUICK: ClockSetting = { kind: 'days', perMove: PER_MOVE / 1000, bank: BANK / 1000 };
const ticks = fc.integer({ min: 0, max: 25 });
const event = fc.oneof(
  fc.record({ kind: fc.constant('pass' as const), seats: fc.subarray([0, 1]), wait: ticks }),
  fc.record({ kind: fc.constant('pause' as const), long: fc.integer({ min: 1, max: 30 }), wait: ticks }),
  fc.record({ kind: fc.constant('resume' as const), wait: ticks }),
  fc.record({ kind: fc.constant('back' as const), seat: fc.nat({ max: 1 }), wait: ticks }),
  fc.record({
    kind: fc.constant('away' as const),
    seat: fc.nat({ max: 1 }),
    after: ticks,
    long: fc.integer({ min: 1, max: 30 }),
    wait: ticks,
  }),
  fc.record({ kind: fc.constant('sleep' as const), long: fc.integer({ min: 1, max: 30 }), wait: ticks }),
);
type Course = readonly (typeof event extends fc.Arbitrary<infer T> ? T : never)[];

interface Counted {
  asked: readonly number[];
  readonly allowance: number[];
  readonly reserve: number[];
  readonly away: ({ from: number; until: number } | null)[];
  pausedUntil: number;
}

/** A tenth of a second goes by. */
function tick(counted: Counted, now: number): void {
  if (now < counted.pausedUntil) return;
  for (const seat of counted.asked) {
    const away = counted.away[seat];
    if (away && now >= away.from && now < away.until) continue;
    if (counted.allowance[seat] > 0) counted.allowance[seat] -= TICK;
    else counted.reserve[seat] = Math.max(0, counted.reserve[seat] - TICK);
  }
}

function happens(one: Course[number], clock: ClockState, counted: Counted, now: number): ClockState {
  switch (one.kind) {
    case 'pass':
      for (const seat of counted.asked) if (!one.seats.includes(seat)) counted.allowance[seat] = PER_MOVE;
      counted.asked = one.seats;
      return pass(QUICK, clock, one.seats, now);
    case 'pause':
      if (now < counted.pausedUntil) return clock;
      counted.pausedUntil = now + one.long * TICK;
      return pause(clock, now, counted.pausedUntil);
    case 'resume':
      counted.pausedUntil = now;
      return resume(clock, now);
    case 'back':
      counted.away[one.seat] = null;
      return goAway(clock, [one.seat], null, now);
    case 'away': {
      const from = now + one.after * TICK;
      counted.away[one.seat] = { from, until: from + one.long * TICK };
      return goAway(clock, [one.seat], counted.away[one.seat], now);
    }
    case 'sleep':
      return clock;
  }
}

const shown = (clock: ClockState, now: number): readonly number[][] =>
  clockCard(QUICK, clock, now).seats.map(({ allowance, reserve }) => [allowance, reserve]);

test('holidays, pauses and sleep in any order leave each the time that nothing of it took', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 12 }), (course) => {
      let now = 0;
      let clock = pass(QUICK, newClock(QUICK, SEATS), [0], now);
      const counted: Counted = {
        asked: [0],
        allowance: [PER_MOVE, PER_MOVE],
        reserve: [BANK, BANK],
        away: [null, null],
        pausedUntil: 0,
      };
      for (const one of course) {
        clock = happens(one, clock, counted, now);
        if (one.kind === 'sleep') {
          const slept = one.long * TICK;
          // A pause that stands goes on for as long as it would have.
          if (now < counted.pausedUntil) counted.pausedUntil += slept;
          now += slept;
          clock = giveBack(clock, slept, now);
        }
        for (let at = 0; at < one.wait; at++) {
          tick(counted, now);
          now += TICK;
        }
        const expected = counted.reserve.map((reserve, seat) => [counted.allowance[seat], reserve]);
        expect(shown(clock, now)).toEqual(expected);
      }
      const due = dueAt(QUICK, clock);
      expect(out(QUICK, clock, due ?? 1e12).length > 0).toBe(due !== null);
      if (due !== null) expect(out(QUICK, clock, due - 1)).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});
