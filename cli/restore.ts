import { readConfig, restorePostgres } from '@bicorne/server';
import { Failure, onlyWord, orBlame, readArgs } from './args.ts';
import type { Command } from './command.ts';

export const restore: Command = {
  help: () => `npx bicorne restore FILE

Brings a copy that \`backup\` made, or the bicorne.sqlite of a server that had no PostgreSQL, into the empty database
that DATABASE_URL names: all of it, or nothing. No server may run on either meanwhile. Without PostgreSQL a copy is put
in the place of bicorne.sqlite instead (see backup).

  DATABASE_URL=postgres://… npx bicorne restore /backups/monday.sqlite`,

  async run(args, terminal) {
    const { values, positionals } = readArgs(args, {});
    const file = onlyWord(positionals, 'FILE');
    const { database } = await orBlame(async () => readConfig(process.env));
    if (database === null)
      throw new Failure(
        'DATABASE_URL is not set: without PostgreSQL put the file in the place of bicorne.sqlite',
      );
    await orBlame(() => restorePostgres(file, database));
    terminal.say(values.json ? JSON.stringify({ restored: file }) : `restored ${file}`);
    return 0;
  },
};
