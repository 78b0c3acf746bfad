import { commitment } from '@bicorne/engine';
import { afterEach, expect, it, vi } from 'vitest';
import { api } from './api.ts';
import { keptNumbers, unansweredIn } from './dice.ts';
import { people } from './people.ts';

vi.mock('../local/device.ts', () => ({ recordHere: () => undefined }));
afterEach(() => vi.unstubAllGlobals());
const hashes = (numbers: readonly string[]): string[] => numbers.map(commitment);

const WISH = { game: 'toy', scenario: 'one', seats: {} };

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

it('whoever asked first for a rematch or a match and was not answered finds his number by what he has committed to', async () => {
  for (const ask of [() => people.rematch('before'), () => api.create(WISH)]) {
    const committed = serve('made', 1);
    expect(await ask()).toMatchObject({ ok: false, fault: { code: 'network' } });
    expect(hashes(await unansweredIn(committed))).toEqual(committed);
    expect(await unansweredIn([commitment('another')])).toEqual([]);
  }
});

it('a number that was answered for is kept with its match alone, and one that was refused not at all', async () => {
  const committed = serve('answered');
  await people.rematch('before');
  expect(hashes(keptNumbers('answered'))).toEqual(committed);
  expect(await unansweredIn(committed)).toEqual([]);
  let refused = '';
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    refused = JSON.parse(body).commitment;
    return Promise.resolve({ json: () => ({ ok: false, fault: { code: 'not-allowed', message: '' } }) });
  });
  await people.rematch('before');
  expect(await unansweredIn([refused])).toEqual([]);
});
