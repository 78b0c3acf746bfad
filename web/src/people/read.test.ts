import type { ChatLine } from '@bicorne/table/protocol';
import { beforeEach, expect, it, vi } from 'vitest';
import { keepRead, lastRead, unread } from './read.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

const line = (id: number, person: string): ChatLine => ({
  id,
  match: 'one',
  at: 0,
  from: { person, name: person, seat: null },
  to: 'table',
  text: '',
});

it('what was read stays read over a reload, for each match by itself', () => {
  expect(lastRead('one')).toBe(0);
  keepRead('one', 7);
  keepRead('other', 3);
  keepRead('one', 9);
  expect([lastRead('one'), lastRead('other'), lastRead('third')]).toEqual([9, 3, 0]);
});

it('of very many matches the last ones that were read are kept', () => {
  for (let n = 1; n <= 300; n++) keepRead(`m${n}`, n);
  expect([lastRead('m300'), lastRead('m101'), lastRead('m100')]).toEqual([300, 101, 0]);
  expect([...kept.values()].join('').length).toBeLessThan(4000);
});

it('what cannot be read counts as nothing', () => {
  kept.set('bicorne.read', 'one two:x :: three:5');
  expect([lastRead('one'), lastRead('two'), lastRead('three')]).toEqual([0, 0, 5]);
  keepRead('four', 1);
  expect(kept.get('bicorne.read')).toBe('three:5 four:1');
});

it('unread is what others have said since', () => {
  const lines = [line(1, 'bea'), line(2, 'ann'), line(3, 'bea'), line(4, 'ann'), line(5, 'bea')];
  expect(unread(lines, 0, 'ann')).toBe(3);
  expect(unread(lines, 3, 'ann')).toBe(1);
  expect(unread(lines, 5, 'ann')).toBe(0);
  expect(unread(lines, 3, undefined)).toBe(2);
});
