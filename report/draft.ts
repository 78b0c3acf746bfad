import type { Seat } from '@bicorne/engine';
import { TRUTH, type Witness } from './course.ts';
import type { Expected } from './expect.ts';
import type { Film } from './film.ts';
import { isChoice, type Done, type Finding, type Task } from './tasks.ts';

/** A report that is being made, as it is kept: plain data, to be gone on with whenever. */
export interface Draft {
  readonly version: string;
  readonly witness: Witness;
  /** By position. */
  readonly points: Readonly<Record<number, Expected>>;
  /** By position, what the decision there cost at a quick look. */
  readonly screened: Readonly<Record<number, number | null>>;
  readonly studied: Readonly<Record<number, Finding | null>>;
}

export const newDraft = ({ ground }: Film, witness: Witness = TRUTH): Draft => ({
  version: ground.value.version,
  witness,
  points: {},
  screened: {},
  studied: {},
});

export function noted(draft: Draft, done: Done): Draft {
  switch (done.kind) {
    case 'points': {
      const points = Object.fromEntries(done.points.map((point, n) => [done.from + n, point]));
      return { ...draft, points: { ...draft.points, ...points } };
    }
    case 'screen':
      return { ...draft, screened: { ...draft.screened, [done.at]: done.cost } };
    case 'study':
      return { ...draft, studied: { ...draft.studied, [done.at]: done.finding } };
  }
}

/** How many positions are one piece of work. */
const CHUNK = 16;
/** How many decisions of each seat are looked at for long. */
const STUDIED = 8;

/** What is to be done next, each by itself; when it is done there may be more. Empty: the report is ready. */
export function tasksOf(film: Film, draft: Draft): Task[] {
  const values = valuesToDo(film, draft);
  if (values.length > 0) return values;
  const choices = choicesOf(film, draft.witness);
  const unscreened = choices.filter((at) => !(at in draft.screened));
  if (unscreened.length > 0) return unscreened.map((at) => ({ kind: 'screen', at }));
  return dearest(film, draft)
    .filter((at) => !(at in draft.studied))
    .map((at) => ({ kind: 'study', at }));
}

function valuesToDo({ states }: Film, { points }: Draft): Task[] {
  const tasks: Task[] = [];
  for (let from = 0; from < states.length; from += CHUNK) {
    const to = Math.min(states.length, from + CHUNK);
    if (!(from in points)) tasks.push({ kind: 'points', from, to });
  }
  return tasks;
}

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

/** Whose decision it was, and in which turn; a game that numbers no turns has one for every decision. */
function turnAt({ ground, states, steps }: Film, at: number): { readonly seat: Seat; readonly turn: number } {
  const step = steps[at];
  const { mind } = ground.rulebook.bot;
  return { seat: step.kind === 'act' ? step.seat : -1, turn: mind?.mover(states[at]) ?? at };
}

/** How much of the work is done, 0 to 1. */
export function progressOf(film: Film, draft: Draft): number {
  const count = (of: object): number => Object.keys(of).length;
  const choices = choicesOf(film, draft.witness).length;
  const studies = dearest(film, draft).length || STUDIED;
  const parts = [
    [0.1, count(draft.points) / film.states.length],
    [0.5, choices === 0 ? 1 : count(draft.screened) / choices],
    [0.4, count(draft.studied) / studies],
  ] as const;
  return tasksOf(film, draft).length === 0
    ? 1
    : parts.reduce((sum, [weight, share]) => sum + weight * Math.min(1, share), 0);
}
