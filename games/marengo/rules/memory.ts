import { armyAt, type Note, type State } from './state.ts';
import { beyondOf, countOf, HIDDEN_FACES, lower, most, one, size, type Group } from './pieces.ts';

/**
 * What may be remembered (M17, M20). A note says: of the pieces in these places at least so many show this
 * face. All movement of face-down pieces goes through here; what is noted follows from what both players
 * saw of it, never from the faces themselves.
 */

/** More than this nobody remembers; the notes on the largest groups are forgotten first. */
const MOST_NOTES = 24;

/** Pieces move from place to place unseen. (M20.4, M20.5) */
export function shift(state: State, from: number, to: number, group: Group): void {
  const pieces = size(group);
  const all = state.faces[from] === group;
  const noted = isNoted(state.notes, from);
  const drafts = noted ? follow(state.notes, from, to, pieces, all) : null;
  state.faces[from] -= group;
  state.faces[to] += group;
  if (drafts) state.notes = tidy(state, drafts);
}

const isNoted = (notes: readonly Note[], place: number): boolean => {
  for (const note of notes) if (note.at.includes(place)) return true;
  return false;
};

function follow(notes: readonly Note[], from: number, to: number, pieces: number, all: boolean): Note[] {
  const drafts: Note[] = [];
  for (const note of notes) {
    if (!note.at.includes(from)) {
      drafts.push(note);
      continue;
    }
    const rest = all ? without(note.at, from) : note.at;
    if (note.at.includes(to)) {
      drafts.push(noteOf(note.army, rest, note.least));
      continue;
    }
    drafts.push(noteOf(note.army, union(rest, [to]), note.least));
    for (const other of notes)
      if (other.at.includes(to) && apart(other.at, note.at))
        drafts.push(noteOf(note.army, union(rest, other.at), note.least + other.least));
    if (rest.length > 0) drafts.push(noteOf(note.army, rest, lower(note.least, pieces)));
  }
  return drafts;
}

/** A piece is taken out of a place for all to see. (M20.6) */
export function takeShown(state: State, place: number, face: number): void {
  state.faces[place] -= one(face);
  if (!isNoted(state.notes, place)) return;
  const empty = state.faces[place] === 0;
  state.notes = tidy(
    state,
    state.notes.map((note) => {
      if (!note.at.includes(place)) return note;
      const least = countOf(note.least, face) > 0 ? note.least - one(face) : note.least;
      return noteOf(note.army, empty ? without(note.at, place) : note.at, least);
    }),
  );
}

/** A piece comes to a place for all to see. (M20.6) */
export function putShown(state: State, place: number, face: number): void {
  state.faces[place] += one(face);
  const drafts: Note[] = [];
  let alone = false;
  for (const note of state.notes) {
    const here = note.at.includes(place);
    drafts.push(here ? noteOf(note.army, note.at, note.least + one(face)) : note);
    alone ||= here && note.at.length === 1;
  }
  if (!alone) drafts.push(noteOf(armyAt(state, place), [place], one(face)));
  state.notes = tidy(state, drafts);
}

/** Pieces are shown where they are, all at the same time. (M20.3) */
export function reveal(state: State, place: number, group: Group): void {
  const known = state.notes.find((note) => note.at.length === 1 && note.at[0] === place);
  const least = most(known?.least ?? 0, group);
  if (least === known?.least) return;
  const others = state.notes.filter((note) => note !== known);
  state.notes = tidy(state, [...others, noteOf(armyAt(state, place), [place], least)]);
}

/** A whole place is shown: what was noted of it together with others is now known of the others. */
export function revealAll(state: State, place: number): void {
  const group = state.faces[place];
  if (group === 0) return;
  const others = state.notes
    .filter((note) => note.at.length > 1 || note.at[0] !== place)
    .map((note) => {
      if (!note.at.includes(place)) return note;
      return noteOf(note.army, without(note.at, place), beyondOf(note.least, group));
    });
  state.notes = tidy(state, [...others, noteOf(armyAt(state, place), [place], group)]);
}

/** What is noted of one place alone. */
export const knownAt = (state: Pick<State, 'notes'>, place: number): Group =>
  state.notes.find((note) => note.at.length === 1 && note.at[0] === place)?.least ?? 0;

const noteOf = (army: number, at: readonly number[], least: Group): Note => ({ army, at, least });

// Sets of places are sorted lists.

const without = (at: readonly number[], place: number): number[] => at.filter((other) => other !== place);
const union = (a: readonly number[], b: readonly number[]): number[] =>
  [...a, ...b.filter((place) => !a.includes(place))].sort((x, y) => x - y);
const apart = (a: readonly number[], b: readonly number[]): boolean => !a.some((place) => b.includes(place));

/** Leaves out what other notes, or the make-up of the army, already say. */
function tidy(state: State, drafts: readonly Note[]): Note[] {
  const notes: Note[] = [];
  for (const draft of drafts) if (draft.least !== 0 && draft.at.length > 0) gather(notes, draft);
  const sizes = notes.map((note) => sizeOf(state, note.at));
  for (let i = notes.length - 1; i >= 0; i--) {
    const least = news(state, notes, sizes, i);
    if (least === notes[i].least) continue;
    if (least !== 0) notes[i] = noteOf(notes[i].army, notes[i].at, least);
    else {
      notes.splice(i, 1);
      sizes.splice(i, 1);
    }
  }
  return notes.length > MOST_NOTES ? forget(notes, sizes) : notes;
}

/** Notes on the same places become one. */
function gather(notes: Note[], draft: Note): void {
  const i = notes.findIndex((note) => samePlaces(note.at, draft.at));
  if (i < 0) notes.push(draft);
  else notes[i] = noteOf(draft.army, draft.at, most(notes[i].least, draft.least));
}

const samePlaces = (a: readonly number[], b: readonly number[]): boolean => {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
};

function sizeOf(state: State, at: readonly number[]): number {
  let sum = 0;
  for (const place of at) sum += size(state.faces[place]);
  return sum;
}

/** The part of a note that does not follow from the others. */
function news(state: State, notes: readonly Note[], sizes: readonly number[], i: number): Group {
  const { army, at, least } = notes[i];
  const muster = state.muster[army];
  let fresh = beyondOf(least, lower(muster, size(muster) - sizes[i]));
  if (fresh !== 0) fresh = keep(least, fresh);
  for (let j = 0; j < notes.length && fresh !== 0; j++) {
    if (j === i || notes[j].army !== army) continue;
    const outside = sizes[j] - sizeWithin(state, notes[j].at, at);
    if (outside < sizes[j]) fresh = keep(fresh, beyondOf(fresh, lower(notes[j].least, outside)));
  }
  return fresh;
}

const sizeWithin = (state: State, at: readonly number[], within: readonly number[]): number => {
  let sum = 0;
  for (const place of at) if (within.includes(place)) sum += size(state.faces[place]);
  return sum;
};

/** Of the bounds those faces that the other group has at all. */
function keep(bounds: Group, faces: Group): Group {
  let kept = 0;
  for (let face = 0; face < HIDDEN_FACES; face++)
    if (countOf(faces, face) > 0) kept |= bounds & (15 << (4 * face));
  return kept;
}

function forget(notes: readonly Note[], sizes: readonly number[]): Note[] {
  const bySize = notes.map((_, i) => i).sort((a, b) => sizes[a] - sizes[b] || a - b);
  const kept = new Set(bySize.slice(0, MOST_NOTES));
  return notes.filter((_, i) => kept.has(i));
}
