#!/usr/bin/env node
import { main } from './main.ts';
import { processTerminal } from './terminal.ts';

// A reader that has seen enough (`bicorne replay … | head`) is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await main(process.argv.slice(2), processTerminal);
