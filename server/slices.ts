import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as soon } from 'node:timers/promises';
import type { Work } from '@bicorne/engine';
import { TooMuch } from './fault.ts';

/** So long somebody else waits for a slice to end, in milliseconds, and a part of the work beyond it. */
const SLICE = 1;
/** Most matches are played again in less: whoever came first is answered first. Longer work stands behind the others then. */
const AT_A_STRETCH = 24;

/** Whoever has work done, by his address, and hears how many milliseconds it took. */
export interface Payer {
  readonly key: string;
  /** So many of his may wait; whoever asks for more cannot be waiting for them. */
  readonly most: number;
  pay(milliseconds: number): void;
}

const NOBODY: Payer = { key: '', most: Infinity, pay: () => undefined };
const payers = new AsyncLocalStorage<Payer>();

/** Whatever is sliced for this is his. */
export const onAccountOf = <T>(payer: Payer, work: () => T): T => payers.run(payer, work);

interface Waiting {
  readonly payer: Payer;
  /** Whether it is done now. */
  readonly slice: () => boolean;
  /** Milliseconds since it came to stand where it does. */
  had: number;
}

/** By whom it is for; whoever was served last is the last of them. */
const row = new Map<string, Waiting[]>();
let isServing = false;

/**
 * One slice of long work in each turn of the event loop, whoever's it is: whoever plays comes in between any two, and
 * who asks for much waits behind who asks for little.
 */
export function sliced<T>(work: Work<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const payer = payers.getStore() ?? NOBODY;
    const slice = (): boolean => {
      try {
        const done = goOn(work);
        if (done) resolve(done.value);
        return done !== null;
      } catch (error) {
        reject(error);
        return true;
      }
    };
    const own = row.get(payer.key) ?? [];
    if (own.length >= payer.most) return reject(new TooMuch());
    own.push({ payer, slice, had: 0 });
    row.set(payer.key, own);
    if (!isServing) void serve();
  });
}

/** For what is done in one go and takes a while: one of it in each turn of the event loop. */
export const turnInRow = (): Promise<void> => sliced(nothing());

function* nothing(): Work<void> {}

function goOn<T>(work: Work<T>): { readonly value: T } | null {
  const until = performance.now() + SLICE;
  do {
    const { done, value } = work.next();
    if (done) return { value };
  } while (performance.now() < until);
  return null;
}

async function serve(): Promise<void> {
  isServing = true;
  while (row.size > 0) {
    await soon();
    const [first] = row;
    serveOne(...first);
  }
  isServing = false;
}

function serveOne(key: string, own: Waiting[]): void {
  const [one] = own;
  const begun = performance.now();
  const done = one.slice();
  const took = performance.now() - begun;
  one.payer.pay(took);
  one.had += took;
  if (!done && one.had < AT_A_STRETCH) return;
  own.shift();
  one.had = 0;
  if (!done) own.push(one);
  row.delete(key);
  if (own.length > 0) row.set(key, own);
}
