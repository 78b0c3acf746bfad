import type { Action } from '@bicorne/engine';
import { useState } from 'react';

/** A question: what may be answered, what is best, and what the others cost as far as that is known. */
export interface Asked {
  readonly legal: readonly Action[];
  readonly write: (action: Action) => string;
  readonly better: string;
  /** What was played, where it is a mistake: it is not the answer, however little it cost. */
  readonly played: string | null;
  readonly costs: Readonly<Record<string, number>>;
  /** What another answer costs; null where it cannot be said. */
  readonly judge: (text: string) => Promise<number | null>;
}

/** How it stands with a question: find the better move. */
type Answer =
  | { readonly kind: 'asked' | 'shown' }
  | { readonly kind: 'judging'; readonly said: Action }
  | { readonly kind: 'wrong'; readonly said: Action; readonly cost: number | null }
  | { readonly kind: 'right'; readonly said: Action; readonly points: number };

export interface Quiz {
  /** Whether it is still a question. */
  readonly asks: boolean;
  readonly answer: Answer;
  readonly hinted: boolean;
  /** What may be answered now; after a hint the best and a few others. */
  readonly legal: readonly Action[];
  act(action: Action): void;
  hint(): void;
  show(): void;
}

/** At the first try, without a hint; a hint and every wrong answer cost one, but the last point is for finding it. */
const MOST_POINTS = 3;
/** What cost less than this is as good. */
const AS_GOOD = 0.01;
/** After a hint so many are left to choose from. */
const LEFT = 4;

interface Held {
  readonly asked: Asked | null;
  readonly answer: Answer;
  readonly tries: number;
  readonly hinted: boolean;
}

const NOTHING: readonly Action[] = [];

/** The question while it is asked; another one forgets it. `onDone` hears the points: none for an answer that was shown. */
export function useQuiz(asked: Asked | null, onDone?: (points: number) => void): Quiz {
  const fresh: Held = { asked, answer: { kind: 'asked' }, tries: 0, hinted: false };
  const [held, setHeld] = useState<Held>(fresh);
  const now = held.asked === asked ? held : fresh;
  const open = asked !== null && (now.answer.kind === 'asked' || now.answer.kind === 'wrong');
  const put = (change: Partial<Held>): void => setHeld({ ...now, ...change });
  const found = (said: Action): void => {
    const points = Math.max(1, MOST_POINTS - now.tries - Number(now.hinted));
    put({ answer: { kind: 'right', said, points } });
    onDone?.(points);
  };
  const weighed = (said: Action, cost: number | null): void => {
    if (cost !== null && cost < AS_GOOD && asked?.write(said) !== asked?.played) return found(said);
    put({ answer: { kind: 'wrong', said, cost }, tries: now.tries + 1 });
  };
  const act = (said: Action): void => {
    if (!open) return;
    const text = asked.write(said);
    if (text === asked.better) return found(said);
    if (text in asked.costs) return weighed(said, asked.costs[text]);
    put({ answer: { kind: 'judging', said } });
    void asked.judge(text).then((cost) => weighed(said, cost));
  };
  const solved = now.answer.kind === 'right' || now.answer.kind === 'shown';
  return {
    asks: asked !== null && !solved,
    answer: now.answer,
    hinted: now.hinted,
    legal: open ? (now.hinted ? fewOf(asked) : asked.legal) : NOTHING,
    act,
    hint: () => put({ hinted: true }),
    show: () => {
      put({ answer: { kind: 'shown' } });
      onDone?.(0);
    },
  };
}

/** The best among a few that come near it; as they are listed, so that its place does not tell. */
function fewOf({ legal, write, better, costs }: Asked): readonly Action[] {
  const nearest = Object.keys(costs).sort((one, other) => costs[one] - costs[other]);
  const texts = new Set([better, ...nearest.slice(0, LEFT - 1)]);
  for (const action of legal) if (texts.size < LEFT) texts.add(write(action));
  return legal.filter((action) => texts.has(write(action)));
}
