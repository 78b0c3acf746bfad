import { readConfig, startServer } from '@bicorne/server';
import { Failure, noWords, orBlame, readArgs } from './args.ts';
import type { Command } from './command.ts';
import { interrupted } from './serve.ts';

export const think: Command = {
  help: () => `npx bicorne think

Thinks for the bots of a big host, until Ctrl-C: takes their turns from the PostgreSQL that DATABASE_URL names, with
BOT_THREADS threads, and serves nobody. Start it on as many machines as it takes, with the environment of the servers;
these think themselves as well, unless they have BOT_THREADS=0.

  DATABASE_URL=postgres://… BOT_THREADS=8 npx bicorne think`,

  async run(args, terminal) {
    noWords(readArgs(args, {}).positionals);
    const config = await orBlame(async () => readConfig(process.env));
    if (config.database === null)
      throw new Failure('DATABASE_URL is not set: with SQLite the bots think beside the server');
    if (config.botThreads === 0) throw new Failure('BOT_THREADS is 0: nobody would think');
    const worker = await orBlame(() => startServer({ ...config, listens: false }));
    terminal.say(`thinking in ${config.botThreads} threads (Ctrl-C stops it)`);
    await interrupted();
    await worker.close();
    return 0;
  },
};
