import { must, openMatch, quickRng, type Action, type Habits, type Seat, type Sight } from '@bicorne/engine';
import { levelNamed, loadRulebook, makeJudge, type Rulebook } from '@bicorne/bots';
import { playMatch, type Player } from '@bicorne/bots/play';
import { think, type Opinion } from '@bicorne/bots/search';
import { Notebook, type Lessons } from './lessons.ts';

/** What is played to learn from: plain data, handed to every worker. */
export interface Course {
  readonly game: string;
  readonly bot: string;
  readonly matches: number;
  /** No match is begun after so many seconds. */
  readonly seconds: number;
  readonly seed: string;
  readonly turns: number;
  readonly workers: number;
}

/** The matches number `worker`, `worker + workers`…, each as the questions that were thought about in it. */
export async function* attend(course: Course, worker: number): AsyncGenerator<Lessons> {
  const rulebook = await loadRulebook(course.game);
  const habits = rulebook?.bot.mind?.habits;
  if (!rulebook || !habits) throw new Error(`${course.game} has no habits to learn`);
  const end = performance.now() + 1000 * course.seconds;
  for (let number = worker; number < course.matches && performance.now() < end; number += course.workers) {
    const notes = new Notebook();
    const { game } = rulebook;
    const start = must(openMatch(game, { scenario: game.scenarios[number % game.scenarios.length].id }));
    await playMatch({
      rulebook,
      start,
      players: start.seats.map(() => pupil(course, rulebook, habits, notes)),
      seed: `${course.seed}/${number}`,
      turns: course.turns,
    });
    yield notes.close();
  }
}

/** Plays as its search finds best, and writes down how good it found everything. */
function pupil(course: Course, rulebook: Rulebook, habits: Habits, notes: Notebook): Player {
  const level = levelNamed(course.bot);
  if (!level) throw new Error(`${course.bot} does not search`);
  const judge = makeJudge(rulebook, {});
  return (seen, seat, rng, purse) => {
    const opinions = think(rulebook, judge, seen, seat, rng, level, purse);
    write(rulebook, habits, seen, seat, opinions, notes);
    return opinions[0].action;
  };
}

/** Fewer trials of a question teach nothing. */
const LEAST_TRIALS = 60;
/** By how much of a chance of victory one action must be better than another to be e times as good an example. */
const CLEARLY = 0.02;

function write(
  { game, bot }: Rulebook,
  habits: Habits,
  seen: Sight,
  seat: Seat,
  opinions: readonly Opinion[],
  notes: Notebook,
): void {
  if (opinions.reduce((sum, { trials }) => sum + trials, 0) < LEAST_TRIALS) return;
  const state = game.sample(seen.view, seat, quickRng(`${opinions[0].value}`));
  const legal = game.legal(state, seat);
  if (legal.length !== seen.legal.length) return;
  const shares = sharesOf(opinions);
  const leans = new Float64Array(legal.length);
  bot.mind?.lean(state, seat, legal, leans);
  habits.begin(state, seat);
  legal.forEach((action, i) => {
    habits.gather(state, action, leans[i], notes);
    notes.endAction(leans[i], shares.get(seen.legal[i]) ?? 0);
  });
  notes.endQuestion();
}

/** How good an example each action is; what was not tried is none. */
function sharesOf(opinions: readonly Opinion[]): ReadonlyMap<Action, number> {
  const tried = opinions.filter(({ trials }) => trials > 0);
  const best = Math.max(...tried.map(({ score }) => score));
  const weights = tried.map(({ score }) => Math.exp((score - best) / CLEARLY));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return new Map(tried.map(({ action }, i) => [action, weights[i] / total]));
}
