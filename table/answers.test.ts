import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { answersOf, firstAnswer, ponder } from './answers.ts';

test('live matches begin with "ask me"; those by days, without a clock, and on one device with "no, do not ask"', () => {
  const live = { kind: 'live', base: 60, increment: 0 } as const;
  const days = { kind: 'days', perMove: 86_400, bank: 0 } as const;
  expect(firstAnswer(live, false)).toBe('ask');
  expect([firstAnswer(days, false), firstAnswer(undefined, false), firstAnswer(live, true)]).toEqual([
    'no',
    'no',
    'no',
  ]);
});

test('what a seat has said stands before what it begins with; other questions than the game’s are nobody’s', () => {
  const game = { standing: ['strike', 'ambush'] };
  expect(answersOf(game, { strike: 'ask', rain: 'ask' }, 'no')).toEqual({ strike: 'ask', ambush: 'no' });
  expect(answersOf({}, { strike: 'ask' }, 'no')).toEqual({});
});

test('a bot answers when its time has come, however soon it knew, and "no" where it did not know by then', async () => {
  const begun = performance.now();
  expect(await ponder(Promise.resolve('strike'), 'no', pause(40))).toBe('strike');
  expect(performance.now() - begun).toBeGreaterThan(35);
  expect(await ponder(pause(500, 'strike'), 'no', pause(5))).toBe('no');
  expect(await ponder(Promise.reject(new Error('a bot fell')), 'no', pause(5))).toBe('no');
});
