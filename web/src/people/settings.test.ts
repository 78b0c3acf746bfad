import type { Answer, Me } from '@bicorne/table/protocol';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prefer, usePreferences } from '../preferences.ts';
import { keepSettings, takeSettings, tellSettings } from './settings.ts';

vi.mock('../local/device.ts', () => ({ recordHere: () => undefined }));

const quiet = { push: false, mail: false, webhook: false, digest: false };
const fresh = { language: 'en', look: { look: 'light' }, notices: quiet };

/** What the server keeps of somebody, and everything it was told. */
let kept = fresh;
let told: unknown[] = [];

const serve = (me: () => Answer<unknown>): void =>
  void vi.stubGlobal('fetch', (_: string, { body }: { body?: string }) => {
    if (body !== undefined) told.push((kept = JSON.parse(body)));
    return Promise.resolve({ json: me });
  });

beforeEach(() => {
  [kept, told] = [fresh, []];
  prefer({ language: 'en', look: 'light', text: 'normal', name: 'Ann' });
  serve(() => ({ ok: true, value: { ...kept, settings: kept } }));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('whoever chooses another notice does not go back to the language and look that he had before', async () => {
  prefer({ language: 'uk', look: 'dark' });
  await tellSettings();
  expect(kept.notices).toEqual(quiet);
  prefer({ text: 'large' });
  await tellSettings({ ...quiet, mail: true });
  expect(kept).toMatchObject({
    language: 'uk',
    look: { look: 'dark', text: 'large' },
    notices: { push: false, mail: true, digest: false },
  });
});

it('a look has neither language nor name in it', async () => {
  await tellSettings();
  expect(kept.look).not.toHaveProperty('language');
  expect(kept.look).not.toHaveProperty('name');
});

it('whom the server does not know, or cannot be asked about, it is told nothing of', async () => {
  serve(() => ({ ok: true, value: null }));
  expect(await tellSettings()).toEqual({ ok: true, value: null });
  const lost = { ok: false, fault: { code: 'network', message: '' } } as const;
  serve(() => lost);
  expect(await tellSettings()).toEqual(lost);
  expect(told).toEqual([]);
});

it('of many changes the last is told, and none that is only of the name, or comes after the page has closed', async () => {
  vi.useFakeTimers();
  const stop = keepSettings();
  prefer({ look: 'dark' });
  prefer({ look: 'system' });
  await vi.runAllTimersAsync();
  prefer({ name: 'Bea' });
  await vi.runAllTimersAsync();
  expect(told).toMatchObject([{ look: { look: 'system' } }]);
  prefer({ language: 'ru' });
  await vi.runAllTimersAsync();
  expect(told).toHaveLength(2);
  prefer({ look: 'dark' });
  stop();
  await vi.runAllTimersAsync();
  expect(told).toHaveLength(2);
});

it('whoever signs in finds his language and look, or, where he never chose any, those of this device', () => {
  const me = (look: object): Me => ({
    id: 'p1',
    name: 'Cat',
    account: true,
    mail: null,
    webhook: null,
    pushes: 0,
    settings: { language: 'ru', look: { ...look }, notices: quiet },
  });
  takeSettings(me({}));
  expect(usePreferences.getState()).toMatchObject({ language: 'en', look: 'light', name: 'Cat' });
  takeSettings({ ...me({ look: 'dark' }), name: 'Dan' });
  expect(usePreferences.getState()).toMatchObject({ language: 'ru', look: 'dark', name: 'Dan' });
});
