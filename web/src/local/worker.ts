import type { Answer } from '@bicorne/table/protocol';
import type { Job } from '@bicorne/bots/job';
import { Purses, type Purse } from '@bicorne/bots/purse';
import { Host, type Thinker } from './host.ts';
import { openShelf } from './shelf.ts';
import type { News, Question } from './wire.ts';

/**
 * Two workers from one file: the host holds the matches of this device; the thinker, which the host starts, is a bot at
 * work, told what its seat sees. How bots think is fetched when the first one is asked.
 */
const THINKER = 'thinker';

if (self.name === THINKER) beThinker();
else beHost();

async function work(job: Job, purse: Purse): Promise<string> {
  const { doJob } = await import('@bicorne/bots/job');
  return doJob(job, purse);
}

function beThinker(): void {
  const purses = new Purses();
  self.addEventListener('message', ({ data }: MessageEvent<Job>) => {
    const purse = purses.of(data.match, data.seat);
    work(data, purse).then(
      (answer) => {
        purses.keep(data.match, data.seat, purse);
        self.postMessage(answer);
      },
      (error: unknown) => {
        console.error(error);
        self.postMessage(null);
      },
    );
  });
}

function beHost(): void {
  const tell = (news: News): void => self.postMessage(news);
  const host = new Host({ shelf: openShelf(), thinker: makeThinker(), tell });
  self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
    const reply = (answer: Answer<unknown>): void => self.postMessage({ id: data.id, answer });
    host.answer(data.word, data.ask).then(reply, (error: unknown) => {
      console.error(error);
      reply({ ok: false, fault: { code: 'device', message: String(error) } });
    });
  });
}

/** To stop a bot is to end its worker. */
function makeThinker(): Thinker {
  let worker: Worker | null = null;
  let busy = false;
  let fall = (): void => undefined;
  const start = (): Worker => {
    const begun = new Worker(self.location.href, { type: 'module', name: THINKER });
    begun.addEventListener('error', (event) => {
      // Else the host would be thought to have fallen as well.
      event.preventDefault();
      begun.terminate();
      worker = null;
      busy = false;
      fall();
    });
    return begun;
  };
  return {
    ask: (job) =>
      new Promise((resolve, reject) => {
        const thinking = (worker ??= start());
        busy = true;
        fall = () => reject(new Error('the bot fell'));
        const hear = ({ data }: MessageEvent<string | null>): void => {
          busy = false;
          if (data === null) reject(new Error('the bot failed'));
          else resolve(data);
        };
        thinking.addEventListener('message', hear, { once: true });
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
