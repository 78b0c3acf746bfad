import { expect, it, vi } from 'vitest';
import type { Listener } from '../net/line.ts';
import { deviceLine } from './line.ts';
import type { News } from './wire.ts';

const worker = vi.hoisted((): { tell: (news: News) => void } => ({ tell: () => undefined }));
vi.mock('./device.ts', () => ({
  callDevice: () => undefined,
  hearDevice: (hear: (news: News) => void) => {
    worker.tell = hear;
    return () => undefined;
  },
  leaveHere: () => undefined,
  letThink: () => undefined,
  openHere: () => new Promise(() => undefined),
}));

it('whom the device was to go to at the table one has left is nobody at this one', () => {
  const passed: unknown[] = [];
  const nothing = (): void => undefined;
  const listener: Listener = {
    opened: nothing,
    lost: nothing,
    update: nothing,
    card: nothing,
    chat: nothing,
    notice: nothing,
    standing: nothing,
    pass: (...to) => void passed.push(to),
    thinking: nothing,
    halted: nothing,
  };
  deviceLine('~here', listener);
  worker.tell({ news: 'pass', match: '~left', pass: { to: 'red', hidden: false } });
  worker.tell({ news: 'pass', match: '~here', pass: { to: 'blue', hidden: true } });
  expect(passed).toEqual([['blue', true]]);
});
