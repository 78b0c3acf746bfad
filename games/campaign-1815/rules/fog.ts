import { ARMY_OF, END, FIRST, FULL, IS_FAST } from './blocks.ts';
import { TOWN_COUNT } from './board.ts';
import type { Say } from './events.ts';
import {
  ACTED,
  FIRED,
  has,
  OPEN,
  PUBLIC_STATUS,
  RESERVE,
  seatOfBlock,
  STEPPED,
  type State,
} from './state.ts';

/** C3.7, C3.8: what everybody knows of hidden blocks follows from what everybody saw, and from nothing else. */

/** A group: the blocks of an army in a town (on a battlefield: in reserve), or in one of its own positions there. */
export const groupAt = (town: number, place: number): number => town * 4 + (place <= RESERVE ? 0 : place - 1);
export const groupOf = (s: State, block: number): number => groupAt(s.at[block], s.place[block]);

export const UNKNOWN: readonly number[] = [];
const ONLY: readonly (readonly number[])[] = Array.from({ length: TOWN_COUNT * 4 }, (_, group) => [group]);

/** Whose face only the owner sees. */
export const secretOf = (s: State, block: number): number | undefined =>
  has(s, block, OPEN) ? undefined : seatOfBlock(s, block);

export const isHidden = (s: State, block: number): boolean => s.at[block] >= 0 && !has(s, block, OPEN);

/** The most steps that others must reckon with. */
export const knownSteps = (s: State, block: number): number => s.seen[block] || FULL[block];

/** A hidden block goes from group to group: each noted block that may have been in the first may now be in the second. */
export function slip(s: State, army: number, from: number, to: number): void {
  if (from === to) return;
  forgetFast(s, army, from);
  for (let block = FIRST[army]; block < END[army]; block++) {
    const note = s.notes[block];
    if (note.length > 0 && note.includes(from) && !note.includes(to)) s.notes[block] = [...note, to];
  }
  prune(s, army, from);
}

/** Nobody hidden is left in the group: it drops out of all notes. */
function prune(s: State, army: number, group: number): void {
  for (let block = FIRST[army]; block < END[army]; block++) {
    const note = s.notes[block];
    if (note.length > 0 && note.includes(group)) {
      if (isInhabited(s, army, group)) return;
      s.notes[block] = note.filter((other) => other !== group);
    }
  }
}

function isInhabited(s: State, army: number, group: number): boolean {
  for (let block = FIRST[army]; block < END[army]; block++)
    if (isHidden(s, block) && groupOf(s, block) === group) return true;
  return false;
}

const fastIndex = (army: number, group: number): number => army * TOWN_COUNT + (group >> 2);

/** One of the group has gone, and may have been one of those known to be fast. */
function forgetFast(s: State, army: number, group: number): void {
  if ((group & 3) === 0 && s.fast[fastIndex(army, group)] > 0) s.fast[fastIndex(army, group)]--;
}

/** A block has been seen to go two towns. */
export const noteFast = (s: State, block: number): void => {
  s.fast[fastIndex(ARMY_OF[block], groupOf(s, block))]++;
};

/** Turns a block's face to everybody. */
export function openBlock(s: State, block: number, say: Say): void {
  if (has(s, block, OPEN)) return;
  s.flags[block] |= OPEN;
  recognise(s, block);
  say?.({ type: 'opened', block, steps: s.steps[block], owner: seatOfBlock(s, block) });
}

/** Everybody learns which block of its group this is. */
export function recognise(s: State, block: number): void {
  s.seen[block] = s.steps[block];
  s.notes[block] = UNKNOWN;
  if (IS_FAST[block]) forgetFast(s, ARMY_OF[block], groupOf(s, block));
  prune(s, ARMY_OF[block], groupOf(s, block));
}

/** Turns a face away again; what was seen stays as a note. */
export function closeBlock(s: State, block: number, say: Say): void {
  if (!has(s, block, OPEN)) return;
  if (has(s, block, FIRED | STEPPED)) s.flags[block] |= ACTED;
  s.flags[block] &= PUBLIC_STATUS;
  s.seen[block] = s.steps[block];
  s.notes[block] = ONLY[groupOf(s, block)];
  say?.({ type: 'closed', block, town: s.at[block], place: s.place[block] });
}
