import { armyAt, type Note, type State } from './state.ts';
import { beyondOf, countOf, HIDDEN_FACES, lower, most, one, only, size, type Group } from './pieces.ts';

/**
 * What may be remembered (M17, M20). A note says: of the pieces in these places at least so many show this
 * face. All movement of face-down pieces goes through here; what is noted follows from what both players
 * saw of it, never from the faces themselves.
 */

/** More than this nobody remembers; the notes on the largest groups are forgotten first. */
const MOST_NOTES = 64;

/** Pieces move from place to place unseen. (M20.4, M20.5) */
export function shift(state: State, from: number, to: number, group: Group): void {
  if (state.faces[to] === 0) return shiftApart(state, from, to, group);
  const noted = isNoted(state.notes, from) || isNoted(state.notes, to);
  const drafts = noted ? draftShift(state, from, to, group) : NOTHING_NEW;
  state.faces[from] -= group;
  state.faces[to] += group;
  if (drafts.length > 0) state.notes = tidy(state, elsewhere(state.notes, from), drafts);
}

const NOTHING_NEW: readonly Note[] = [];

function draftShift(state: State, from: number, to: number, group: Group): readonly Note[] {
  const drafts: Note[] = [];
  keepBack(state, to, from, drafts);
  follow(state, from, to, size(group), drafts);
  return drafts;
}

/** Nobody is there yet with whom the pieces could be mixed. */
function shiftApart(state: State, from: number, to: number, group: Group): void {
  const all = state.faces[from] === group;
  if (isNoted(state.notes, from)) state.notes = spread(state.notes, from, to, all);
  state.faces[from] -= group;
  state.faces[to] = group;
}

/** Before others join a place: what its numbers prove of the places it is noted together with. */
function keepBack(state: State, place: number, from: number, drafts: Note[]): void {
  for (const { army, at, least } of state.notes) {
    if (at.length < 2 || !at.includes(place) || at.includes(from)) continue;
    drafts.push(noteOf(army, without(at, place), beside(state, least, place, size(state.faces[place]))));
  }
}

/**
 * What the bounds on a group say of it without so many pieces of this place: these have of each face no more
 * than there are pieces here that are not known to bear another one. (M20.12, M20.13)
 */
function beside(state: State, least: Group, place: number, pieces: number): Group {
  const known = knownAt(state.notes, place);
  const free = known === 0 ? pieces : size(state.faces[place]) - size(known);
  if (free >= pieces) return lower(least, pieces);
  let rest = 0;
  for (let face = 0; face < HIDDEN_FACES; face++) {
    const count = countOf(least, face) - Math.min(pieces, free + countOf(known, face));
    if (count > 0) rest += count * one(face);
  }
  return rest;
}

/** What is noted of a place by itself. */
function knownAt(notes: readonly Note[], place: number): Group {
  for (const { at, least } of notes) if (at.length === 1 && at[0] === place) return least;
  return 0;
}

/** Pieces go where there were none: every note on where they came from is now one on both places, and no more follows. */
function spread(notes: readonly Note[], from: number, to: number, all: boolean): Note[] {
  const next: Note[] = [];
  for (const note of notes) {
    const { army, at, least } = note;
    if (!at.includes(from)) next.push(note);
    else next.push(noteOf(army, all ? exchanged(at, from, to) : withPlace(at, to), least));
  }
  return next;
}

function isNoted(notes: readonly Note[], place: number): boolean {
  for (const note of notes) if (note.at.includes(place)) return true;
  return false;
}

const elsewhere = (notes: readonly Note[], place: number): Note[] => {
  const rest: Note[] = [];
  for (const note of notes) if (!note.at.includes(place)) rest.push(note);
  return rest;
};

/** What becomes of the notes on a place when pieces leave it. */
function follow(state: State, from: number, to: number, pieces: number, drafts: Note[]): void {
  const { notes } = state;
  const all = size(state.faces[from]) === pieces;
  for (const note of notes) {
    if (!note.at.includes(from)) continue;
    const { army, at, least } = note;
    const rest = all ? without(at, from) : at;
    if (at.includes(to)) {
      drafts.push(noteOf(army, rest, least));
      continue;
    }
    for (const other of notes)
      if (other.at.includes(to) && apart(other.at, at))
        drafts.push(noteOf(army, union(rest, other.at), least + other.least));
    drafts.push(noteOf(army, withPlace(rest, to), least));
    drafts.push(noteOf(army, rest, beside(state, least, from, pieces)));
  }
}

/** A piece is taken out of a place for all to see. (M20.6) */
export function takeShown(state: State, place: number, face: number): void {
  state.faces[place] -= one(face);
  if (!isNoted(state.notes, place)) return;
  const empty = state.faces[place] === 0;
  const drafts: Note[] = [];
  for (const { army, at, least } of state.notes)
    if (at.includes(place))
      drafts.push(noteOf(army, empty ? without(at, place) : at, beyondOf(least, one(face))));
  state.notes = tidy(state, elsewhere(state.notes, place), drafts);
}

/** Not from any place, but from among the pieces that lie open. */
const OPENLY = -1;

