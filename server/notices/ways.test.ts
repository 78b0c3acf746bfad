import { expect, test } from 'vitest';
import { Ways } from './ways.ts';

const never = (): Promise<void> => new Promise(() => undefined);
const fails = (): Promise<void> => Promise.reject(new Error('not there'));

test('a way takes one message at a time, and no other way waits for it', () => {
  const ways = new Ways();
  void ways.go('webhook ann', () => 0, never);
  expect(ways.restsUntil('webhook ann', 0)).toBe(1000);
  expect(ways.restsUntil('webhook ann', 50_000)).toBe(51_000);
  expect(ways.restsUntil('push ann', 0)).toBeNull();
  expect(ways.restsUntil('webhook bea', 0)).toBeNull();
});

test('after every failure a way rests longer; when it was of use again, not at all', async () => {
  const ways = new Ways();
  for (const until of [1000, 2000, 4000]) {
    await expect(ways.go('webhook ann', () => 0, fails)).rejects.toThrow('not there');
    expect(ways.restsUntil('webhook ann', 0)).toBe(until);
    expect(ways.restsUntil('webhook ann', until)).toBeNull();
  }
  await ways.go(
    'webhook ann',
    () => 0,
    async () => undefined,
  );
  expect(ways.restsUntil('webhook ann', 0)).toBeNull();
  await expect(ways.go('webhook ann', () => 0, fails)).rejects.toThrow('not there');
  ways.forget('webhook ann');
  expect(ways.restsUntil('webhook ann', 0)).toBeNull();
});
