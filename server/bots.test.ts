import { setImmediate as soon } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Bots } from './bots.ts';
import type { JobWork, Queue } from './queue/port.ts';
import type { StoredMatch } from './store/matches.ts';

/** A match in which a bot is to act. */
const WITH_BOT: StoredMatch = {
  id: 'match',
  game: 'picket',
  rules: '1',
  scenario: 'ford',
  options: {},
  listed: false,
  secret: '',
  seats: [{ name: 'red', person: null, bot: 'drill', commitment: 'c', number: 'n' }],
  turn: { kind: 'seats', seats: [0] },
  steps: 0,
  createdAt: 0,
  host: null,
  movedAt: 0,
  terms: {},
  affairs: {},
  clock: null,
};

const idle = async (): Promise<void> => undefined;
const QUEUE: Queue = {
  handle: idle,
  leave: idle,
  put: idle,
  drop: idle,
  waiting: async () => 0,
  start: idle,
  stop: idle,
};

test('a job that comes while another one ends is not lost: the store is asked once more', async () => {
  const jobs: JobWork[] = [];
  const asked: PromiseWithResolvers<null>[] = [];
  const nothing = async (): Promise<null> => null;
  const bots = new Bots({
    threads: 1,
    delay: 0,
    queue: { ...QUEUE, handle: (_, work) => jobs.push(work) },
    play: nothing,
    find: nothing,
    refresh: () => {
      const answer = Promise.withResolvers<null>();
      asked.push(answer);
      return answer.promise;
    },
    failed: () => undefined,
  });
  const [turn] = jobs;
  const first = turn('match');
  while (asked.length < 1) await soon();
  await turn('match');
  asked[0].resolve(null);
  while (asked.length < 2) await soon();
  asked[1].resolve(null);
  await first;
  await bots.close();
  expect(asked).toHaveLength(2);
});

test('a bot is called again where the queue could not be reached', async () => {
  const errors: unknown[] = [];
  let calls = 0;
  const put = async (): Promise<void> => {
    if (calls++ === 0) throw new Error('the line is cut');
  };
  const nothing = async (): Promise<null> => null;
  const bots = new Bots({
    threads: 1,
    delay: 0,
    queue: { ...QUEUE, put },
    play: nothing,
    find: nothing,
    refresh: nothing,
    failed: (error) => errors.push(error),
  });
  bots.wake(WITH_BOT);
  await expect.poll(() => calls, { timeout: 10_000 }).toBe(2);
  expect(errors).toHaveLength(1);
  await bots.close();
});

test('a match of a tournament, which nobody has made, is called for by somebody all the same', async () => {
  const callers: (string | undefined)[] = [];
  const bots = new Bots({
    threads: 1,
    delay: 0,
    queue: { ...QUEUE, put: async (_kind, _key, _due, by) => void callers.push(by) },
    play: async () => null,
    find: async () => null,
    refresh: async () => null,
    failed: () => undefined,
  });
  bots.wake({ ...WITH_BOT, host: '' });
  bots.wake({ ...WITH_BOT, host: 'ann' });
  expect(callers).toEqual(['match', 'ann']);
  await bots.close();
});
