import type { Lesson, LessonStep } from './lesson.ts';
import {
  act,
  look,
  ok,
  openMatch,
  readOutcome,
  refuse,
  settle,
  turnOf,
  type Game,
  type GameEvent,
  type Match,
  type Played,
  type Result,
  type Sight,
} from '@bicorne/engine';

/** How far a learner has come. A value: every function returns a new one. */
export interface Course {
  readonly lesson: Lesson;
  readonly match: Match;
  /** The learner's seat. */
  readonly seat: number;
  readonly at: number;
  /** What the last step brought about. */
  readonly fresh: readonly GameEvent[];
  /** What every step brought about so far. */
  readonly told: readonly (readonly GameEvent[])[];
}

export function openLesson(game: Game, lesson: Lesson): Result<Course> {
  const match = openMatch(game, { scenario: lesson.scenario, options: lesson.options ?? {} });
  if (!match.ok) return match;
  const seat = match.value.seats.indexOf(lesson.seat);
  return ok({ lesson, match: match.value, seat, at: 0, fresh: [], told: [] });
}

export const stepOf = ({ lesson, at }: Course): LessonStep | undefined => lesson.steps[at];
export const isDone = (course: Course): boolean => stepOf(course) === undefined;
/** Whether the next step comes by itself: another seat or chance answers. */
export const comesByItself = (course: Course): boolean => {
  const step = stepOf(course);
  return step !== undefined && ('plays' in step || 'falls' in step);
};

/** What the learner sees; only what the lesson wants is offered. */
export function sightOf(course: Course): Sight {
  const step = stepOf(course);
  const sight = look(course.match, course.seat);
  if (step === undefined || !('want' in step)) return { ...sight, legal: [] };
  const { game } = course.match;
  return { ...sight, legal: sight.legal.filter((action) => step.want.includes(game.write(action))) };
}

/** Reads on, or lets the other seat or chance answer. */
export function goOn(course: Course): Result<Course> {
  const step = stepOf(course);
  if (step === undefined || 'want' in step) return refuse('illegal', 'the learner is asked');
  if ('say' in step) return ok({ ...course, at: course.at + 1, fresh: [] });
  return after(course, 'falls' in step ? fall(course.match, step.falls) : reply(course.match, step));
}

/** The learner does what was asked; whatever else the rules would allow, the lesson could not go on from. */
export function tryAction(course: Course, given: unknown): Result<Course> {
  const step = stepOf(course);
  if (step === undefined || !('want' in step)) return refuse('not-your-turn', 'the learner is not asked');
  const played = act(course.match, course.seat, given);
  if (!played.ok) return played;
  const done = played.value.match.steps.at(-1);
  const wanted = done?.kind === 'act' && step.want.includes(done.text);
  return wanted ? after(course, played) : refuse('illegal', 'the lesson wants something else');
}

function after(course: Course, played: Result<Played>): Result<Course> {
  if (!played.ok) return played;
  const { match, events } = played.value;
  const fresh = events.flatMap((event) => match.game.seen(event, course.seat) ?? []);
  return ok({ ...course, match, at: course.at + 1, fresh, told: [...course.told, fresh] });
}

const reply = (match: Match, { seat, plays }: { seat: string; plays: string }): Result<Played> =>
  act(match, match.seats.indexOf(seat), plays);

function fall(match: Match, text: string): Result<Played> {
  if (turnOf(match).kind !== 'chance') return refuse('illegal', 'chance is not asked');
  const outcome = readOutcome(match.game.chance(match.state), text);
  return outcome.ok ? settle(match, outcome.value) : outcome;
}
