import type { Viewer } from './contract.ts';
import type { Rng } from './random.ts';

/**
 * For the proof of non-interference. Works on the state and is written apart from the view and from sampling,
 * so that a mistake in one of them is not repeated in the other.
 */
export interface Secrecy<S = unknown> {
  /** A new state in which everything that the viewer cannot know is drawn again; the given one is left alone. */
  redraw(state: S, viewer: Viewer, rng: Rng): S;
  /** Everything the viewer cannot know, each thing by a name, with its value: over many redraws each must change. */
  hidden(state: S, viewer: Viewer): Readonly<Record<string, unknown>>;
}
