import type { Terminal } from './terminal.ts';

export interface Command {
  /** What `--help` says; the examples are of a game that is really there. */
  help(game: string): string;
  /** Does it, and returns the exit code. */
  run(args: readonly string[], terminal: Terminal): Promise<number>;
}
