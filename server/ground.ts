import { join } from 'node:path';
import type { Config } from './config.ts';
import { joinPeers, type Peers, type PeersOptions } from './peers.ts';
import { BossQueue } from './queue/boss.ts';
import type { Queue } from './queue/port.ts';
import { RowQueue } from './queue/rows.ts';
import { openPostgres } from './store/postgres.ts';
import type { Store } from './store/port.ts';
import { openSqlite } from './store/sqlite.ts';

/** What the service stands on: a file and itself, or a PostgreSQL that it may share with others. */
export interface Ground {
  readonly store: Store;
  readonly queue: Queue;
  readonly join: (options: Omit<PeersOptions, 'url'>) => Promise<Peers>;
}

const ALONE: Peers = {
  tell: () => undefined,
  tellChanged: () => undefined,
  tellHall: () => undefined,
  tellPresence: () => undefined,
  askPresence: () => undefined,
  close: async () => undefined,
};

/** `asItIs`: data of an older version is refused rather than brought up to date under a server that runs on it. */
export async function openGround(
  { data, database, now }: Config,
  failed: (error: unknown) => void,
  { asItIs = false } = {},
): Promise<Ground> {
  if (database === null) {
    const store = openSqlite(join(data, 'bicorne.sqlite'), { asItIs });
    return { store, queue: new RowQueue(store.jobs, failed), join: async () => ALONE };
  }
  return {
    store: await openPostgres(database, failed, now, { asItIs }),
    queue: new BossQueue(database, failed),
    join: (options) => joinPeers({ ...options, url: database }),
  };
}
