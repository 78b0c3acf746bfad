import type { Done, Draft, Report, Task } from '@bicorne/report';

/** What a worker is asked: to lay out a match, to say what is to be done, to do one piece of it. */
export type Question =
  | { readonly kind: 'open'; readonly record: string }
  | { readonly kind: 'plan'; readonly draft: Draft | null }
  | { readonly kind: 'do'; readonly task: Task };

export interface Answers {
  /** Whether a report can be made of it. */
  readonly open: boolean;
  readonly plan: Plan;
  readonly do: Done;
}

export interface Plan {
  readonly draft: Draft;
  readonly tasks: readonly Task[];
  /** As far as it goes; null until there is anything to show. */
  readonly report: Report | null;
  /** How much is done, 0 to 1. */
  readonly progress: number;
}
