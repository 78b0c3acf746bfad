import type { Seat } from '@bicorne/engine';
import type { Done, Draft, Foreseen, Report, Task } from '@bicorne/report';

/** What a worker is asked: to lay out a match, to say what is to be done, to do one piece of it. */
export type Question =
  | { readonly kind: 'open'; readonly record: string }
  | { readonly kind: 'plan'; readonly draft: Draft | null }
  | { readonly kind: 'do'; readonly task: Task }
  /** What another answer would have cost, at the question that was asked there. */
  | { readonly kind: 'judge'; readonly at: number; readonly seat: Seat; readonly text: string }
  /** What an answer costs in a position of its own. */
  | {
      readonly kind: 'weigh';
      readonly game: string;
      readonly state: unknown;
      readonly seat: Seat;
      readonly text: string;
    }
  /** What is likelier after the first answer than after the second, and the other way round. */
  | {
      readonly kind: 'foresee';
      readonly game: string;
      readonly view: unknown;
      readonly seat: Seat;
      readonly texts: readonly [string, string];
    };

export interface Answers {
  /** Whether a report can be made of it. */
  readonly open: boolean;
  readonly plan: Plan;
  readonly do: Done;
  readonly judge: number | null;
  readonly weigh: number | null;
  readonly foresee: readonly Foreseen[];
}

export interface Plan {
  readonly draft: Draft;
  readonly tasks: readonly Task[];
  /** As far as it goes; null until there is anything to show. */
  readonly report: Report | null;
  /** How much is done, 0 to 1. */
  readonly progress: number;
}
