import { readConfig, startServer } from '../index.ts';

/** The server that is measured. Says where it is, and how much memory it holds when it is asked. */
const begun = performance.now();
const server = await startServer(readConfig(process.env));
process.send?.({ address: server.address, started: performance.now() - begun });

process.on('message', () => {
  globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send?.({ rss, heap: heapUsed + external, cpu: process.cpuUsage() });
});
