import { HALT, type HundredDaysAction } from '../rules/actions.ts';
import { act, legal } from '../rules/play.ts';
import { cloneState, type State } from '../rules/state.ts';
import type { HundredDaysView } from '../rules/view.ts';

type Gesture = readonly HundredDaysAction[];

/** A march to one hex, step by step, by the way that costs least. */
export interface March {
  readonly gesture: Gesture;
  /** Action points. */
  readonly price: number;
}

interface Leg {
  readonly state: State;
  readonly gesture: Gesture;
}

export const ATTACKS: ReadonlySet<string> = new Set(['fire', 'fire-guns', 'shock', 'shock-guns']);

/** Every hex where the chosen piece may end its march, by the rules themselves. */
export function marchesOf(view: HundredDaysView): ReadonlyMap<number, March> {
  const found = new Map<number, March>();
  const seen = new Map<number, Leg[]>();
  let open: Leg[] = [{ state: cloneState(view), gesture: [] }];
  while (open.length > 0) {
    const next: Leg[] = [];
    for (const leg of open) goOn(view, leg, found, seen, next);
    open = next;
  }
  return found;
}

function goOn(
  view: HundredDaysView,
  { state, gesture }: Leg,
  found: Map<number, March>,
  seen: Map<number, Leg[]>,
  next: Leg[],
): void {
  for (const step of legal(state, state.seat)) {
    if (step.do !== 'step') continue;
    const after = cloneState(state);
    act(after, after.seat, step);
    const leg = { state: after, gesture: [...gesture, step] };
    const known = seen.get(step.to) ?? [];
    if (known.some((other) => isAsGood(other.state, after))) continue;
    seen.set(step.to, [...known, leg]);
    const whole = ended(leg);
    const price = view.actions - after.actions;
    if (whole && price < (found.get(step.to)?.price ?? Infinity))
      found.set(step.to, { gesture: whole, price });
    if (after.phase === 'march') next.push(leg);
  }
}

/** It has cost no more, and goes as far from here. */
const isAsGood = (one: State, other: State): boolean =>
  one.actions >= other.actions && (one.activation?.left ?? 0) >= (other.activation?.left ?? 0);

/** With its halt, but where it could still attack: then it is not over yet. Null where it may not end. */
function ended({ state, gesture }: Leg): Gesture | null {
  if (state.phase !== 'march') return gesture;
  const now = legal(state, state.seat);
  if (!now.some(({ do: verb }) => verb === 'halt')) return null;
  return now.some(({ do: verb }) => ATTACKS.has(verb)) ? gesture : [...gesture, HALT];
}

/** A march that could go on is over when another piece is chosen, or the turn is ended. */
export function afterHalt(view: HundredDaysView, asked: Gesture): readonly Gesture[] {
  if (view.phase !== 'march' || !asked.some(({ do: verb }) => verb === 'halt')) return [];
  const state = cloneState(view);
  act(state, state.seat, HALT);
  return legal(state, view.seat).map((action) => [HALT, action]);
}
