import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Config } from './config.ts';

/**
 * One server at a time on one folder: two would not hear of each other's actions, and send every notice twice. Whoever
 * stops lets go of it, also by a kill: it is the system that holds the lock. Several share a PostgreSQL.
 */
export function hold({ data, database }: Pick<Config, 'data' | 'database'>): () => void {
  if (database !== null) return () => undefined;
  mkdirSync(data, { recursive: true });
  const lock = new DatabaseSync(join(data, 'bicorne.lock'));
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw isBusy(error) ? new Error(`another server is at work on the data in ${data}`) : error;
  }
  return () => lock.close();
}

const SQLITE_BUSY = 5;
const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
