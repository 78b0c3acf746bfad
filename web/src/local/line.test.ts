import { expect, it, vi } from 'vitest';
import type { Listener } from '../net/line.ts';
import { deviceLine } from './line.ts';
import type { News } from './wire.ts';

interface Device {
  tell: (news: News) => void;
  readonly asked: (readonly [string, object])[];
  answer: unknown;
}
const worker = vi.hoisted((): Device => ({ tell: () => undefined, asked: [], answer: undefined }));
vi.mock('./device.ts', () => ({
  askDevice: async (word: string, message: object) => {
    worker.asked.push([word, message]);
    return worker.answer;
  },
  hearDevice: (hear: (news: News) => void) => {
    worker.tell = hear;
    return () => undefined;
  },
  leaveHere: () => undefined,
  letThink: () => undefined,
  openHere: () => new Promise(() => undefined),
}));

const nothing = (): void => undefined;
const listener: Listener = {
  opened: nothing,
  lost: nothing,
  update: nothing,
  card: nothing,
  chat: nothing,
  notice: nothing,
  standing: nothing,
  orders: nothing,
  plans: nothing,
  pass: nothing,
  thinking: nothing,
  halted: nothing,
};

it('whom the device was to go to at the table one has left is nobody at this one', () => {
  const passed: unknown[] = [];
  deviceLine('~here', { ...listener, pass: (...to) => void passed.push(to) });
  worker.tell({ news: 'pass', match: '~left', pass: { to: 'red', hidden: false } });
  worker.tell({ news: 'pass', match: '~here', pass: { to: 'blue', hidden: true } });
  expect(passed).toEqual([['blue', true]]);
});

it('whoever looks says who he is with all that he asks: a worker that fell does not know any more', async () => {
  const line = deviceLine('~here', listener);
  const seats = ['blue', 'red'].map((seat) => ({ seat }));
  worker.answer = { ok: true, value: { viewer: 1, match: { id: '~here', seats } } };
  await line.request('watch', { match: '~here', have: -1 });
  await line.request('resign', { match: '~here' });
  expect(worker.asked.at(-1)).toEqual(['resign', { match: '~here', seat: 'red' }]);
  worker.answer = { ok: true, value: { viewer: -1, match: { id: '~here', seats } } };
  await line.request('watch', { match: '~here', have: -1 });
  await line.request('moment', { match: '~here', n: 0 });
  expect(worker.asked.at(-1)).toEqual(['moment', { match: '~here', n: 0 }]);
});
