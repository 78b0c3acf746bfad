import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildPage, readConfig, startServer, type Config, type RunningServer } from '@bicorne/server';
import { Failure, noWords, orBlame, readArgs, readWhole } from './args.ts';
import type { Command } from './command.ts';

const PORTS_TO_TRY = 20;
/** So long those who are still answered are waited for when nothing can be stored any more, in milliseconds. */
const LAST_ANSWERS = 3000;

export const serve: Command = {
  help: () => `npx bicorne serve [--port PORT] [--built]

Serves the table in the browser, until Ctrl-C. The port is --port, or the environment's PORT, or 4815; if it is
taken, the next free one. The address is printed. The page is built first if it is older than its sources;
--built serves it as it is, and fails where it was never built.
Matches and people are kept in the folder BICORNE_DATA (./bicorne-data). server/README.md lists all that can be set.

  npx bicorne serve
  PORT=8080 BICORNE_DATA=/var/lib/bicorne npx bicorne serve`,

  async run(args, terminal) {
    const { values, positionals } = readArgs(args, { port: { type: 'string' }, built: { type: 'boolean' } });
    noWords(positionals);
    const config = await orBlame(async () => readConfig(process.env));
    const port = values.port === undefined ? config.port : readWhole('port', values.port, 0, 65_535);
    if (!values.built) await orBlame(() => buildPage((line) => terminal.note(line)));
    else if (!existsSync(join(config.web, 'index.html')))
      throw new Failure('there is no built page: without --built it is built first');
    const server = await orBlame(() => start({ ...config, port }));
    terminal.say(
      values.json
        ? JSON.stringify({ url: server.address })
        : `Bicorne is at ${server.address} (Ctrl-C stops it)`,
    );
    const lost = await Promise.race([interrupted(), server.lost]);
    if (lost === undefined) {
      await server.close();
      return 0;
    }
    terminal.note(
      `bicorne: nothing can be stored any more (${lost instanceof Error ? lost.message : 'the store'}); whoever supervises starts it anew`,
    );
    // What waits for the store would wait for ever.
    await Promise.race([server.close().catch(() => undefined), pause(LAST_ANSWERS)]);
    process.exit(1);
  },
};

async function start(config: Config): Promise<RunningServer> {
  for (let port = config.port; port < config.port + PORTS_TO_TRY && port <= 65_535; port++) {
    const server = await startServer({ ...config, port }).catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return null;
      throw error;
    });
    if (server) return server;
  }
  throw new Failure(`the ports from ${config.port} on are all taken`);
}

/** A second signal ends the process at once. */
export const interrupted = (): Promise<undefined> =>
  new Promise((resolve) => {
    process.once('SIGINT', () => resolve(undefined));
    process.once('SIGTERM', () => resolve(undefined));
  });
