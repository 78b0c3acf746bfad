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
  /** Adds a job for a time, by default now. One that already waits under this kind and key gets this time. */
  put(kind: string, key: string, due?: number): Promise<void>;
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
