import { Worker } from 'node:worker_threads';
import type { Result } from '@bicorne/engine';
import { nextRound, type Event, type Pairing } from '@bicorne/tournament';

/** A field so large is paired in a thread of its own: whoever plays elsewhere does not wait. */
const LARGE = 100;

export type Drawn = Result<readonly Pairing[]>;

export async function drawRound(event: Event): Promise<Drawn> {
  if (event.entrants.length >= LARGE) return drawApart(event);
  const next = nextRound(event);
  return next.ok ? { ok: true, value: next.value.tables } : next;
}

function drawApart({ terms, decisions }: Event): Promise<Drawn> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./pairing-worker.ts', import.meta.url), {
      workerData: { terms, decisions },
    });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the pairing ended with ${code}`)));
  });
}
