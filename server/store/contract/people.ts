import { expect, test } from 'vitest';
import type { StoreUnderTest } from './under-test.ts';

export function peopleContract({ store }: StoreUnderTest): void {
  test('a person is found by the hash of a session, and by nothing else', async () => {
    expect(await store().people.ofSession('hash-b')).toEqual({ id: 'bea', name: 'Беа' });
    expect(await store().people.ofSession('bea')).toBeNull();
  });

  test('holidays are kept in order, replaced as a whole or not at all, and go with whoever had them', async () => {
    const { holidays, people } = store();
    const [first, second] = [
      { from: 5, until: 9 },
      { from: 20, until: 30 },
    ];
    expect(await holidays.change('ann', () => [second, first])).toBe(true);
    expect(await holidays.of('ann')).toEqual([first, second]);
    expect(await holidays.change('ann', () => null)).toBe(false);
    expect(await holidays.change('ann', (known) => known.slice(1))).toBe(true);
    expect(await holidays.of('ann')).toEqual([second]);
    expect(await holidays.of('bea')).toEqual([]);
    await people.forget('ann');
    expect(await holidays.of('ann')).toEqual([]);
  });

  test('a person may take another name', async () => {
    await store().people.rename('ann', 'Anna');
    expect(await store().people.ofSession('hash-a')).toEqual({ id: 'ann', name: 'Anna' });
  });
}
