import type { Job } from '@bicorne/bots/job';
import type { Answer } from '@bicorne/server/protocol';
import { config } from 'zod';
import { Host, type Thinker } from './host.ts';
import { openShelf } from './shelf.ts';
import type { News, Question } from './wire.ts';

/** The worker that holds the matches of this device. */

// The page's security policy forbids making code from text, which zod would otherwise try.
config({ jitless: true });

/** Bots think in a worker of their own; to stop one is to end it. */
function makeThinker(): Thinker {
  let worker: Worker | null = null;
  let busy = false;
  const start = (): Worker => new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' });
  return {
    ask: (job: Job) =>
      new Promise((resolve, reject) => {
        const thinking = (worker ??= start());
        busy = true;
        thinking.addEventListener(
          'message',
          ({ data }: MessageEvent<string | null>) => {
            busy = false;
            if (data === null) reject(new Error('the bot failed'));
            else resolve(data);
          },
          { once: true },
        );
        thinking.postMessage(job);
      }),
    stop() {
      if (!busy) return;
      worker?.terminate();
      worker = null;
      busy = false;
    },
  };
}

const tell = (news: News): void => self.postMessage(news);
const host = new Host({ shelf: openShelf(), thinker: makeThinker(), tell });

self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  const reply = (answer: Answer<unknown>): void => self.postMessage({ id: data.id, answer });
  host.answer(data.word, data.ask).then(reply, (error: unknown) => {
    console.error(error);
    reply({ ok: false, fault: { code: 'unavailable', message: String(error) } });
  });
});
