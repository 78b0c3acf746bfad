import type { Store } from '../store/port.ts';

const KEY = 'health';
/** So long an answer is good, in milliseconds: who asks often does not have the disk written often. */
const GOOD_FOR = 1000;
/** A store that takes longer is as one that does not answer. */
const PATIENCE = 5000;

/** Whether the store takes what is written, and not only what is read: on a full disk one can read for long. */
export class Health {
  readonly #store: Store;
  readonly #failed: (error: unknown) => void;
  #asked: Promise<boolean> | null = null;
  #at = -Infinity;

  constructor(store: Store, failed: (error: unknown) => void) {
    this.#store = store;
    this.#failed = failed;
  }

  canStore(): Promise<boolean> {
    const now = performance.now();
    if (this.#asked && now - this.#at < GOOD_FOR) return this.#asked;
    this.#at = now;
    return (this.#asked = this.#write());
  }

  async #write(): Promise<boolean> {
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => late.reject(new Error('the store does not answer')), PATIENCE);
    try {
      const at = String(this.#store.now());
      await Promise.race([this.#store.looks.remember(KEY, at), late.promise]);
      return true;
    } catch (error) {
      this.#failed(error);
      return false;
    } finally {
      clearTimeout(timer);
    }
  }
}
