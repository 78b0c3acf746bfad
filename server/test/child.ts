import { readConfig, startServer } from '../index.ts';

/** A server in a process of its own, for tests that kill it. Says where it is. */
const server = await startServer(readConfig(process.env));
process.stdout.write(`${server.address}\n`);
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
