import { parentPort, workerData } from 'node:worker_threads';
import { nextRound, readEvent, type Event } from '@bicorne/tournament';
import type { Drawn } from './pairing.ts';

const { terms, decisions }: Pick<Event, 'terms' | 'decisions'> = workerData;

function draw(): Drawn {
  const event = readEvent(terms, decisions);
  if (!event.ok) return event;
  const next = nextRound(event.value);
  return next.ok ? { ok: true, value: next.value.tables } : next;
}

parentPort?.postMessage(draw());
