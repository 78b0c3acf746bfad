import { setImmediate as soon } from 'node:timers/promises';
import type { Work } from '@bicorne/engine';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TooMuch } from './fault.ts';
import { onAccountOf, sliced } from './slices.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

/** So many parts, each longer than a slice. */
function* busy(parts: number, done: string): Work<string> {
  for (let part = 0; part < parts; part++) {
    vi.advanceTimersByTime(3);
    yield;
  }
  return done;
}

const payerOf = (key: string, paid: number[] = [], most = 100) => ({
  key,
  most,
  pay: (milliseconds: number) => void paid.push(milliseconds),
});

test('work in slices comes to the same as at once, and others come in between any two', async () => {
  const seen: string[] = [];
  const work = function* (): Work<string> {
    for (const _ of busy(5, '')) {
      seen.push('part');
      yield;
    }
    return 'done';
  };
  const others = async (): Promise<void> => {
    for (let turn = 0; turn < 20; turn++) {
      await soon();
      seen.push('other');
    }
  };
  expect(await Promise.all([sliced(work()), others()])).toEqual(['done', undefined]);
  expect(seen.filter((one) => one === 'part')).toHaveLength(5);
  expect(seen.join(' ')).not.toContain('part part');
});

test('who asks for little is answered before all that another asks for', async () => {
  const answered: string[] = [];
  const ask = async (by: string, what: string): Promise<void> => {
    answered.push(await onAccountOf(payerOf(by), () => sliced(busy(4, what))));
  };
  await Promise.all([...['a1', 'a2', 'a3'].map((what) => ask('a', what)), ask('b', 'b1')]);
  expect(answered).toEqual(['a1', 'b1', 'a2', 'a3']);
});

test('work of ordinary length is done in the order in which it came; what is longer lets the others by', async () => {
  const answered: string[] = [];
  const ask = async (what: string, parts: number): Promise<void> => {
    answered.push(await onAccountOf(payerOf('a'), () => sliced(busy(parts, what))));
  };
  await Promise.all([ask('long', 30), ask('first', 3), ask('second', 3)]);
  expect(answered).toEqual(['first', 'second', 'long']);
});

test('whoever has it done pays for all of it, and nobody else', async () => {
  const [mine, theirs]: [number[], number[]] = [[], []];
  await onAccountOf(payerOf('a', mine), () => sliced(busy(3, '')));
  await sliced(busy(1, ''));
  expect(mine.reduce((sum, one) => sum + one, 0)).toBe(9);
  expect(theirs).toEqual([]);
});

test('work that fails is told to whoever asked, and others go on', async () => {
  const fails = function* (): Work<string> {
    yield;
    throw new Error('broken');
  };
  const [broken, whole] = await Promise.allSettled([sliced(fails()), sliced(busy(2, 'whole'))]);
  expect([broken.status, whole]).toEqual(['rejected', { status: 'fulfilled', value: 'whole' }]);
});

test('whoever has so much waiting that he cannot be waiting for it is refused', async () => {
  const payer = payerOf('a', [], 2);
  const [first, second, third] = await Promise.allSettled(
    ['1', '2', '3'].map((what) => onAccountOf(payer, () => sliced(busy(2, what)))),
  );
  expect([first.status, second.status]).toEqual(['fulfilled', 'fulfilled']);
  expect(third).toMatchObject({ status: 'rejected', reason: expect.any(TooMuch) });
});
