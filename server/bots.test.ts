import { setImmediate as soon } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Bots } from './bots.ts';
import type { JobWork } from './queue/port.ts';

test('a job that comes while another one ends is not lost: the store is asked once more', async () => {
  const jobs: JobWork[] = [];
  const asked: PromiseWithResolvers<null>[] = [];
  const nothing = async (): Promise<null> => null;
  const ignore = async (): Promise<void> => undefined;
  const bots = new Bots({
    threads: 1,
    delay: 0,
    queue: { handle: (_, work) => jobs.push(work), put: ignore, drop: ignore, start: ignore, stop: ignore },
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
