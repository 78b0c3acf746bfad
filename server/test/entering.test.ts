import type { Answer, Snapshot, Update } from '@bicorne/table/protocol';
import { io } from 'socket.io-client';
import { expect, test, vi } from 'vitest';
import type * as ground from '../ground.ts';
import type { Store } from '../store/port.ts';
import { type Client, twoAtTable, value, withServer } from './client.ts';

/** While it is there, stored steps are acknowledged so many turns of the promises after a seat's own was read. */
const held = vi.hoisted(() => ({
  turns: 0,
  gate: null as PromiseWithResolvers<void> | null,
  reached: (): void => undefined,
}));

vi.mock('../ground.ts', async (original) => {
  const { openGround } = await original<typeof ground>();
  return {
    openGround: async (...given: Parameters<typeof openGround>) => {
      const opened = await openGround(...given);
      return { ...opened, store: holding(opened.store) };
    },
  };
});

const holding = (store: Store): Store => ({
  ...store,
  matches: {
    ...store.matches,
    steps: {
      read: (match, from) => store.matches.steps.read(match, from),
      append: async (match, added) => {
        const stored = await store.matches.steps.append(match, added);
        held.reached();
        await held.gate?.promise;
        return stored;
      },
    },
  },
  looks: {
    ...store.looks,
    lookedAt: async (match, seat) => {
      const n = await store.looks.lookedAt(match, seat);
      void letGo();
      return n;
    },
  },
});

async function letGo(): Promise<void> {
  for (let turn = 0; turn < held.turns; turn++) await Promise.resolve();
  held.gate?.resolve();
}

/** What a further window of somebody hears, by number, from its coming in. */
async function heardBy({ address, cookie }: Client, match: string): Promise<number[]> {
  const heard: number[] = [];
  const line = io(address, { forceNew: true, transports: ['websocket'], extraHeaders: { cookie } });
  line.on('update', ({ n }: Update) => heard.push(n));
  line.emit('watch', { match, have: -1 }, (answer: Answer<Snapshot>) => heard.push(value(answer).n));
  // Everything that was sent before this answer has come.
  while (heard.length === 0 || held.gate) await line.emitWithAck('saw', { match, n: 0 });
  line.close();
  return heard;
}

test('whoever comes in at the very moment of an action is shown the position before he hears of what comes after', () =>
  withServer(async ({ address }) => {
    for (held.turns = 0; held.turns < 12; held.turns++) {
      const { blue, id } = await twoAtTable(address);
      const { n } = blue.now;
      held.gate = Promise.withResolvers();
      const reached = new Promise<void>((resolve) => (held.reached = resolve));
      const acting = blue.act(blue.sight.legal[0]).then(() => (held.gate = null));
      await reached;
      const heard = await heardBy(blue, id);
      await acting;
      expect([held.turns, heard]).toEqual([held.turns, heard[0] === n ? [n, n + 1] : [n + 1]]);
    }
  }));
