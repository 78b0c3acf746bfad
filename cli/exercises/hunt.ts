import { loadRulebook } from '@bicorne/bots';
import { must, openMatch } from '@bicorne/engine';
import type { Exercise } from '@bicorne/games';
import { exercisesOf } from '@bicorne/report/exercises';

/** What is looked for: plain data, handed to every worker. */
export interface Hunt {
  readonly game: string;
  readonly seed: string;
  readonly workers: number;
}

/** What a worker tells after every decision: an exercise, where it was one. */
export interface Catch {
  readonly match: number;
  readonly exercise: Exercise | null;
}

/** The matches number `worker`, `worker + workers`…, the scenarios in turn, for as long as anybody wants to hear. */
export async function* hunt({ game: id, seed, workers }: Hunt, worker: number): AsyncGenerator<Catch> {
  const rulebook = await loadRulebook(id);
  if (!rulebook) throw new Error(`there is no game ${id}`);
  const { scenarios } = rulebook.game;
  for (let match = worker; ; match += workers) {
    const start = must(openMatch(rulebook.game, { scenario: scenarios[match % scenarios.length].id }));
    for (const exercise of exercisesOf(rulebook, start, `${seed}/${match}`)) yield { match, exercise };
  }
}
