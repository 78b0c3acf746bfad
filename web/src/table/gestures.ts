import type { Action } from '@bicorne/engine';
import type { Stroke, TableState, TableStore } from './store.ts';

/** Does these actions one after another, as one gesture: what is taken back later is all of it. */
export async function act(at: TableStore, ...gesture: readonly Action[]): Promise<void> {
  at.set({ undone: [] });
  await carryOut(at, gesture);
}

/**
 * A gesture travels as one message, and stands or falls whole. Where something is learned on the way it ends there,
 * and what comes next is decided anew.
 */
async function sendActions(at: TableStore, gesture: readonly Action[]): Promise<void> {
  const action = gesture.length === 1 ? gesture[0] : gesture;
  const fault = await at.send('act', ({ n }) => ({ match: at.match, n, action, told: true }));
  const whole = fault?.code === 'not-allowed' ? Number(fault.place) + 1 : gesture.length;
  if (whole < gesture.length) await sendActions(at, gesture.slice(0, whole));
}

const stepsNow = ({ now }: TableStore): number => now.table?.story.length ?? 0;

async function carryOut(at: TableStore, gesture: readonly Action[]): Promise<void> {
  const from = stepsNow(at);
  await sendActions(at, gesture);
  if (stepsNow(at) > from) at.set({ strokes: [...standing(at.now.strokes, from), { from, gesture }] });
}

const standing = (strokes: readonly Stroke[], steps: number): readonly Stroke[] =>
  strokes.filter(({ from }) => from < steps);

/** Takes back so many gestures, and does something else instead. */
export async function takeBack(at: TableStore, count: number, ...instead: readonly Action[]): Promise<void> {
  const before = stepsNow(at);
  const left = before - count;
  const { strokes } = at.now;
  await at.send('undo', ({ n }) => ({ match: at.match, n, count }));
  if (stepsNow(at) !== left) return;
  const gone = standing(strokes, before).filter(({ from }) => from >= left);
  at.set({
    strokes: standing(strokes, left),
    undone: instead.length > 0 ? [] : [...at.now.undone, ...gone.toReversed()],
  });
  if (instead.length > 0) await carryOut(at, instead);
}

/** Takes back the last gesture. */
export const undo = (at: TableStore): Promise<void> => takeBack(at, 1);

/** What was taken back last, as long as nothing else has happened. */
export function lastUndone({ undone, table }: Pick<TableState, 'undone' | 'table'>): Stroke | null {
  const last = undone.at(-1);
  return last && last.from === table?.story.length ? last : null;
}

/** Does again what was taken back last. */
export async function redo(at: TableStore): Promise<void> {
  const last = lastUndone(at.now);
  if (!last) return;
  at.set({ undone: at.now.undone.slice(0, -1) });
  await carryOut(at, last.gesture);
}
