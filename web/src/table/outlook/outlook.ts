import { actionMark } from '@bicorne/boardkit';
import type { Action, Odds, Seat, SeatLuck } from '@bicorne/engine';
import { useEffect, useState } from 'react';
import address from 'virtual:bicorne-worker/table/outlook';
import { usePreferences } from '../../preferences.ts';
import type { Answer, Question } from './wire.ts';

/** What a seat asks about: a moment is one view, and everything is asked once. */
export interface Moment {
  readonly game: string;
  readonly seat: Seat;
  readonly view: unknown;
}

type Open = Question extends infer Q ? (Q extends Question ? Omit<Q, 'id'> : never) : never;

let worker: Worker | null = null;
let asked = 0;
const waiting = new Map<number, (answer: Answer) => void>();

function ask(question: Open): Promise<Answer> {
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

function oddsOf({ game, seat, view }: Moment, action: Action): Promise<Odds | null> {
  if (typeof view !== 'object' || view === null) return Promise.resolve(null);
  const known = kept.get(view) ?? new Map<string, Promise<Odds | null>>();
  kept.set(view, known);
  const mark = actionMark(action);
  const odds = known.get(mark) ?? ask({ kind: 'odds', game, seat, view, action }).then((said) => said.odds);
  known.set(mark, odds);
  return odds;
}

/** The chances of an action; null until they are known, and where there is nothing to tell. */
export function useOdds(moment: Moment, action: Action | null): Odds | null {
  const [found, setFound] = useState<{ readonly action: Action; readonly odds: Odds | null } | null>(null);
  const { game, seat, view } = moment;
  useEffect(() => {
    if (action === null) return;
    let wanted = true;
    void oddsOf({ game, seat, view }, action).then((odds) => {
      if (wanted) setFound({ action, odds });
    });
    return () => {
      wanted = false;
    };
  }, [game, seat, view, action]);
  return found !== null && found.action === action ? found.odds : null;
}

/** Of an action's mark, whether it is asked about before it is taken, if the reader wants that; null until it is known. */
export function useAsksFirst(moment: Moment, legal: readonly Action[]): (mark: string) => boolean | null {
  const confirm = usePreferences((preferences) => preferences.confirm);
  const risks = useRisks(moment, confirm ? legal : NOTHING);
  return (mark) => (confirm ? (risks?.has(mark) ?? null) : false);
}
const NOTHING: readonly Action[] = [];

/** The actions that are asked about (`risks.ts`), by their marks; null until it is known. */
function useRisks(moment: Moment, legal: readonly Action[]): ReadonlySet<string> | null {
  const [found, setFound] = useState<{
    readonly legal: readonly Action[];
    readonly marks: ReadonlySet<string>;
  }>();
  const { game, seat, view } = moment;
  useEffect(() => {
    if (legal.length === 0) return;
    let wanted = true;
    void ask({ kind: 'risks', game, seat, view, legal }).then(({ risks }) => {
      const marks = new Set(legal.filter((_, i) => risks[i]).map(actionMark));
      if (wanted) setFound({ legal, marks });
    });
    return () => {
      wanted = false;
    };
  }, [game, seat, view, legal]);
  return found?.legal === legal ? found.marks : null;
}

/** The luck of a finished match; null until it is counted. */
export function useLuck(record: string | null): readonly SeatLuck[] | null {
  const [luck, setLuck] = useState<readonly SeatLuck[] | null>(null);
  useEffect(() => {
    if (record !== null) void ask({ kind: 'luck', record }).then((said) => setLuck(said.luck));
  }, [record]);
  return luck;
}
