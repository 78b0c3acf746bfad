import type { Exercise } from '@bicorne/games';
import { baseOf } from '../report/base.ts';

/**
 * One's own mistakes, as exercises that come back, and what every match cost: kept on the device, IndexedDB. Without it
 * there is nothing to go through.
 */
export interface OwnMistake extends Omit<Exercise, 'scenario'> {
  /** The name of one of the box, or a battle of somebody's own. */
  readonly scenario: unknown;
  readonly game: string;
  readonly match: string;
  /** How many steps stood before it. */
  readonly at: number;
  readonly played: string;
  /** How often in a row it was found. */
  readonly box: number;
  /** When it comes back. */
  readonly due: number;
}

/** What the mistakes of one match cost one side. */
export interface Bill {
  readonly match: string;
  readonly game: string;
  readonly when: number;
  /** Of the value function. */
  readonly version: string;
  readonly turns: number;
  /** By what was asked, in chances of victory. */
  readonly lost: Readonly<Record<string, number>>;
}

const base = baseOf('bicorne-practice', ['mistakes', 'bills']);
const MOST = 400;

export const ownMistakes = async (): Promise<readonly OwnMistake[]> =>
  (await base.ask<OwnMistake[]>('mistakes', 'readonly', (store) => store.getAll())) ?? [];

export const bills = async (): Promise<readonly Bill[]> =>
  ((await base.ask<Bill[]>('bills', 'readonly', (store) => store.getAll())) ?? []).sort(
    (one, other) => one.when - other.when,
  );

/** Of a match that is known already nothing is taken anew, lest what was learned be forgotten. */
export async function gather(bill: Bill, mistakes: readonly OwnMistake[]): Promise<void> {
  const known = await base.ask<Bill | undefined>('bills', 'readonly', (store) => store.get(bill.match));
  await base.ask('bills', 'readwrite', (store) => store.put(bill, bill.match));
  if (known) return;
  for (const one of mistakes) await keepMistake(one);
  const all = [...(await ownMistakes())].sort((one, other) => other.due - one.due);
  for (const { id } of all.slice(MOST)) await forgetMistake(id);
}

const keepMistake = (one: OwnMistake): Promise<unknown> =>
  base.ask('mistakes', 'readwrite', (store) => store.put(one, one.id));

export const forgetMistake = (id: string): Promise<unknown> =>
  base.ask('mistakes', 'readwrite', (store) => store.delete(id));

const DAY = 86_400_000;
/** After how many days it comes back, when it was found so often in a row. */
const SPACES = [1, 3, 7, 21, 60];
/** Fewer points than this, and it begins anew. */
const FOUND = 2;

/** Found, it comes back later and later; missed, tomorrow. */
export function spaced<M extends Pick<OwnMistake, 'box' | 'due'>>(
  mistake: M,
  points: number,
  now: number,
): M {
  const box = points >= FOUND ? Math.min(mistake.box + 1, SPACES.length - 1) : 0;
  return { ...mistake, box, due: now + SPACES[box] * DAY };
}

export const answerMistake = (mistake: OwnMistake, points: number): Promise<unknown> =>
  keepMistake(spaced(mistake, points, Date.now()));

/** What is due, the longest due first. */
export const dueNow = <M extends Pick<OwnMistake, 'due'>>(all: readonly M[], now: number): M[] =>
  all.filter(({ due }) => due <= now).sort((one, other) => one.due - other.due);
