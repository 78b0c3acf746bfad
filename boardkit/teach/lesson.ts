import type { Said } from './story.ts';

/**
 * A lesson is a few small steps on a real position, played through the real engine. What is wanted is given in
 * the game's own notation, so that a test can play every lesson to its end.
 */
export interface Lesson {
  readonly id: string;
  readonly title: Said;
  /** One line for the list of lessons. */
  readonly about: Said;
  /** A scenario of the game by name, or a whole scenario object. */
  readonly scenario: unknown;
  readonly options?: Readonly<Record<string, boolean | string>>;
  /** The learner's seat, by name. */
  readonly seat: string;
  readonly steps: readonly LessonStep[];
}

export type LessonStep = Saying | Task | Reply | Fall;

/** Something is explained; the learner reads on. */
interface Saying {
  readonly say: Said;
}

/** The learner does it. Only these actions are offered; the first is the one a hint points at. */
interface Task {
  readonly ask: Said;
  readonly want: readonly string[];
}

/** Another seat answers. */
interface Reply {
  readonly seat: string;
  readonly plays: string;
}

/** Chance answers, in the notation of its outcomes. */
interface Fall {
  readonly falls: string;
}
