import { useCallback, useEffect, useRef } from 'react';
import { Hand } from './hand.ts';
import type { Answers, Question } from './wire.ts';

type Ask = <Q extends Question>(question: Q) => Promise<Answers[Q['kind']] | null>;

/** A worker of its own for as long as something is asked; `record` is laid out for it where one is given. */
export function useHand(on: boolean, record?: string): Ask {
  const held = useRef<{ readonly hand: Hand; readonly open: Promise<boolean> } | null>(null);
  useEffect(() => {
    if (!on) return;
    const hand = new Hand();
    const open = record === undefined ? Promise.resolve(true) : hand.ask({ kind: 'open', record });
    held.current = { hand, open };
    return () => {
      held.current = null;
      hand.dismiss();
    };
  }, [record, on]);
  return useCallback(async (question) => {
    const asked = held.current;
    return asked && (await asked.open) ? asked.hand.ask(question) : null;
  }, []);
}
