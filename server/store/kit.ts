import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import type { Now } from '../clock/shared.ts';
import type { StepLog } from './steps.ts';

/**
 * What the stores are built on, the same on SQLite and on PostgreSQL. Rare things are asked and changed through
 * Kysely; the steps of matches, which are most of what happens, have a way of their own.
 */
export interface Kit {
  /** Sees what is on the disk, and nothing that is not there yet. */
  readonly read: Kysely<Schema>;
  /**
   * All of this work or nothing. When the promise is kept, it is on the disk: it survives a kill and a power cut.
   * The work awaits nothing but the database it is handed, and asks for no other `write`: others wait for it.
   */
  write<T>(work: (db: Kysely<Schema>) => Promise<T>): Promise<T>;
  readonly steps: StepLog;
  readonly now: Now;
  /** Kept when nothing can be stored any more until the process starts anew, with why. */
  readonly lost: Promise<unknown>;
  close(): Promise<void>;
}

export const yes = (flag: boolean): number => (flag ? 1 : 0);

/** For a condition on the match's key. */
export const keyOf = (db: Kysely<Schema>, match: string) =>
  db.selectFrom('matches').select('key').where('id', '=', match);
