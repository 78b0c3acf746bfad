import type { Viewer } from '@bicorne/engine';
import type { Update } from '@bicorne/table/protocol';
import type { StoredMatch } from './store/matches.ts';

/** Those who look at matches, as the tables know them; `sockets.ts` is the real one. */
export interface Audience {
  /** Whether somebody looks with these eyes. */
  isWatched(match: StoredMatch, viewer: Viewer): boolean;
  /** Whether this person has a line to this server. */
  isHere(person: string): boolean;
  /** To all of them but the line that is told otherwise. */
  update(match: StoredMatch, viewer: Viewer, updates: readonly Update[], except?: string): void;
  /** To all who watch, and to its players wherever they are, if it is another to them. */
  cardChanged(before: StoredMatch, match: StoredMatch): void;
  /** To its players who are elsewhere. */
  turnPassed(match: StoredMatch): void;
}
