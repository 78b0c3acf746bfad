import type { Worker } from 'node:worker_threads';

/** When the thread has done its work; what breaks it off is thrown here. */
export const finished = (thread: Worker): Promise<void> =>
  new Promise((resolve, reject) => {
    thread.once('error', reject);
    thread.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error('a thread stopped before it had finished')),
    );
  });
