import { expect, it, onTestFinished, vi } from 'vitest';
import { capital, plural } from './plural.ts';

const BLOCKS = { one: 'блок', few: 'блоки', many: 'блоків', other: 'блока' };

it.each([
  [1, 'блок'],
  [3, 'блоки'],
  [5, 'блоків'],
  [12, 'блоків'],
  [21, 'блок'],
])('%i takes its Ukrainian form', (count, form) => {
  expect(plural('uk')(count, BLOCKS)).toBe(form);
});

it('a form that a language does not list is the other one', () => {
  expect(plural('en')(2, { one: 'block', other: 'blocks' })).toBe('blocks');
});

it('a line begins with the same letter on a machine of any language', () => {
  const turkish = vi.spyOn(String.prototype, 'toLocaleUpperCase').mockReturnValue('İ');
  onTestFinished(() => turkish.mockRestore());
  expect([capital('infantry'), capital('їхній')]).toEqual(['Infantry', 'Їхній']);
});
