import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { checkRecord } from './check.ts';

const { text, games } = z.object({ text: z.string(), games: z.array(z.string()) }).parse(workerData);
parentPort?.postMessage(await checkRecord(text, games));
