import type { Action } from '@bicorne/engine';
import { useEffect, useMemo, useRef, useState } from 'react';
import { sightAt, type Rerun } from '../table/reel/rerun.ts';
import type { Look } from './Findings.tsx';
import { Hand } from './hand.ts';
import { placeOf } from './tell.ts';

/** How it stands with a question: find the better move. */
type Answer =
  | { readonly kind: 'asked' | 'shown' }
  | { readonly kind: 'judging'; readonly said: Action }
  | { readonly kind: 'wrong'; readonly said: Action; readonly cost: number }
  | { readonly kind: 'right'; readonly said: Action; readonly points: number };

export interface Quiz {
  /** Whether it is still a question. */
  readonly asks: boolean;
  readonly answer: Answer;
  readonly hinted: boolean;
  /** What may be answered now. */
  readonly legal: readonly Action[];
  act(action: Action): void;
  hint(): void;
  show(): void;
}

/** At the first try, without a hint; a hint and every wrong answer cost one, but the last point is for finding it. */
const MOST_POINTS = 3;
/** What cost less than this is as good. */
const AS_GOOD = 0.01;

interface Held {
  readonly look: Look;
  readonly answer: Answer;
  readonly tries: number;
  readonly hinted: boolean;
}

const NOTHING: readonly Action[] = [];

/** The question that a mistake is, while it is asked; another look forgets it. */
export function useQuiz(run: Rerun, look: Look, on: boolean): Quiz {
  const fresh: Held = { look, answer: { kind: 'asked' }, tries: 0, hinted: false };
  const [held, setHeld] = useState<Held>(fresh);
  const now = held.look === look ? held : fresh;
  const judge = useJudge(run.record, on);
  const { mistake, seat, at } = look;
  const open = on && mistake !== null && (now.answer.kind === 'asked' || now.answer.kind === 'wrong');
  const legal = useMemo(
    () => (open ? sightAt(run, placeOf(run, at), seat).legal : NOTHING),
    [open, run, at, seat],
  );
  const put = (change: Partial<Held>): void => setHeld({ ...now, ...change });
  const found = (said: Action): void =>
    put({
      answer: { kind: 'right', said, points: Math.max(1, MOST_POINTS - now.tries - Number(now.hinted)) },
    });
  const act = (said: Action): void => {
    if (!open) return;
    const text = run.match.game.write(said);
    if (text === mistake.better) return found(said);
    put({ answer: { kind: 'judging', said } });
    void judge(at, seat, text).then((cost) => {
      if (cost !== null && cost < AS_GOOD && text !== mistake.played) return found(said);
      put({ answer: { kind: 'wrong', said, cost: cost ?? mistake.cost }, tries: now.tries + 1 });
    });
  };
  const solved = now.answer.kind === 'right' || now.answer.kind === 'shown';
  return {
    asks: on && mistake !== null && !solved,
    answer: now.answer,
    hinted: now.hinted,
    legal,
    act,
    hint: () => put({ hinted: true }),
    show: () => put({ answer: { kind: 'shown' } }),
  };
}

type Judge = (at: number, seat: number, text: string) => Promise<number | null>;

/** A worker of its own, for as long as questions are asked. */
function useJudge(record: string, on: boolean): Judge {
  const hand = useRef<{ readonly hand: Hand; readonly open: Promise<boolean> } | null>(null);
  useEffect(() => {
    if (!on) return;
    const hired = new Hand();
    hand.current = { hand: hired, open: hired.ask({ kind: 'open', record }) };
    return () => {
      hand.current = null;
      hired.dismiss();
    };
  }, [record, on]);
  return async (at, seat, text) => {
    const asked = hand.current;
    if (!asked || !(await asked.open)) return null;
    return asked.hand.ask({ kind: 'judge', at, seat, text });
  };
}
