import type { Lines } from '../sockets.ts';
import { JOB } from '../bots.ts';
import type { Queue } from '../queue/port.ts';
import type { Tables } from '../tables.ts';
import { addTime, Metrics } from './metrics.ts';

/** How often they come tells of steps that others do not notice. */
const SECRET = new Set(['act', 'undo', 'saw']);

/** That something was said or planned beforehand is its seat's secret. */
const BEFOREHAND = new Set(['standing', 'orders', 'plans']);

/** Counts the messages over sockets and how long their answers took; of secret ones nothing that `anybody` may read. */
export function countAnswers(
  metrics: Metrics,
  anybody: boolean,
): (word: string, code: string, took: number) => void {
  const times = metrics.times('bicorne_message_seconds', 'seconds to answer a socket message');
  const counter = (word: string, code: string) =>
    metrics.counter('bicorne_messages_total', 'socket messages by word and answer', { word, code });
  // Nearly all messages are actions that were done.
  const acts = counter('act', 'ok');
  return (word, code, took) => {
    if (BEFOREHAND.has(word) || (anybody && SECRET.has(word))) return;
    (word === 'act' && code === 'ok' ? acts : counter(word, code)).value++;
    addTime(times, took / 1000);
  };
}

/** What the service counts of itself, besides HTTP. */
export function countThings(lines: Lines, tables: Tables, queue: Queue): Metrics {
  const metrics = new Metrics();
  metrics.gauge('bicorne_lines', 'open sockets', () => lines.engine.clientsCount);
  metrics.gauge('bicorne_tables', 'matches held in memory', () => tables.size);
  metrics.gauge('bicorne_bots_waiting', 'questions to bots that wait for a thread', () => tables.botsWaiting);
  metrics.gauge('bicorne_bot_turns_due', 'turns of bots that no process has taken yet', () =>
    queue.waiting(JOB),
  );
  metrics.gauge('bicorne_memory_bytes', 'resident memory', () => process.memoryUsage.rss());
  metrics.gauge('bicorne_uptime_seconds', 'seconds since the start', () => process.uptime());
  metrics.gauge('bicorne_cpu_seconds_total', 'seconds of processor time', () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
  return metrics;
}
