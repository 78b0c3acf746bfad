import { actionMark } from '@bicorne/boardkit';
import type { Advice, Ahead } from '@bicorne/bots';
import type { Action, Seat, Sight } from '@bicorne/engine';
import { useEffect, useState } from 'react';
import address from 'virtual:bicorne-worker/table/advice';
import type { Answer, Question } from './wire.ts';

export interface Counsel {
  readonly kind: 'unasked' | 'thinking' | 'said';
  /** Null where there is none. */
  readonly advice: Advice | null;
  /** The turn as it would go on, as far as it has been thought. */
  readonly ahead: readonly Ahead[];
  ask(): void;
  /** Stops the thinking, or forgets what was said. */
  drop(): void;
}

interface Said {
  readonly sight: Sight;
  readonly advice: Advice | null;
  readonly ahead: readonly Ahead[];
}

/** One question about one position. A new position forgets it, and ends whoever still thinks about the old one. */
export function useCounsel(game: string, seat: Seat, sight: Sight): Counsel {
  const [asked, setAsked] = useState<Sight | null>(null);
  const [said, setSaid] = useState<Said | null>(null);
  const wanted = asked === sight;
  useEffect(() => {
    if (!wanted) return;
    return consult({ game, seat, sight }, (answer) => setSaid((before) => heard(before, sight, answer)));
  }, [wanted, game, seat, sight]);
  const answered = wanted && said?.sight === sight;
  const thinking = wanted && !answered;
  return {
    kind: thinking ? 'thinking' : answered ? 'said' : 'unasked',
    advice: answered ? said.advice : null,
    ahead: answered ? said.ahead : NOTHING,
    ask: () => {
      setSaid(null);
      setAsked(sight);
    },
    drop: () => setAsked(null),
  };
}

const NOTHING: readonly Ahead[] = [];

function heard(before: Said | null, sight: Sight, answer: Answer): Said {
  if (answer.kind === 'advice') return { sight, advice: answer.advice, ahead: NOTHING };
  const said = before?.sight === sight ? before : { sight, advice: null, ahead: NOTHING };
  return { ...said, ahead: [...said.ahead, answer.ahead] };
}

/** A worker of its own for each question: to stop it is to end it. Returns how. */
function consult(question: Question, hear: (answer: Answer) => void): () => void {
  const worker = new Worker(address, { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => hear(data));
  worker.addEventListener('error', () => hear({ kind: 'advice', advice: null }));
  worker.postMessage(question);
  return () => worker.terminate();
}

/** Where the board shows the action as a thing to click, it is marked there. */
export function useMarked(action: Action | null): void {
  useEffect(() => {
    if (action === null) return;
    const mark = CSS.escape(actionMark(action));
    const things = document.querySelectorAll(`main.table [data-action="${mark}"]`);
    things.forEach((thing) => thing.setAttribute('data-advised', ''));
    return () => things.forEach((thing) => thing.removeAttribute('data-advised'));
  }, [action]);
}
