import type { Done, Draft, Report, Task } from '@bicorne/report';
import { noted } from '@bicorne/report/draft';
import { keepDraft, keptDraft } from './kept.ts';
import { Hand } from './hand.ts';

/** A report that is being made. */
export interface Progress {
  readonly report: Report | null;
  /** How much is done, 0 to 1. */
  readonly done: number;
}

/** One core is left to the page. */
const MOST_HANDS = 4;
const handsHere = (): number => Math.max(1, Math.min(MOST_HANDS, navigator.hardwareConcurrency - 1));

/** So many pieces of work are done before it is shown and kept how far it is. */
const AT_ONCE: Readonly<Record<Task['kind'], number>> = { point: 200, gain: 24, screen: 48, study: 4 };

/**
 * Makes the report of a match, from where it was left; tells how far it is, and null where none can be made. Returns how
 * to stop it: what is done is kept.
 */
export function startMaking(
  match: string,
  record: string,
  hear: (news: Progress | null) => void,
): () => void {
  const hands = Array.from({ length: handsHere() }, () => new Hand());
  const stop = (): void => hands.splice(0).forEach((hand) => hand.dismiss());
  const make = async (): Promise<void> => {
    const opened = await Promise.all(hands.map((hand) => hand.ask({ kind: 'open', record })));
    if (!opened.every(Boolean)) return hear(null);
    let draft = await keptDraft(match);
    while (hands.length > 0) {
      const plan = await hands[0].ask({ kind: 'plan', draft });
      hear({ report: plan.report, done: plan.progress });
      if (plan.tasks.length === 0) return;
      draft = await share(hands, plan.tasks.slice(0, AT_ONCE[plan.tasks[0].kind]), plan.draft);
      await keepDraft(match, draft);
    }
  };
  make()
    .catch(() => hear(null))
    .finally(stop);
  return stop;
}

/** Everybody takes the next piece as soon as he has done one. */
async function share(hands: readonly Hand[], tasks: readonly Task[], draft: Draft): Promise<Draft> {
  const left = [...tasks];
  const done: Done[] = [];
  const work = async (hand: Hand): Promise<void> => {
    for (let task = left.shift(); task; task = left.shift()) done.push(await hand.ask({ kind: 'do', task }));
  };
  await Promise.all(hands.map(work));
  return done.reduce(noted, draft);
}
