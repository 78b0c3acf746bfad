import { execFileSync, fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Load } from './lanes.ts';

const FOLDER = join(import.meta.dirname, 'boardgame-io');

/** The same tiny game on boardgame.io's server, with its own client; its matches are in memory only. */
export async function benchBoardgameIo(matches: number, seconds: number): Promise<Load> {
  if (!existsSync(join(FOLDER, 'node_modules')))
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock'], { cwd: FOLDER });
  const server = fork(join(FOLDER, 'server.mjs'), { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  try {
    const address = await say<string>(server);
    const players = fork(join(FOLDER, 'players.mjs'), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    players.send({ address, matches, seconds });
    return await say<Load>(players);
  } finally {
    server.kill('SIGKILL');
  }
}

async function say<T>(child: ChildProcess): Promise<T> {
  const [message]: T[] = await once(child, 'message');
  return message;
}
