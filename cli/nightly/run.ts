import { spawn } from 'node:child_process';
import type { Part } from './parts.ts';

export interface Ran {
  readonly name: string;
  readonly passed: boolean;
  readonly minutes: number;
  /** The end of what it printed. */
  readonly said: readonly string[];
}

const LINES = 60;

/** Runs a part in the folder, to its end or to its limit. */
export async function runPart({ name, command, env, minutes }: Part, folder: string): Promise<Ran> {
  const [program, ...args] = command;
  const began = performance.now();
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    // a group of its own: whatever it started ends with it
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said: string[] = [];
  const hear = (chunk: Buffer): void => {
    said = [...said, ...chunk.toString().split('\n')].filter((line) => line.trim() !== '').slice(-LINES);
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const code = await ended(child, minutes * 60_000);
  return { name, passed: code === 0, minutes: (performance.now() - began) / 60_000, said };
}

function ended(child: ReturnType<typeof spawn>, limit: number): Promise<number | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    }, limit);
    const end = (code: number | null): void => {
      clearTimeout(timer);
      resolve(code);
    };
    child.once('error', () => end(null));
    child.once('close', end);
  });
}
