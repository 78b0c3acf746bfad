import { gestureMark, type BoardModule } from '@bicorne/boardkit';
import type { Action, Odds, Seat } from '@bicorne/engine';
import { useEffect, useState } from 'react';
import address from 'virtual:bicorne-worker/table/outlook';
import { usePreferences } from '../../preferences.ts';
import { isRisk, type Rules } from '../ahead.ts';
import type { Answer, Question } from './wire.ts';

/** What a seat asks about: a moment is one view, and everything is asked once. */
export interface Moment {
  readonly game: string;
  readonly seat: Seat;
  readonly view: unknown;
}

let worker: Worker | null = null;
let asked = 0;
const waiting = new Map<number, (answer: Answer) => void>();

function ask(question: Omit<Question, 'id'>): Promise<Answer> {
  worker ??= hire();
  const id = ++asked;
  const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
  worker.postMessage({ ...question, id });
  return answered;
}

function hire(): Worker {
  const hired = new Worker(address, { type: 'module' });
  hired.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  });
  return hired;
}

/** Kept as long as the page holds the view. */
const kept = new WeakMap<object, Map<string, Promise<Odds | null>>>();

function oddsOf({ game, seat, view }: Moment, gesture: readonly Action[]): Promise<Odds | null> {
  if (typeof view !== 'object' || view === null) return Promise.resolve(null);
  const known = kept.get(view) ?? new Map<string, Promise<Odds | null>>();
  kept.set(view, known);
  const mark = gestureMark(gesture);
  const odds = known.get(mark) ?? ask({ game, seat, view, gesture }).then((said) => said.odds);
  known.set(mark, odds);
  return odds;
}

type Gesture = readonly Action[];

/** The chances of the last step of a gesture; null until they are known, and where there is nothing to tell. */
export function useOdds(moment: Moment, gesture: Gesture | null): Odds | null {
  const [found, setFound] = useState<{ readonly gesture: Gesture; readonly odds: Odds | null } | null>(null);
  const { game, seat, view } = moment;
  useEffect(() => {
    if (gesture === null) return;
    let wanted = true;
    void oddsOf({ game, seat, view }, gesture).then((odds) => {
      if (wanted) setFound({ gesture, odds });
    });
    return () => {
      wanted = false;
    };
  }, [game, seat, view, gesture]);
  return found !== null && found.gesture === gesture ? found.odds : null;
}

/** Whether a gesture is asked about before it is done, if the reader wants that. */
export function useAsksFirst(
  rules: Rules,
  { seat, view }: Moment,
  commits: BoardModule['commits'],
): (gesture: Gesture) => boolean {
  const confirm = usePreferences((preferences) => preferences.confirm);
  return (gesture) => confirm && (commits?.(gesture, view) === true || isRisk(rules, view, seat, gesture));
}
