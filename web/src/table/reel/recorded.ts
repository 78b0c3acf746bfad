import address from 'virtual:bicorne-worker/table/reel';
import type { Sight, Viewer } from '@bicorne/engine';
import type { StoryStep, WireFault } from '@bicorne/table/protocol';
import { fetchRecord } from '../../net/api.ts';
import type { Answers, Played, Question } from './wire.ts';

/** A record that a worker of this page has played again. */
export interface Recorded extends Played {
  readonly record: string;
  story(viewer: Viewer): Promise<readonly StoryStep[]>;
  sight(n: number, viewer: Viewer): Promise<Sight>;
  verdict(): Promise<Answers['verdict']>;
  luck(): Promise<Answers['luck']>;
  /** The last position up to this one that a file can say, as a battle. */
  battle(upTo: number): Promise<Answers['battle']>;
  close(): void;
}

type Ask = <Q extends Question>(question: Q) => Promise<Answers[Q['kind']]>;

const askOf =
  (worker: Worker): Ask =>
  (question) =>
    new Promise((resolve, reject) => {
      const { port1, port2 } = new MessageChannel();
      const answered = new AbortController();
      const fell = (): void => reject(new Error('a worker of this page fell'));
      worker.addEventListener('error', fell, { once: true, signal: answered.signal });
      port1.addEventListener('message', ({ data }) => {
        answered.abort();
        port1.close();
        resolve(data);
      });
      port1.start();
      worker.postMessage(question, [port2]);
    });

/** The record of a match that is open to be read; why not, as a code. */
export async function openRecorded(match: string): Promise<Recorded | WireFault['code']> {
  const record = await fetchRecord(match);
  if (!record.ok) return record.fault.code;
  const worker = new Worker(address, { type: 'module' });
  const ask = askOf(worker);
  const played = await ask({ kind: 'open', record: record.value }).catch(() => null);
  if (!played) {
    worker.terminate();
    return 'unknown';
  }
  return {
    ...played,
    record: record.value,
    story: (viewer) => ask({ kind: 'story', viewer }),
    sight: (n, viewer) => ask({ kind: 'sight', n, viewer }),
    verdict: () => ask({ kind: 'verdict' }),
    luck: () => ask({ kind: 'luck' }),
    battle: (upTo) => ask({ kind: 'battle', upTo }),
    close: () => worker.terminate(),
  };
}
