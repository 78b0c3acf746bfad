import { commitment } from '@bicorne/engine';
import { afterEach, expect, it, vi } from 'vitest';
import { api } from './api.ts';
import { keptNumbers } from './dice.ts';
import { people } from './people.ts';

vi.mock('../local/device.ts', () => ({ recordHere: () => undefined }));
afterEach(() => vi.unstubAllGlobals());

/** A server at which a seat is taken once; who sits there already is shown his match. Returns what he has committed to. */
function serve(match: string, loses = 0): string[] {
  const committed: string[] = [];
  let lost = 0;
  const answer = (_: string, { body }: { body: string }): Promise<object> => {
    if (committed.length === 0) committed.push(JSON.parse(body).commitment);
    if (lost++ < loses) return Promise.reject(new Error('the line is lost'));
    return Promise.resolve({ json: () => ({ ok: true, value: { id: match } }) });
  };
  vi.stubGlobal('fetch', answer);
  return committed;
}

it('whoever sits down where he sits already keeps the number that he has committed to', async () => {
  const committed = serve('rematch');
  await people.rematch('before');
  await people.joinAny('rematch');
  expect(keptNumbers('rematch').map(commitment)).toContain(committed[0]);
});

it('whoever was not answered may have sat down: he keeps his number all the same', async () => {
  const committed = serve('joined', 1);
  expect(await api.join('joined', 'french')).toMatchObject({ ok: false, fault: { code: 'network' } });
  expect(keptNumbers('joined').map(commitment)).toContain(committed[0]);
  const invited = serve('invited', 1);
  await people.acceptInvitation('token', 'invited');
  await people.acceptInvitation('token', 'invited');
  expect(keptNumbers('invited').map(commitment)).toContain(invited[0]);
});
