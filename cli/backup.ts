import { backupPostgres, backupSqlite, readConfig } from '@bicorne/server';
import { onlyWord, orBlame, readArgs } from './args.ts';
import type { Command } from './command.ts';

export const backup: Command = {
  help: () => `npx bicorne backup FILE

Copies the data of the folder BICORNE_DATA to FILE while the server runs: all of it, as of one moment. To go back
to it, stop the server, put FILE in the place of bicorne.sqlite and remove the files bicorne.sqlite-wal and -shm.
With DATABASE_URL the data are PostgreSQL's, and FILE is a bicorne.sqlite all the same; \`restore\` brings it into an
empty database.

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
  await (database === null ? backupSqlite(data, target) : backupPostgres(database, target));
}
