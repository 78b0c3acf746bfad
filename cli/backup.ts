import { backupSqlite, readConfig } from '@bicorne/server';
import { Failure, onlyWord, orBlame, readArgs } from './args.ts';
import type { Command } from './command.ts';

export const backup: Command = {
  help: () => `npx bicorne backup FILE

Copies the data of the folder BICORNE_DATA to FILE while the server runs: all of it, as of one moment. To go back
to it, stop the server, put FILE in the place of bicorne.sqlite and remove the files bicorne.sqlite-wal and -shm.
With DATABASE_URL the data are PostgreSQL's: take pg_dump, which copies a database in use just as well.

  npx bicorne backup /backups/bicorne-today.sqlite`,

  async run(args, terminal) {
    const { values, positionals } = readArgs(args, {});
    const target = onlyWord(positionals, 'FILE');
    await orBlame(() => copyTo(target));
    terminal.say(values.json ? JSON.stringify({ file: target }) : `copied to ${target}`);
    return 0;
  },
};

async function copyTo(target: string): Promise<void> {
  const { data, database } = readConfig(process.env);
  if (database !== null)
    throw new Failure(
      'the data are in PostgreSQL: pg_dump --format=custom --file=FILE "$DATABASE_URL" copies them',
    );
  await backupSqlite(data, target);
}
