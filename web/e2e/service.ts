import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const ROOT = join(import.meta.dirname, '..', '..');

/** The real service as a process of its own: it can be killed in the middle, and started again on the same data. */
export class Service {
  readonly #port: number;
  readonly #data = mkdtempSync(join(tmpdir(), 'bicorne-e2e-'));
  #process: ChildProcess | null = null;

  constructor(port: number) {
    this.#port = port;
  }

  get url(): string {
    return `http://127.0.0.1:${String(this.#port)}`;
  }

  async start(): Promise<void> {
    const env = {
      ...process.env,
      PORT: String(this.#port),
      BICORNE_DATA: this.#data,
      BOT_DELAY: '0',
      LOG_LEVEL: 'error',
      LIMIT_MESSAGES: '1000',
      LIMIT_REQUESTS: '100000',
      LIMIT_GUESTS: '1000',
      LIMIT_LOGINS: '1000',
    };
    const child = spawn(process.execPath, ['cli/bicorne.ts', 'serve', '--json', '--built'], {
      cwd: ROOT,
      env,
    });
    child.stderr.pipe(process.stderr);
    this.#process = child;
    for await (const line of createInterface({ input: child.stdout })) {
      if (line.includes(this.url)) return;
      if (line.startsWith('{"url"')) return this.#fail(`the port is taken: wanted ${this.url}, got ${line}`);
    }
    return this.#fail('the service did not start');
  }

  async #fail(why: string): Promise<never> {
    await this.kill();
    throw new Error(why);
  }

  /** As a power cut would: nothing is finished, nothing is said. */
  async kill(): Promise<void> {
    const child = this.#process;
    this.#process = null;
    // Who is gone already does not go again.
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.#data, { recursive: true, force: true });
  }
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
