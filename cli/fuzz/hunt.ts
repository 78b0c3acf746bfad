import { quickRng } from '@bicorne/engine';
import { nextRun, type Subject } from '@bicorne/engine/conformance';
import { fuzzGame, type Taste } from './play.ts';
import { reportOf, type Report } from './report.ts';
import { shrink } from './shrink.ts';

export interface Count {
  readonly games: number;
  readonly steps: number;
  /** Sorts of actions seen. */
  readonly sorts: number;
}

export interface Hunt {
  readonly seed: string;
  /** Asked before every game but the first, and while a failure is shrunk. */
  readonly goOn: (count: Count) => boolean;
  /** Each kind of failure is told once. */
  readonly tell: (report: Report) => void;
}

/** After so many different failures there is enough to mend. */
const ENOUGH = 10;

/** Plays game after game. A game in eight begins with a fresh taste, and so is played evenly at first. */
export function hunt(subject: Subject, { seed, goOn, tell }: Hunt): Count {
  const rng = quickRng(seed);
  const known = new Set<string>();
  let taste: Taste = new Map();
  const sorts = new Set<string>();
  let [games, steps] = [0, 0];
  const count = (): Count => ({ games, steps, sorts: sorts.size });
  while (games === 0 || (known.size < ENOUGH && goOn(count()))) {
    if (games % 8 === 0) taste = new Map();
    const played = fuzzGame(subject, nextRun(subject.game, games, rng), taste, rng);
    for (const sort of taste.keys()) sorts.add(sort);
    games++;
    steps += played.steps;
    const key = `${played.failure?.fault}/${played.failure?.property}`;
    if (!played.failure || known.has(key)) continue;
    known.add(key);
    tell(
      reportOf(
        subject.game,
        shrink(subject, played.failure, () => goOn(count())),
      ),
    );
  }
  return count();
}
