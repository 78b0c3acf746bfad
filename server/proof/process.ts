import { exampleGame } from '@bicorne/games';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const CHILD = fileURLToPath(new URL('../test/child.ts', import.meta.url));
const FROZEN = new URL('./frozen.ts', import.meta.url).href;

/** Nobody is limited, unless a proof is about limits. */
const SETTINGS = {
  PORT: '0',
  BICORNE_GAMES: exampleGame(),
  BOT_DELAY: '0',
  BOT_THREADS: '1',
  LIMIT_MESSAGES: '1000000',
  LIMIT_LINES: '1000000',
  LIMIT_REQUESTS: '1000000',
  LIMIT_GUESTS: '1000000',
  LIMIT_MATCHES: '1000000',
  LOG_LEVEL: 'silent',
};

export type Settings = Readonly<Record<string, string>>;

/** A server in a process of its own, which can be killed. */
export interface ServerProcess {
  readonly address: string;
  readonly pid: number;
  kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

/** With `STANDING_TIME` it is always that time there. */
export async function startProcess(settings: Settings): Promise<ServerProcess> {
  const before = 'STANDING_TIME' in settings ? ['--import', FROZEN] : [];
  const child: ChildProcess = spawn(process.execPath, [...before, CHILD], {
    env: { ...SETTINGS, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const died = once(child, 'exit');
  const said = child.stdout ? once(child.stdout, 'data') : died;
  const [first] = await Promise.race([said, died]);
  if (child.exitCode !== null || child.pid === undefined) throw new Error('the server did not start');
  return {
    address: String(first).trim(),
    pid: child.pid,
    async kill(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill(signal);
      await died;
    },
  };
}
