import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Does the work when no other process of this machine does work of this name; the lock of one that died is void. */
export async function oneAtATime<T>(name: string, work: () => Promise<T>): Promise<T> {
  const file = join(tmpdir(), `bicorne-${createHash('sha256').update(name).digest('hex').slice(0, 16)}.lock`);
  while (!take(file)) await pause(100);
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function take(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if (!isAlive(holder(file))) rmSync(file, { force: true });
    return false;
  }
}

/** The process that holds it; ours while it is just being written or taken away. */
function holder(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8')) || process.pid;
  } catch {
    return process.pid;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
