import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storeContract } from './contract.ts';
import { openSqlite } from './sqlite.ts';

storeContract('SQLite', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bicorne-'));
  return {
    open: async () => openSqlite(join(folder, 'new', 'bicorne.sqlite')),
    remove: () => rm(folder, { recursive: true }),
  };
});
