import { expect, test } from 'vitest';
import type { StoreUnderTest } from './under-test.ts';

export function jobContract({ store, reopen }: StoreUnderTest): void {
  const due = async (now: number, most = 10): Promise<string[]> =>
    (await store().jobs.due('bot', now, most)).map(({ kind, key }) => `${kind} ${key}`);

  test('jobs of a kind come when their time has come, the oldest first, also after opening again', async () => {
    await store().jobs.put({ kind: 'clock', key: 'a', due: 300 });
    await store().jobs.put({ kind: 'bot', key: 'b', due: 250 });
    await store().jobs.put({ kind: 'bot', key: 'a', due: 200 });
    await store().jobs.put({ kind: 'mail', key: 'a', due: 100 });
    await reopen();
    expect(await due(199)).toEqual([]);
    expect(await due(300)).toEqual(['bot a', 'bot b']);
    expect(await due(300, 1)).toEqual(['bot a']);
    expect(await store().jobs.nextAfter(100, ['bot', 'clock'])).toBe(200);
    expect(await store().jobs.nextAfter(250, ['bot', 'clock'])).toBe(300);
    expect(await store().jobs.nextAfter(300, ['bot', 'clock'])).toBeNull();
  });

  test('a job put again gets the later word', async () => {
    await store().jobs.put({ kind: 'bot', key: 'a', due: 200 });
    await store().jobs.put({ kind: 'bot', key: 'a', due: 500 });
    expect(await due(499)).toEqual([]);
    expect(await due(500)).toEqual(['bot a']);
  });

  test('a job that is done goes, and one put again while it was done stays', async () => {
    await store().jobs.put({ kind: 'bot', key: 'a', due: 200 });
    await store().jobs.put({ kind: 'bot', key: 'b', due: 201 });
    const [a, b] = await store().jobs.due('bot', 300, 10);
    await store().jobs.put({ kind: 'bot', key: 'b', due: 201 });
    await store().jobs.done(a);
    await store().jobs.done(b);
    expect(await due(300)).toEqual(['bot b']);
  });

  test('a job that failed is put off, unless it was put again meanwhile; one no longer wanted is dropped', async () => {
    await store().jobs.put({ kind: 'bot', key: 'a', due: 200 });
    const [a] = await store().jobs.due('bot', 300, 10);
    await store().jobs.putOff(a, 400, 1);
    expect(await due(300)).toEqual([]);
    await store().jobs.put({ kind: 'bot', key: 'a', due: 250 });
    await store().jobs.putOff(a, 400, 2);
    expect(await due(300)).toEqual(['bot a']);
    await store().jobs.drop('bot', 'a');
    expect(await due(500)).toEqual([]);
  });
}
