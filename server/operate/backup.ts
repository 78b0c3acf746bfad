import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';

/** Copies the embedded database while it is in use; the copy is whole, as of one moment, and opens by itself. */
export async function backupSqlite(data: string, target: string): Promise<void> {
  const file = join(data, 'bicorne.sqlite');
  if (!existsSync(file)) throw new Error(`there is no database in ${data}`);
  if (existsSync(target)) throw new Error(`${target} is there already`);
  const db = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  try {
    // One reading from the first page to the last: without it every write of the server begins the copy anew.
    db.exec('BEGIN; SELECT 1 FROM sqlite_schema');
    await backup(db, target);
  } finally {
    db.close();
  }
}
