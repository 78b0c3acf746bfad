/**
 * Work that must be done at its time, whatever happens to a server in between. A job says only where to look: its
 * handler asks the store what is to be done there, so that one done twice, or too early, does no harm.
 */
export interface Queue {
  /**
   * Who does jobs of this kind, and how many of them at once, if that matters; named before `start`. What throws is
   * tried again, later and later.
   */
  handle(kind: string, work: JobWork, atOnce?: number): void;
  /** Jobs of this kind are put here and done by other processes. */
  leave(kind: string): void;
  /**
   * Adds a job for a time, by default now. One that already waits under this kind and key gets this time. Of those
   * who have many done (`by`), each waits behind his own.
   */
  put(kind: string, key: string, due?: number, by?: string): Promise<void>;
  /** How many of this kind are due, and nobody does them yet. */
  waiting(kind: string): Promise<number>;
  /** Takes away the job that waits under this kind and key, if there is one. */
  drop(kind: string, key: string): Promise<void>;
  start(): Promise<void>;
  /** Jobs that are under way are finished. */
  stop(): Promise<void>;
}

export type JobWork = (key: string) => Promise<void>;

/** How long after its `tries`th failure a job is tried again, in milliseconds: a second, then twice as long each time, at most an hour. */
export const retryAfter = (tries: number): number => Math.min(1000 * 2 ** (tries - 1), 3_600_000);

/** About three days of trying. */
export const MOST_TRIES = 80;
