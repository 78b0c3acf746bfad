import { parentPort, workerData } from 'node:worker_threads';
import { attend, type Course } from './school.ts';

export interface Order {
  readonly course: Course;
  readonly worker: number;
}

const { course, worker }: Order = workerData;
for await (const lessons of attend(course, worker)) parentPort?.postMessage(lessons);
