import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { ok, refuse, type Result, type Sheet } from '@bicorne/engine';

/** Records of thousands of steps are played again in a second. */
const PATIENCE = 20_000;
const MEMORY = { maxOldGenerationSizeMb: 1024 };

/**
 * A state that a record holds is anybody's word, and may keep the rules busy for ever: such a record is played first
 * in a thread that can be ended.
 */
export async function tried(sheet: Sheet, patience = PATIENCE): Promise<Result<Sheet>> {
  const stored = sheet.moves.find(({ kind }) => kind === 'resume');
  if (!stored || (await comesToAnEnd(sheet, patience))) return ok(sheet);
  return refuse('malformed', 'what follows from the state stored here comes to no end', {
    place: `line ${stored.line}`,
  });
}

async function comesToAnEnd(sheet: Sheet, patience: number): Promise<boolean> {
  const worker = new Worker(new URL('./trial-worker.ts', import.meta.url), {
    workerData: sheet,
    resourceLimits: MEMORY,
  });
  const late = new AbortController();
  try {
    return await Promise.race([
      once(worker, 'message').then(
        () => true,
        () => false,
      ),
      pause(patience, false, { signal: late.signal }),
    ]);
  } finally {
    late.abort();
    await worker.terminate();
  }
}
