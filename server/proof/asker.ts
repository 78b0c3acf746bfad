import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** What was heard of each server that was asked. */
export interface Asked {
  /** How long each answer took, in milliseconds. */
  readonly times: readonly number[];
  readonly failed: number;
}

const addresses = [workerData].flat().map(String);

async function askOne(address: string, visitor: number): Promise<{ took: number; well: boolean }> {
  const begun = performance.now();
  // by many addresses: none of them asks too much
  const headers = { 'x-forwarded-for': `10.9.0.${visitor % 50}` };
  const well = await fetch(`${address}/health`, { headers }).then(
    async (response) => (await response.text(), response.ok),
    () => false,
  );
  return { took: performance.now() - begun, well };
}

/** In a thread of its own, so that what the crowd does keeps no answer from being heard; by turns, so that both servers share the machine's bad moments. */
async function ask(lasting: number): Promise<Asked[]> {
  const heard = addresses.map(() => ({ times: Array<number>(), failed: 0 }));
  const until = performance.now() + lasting;
  for (let asked = 0; performance.now() < until; asked++)
    for (const [at, address] of addresses.entries()) {
      const { took, well } = await askOne(address, asked);
      heard[at].times.push(took);
      if (!well) heard[at].failed++;
      await pause(10);
    }
  return heard;
}

parentPort?.on('message', (lasting) => void ask(Number(lasting)).then((all) => parentPort?.postMessage(all)));
