import { expect, it } from 'vitest';
import { keyOf, seal, unseal } from './vault.ts';

it('what was sealed is read by whoever has the words, and by nobody else', async () => {
  const [key, again, other, another] = await Promise.all([
    keyOf('the guard dies', 'ann'),
    keyOf('the guard dies', 'ann'),
    keyOf('the guard dies', 'bea'),
    keyOf('and does not surrender', 'ann'),
  ]);
  const plain = JSON.stringify({ notes: 'спершу гармати' });
  const sealed = await seal(key, plain);
  expect(sealed).toMatch(/^[\w+/=]+$/);
  expect(sealed).not.toBe(await seal(key, plain));
  expect(again).toBe(key);
  expect(await unseal(again, sealed)).toBe(plain);
  for (const wrong of [other, another]) expect(await unseal(wrong, sealed)).toBeNull();
  expect(await unseal(key, `${sealed.slice(0, -8)}AAAAAAAA`)).toBeNull();
  expect(await unseal(key, 'nonsense')).toBeNull();
});
