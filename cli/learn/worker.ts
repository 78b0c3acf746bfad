import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { filesOf } from './rows.ts';
import { attend, type Course } from './school.ts';

export interface Order {
  readonly course: Course;
  readonly worker: number;
  readonly folder: string;
}

const { course, worker, folder }: Order = workerData;
for await (const rows of attend(course, worker)) {
  for (const [what, list] of Object.entries(filesOf(rows)))
    appendFileSync(join(folder, `${course.game}-${worker}.${what}`), Buffer.from(list.buffer));
  parentPort?.postMessage(rows.lengths.length);
}
