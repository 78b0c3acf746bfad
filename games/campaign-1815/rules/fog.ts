import { ARMY_OF, FULL, IS_FAST } from './blocks.ts';
import { TOWN_COUNT } from './board.ts';
import type { Say } from './events.ts';
import { bitOf, leastOf, standingOf } from './standing.ts';
import {
  ACTED,
  fightAt,
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
export const townOf = (group: number): number => group >> 2;
export const isPosition = (group: number): boolean => (group & 3) > 0;
/** The place of a group that is in a position. */
export const positionOf = (group: number): number => (group & 3) + 1;
export const groupOf = (s: State, block: number): number => groupAt(s.at[block], s.place[block]);

// Notes are kept by group: one bit for each block of the army that was seen and may be there.

function maskOf(s: State, army: number, group: number): number {
  if ((group & 3) === 0) return s.notes[army * TOWN_COUNT + (group >> 2)];
  return fightAt(s, group >> 2)?.notes[army * 3 + (group & 3) - 1] ?? 0;
}

function setMask(s: State, army: number, group: number, mask: number): void {
  if ((group & 3) === 0) {
    s.notes[army * TOWN_COUNT + (group >> 2)] = mask;
    return;
  }
  const f = fightAt(s, group >> 2);
  if (f) f.notes[army * 3 + (group & 3) - 1] = mask;
}

/** The groups a block that was seen and is hidden again may be in; none if nothing is known of it. */
export function noteOf(s: State, block: number): number[] {
  const groups: number[] = [];
  const army = ARMY_OF[block];
  for (let group = 0; group < TOWN_COUNT * 4; group++)
    if ((maskOf(s, army, group) & bitOf(block)) !== 0) groups.push(group);
  return groups;
}

/** Everybody has just seen the block in its group. */
export function noteHere(s: State, block: number): void {
  const army = ARMY_OF[block];
  s.seen[block] = s.steps[block];
  setMask(s, army, groupOf(s, block), maskOf(s, army, groupOf(s, block)) | bitOf(block));
}

function forget(s: State, block: number): void {
  const army = ARMY_OF[block];
  const others = ~bitOf(block);
  for (let i = army * TOWN_COUNT; i < (army + 1) * TOWN_COUNT; i++) s.notes[i] &= others;
  for (const f of s.fights) for (let i = army * 3; i < army * 3 + 3; i++) f.notes[i] &= others;
}

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
  const noted = maskOf(s, army, from);
  if (noted === 0) return;
  setMask(s, army, to, maskOf(s, army, to) | noted);
  prune(s, army, from);
}

/** Nobody hidden is left in the group: it drops out of all notes. */
function prune(s: State, army: number, group: number): void {
  if (maskOf(s, army, group) !== 0 && !isInhabited(s, army, group)) setMask(s, army, group, 0);
}

function isInhabited(s: State, army: number, group: number): boolean {
  for (let rest = standingOf(s, army, group >> 2); rest !== 0; rest &= rest - 1) {
    const block = leastOf(army, rest);
    if (!has(s, block, OPEN) && groupOf(s, block) === group) return true;
  }
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
  if (s.seen[block] > 0) forget(s, block);
  s.seen[block] = s.steps[block];
  if (IS_FAST[block]) forgetFast(s, ARMY_OF[block], groupOf(s, block));
  prune(s, ARMY_OF[block], groupOf(s, block));
}

/** Turns a face away again; what was seen stays as a note. */
export function closeBlock(s: State, block: number, say: Say): void {
  if (!has(s, block, OPEN)) return;
  if (has(s, block, FIRED | STEPPED)) s.flags[block] |= ACTED;
  s.flags[block] &= PUBLIC_STATUS;
  noteHere(s, block);
  say?.({ type: 'closed', block, town: s.at[block], place: s.place[block] });
}
