import { gameIds } from '@bicorne/games';
import { Failure, UsageError } from './args.ts';
import { COMMANDS } from './commands.ts';
import type { Terminal } from './terminal.ts';

const HELP = new Set(['help', '--help', '-h']);

/** Runs one command line; returns the exit code: 0 done, 1 the answer is no, 2 misused. */
export async function main(args: readonly string[], terminal: Terminal): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined) {
    terminal.note(overview());
    return 2;
  }
  if (HELP.has(name)) return help(rest[0], terminal);
  if (rest.includes('--help') || rest.includes('-h')) return help(name, terminal);
  return runCommand(name, rest, terminal);
}

async function runCommand(name: string, args: readonly string[], terminal: Terminal): Promise<number> {
  if (!Object.hasOwn(COMMANDS, name)) return unknown(name, terminal);
  try {
    const command = await COMMANDS[name].load();
    return await command.run(args, terminal);
  } catch (error) {
    return complain(name, error, terminal);
  }
}

function complain(name: string, error: unknown, terminal: Terminal): number {
  if (!isToBeTold(error)) throw error;
  const misused = error instanceof UsageError;
  terminal.progress('');
  terminal.note(`bicorne ${name}: ${error.message}`);
  if (misused) terminal.note(`Try: npx bicorne ${name} --help`);
  return misused ? 2 : 1;
}

/** What the user, the data or the machine (a full disk, a folder that is a file) did wrong; all else is our bug. */
const isToBeTold = (error: unknown): error is Error =>
  error instanceof UsageError || error instanceof Failure || (error instanceof Error && 'syscall' in error);

function unknown(name: string, terminal: Terminal): number {
  terminal.note(`bicorne: there is no command ${JSON.stringify(name)}\n\n${overview()}`);
  return 2;
}

async function help(name: string | undefined, terminal: Terminal): Promise<number> {
  if (name !== undefined && !Object.hasOwn(COMMANDS, name)) return unknown(name, terminal);
  terminal.say(name === undefined ? overview() : (await COMMANDS[name].load()).help(gameIds()[0]));
  return 0;
}

function overview(): string {
  const width = Math.max(...Object.keys(COMMANDS).map((name) => name.length));
  const lines = Object.entries(COMMANDS).map(([name, { about }]) => `  ${name.padEnd(width)}  ${about}`);
  return `bicorne: a table for Napoleonic wargames

Usage: npx bicorne COMMAND [options]

${lines.join('\n')}

Every command takes --json (one JSON value on standard output) and --help (what it does, with examples).
Begin with:
  npx bicorne games
  npx bicorne selfplay ${gameIds()[0]} --games 1000`;
}
