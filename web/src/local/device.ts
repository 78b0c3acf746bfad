import type { Answer, MatchCard } from '@bicorne/table/protocol';
import address from 'virtual:bicorne-worker/local';
import { openShelf, type Shelf } from './shelf.ts';
import type {
  BranchWish,
  DeviceWord,
  DeviceWords,
  News,
  Pass,
  Question,
  QuickWish,
  Reply,
  Wish,
} from './wire.ts';

/** The page's side of the worker: started when it is first needed, one for the whole page. */

type Hear = (news: News) => void;

let worker: Worker | null = null;
let last = 0;
const waiting = new Map<number, (answer: Answer<never>) => void>();
const listeners = new Set<Hear>();

function start(): Worker {
  const begun = new Worker(address, { type: 'module' });
  begun.addEventListener('message', ({ data }: MessageEvent<Reply | News>) => {
    if ('news' in data) return listeners.forEach((hear) => hear(data));
    waiting.get(data.id)?.(data.answer);
    waiting.delete(data.id);
  });
  begun.addEventListener('error', () => fall(begun));
  return begun;
}

/** A worker that could not be fetched, or fell, answers nobody; the next question starts another. */
function fall(fallen: Worker): void {
  fallen.terminate();
  if (worker === fallen) worker = null;
  const asked = [...waiting.values()];
  waiting.clear();
  for (const answer of asked)
    answer({ ok: false, fault: { code: 'device', message: 'the worker of this page fell' } });
}

export function askDevice<W extends DeviceWord>(
  word: W,
  ask: DeviceWords[W]['ask'],
): Promise<Answer<DeviceWords[W]['answer']>> {
  worker ??= start();
  const question: Question<W> = { id: ++last, word, ask };
  const answer = new Promise<Answer<never>>((resolve) => waiting.set(question.id, resolve));
  worker.postMessage(question);
  return answer;
}

/** Hears what the worker tells by itself; returns how to stop. */
export function hearDevice(hear: Hear): () => void {
  listeners.add(hear);
  return () => listeners.delete(hear);
}

let shelf: Shelf | null = null;
const theShelf = (): Shelf => (shelf ??= openShelf());

/** A new match on this device. */
export const startHere = (wish: Wish): Promise<Answer<MatchCard>> => askDevice('start', wish);

/** A game's first battle against a bot. */
export const startNow = (wish: QuickWish): Promise<Answer<MatchCard>> => askDevice('quick', wish);

/** A match of its own from the first `at` standing steps of a record. */
export const startFrom = (
  record: string,
  at: number,
  seats?: BranchWish['seats'],
): Promise<Answer<MatchCard>> => askDevice('branch', { record, at, ...(seats ? { seats } : {}) });

/** Keeps a record on this device; an unfinished one can be played on. */
export const importRecord = (record: string): Promise<Answer<MatchCard>> =>
  startFrom(record, Number.MAX_SAFE_INTEGER);

export const recordHere = (match: string): Promise<Answer<string>> => askDevice('record', { match });

/** The newest first. Only cards are read: what is hidden stays with the worker. */
export const matchesHere = async (): Promise<readonly MatchCard[]> =>
  (await theShelf().cards()).toSorted((one, other) => other.movedAt - one.movedAt);

export const forgetHere = (match: string): Promise<void> => theShelf().remove(match);

/** Where the people of this device are asked for: who may look at this match first. */
export const openHere = (match: string): Promise<Answer<Pass>> => askDevice('open', { match });

export const leaveHere = (match: string): void => void askDevice('leave', { match });

/** Whether bots may think. */
export const letThink = (thinks: boolean): void => void askDevice('think', { thinks });
