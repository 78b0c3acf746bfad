import address from 'virtual:bicorne-worker/report';
import type { Answers, Question } from './wire.ts';

/** One worker; it is asked again only when it has answered. */
export class Hand {
  readonly #worker = new Worker(address, { type: 'module' });

  ask<Q extends Question>(question: Q): Promise<Answers[Q['kind']]> {
    const once = { once: true };
    return new Promise((resolve, reject) => {
      const hear = ({ data }: MessageEvent<Answers[Q['kind']]>): void => resolve(data);
      this.#worker.addEventListener('message', hear, once);
      this.#worker.addEventListener('error', () => reject(new Error('a worker of this page fell')), once);
      this.#worker.postMessage(question);
    });
  }

  dismiss(): void {
    this.#worker.terminate();
  }
}
