import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prefer, usePreferences } from '../preferences.ts';
import { enter } from './enter.ts';

vi.mock('../local/device.ts', () => ({ recordHere: () => undefined }));

/** What the server is asked to do, which knows this person. */
let asked: unknown[] = [];
beforeEach(() => void (asked = []));
afterEach(() => vi.unstubAllGlobals());

function known(person: object | null): void {
  vi.stubGlobal('fetch', (path: string, { body }: { body?: string }) => {
    if (body !== undefined) asked.push([path, JSON.parse(body)]);
    return Promise.resolve({ json: () => ({ ok: true, value: person }) });
  });
}

it('an account that was renamed elsewhere, or on its own page, is not called by its old name again', async () => {
  known({ id: 'a', name: 'Anna', account: true });
  prefer({ name: 'Ann' });
  await enter();
  expect(asked).toEqual([]);
  expect(usePreferences.getState().name).toBe('Anna');
});

it('a guest is called what he writes', async () => {
  known({ id: 'g', name: 'Hussar 12', account: false });
  prefer({ name: 'Ann' });
  await enter();
  expect(asked).toEqual([['/api/guest', { name: 'Ann' }]]);
});

it('whoever is not known comes in as a guest, with some name where he gives none', async () => {
  known(null);
  prefer({ name: ' ' });
  await enter();
  expect(asked).toEqual([['/api/guest', { name: expect.stringMatching(/\w+ \d\d$/) }]]);
});
