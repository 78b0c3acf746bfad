import type { Conditions } from './conditions.ts';
import type { Action, Game, Seat, Sight } from './contract.ts';
import { groundFact, groundParts, notSo, type Ground, type GroundTest } from './ground.ts';
import { quickRng } from './random.ts';
import { ok, refuse, type Result } from './result.ts';

/** What a player means to do in one turn of his: step by step, in lines that part where something decides. */
export interface Plan {
  readonly id: string;
  /** The turn in which it was made (`Conditions.turn`), and whether it is for that one or for one's next. */
  readonly turn: number;
  readonly comes: 'now' | 'next';
  /** Whether it is carried out by itself; else its player is asked first. */
  readonly runs: boolean;
  /** All of these must hold when it begins. */
  readonly rests: readonly GroundTest[];
  readonly steps: readonly PlanStep[];
}

export interface PlanStep {
  /** The step it follows, counted from 1; after 0 the plan begins. Of several after one the first that holds is taken. */
  readonly after: number;
  /** One gesture, in the game's notation. */
  readonly do: readonly string[];
  /** What must be asked: the prompt under which it was thought of. */
  readonly ask: string;
  /** All of these must hold. */
  readonly when?: readonly GroundTest[] | undefined;
}

/** Of one seat in one match; and in one plan. */
export const MOST_PLANS = 6;
export const MOST_PLAN_STEPS = 96;

export const WHYS = [
  'ground', // what it rests on has changed
  'throw', // no line goes on from what has come of it
  'asked', // something is asked that no line answers
  'illegal', // the next step is not allowed
  'undone', // something was taken back since it was made
  'hand', // the player went on by himself
] as const;
export type Why = (typeof WHYS)[number];

/** Why a plan goes no farther: before which step, and what is not so. */
export interface PlanStop {
  readonly why: Why;
  readonly step?: number | undefined;
  readonly test?: GroundTest | undefined;
}

export type PlanNext =
  | { readonly kind: 'acts'; readonly step: number; readonly do: readonly string[] }
  | { readonly kind: 'stops'; readonly stop: PlanStop }
  | { readonly kind: 'ended' };

type Rules = Pick<Game, 'conditions' | 'read'>;

/** A plan from outside: whole, of this game, and without a circle. */
export function checkPlan({ conditions, read }: Rules, plan: Plan): Result<Plan> {
  const ground = conditions?.ground;
  if (!ground) return refuse('unknown', 'there are no plans in this game');
  if (plan.steps.length === 0) return refuse('malformed', 'a plan of nothing');
  if (plan.steps.length > MOST_PLAN_STEPS) return refuse('malformed', 'a plan of too many steps');
  if (oddTest(ground, plan.rests)) return refuse('invalid', 'no condition of this game', { place: 'rests' });
  for (const [at, step] of plan.steps.entries()) {
    const place = `steps.${at}`;
    if (step.after > at) return refuse('invalid', 'a step follows an earlier one', { place });
    if (step.do.length === 0 || step.do.some((word) => read(word) === null))
      return refuse('malformed', 'not an action of this game', { place });
    if (oddTest(ground, step.when ?? [])) return refuse('invalid', 'no condition of this game', { place });
  }
  return ok(plan);
}

function oddTest(ground: Ground, tests: readonly GroundTest[]): boolean {
  const parts = groundParts(ground);
  return tests.some((test) => {
    const part = Object.hasOwn(parts, test.part) ? parts[test.part] : undefined;
    if (!part || test.at.length === 0 || test.at.some((place) => place < 0 || place >= ground.places))
      return true;
    if (test.is !== 'one')
      return part === 'sign' || part.kind !== 'number' || test.value < part.least || test.value > part.most;
    if (part === 'sign') return test.of.some((sign) => !/^[0-9a-f]{16}$/.test(sign));
    return part.kind !== 'word' || !test.of.every((word) => part.of.includes(word));
  });
}

/** Where a seat is: whose turn it is and which, as it sees it itself. */
export interface PlanMoment {
  readonly turn: number;
  readonly isMine: boolean;
  readonly state: unknown;
}

type Seeing = Pick<Game, 'conditions' | 'sample'>;

export function planMoment({ conditions, sample }: Seeing, { view }: Sight, seat: Seat): PlanMoment | null {
  const ground = conditions?.ground;
  if (!conditions || !ground) return null;
  const state = sample(view, seat, quickRng('plans'));
  return { state, turn: conditions.turn(state), isMine: ground.isTurn(state, seat) };
}

/** What comes after the step that was done last (0: none), by nothing but the seat's own sight. */
export function planNext(
  { conditions, write }: Pick<Game, 'conditions' | 'write'>,
  { prompt, legal }: Sight,
  { state }: PlanMoment,
  seat: Seat,
  plan: Plan,
  last: number,
): PlanNext {
  const ground = conditions?.ground;
  if (!ground) return { kind: 'ended' };
  const changed = last === 0 ? notSo(ground, state, seat, plan.rests) : undefined;
  if (changed) return stops('ground', 1, changed);
  const lines = plan.steps.flatMap((step, at) => (step.after === last ? [{ ...step, at: at + 1 }] : []));
  if (lines.length === 0) return { kind: 'ended' };
  const asked = lines.filter(({ ask }) => ask === prompt?.ask);
  if (asked.length === 0) return stops('asked', lines[0].at);
  const failing = asked.map(({ when = [] }) => notSo(ground, state, seat, when));
  const line = asked.find((_, at) => failing[at] === undefined);
  if (!line) return stops('throw', asked[0].at, failing[0]);
  const isLegal = legal.some((action) => write(action) === line.do[0]);
  return isLegal ? { kind: 'acts', step: line.at, do: line.do } : stops('illegal', line.at);
}

const stops = (why: Why, step: number, test?: GroundTest): PlanNext => ({
  kind: 'stops',
  stop: { why, step, ...(test ? { test } : {}) },
});

/** A moment of a line that somebody tried out, before one of his own gestures: a position of the world he tried it in. */
export interface TriedMoment {
  readonly state: unknown;
  readonly action: Action;
}

/**
 * What a step rests on that follows a throw, or somebody else's decision: of the places that were about to be decided
 * (`tried`), what became of them in the world that was tried out. Where nothing became of them it goes on whatever falls.
 */
export function restsOnThrow<S, A extends Action>(
  { ground }: Pick<Conditions<S, A>, 'ground'>,
  tried: { readonly state: S; readonly action: A },
  now: S,
  seat: Seat,
): GroundTest[] {
  if (!ground) return [];
  return ground.aims(tried.state, tried.action).flatMap((place): GroundTest[] => {
    const at = [place];
    for (const part of ['holder', 'enemies'] as const) {
      const before = groundFact(ground, tried.state, seat, part, at);
      const after = groundFact(ground, now, seat, part, at);
      if (typeof after === 'string' && after !== before) return [{ part, at, is: 'one', of: [after] }];
      if (typeof after === 'number' && after < Number(before))
        return [{ part, at, is: 'most', value: after }];
    }
    return [];
  });
}

/** What a plan rests on when it begins, unless its player says otherwise: the enemy is no stronger where it goes. */
export function restsOnGround<S, A extends Action>(
  { ground }: Pick<Conditions<S, A>, 'ground'>,
  begun: S,
  places: readonly number[],
  seat: Seat,
): GroundTest[] {
  if (!ground) return [];
  return places.map((place): GroundTest => ({
    part: 'enemies',
    at: [place],
    is: 'most',
    value: Number(groundFact(ground, begun, seat, 'enemies', [place])),
  }));
}
