import { doJob, type Job } from '@bicorne/bots/job';
import { config } from 'zod';

config({ jitless: true });

/** A bot at work: it is told what its seat sees, and answers in the game's notation. */
self.addEventListener('message', ({ data }: MessageEvent<Job>) => {
  doJob(data).then(
    (answer) => self.postMessage(answer),
    (error: unknown) => {
      console.error(error);
      self.postMessage(null);
    },
  );
});
