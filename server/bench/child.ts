import { readConfig, startServer } from '../index.ts';
import { collections, countCollections } from './collections.ts';
import { cpu } from './cpu.ts';

/** The server that is measured. Says where it is, and when it is asked what it holds or has spent. */
const server = await startServer(readConfig(process.env));
process.send?.({ address: server.address });

function memory(): { heap: number } {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return { heap: heapUsed + external };
}

const ANSWERS: Readonly<Record<string, () => unknown>> = { cpu, memory, collections };
countCollections();
process.on('message', (what) => process.send?.(ANSWERS[String(what)]()));
