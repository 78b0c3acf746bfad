import {
  look,
  planMoment,
  planNext,
  type Match,
  type Plan,
  type PlanMoment,
  type PlanNext,
  type PlanStop,
  type Seat,
} from '@bicorne/engine';

/** How far a plan is, as it is kept. */
export interface PlanProgress {
  /** How many steps the match had when it was made, or wished for again: what is taken back after that ends it. */
  readonly since: number;
  /** Whether it is carried out now without asking: as it says, or because its player said so when he was asked. */
  readonly runs: boolean;
  /** Its turn, and how many steps the match had when that came; null before. */
  readonly began: { readonly turn: number; readonly steps: number } | null;
  /** The steps it was about to take; each counts where that is what stands there. */
  readonly ran: readonly Ran[];
  readonly stop: PlanStop | null;
}

interface Ran {
  readonly step: number;
  /** The number of the match's step. */
  readonly at: number;
  /** When, by the server's clock. */
  readonly when: number;
}

export const newProgress = (since: number, runs: boolean): PlanProgress => ({
  since,
  runs,
  began: null,
  ran: [],
  stop: null,
});

/** What is to be done about a plan now. */
export type PlanOutlook =
  /** Its turn has not come, or another is asked in the midst of it. */
  | { readonly kind: 'waits' }
  /** Its turn is over. */
  | { readonly kind: 'passed' }
  | PlanNext;

export interface PlanView {
  readonly outlook: PlanOutlook;
  /** Its progress as it is now known, without what never came to be done. */
  readonly progress: PlanProgress;
}

interface Kept {
  readonly plan: Plan;
  readonly progress: PlanProgress;
}

/**
 * How a seat's plans stand. Of those for one turn the first that takes a step is the one, and the others wait.
 * `given` are the steps that were answered for the seat by what it said beforehand.
 */
export function viewPlans(
  match: Match,
  seat: Seat,
  all: readonly Kept[],
  given: readonly number[],
): readonly PlanView[] {
  const taken = all.flatMap(({ plan, progress }) =>
    progress.ran
      .filter((ran) => isDone(match, seat, plan, ran))
      .flatMap(({ step, at }) => wordsOf(plan, step).map((_, more) => at + more)),
  );
  const known = new Set([...given, ...taken]);
  const views = all.map((kept) => viewPlan(match, seat, kept, known));
  const begun = views.find(({ outlook, progress }) => progress.ran.length > 0 && outlook.kind !== 'passed');
  return views.map((view) =>
    begun && view !== begun && view.outlook.kind !== 'passed'
      ? { progress: view.progress, outlook: { kind: 'waits' } }
      : view,
  );
}

/** What a plan comes to as the match stands, by nothing but the seat's own sight and what it did itself. */
function viewPlan(
  match: Match,
  seat: Seat,
  { plan, progress: kept }: Kept,
  given: ReadonlySet<number>,
): PlanView {
  const sight = look(match, seat);
  const moment = planMoment(match.game, sight, seat);
  if (!moment) return { outlook: { kind: 'passed' }, progress: kept };
  const ran = kept.ran.filter((one) => isDone(match, seat, plan, one));
  const began = kept.began ?? beginsAt(plan, moment, match.steps.length);
  const progress = { ...kept, ran, began };
  return { outlook: outlookOf(match, seat, plan, progress, moment, given), progress };
}

function outlookOf(
  match: Match,
  seat: Seat,
  plan: Plan,
  { since, began, ran, stop }: PlanProgress,
  moment: PlanMoment,
  given: ReadonlySet<number>,
): PlanOutlook {
  if (began && began.turn !== moment.turn) return { kind: 'passed' };
  if (plan.comes === 'now' && plan.turn !== moment.turn) return { kind: 'passed' };
  if (stop) return { kind: 'stops', stop };
  if (isTakenBackSince(match, since)) return { kind: 'stops', stop: { why: 'undone' } };
  const sight = look(match, seat);
  if (!began || !moment.isMine || sight.legal.length === 0) return { kind: 'waits' };
  if (wentOnByHand(match, seat, began.steps, given)) return { kind: 'stops', stop: { why: 'hand' } };
  return planNext(match.game, sight, moment, seat, plan, ran.at(-1)?.step ?? 0);
}

/** A turn comes when the seat is in it. */
function beginsAt(plan: Plan, { turn, isMine }: PlanMoment, steps: number): PlanProgress['began'] {
  const comes = plan.comes === 'now' ? plan.turn === turn : isMine && plan.turn !== turn;
  return comes ? { turn, steps } : null;
}

/** A kill may leave a mark of what was never done, and another's step may stand there, or it was taken back. */
const isDone = ({ steps, live }: Match, seat: Seat, plan: Plan, { step, at }: Ran): boolean =>
  wordsOf(plan, step).every((word, more) => {
    const done = at + more < steps.length ? steps.get(at + more) : undefined;
    const isIt = done?.kind === 'act' && done.seat === seat && done.text === word;
    return isIt && live.findLastIndex((index) => index === at + more) !== -1;
  });

const wordsOf = ({ steps }: Plan, step: number): readonly string[] => steps[step - 1]?.do ?? [];

function isTakenBackSince({ steps, undone }: Match, since: number): boolean {
  if (undone === 0) return false;
  return steps.slice(since).some(({ kind }) => kind === 'undo');
}

/** Whether the seat has acted since then, neither by a plan nor by an answer given beforehand. */
function wentOnByHand({ steps }: Match, seat: Seat, since: number, known: ReadonlySet<number>): boolean {
  return steps
    .slice(since)
    .some((step, at) => step.kind === 'act' && step.seat === seat && !known.has(since + at));
}
