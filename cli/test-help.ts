import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { main } from './main.ts';

export const CLI = import.meta.dirname;

interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command line in this process and keeps what it writes. */
export async function run(...args: string[]): Promise<Ran> {
  const out: string[] = [];
  const err: string[] = [];
  const terminal = {
    say: (text: string) => void out.push(text),
    note: (text: string) => void err.push(text),
    progress: () => undefined,
  };
  const code = await main(args, terminal);
  return { code, out: out.join('\n'), err: err.join('\n') };
}

/** Runs it as a process of its own, says `input` to it and waits for its end. */
export const runProcess = (args: readonly string[], input: string | Buffer = ''): Promise<Ran> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...args]);
    const out: Buffer[] = [];
    const err: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => err.push(chunk));
    child.once('error', reject);
    child.once('close', (code) =>
      resolve({ code: code ?? -1, out: Buffer.concat(out).toString(), err: Buffer.concat(err).toString() }),
    );
    child.stdin.end(input);
  });

/** A folder that is gone after the test. */
export function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bicorne-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

export function tempFile(name: string, text: string | Buffer): string {
  const path = join(tempFolder(), name);
  writeFileSync(path, text);
  return path;
}

export const readDoc = (name: string): string => readFileSync(join(CLI, '../docs', name), 'utf8');

/** The record that docs/records.md shows. */
export const exampleRecord = (): string =>
  /```bicorne\n(?<record>[^`]*)```/.exec(readDoc('records.md'))?.groups?.['record'] ?? '';
