import { afterEach, expect, it, vi } from 'vitest';
import { forget, keep, kept } from './storage.ts';

const refuse = (): never => {
  throw new Error('nothing may be kept here');
};

afterEach(() => vi.unstubAllGlobals());

it('where the browser keeps nothing the page does, as long as it is open', () => {
  vi.stubGlobal('localStorage', { setItem: refuse, getItem: refuse, removeItem: refuse });
  expect(kept('number')).toBeNull();
  keep('number', '7');
  expect(kept('number')).toBe('7');
  forget('number');
  expect(kept('number')).toBeNull();
});
