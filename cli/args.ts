import { availableParallelism } from 'node:os';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import type { Fault, Game, Result } from '@bicorne/engine';
import { gameIds, loadGame } from '@bicorne/games';
import { plain } from './terminal.ts';

/** The command line was written wrongly: exit code 2. */
export class UsageError extends Error {}

/** The command was understood, and the answer is no: exit code 1. */
export class Failure extends Error {}

interface Spelling<O extends ParseArgsOptionsConfig> {
  readonly args: string[];
  readonly options: O;
  readonly allowPositionals: true;
}

/** Every command takes `--json` besides its own options. */
export function readArgs<const O extends ParseArgsOptionsConfig>(
  args: readonly string[],
  own: O,
): ReturnType<typeof parseArgs<Spelling<O & { json: { type: 'boolean' } }>>> {
  try {
    return parseArgs({
      args: [...args],
      options: { ...own, json: { type: 'boolean' } },
      allowPositionals: true,
    });
  } catch (error) {
    throw new UsageError(plain(error instanceof Error ? error.message : String(error)));
  }
}

/** Exactly one word besides the options. */
export function onlyWord(words: readonly string[], what: string): string {
  if (words.length === 0) throw new UsageError(`${what} is missing`);
  if (words.length > 1) throw new UsageError(`one ${what} is enough: what is ${JSON.stringify(words[1])}?`);
  return words[0];
}

export function noWords(words: readonly string[]): void {
  if (words.length > 0) throw new UsageError(`what is ${JSON.stringify(words[0])}?`);
}

export function readWhole(name: string, text: string, least: number, most = 1_000_000_000): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  throw new UsageError(
    `--${name} takes a whole number from ${least} to ${most}, not ${JSON.stringify(text)}`,
  );
}

/** `--workers`, by default as many threads as there are cores. */
export const readWorkers = (text: string | undefined): number =>
  readWhole('workers', text ?? String(availableParallelism()), 1, 256);

/** `--scenario`, by default all of the game's. */
export const scenariosOf = ({ scenarios }: Game, named: string | undefined): string[] =>
  named === undefined ? scenarios.map(({ id }) => id) : [named];

export async function findGame(id: string): Promise<Game> {
  const module = await loadGame(id);
  if (module) return module.game;
  throw new UsageError(`there is no game ${JSON.stringify(id)}; there are ${gameIds().join(', ')}`);
}

export const faultText = ({ code, message, rule, place }: Fault): string =>
  plain(
    `${code}${place === undefined ? '' : ` at ${place}`}: ${message}${rule === undefined ? '' : ` (${rule})`}`,
  );

/** The value, or a failure that says why not. */
export function orFail<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Failure(faultText(result.fault));
}

/** The same where the mistake is on the command line itself. */
export function orMisused<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new UsageError(faultText(result.fault));
}

/** What goes wrong here is the environment's or another program's: one line, not a stack. */
export async function orBlame<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new Failure(error instanceof Error ? error.message : String(error));
  }
}
