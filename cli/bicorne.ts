#!/usr/bin/env node
import { main } from './main.ts';
import { processTerminal } from './terminal.ts';

// A reader that has seen enough (`bicorne replay … | head`) is no error; a full disk is.
process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
  if (code === 'EPIPE') process.exit(0);
  processTerminal.note(`bicorne: ${message}`);
  process.exit(1);
});
// Where nobody reads complaints the exit code still tells.
process.stderr.on('error', () => undefined);

process.exitCode = await main(process.argv.slice(2), processTerminal);
