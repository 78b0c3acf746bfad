import { expect, test } from 'vitest';
import type { StoreUnderTest } from './under-test.ts';

export function peopleContract({ store }: StoreUnderTest): void {
  test('a person is found by the hash of a session, and by nothing else', async () => {
    expect(await store().people.ofSession('hash-b')).toEqual({ id: 'bea', name: 'Беа' });
    expect(await store().people.ofSession('bea')).toBeNull();
  });

  test('a person may take another name', async () => {
    await store().people.rename('ann', 'Anna');
    expect(await store().people.ofSession('hash-a')).toEqual({ id: 'ann', name: 'Anna' });
  });
}
