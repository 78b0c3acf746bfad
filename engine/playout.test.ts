import { expect, it } from 'vitest';
import { pebbles } from './pebbles.fixture.ts';
import { playout } from './playout.ts';
import { quickRng } from './random.ts';
import { must } from './result.ts';

const start = (heap: number): ReturnType<typeof pebbles.clone> => must(pebbles.setup({ heap }, {}));

it('plays to the end, the same for the same numbers', () => {
  const one = playout(pebbles, start(50), quickRng('one'));
  expect(one.ending.reason).toBe('last-pebble');
  expect(one.actions).toBeLessThanOrEqual(one.steps);
  expect(playout(pebbles, start(50), quickRng('one'))).toEqual(one);
});

it('counts every step, and as actions only decisions with a choice', () => {
  // two draws, then ann may take the one pebble or peek first
  const { actions, steps } = playout(
    { ...pebbles, legal: (state, seat) => pebbles.legal(state, seat).slice(0, 1) },
    start(1),
    quickRng('x'),
  );
  expect([actions, steps]).toEqual([0, 3]);
});

it('says so when nothing is legal, and when there is no end', () => {
  expect(() => playout({ ...pebbles, legal: () => [] }, start(5), quickRng('x'))).toThrow('dead end');
  expect(() => playout({ ...pebbles, bound: 3 }, start(500), quickRng('x'))).toThrow(
    'not over after 3 steps',
  );
});
