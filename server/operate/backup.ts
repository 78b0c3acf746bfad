import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';

/** The embedded database in this folder; whoever looks at it makes none. */
export function databaseIn(data: string): string {
  const file = join(data, 'bicorne.sqlite');
  if (!existsSync(file)) throw new Error(`there is no database in ${data}`);
  return file;
}

/** Copies the embedded database while it is in use; the copy is whole, as of one moment, and opens by itself. */
export async function backupSqlite(data: string, target: string): Promise<void> {
  const file = databaseIn(data);
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
