import { expect, test } from 'vitest';
import type { StoreUnderTest } from './under-test.ts';

const LIMIT = { most: 3, refill: 20_000 };

export function attemptContract({ store, reopen }: StoreUnderTest): void {
  const tries = async (key: string, now: number, count: number): Promise<boolean[]> => {
    const all: boolean[] = [];
    for (let n = 0; n < count; n++) all.push(await store().attempts.take(key, LIMIT, now));
    return all;
  };

  test('so many at once, then one by one as time goes by, each key by itself, also after opening again', async () => {
    expect(await tries('ann', 0, 5)).toEqual([true, true, true, false, false]);
    expect(await tries('bea', 0, 1)).toEqual([true]);
    await reopen();
    expect(await tries('ann', 20_000, 2)).toEqual([true, false]);
    expect(await tries('ann', 200_000, 4)).toEqual([true, true, true, false]);
  });

  test('those who try at the same moment have no more tries than others', async () => {
    const all = Array.from({ length: 10 }, () => store().attempts.take('ann', LIMIT, 1000));
    expect((await Promise.all(all)).filter(Boolean)).toHaveLength(3);
  });

  test('what is full again is forgotten', async () => {
    await tries('ann', 0, 3);
    await tries('bea', 50_000, 1);
    expect(await store().attempts.count()).toBe(2);
    await tries('cleo', 60_001, 1);
    expect(await store().attempts.count()).toBe(2);
  });
}
