import { expect, it, vi } from 'vitest';
import { prefer } from '../preferences.ts';
import { tellSettings } from './settings.ts';

vi.mock('../local/device.ts', () => ({ recordHere: () => undefined }));

it('whoever chooses another notice does not go back to the language and look that he had before', async () => {
  const quiet = { push: false, mail: false, webhook: false };
  let kept = { language: 'en', look: { look: 'light' }, notices: quiet };
  vi.stubGlobal('fetch', (_: string, { body }: { body?: string }) => {
    if (body !== undefined) kept = JSON.parse(body);
    return Promise.resolve({ json: () => ({ ok: true, value: { ...kept, settings: kept } }) });
  });
  prefer({ language: 'uk', look: 'dark' });
  await tellSettings();
  prefer({ text: 'large' });
  await tellSettings({ ...quiet, mail: true });
  expect(kept).toMatchObject({
    language: 'uk',
    look: { look: 'dark', text: 'large' },
    notices: { push: false, mail: true },
  });
  vi.unstubAllGlobals();
});
