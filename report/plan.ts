import type { Seat } from '@bicorne/engine';
import { marksOf, TRUTH, type Witness } from './course.ts';
import { newDraft, noted, type Draft } from './draft.ts';
import type { Film } from './film.ts';
import { doTask, isChoice, type Task } from './tasks.ts';

/** How many decisions of each seat are looked at for long. */
const STUDIED = 8;

/** What is to be done next, each by itself; when it is done there may be more. Empty: the report is ready. */
export function tasksOf(film: Film, draft: Draft): Task[] {
  return STAGES.map((stage) => stage(film, draft)).find(({ length }) => length > 0) ?? [];
}

type Stage = (film: Film, draft: Draft) => Task[];

/** The curve first, since it is what one looks at while the rest is made. */
const STAGES: readonly Stage[] = [
  (film, { points }) => missing(marksOf(film), points).map((at) => ({ kind: 'point', at })),
  (film, { gains }) => missing(chancesOf(film), gains).map((at) => ({ kind: 'gain', at })),
  (film, { screened, witness }) =>
    missing(choicesOf(film, witness), screened).map((at) => ({ kind: 'screen', at })),
  (film, draft) => missing(dearest(film, draft), draft.studied).map((at) => ({ kind: 'study', at })),
];

const missing = (wanted: readonly number[], done: object): number[] => wanted.filter((at) => !(at in done));

export const chancesOf = ({ steps }: Film): number[] =>
  [...steps.keys()].filter((at) => steps[at].kind === 'chance');

const choicesOf = (film: Film, witness: Witness): number[] =>
  [...film.steps.keys()].filter((at) => isChoice(film, at, witness === TRUTH ? undefined : witness));

/** Of every seat the decisions that seem to have cost most, no two of one turn. */
function dearest(film: Film, { screened, witness }: Draft): number[] {
  const turns = new Set<string>();
  const taken = film.match.seats.map(() => 0);
  return choicesOf(film, witness)
    .map((at) => ({ at, cost: screened[at] ?? 0 }))
    .filter(({ cost }) => cost > 0)
    .sort((one, other) => other.cost - one.cost)
    .filter(({ at }) => {
      const { seat, turn } = turnAt(film, at);
      const key = `${seat} ${turn}`;
      if (turns.has(key) || taken[seat] >= STUDIED) return false;
      turns.add(key);
      taken[seat]++;
      return true;
    })
    .map(({ at }) => at);
}

/** Whose decision it was, and in which turn; where turns are not numbered every decision is one. */
function turnAt({ ground, states, steps }: Film, at: number): { readonly seat: Seat; readonly turn: number } {
  const step = steps[at];
  const { mind } = ground.rulebook.bot;
  return { seat: step.kind === 'act' ? step.seat : -1, turn: mind?.mover(states[at]) ?? at };
}

/** How much of the work each stage is, on the whole. */
const SHARES = [0.05, 0.35, 0.35, 0.25];

/** How much of the work is done, 0 to 1. */
export function progressOf(film: Film, draft: Draft): number {
  const done = [draft.points, draft.gains, draft.screened, draft.studied].map((of) => Object.keys(of).length);
  const stage = STAGES.findIndex((one) => one(film, draft).length > 0);
  if (stage === -1) return 1;
  const left = STAGES[stage](film, draft).length;
  const before = SHARES.slice(0, stage).reduce((sum, share) => sum + share, 0);
  return before + (SHARES[stage] * done[stage]) / (done[stage] + left);
}

/** All of it on this thread. */
export function finish(film: Film, witness: Witness, watch?: (done: number) => void): Draft {
  let draft = newDraft(film.ground.value.version, witness);
  for (let tasks = tasksOf(film, draft); tasks.length > 0; tasks = tasksOf(film, draft)) {
    watch?.(progressOf(film, draft));
    for (const task of tasks) draft = noted(draft, doTask(film, witness, task));
  }
  return draft;
}
