import { look, ONLOOKER, replay, verify } from '@bicorne/engine';
import { parentPort, workerData } from 'node:worker_threads';
import { loadFinder } from './sheets.ts';

/** What any command may do with a record: only that it comes to an end is found out here, not to which. */
const find = await loadFinder();
verify(workerData, find);
const replayed = replay(workerData, find);
if (replayed.ok) {
  const { match } = replayed.value;
  for (const viewer of [ONLOOKER, ...match.seats.keys()]) look(match, viewer);
}
parentPort?.postMessage('ended');
