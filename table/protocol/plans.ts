import { z } from 'zod';
import { MOST_PLAN_STEPS, type Plan, type PlanStop } from '@bicorne/engine';
import { id, word } from './words.ts';

const MOST_TESTS = 24;
const MOST_PLACES = 48;
const MOST_WORDS = 64;
const number = z.int().min(-1_000_000).max(1_000_000);
const at = z.array(z.int().min(0).max(10_000)).min(1).max(MOST_PLACES);

const test = z.union([
  z.strictObject({ part: word, at, is: z.enum(['least', 'most']), value: number }),
  z.strictObject({ part: word, at, is: z.literal('one'), of: z.array(word).max(8) }),
]);

const planStep = z.strictObject({
  after: z.int().min(0).max(MOST_PLAN_STEPS),
  do: z.array(z.string().min(1).max(80)).min(1).max(MOST_WORDS),
  ask: word,
  when: z.array(test).max(MOST_TESTS).optional(),
});

const plan = z.strictObject({
  id,
  turn: number,
  comes: z.enum(['now', 'next']),
  runs: z.boolean(),
  rests: z.array(test).max(MOST_TESTS),
  steps: z.array(planStep).min(1).max(MOST_PLAN_STEPS),
});

/** Keeps a plan (in the place of one of the same id), lets one go, or has one carried out that was to ask first. */
const change = z.union([
  z.strictObject({ put: plan }),
  z.strictObject({ drop: id }),
  z.strictObject({ run: id }),
]);

/** What a seat means to do in a turn of its own; with `change` it is changed. Nobody else is told. */
export const plansMessage = z.strictObject({
  match: id,
  change: change.optional(),
  seat: word.optional(),
});

/**
 * How a plan stands: its turn has not come; it would begin, if its player says so; it is being carried out; it goes no
 * farther; all of it was done; its turn is over.
 */
export type PlanStanding = 'waits' | 'ready' | 'runs' | 'stopped' | 'done' | 'passed';

export interface PlanCard {
  readonly plan: Plan;
  readonly stands: PlanStanding;
  /** The steps that were taken. */
  readonly ran: readonly number[];
  /** Why it goes no farther. */
  readonly stop?: PlanStop;
}

/** As its holder alone is told. */
export interface PlansCard {
  readonly plans: readonly PlanCard[];
}

/** To the windows of its holder. */
export interface PlansChange extends PlansCard {
  readonly match: string;
}
