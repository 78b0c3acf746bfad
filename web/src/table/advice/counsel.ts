import { actionMark } from '@bicorne/boardkit';
import type { Advice } from '@bicorne/bots';
import type { Action, Seat, Sight } from '@bicorne/engine';
import { useEffect, useState } from 'react';
import address from 'virtual:bicorne-worker/table/advice';
import type { Question } from './wire.ts';

export interface Counsel {
  readonly kind: 'unasked' | 'thinking' | 'said';
  /** Null where there is none. */
  readonly advice: Advice | null;
  ask(): void;
  /** Stops the thinking, or forgets what was said. */
  drop(): void;
}

interface Said {
  readonly sight: Sight;
  readonly advice: Advice | null;
}

/** One question about one position. A new position forgets it, and ends whoever still thinks about the old one. */
export function useCounsel(game: string, seat: Seat, sight: Sight): Counsel {
  const [asked, setAsked] = useState<Sight | null>(null);
  const [said, setSaid] = useState<Said | null>(null);
  const thinking = asked === sight && said?.sight !== sight;
  useEffect(() => {
    if (!thinking) return;
    return consult({ game, seat, sight }, (advice) => setSaid({ sight, advice }));
  }, [thinking, game, seat, sight]);
  const answered = asked === sight && said?.sight === sight;
  return {
    kind: thinking ? 'thinking' : answered ? 'said' : 'unasked',
    advice: answered ? said.advice : null,
    ask: () => {
      setSaid(null);
      setAsked(sight);
    },
    drop: () => setAsked(null),
  };
}

/** A worker of its own for each question: to stop it is to end it. Returns how. */
function consult(question: Question, hear: (advice: Advice | null) => void): () => void {
  const worker = new Worker(address, { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<Advice | null>) => hear(data));
  worker.addEventListener('error', () => hear(null));
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