/** A piece comes to a place for all to see. (M20.6) */
export function putShown(state: State, place: number, face: number): void {
  const drafts: Note[] = [];
  if (state.faces[place] !== 0) keepBack(state, place, OPENLY, drafts);
  state.faces[place] += one(face);
  let alone = false;
  for (const { army, at, least } of state.notes) {
    if (!at.includes(place)) continue;
    drafts.push(noteOf(army, at, least + one(face)));
    alone ||= at.length === 1;
  }
  if (!alone) drafts.push(noteOf(armyAt(state, place), [place], one(face)));
  state.notes = tidy(state, elsewhere(state.notes, place), drafts);
}

/** Pieces are shown where they are, all at the same time. (M20.3) */
export function reveal(state: State, place: number, group: Group): void {
  if (size(group) === size(state.faces[place])) return revealAll(state, place);
  state.notes = tidy(state, state.notes, [noteOf(armyAt(state, place), [place], group)]);
}

/** A whole place is shown: what was noted of it together with others is now known of the others. */
export function revealAll(state: State, place: number): void {
  const group = state.faces[place];
  if (group === 0) return;
  const drafts = [noteOf(armyAt(state, place), [place], group)];
  for (const { army, at, least } of state.notes)
    if (at.includes(place)) drafts.push(noteOf(army, without(at, place), beyondOf(least, group)));
  state.notes = tidy(state, elsewhere(state.notes, place), drafts);
}

const noteOf = (army: number, at: readonly number[], least: Group): Note => ({ army, at, least });

// Sets of places are sorted lists.

const without = (at: readonly number[], place: number): readonly number[] =>
  at.length === 1 ? NOWHERE : at.filter((other) => other !== place);
const NOWHERE: readonly number[] = [];

function withPlace(at: readonly number[], place: number): readonly number[] {
  const list = at.concat(place);
  settleInto(list, list.length - 1);
  return list;
}

/** One place instead of another. */
function exchanged(at: readonly number[], from: number, to: number): readonly number[] {
  const list = at.slice();
  let i = list.indexOf(from);
  for (; i + 1 < list.length; i++) list[i] = list[i + 1];
  list[i] = to;
  settleInto(list, i);
  return list;
}

/** The place at this index goes down to where it belongs; those below it are in order. */
function settleInto(list: number[], index: number): void {
  const place = list[index];
  let i = index;
  for (; i > 0 && list[i - 1] > place; i--) list[i] = list[i - 1];
  list[i] = place;
}

const union = (a: readonly number[], b: readonly number[]): readonly number[] =>
  b.reduce((all, place) => (all.includes(place) ? all : withPlace(all, place)), a);

function apart(a: readonly number[], b: readonly number[]): boolean {
  for (const place of a) if (b.includes(place)) return false;
  return true;
}

// Leaving out what other notes, or the make-up of the army, already say.

/** The notes that did not change, and what has been drafted anew. */
function tidy(state: State, old: readonly Note[], drafts: readonly Note[]): readonly Note[] {
  const notes = old.slice();
  for (const draft of drafts) if (draft.least !== 0 && draft.at.length > 0) enterNote(state, notes, draft);
  return notes.length > MOST_NOTES ? forget(state, notes) : notes;
}

function enterNote(state: State, notes: Note[], draft: Note): void {
  const { army, at } = draft;
  const pieces = sizeOf(state, at);
  const muster = state.muster[army];
  let least = news(draft.least, muster, size(muster) - pieces);
  for (let i = 0; i < notes.length && least !== 0; i++) {
    const note = notes[i];
    if (note.army === army) least = news(least, note.least, sizeOutside(state, note.at, at));
  }
  if (least === 0) return;
  const fresh = noteOf(army, at, least);
  for (let i = notes.length - 1; i >= 0; i--) if (notes[i].army === army) correct(state, notes, i, fresh);
  join(notes, fresh);
}

/** What is left of the bounds on a group when so many pieces outside it are in another group with these bounds. */
const news = (least: Group, known: Group, outside: number): Group =>
  outside > 14 ? least : only(least, beyondOf(least, lower(known, outside)));

/** An older note loses what the fresh one says better. */
function correct(state: State, notes: Note[], i: number, fresh: Note): void {
  const { army, at, least } = notes[i];
  const rest = news(least, fresh.least, sizeOutside(state, fresh.at, at));
  if (rest === 0) notes.splice(i, 1);
  else if (rest !== least) notes[i] = noteOf(army, at, rest);
}

/** Notes on the same places are one note. */
function join(notes: Note[], fresh: Note): void {
  const i = notes.findIndex((note) => samePlaces(note.at, fresh.at));
  if (i < 0) notes.push(fresh);
  else notes[i] = noteOf(fresh.army, fresh.at, most(notes[i].least, fresh.least));
}

function samePlaces(a: readonly number[], b: readonly number[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

function sizeOf(state: State, at: readonly number[]): number {
  let sum = 0;
  for (const place of at) sum += size(state.faces[place]);
  return sum;
}

function sizeOutside(state: State, at: readonly number[], within: readonly number[]): number {
  let sum = 0;
  for (const place of at) if (!within.includes(place)) sum += size(state.faces[place]);
  return sum;
}

function forget(state: State, notes: readonly Note[]): readonly Note[] {
  const sizes = notes.map((note) => sizeOf(state, note.at));
  const bySize = notes.map((_, i) => i).sort((a, b) => sizes[a] - sizes[b] || a - b);
  const kept = new Set(bySize.slice(0, MOST_NOTES));
  return notes.filter((_, i) => kept.has(i));
}
