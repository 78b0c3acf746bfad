import {
  atOnce,
  digest,
  look,
  must,
  ONLOOKER,
  openMatch,
  type Bids,
  type Game,
  type Handicap,
  type Match,
  type Options,
  type Turn,
  type Work,
  List,
} from '@bicorne/engine';
import { playAll, unplayed } from './steps.ts';

/** What is needed of a stored match, wherever it is stored. */
export interface Begun {
  readonly scenario: unknown;
  readonly options: Options;
  readonly handicap?: Handicap | undefined;
  readonly bids?: Bids | undefined;
  /** The version of the rules it was begun under. */
  readonly rules: string;
}

/** The state of a match after its first `n` steps, as JSON, and the digest of that. */
export interface Mark {
  readonly n: number;
  readonly digest: string;
  readonly state: string;
}

export const markOf = ({ steps, state }: Match): Mark => ({
  n: steps.length,
  digest: digest(state),
  state: JSON.stringify(state),
});

/** A match at the first of its stored steps that can be played under the rules of today, and those steps. */
export interface Reopened {
  readonly start: Match;
  readonly words: readonly string[];
}

/** One that went on under other rules begins where it did; what came before stands unplayed. */
export function reopen(game: Game, stored: Begun, words: readonly string[]): Reopened {
  const { scenario, options, handicap, bids, rules } = stored;
  const opened = must(openMatch(game, { scenario, options, handicap, bids }));
  const start = { ...opened, header: { ...opened.header, rules } };
  const from = resumedAt(words);
  if (from === -1) return { start, words };
  return { start: unplayed(start, words.slice(0, from)), words: words.slice(from) };
}

/**
 * The steps by which a match goes on that was played under other rules and cannot be played again under these:
 * back to the last state that was stored, and from there. None when it can.
 */
export function* mending(
  game: Game,
  stored: Begun,
  words: readonly string[],
  marks: readonly Mark[],
): Work<readonly string[]> {
  if (rulesOf(stored, words) === game.rules || (yield* playsAlike(game, stored, words, marks))) return [];
  const { start } = reopen(game, stored, []);
  const { live } = unplayed(start, words);
  const mark = marks.find(({ n }) => leadsTo(unplayed(start, words.slice(0, n)).live, live));
  const kept = unplayed(start, words.slice(0, mark?.n ?? 0)).live.length;
  const state: unknown = mark ? JSON.parse(mark.state) : start.state;
  const back = live.length > kept ? [`<${live.length - kept}`] : [];
  return [...back, `=${JSON.stringify({ rules: game.rules, state })}`];
}

export const mend = (...given: Parameters<typeof mending>): readonly string[] => atOnce(mending(...given));

/**
 * A match that is over and cannot be played again: its steps as they were written, and its last state, where that was
 * stored and can still be looked at. Without one there is nothing to see, but the record is whole.
 */
export function shut(
  game: Game,
  stored: Begun & { readonly turn: Turn },
  words: readonly string[],
  marks: readonly Mark[],
): Match {
  const { start } = reopen(game, stored, []);
  const stopped = stored.turn.kind === 'over' ? stored.turn.ending : null;
  // Nothing of it stands that could be played again.
  const match: Match = { ...unplayed(start, words), live: List.of<number>([]), stopped, state: null };
  const last = marks.find(({ n }) => n === words.length);
  const ended = { ...match, state: last ? JSON.parse(last.state) : null };
  return canBeSeen(ended) ? ended : match;
}

/**
 * For those who see later than it happens, while what is due for them was played under other rules: the last state of
 * those steps that was stored and can still be looked at, or the beginning. It is a match without steps.
 */
export function asStored(game: Game, stored: Begun, words: readonly string[], marks: readonly Mark[]): Match {
  const { start } = reopen(game, stored, []);
  const states = [...marks.filter(({ n }) => n <= words.length), ...resumedState(words)];
  for (const { state: text } of states.toSorted((one, other) => other.n - one.n)) {
    const state: unknown = JSON.parse(text);
    const match = { ...start, start: state, state };
    if (canBeSeen(match)) return match;
  }
  return start;
}

/** That from which the match last went on. */
function resumedState(words: readonly string[]): { n: number; state: string }[] {
  const at = resumedAt(words);
  return at === -1 ? [] : [{ n: at + 1, state: JSON.stringify(JSON.parse(words[at].slice(1)).state) }];
}

function canBeSeen(match: Match): boolean {
  try {
    for (const viewer of [ONLOOKER, ...match.seats.keys()]) look(match, viewer);
    return true;
  } catch {
    return false;
  }
}

/** Where it last went on under other rules; -1 where it never did. */
export const resumedAt = (words: readonly string[]): number =>
  words.findLastIndex((word) => word.startsWith('='));

/** The rules it was last played under. */
function rulesOf(stored: Begun, words: readonly string[]): string {
  const at = resumedAt(words);
  return at === -1 ? stored.rules : String(JSON.parse(words[at].slice(1)).rules);
}

const leadsTo = (before: List<number>, after: List<number>): boolean =>
  before.length <= after.length && before.slice().every((index, at) => after.get(at) === index);

/** Whether these steps come to the same under the rules of today, as far as the marks tell. */
function* playsAlike(
  game: Game,
  stored: Begun,
  words: readonly string[],
  marks: readonly Mark[],
): Work<boolean> {
  if (resumedAt(words) !== -1) return false;
  try {
    for (const { match, steps } of playAll(reopen(game, stored, words).start, words)) {
      const mark = marks.find(({ n }) => n === steps);
      if (mark && mark.digest !== digest(match.state)) return false;
      yield;
    }
    return true;
  } catch {
    return false;
  }
}
