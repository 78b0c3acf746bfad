import type { Rng, Seat } from '@bicorne/engine';
import { ARMY_COUNT, END, FIRST, FULL, IS_FAST, IS_GUNS, SIDE_OF } from './blocks.ts';
import { TOWN_COUNT } from './board.ts';
import { HIDES, HOLDABLE } from './field.ts';
import { isPosition, noteOf, positionOf, townOf } from './fog.ts';
import { isAskedRightly } from './losses.ts';
import { reckonStanding } from './standing.ts';
import {
  CALLED,
  cloneState,
  fightAt,
  groundOf,
  HOLDS,
  OFF,
  REDUCED,
  RESERVE,
  roleOf,
  sideOfRole,
  type State,
} from './state.ts';
import { HIDDEN, IN_RESERVE, NOT_PLACED, type CampaignView } from './view.ts';

/** Complete states that agree with a view: each veiled block is given a place where one of its army is seen to stand. */

/** One unseen block: where, how it looks, and which blocks it can be. */
interface Slot {
  readonly group: number;
  readonly status: number;
  readonly fits: (block: number) => boolean;
}

export function sample(view: CampaignView, _seat: Seat, rng: Rng): State {
  let s = draw(view, rng);
  for (let tries = 1; tries < TRIES && !isAskedRightly(s); tries++) s = draw(view, rng);
  return s;
}

/** Nearly every draw fits the question that is asked; a few do not, and are drawn again. */
const TRIES = 50;

function draw(view: CampaignView, rng: Rng): State {
  const s = cloneState(view);
  for (let army = 0; army < ARMY_COUNT; army++) fill(s, view, army, rng);
  reckonStanding(s);
  return s;
}

function fill(s: State, view: CampaignView, army: number, rng: Rng): void {
  const blocks: number[] = [];
  for (let block = FIRST[army]; block < END[army]; block++) if (view.at[block] === HIDDEN) blocks.push(block);
  if (blocks.length === 0) return;
  const slots = shuffled(slotsOf(view, army, rng), rng);
  const given = match(view, shuffled(blocks, rng), slots);
  for (const [block, slot] of given) stand(s, view, block, slots[slot]);
  weaken(s, view, blocks, view.unseen[army], rng);
}

function shuffled<T>(list: readonly T[], rng: Rng): T[] {
  const mixed = list.slice();
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = rng.below(i + 1);
    [mixed[i], mixed[j]] = [mixed[j], mixed[i]];
  }
  return mixed;
}

function slotsOf(view: CampaignView, army: number, rng: Rng): Slot[] {
  const slots: Slot[] = [];
  const kinds = view.hidden.filter((kind) => kind.army === army);
  for (const group of new Set(kinds.map((kind) => kind.group))) {
    const here = kinds
      .filter((kind) => kind.group === group)
      .flatMap((kind) => Array<number>(kind.count).fill(kind.status));
    const fast = fastSlots(view, army, group, here, rng);
    here.forEach((status, i) =>
      slots.push({ group, status, fits: fitsOf(view, army, group, status, fast.has(i)) }),
    );
  }
  return slots;
}

/** As many of a group's blocks as are known to be fast; the one that rides on is one of them. */
function fastSlots(
  view: CampaignView,
  army: number,
  group: number,
  here: readonly number[],
  rng: Rng,
): Set<number> {
  const fast = new Set<number>();
  if (group === NOT_PLACED) return fast;
  if (view.phase === 'ride') here.forEach((status, i) => status & CALLED && fast.add(i));
  const known = isPosition(group) ? 0 : view.fast[army * TOWN_COUNT + townOf(group)];
  const others = shuffled(
    [...here.keys()].filter((i) => !fast.has(i) && (here[i] & HOLDS) === 0),
    rng,
  );
  while (fast.size < known && others.length > 0) fast.add(others.pop() ?? 0);
  return fast;
}

/** What can stand there: no guns in woods, infantry on a farm, guns on a hill. */
function fitsOf(
  view: CampaignView,
  army: number,
  group: number,
  status: number,
  fast: boolean,
): (block: number) => boolean {
  const ground = groundOfGroup(view, army, group);
  const wood = ground >= 0 && HIDES[ground];
  if ((status & HOLDS) !== 0) return (block) => HOLDABLE[ground][block];
  return (block) => (!fast || IS_FAST[block]) && (!wood || !IS_GUNS[block]);
}

/** The terrain of a hidden group's position, or -1 in a town or reserve. */
function groundOfGroup(view: CampaignView, army: number, group: number): number {
  if (group < 0 || !isPosition(group)) return -1;
  const f = fightAt(view, townOf(group));
  if (!f) return -1;
  const role = SIDE_OF[FIRST[army]] === sideOfRole(view, 0) ? 0 : 1;
  return f.terrain[groundOf(role, positionOf(group))];
}

const admits = (notes: readonly number[], block: number, slot: Slot): boolean =>
  slot.fits(block) && (notes.length === 0 || notes.includes(slot.group));

/** Gives every block a slot, moving others along where it must. */
function match(view: CampaignView, blocks: readonly number[], slots: readonly Slot[]): Map<number, number> {
  const holder = new Map<number, number>();
  const notes = new Map(blocks.map((block) => [block, noteOf(view, block)]));
  const seek = (block: number, tried: Set<number>): boolean => {
    for (let i = 0; i < slots.length; i++) {
      if (tried.has(i) || !admits(notes.get(block) ?? [], block, slots[i])) continue;
      tried.add(i);
      const before = holder.get(i);
      if (before !== undefined && !seek(before, tried)) continue;
      holder.set(i, block);
      return true;
    }
    return false;
  };
  for (const block of blocks) seek(block, new Set());
  return new Map([...holder].map(([slot, block]) => [block, slot]));
}

function stand(s: State, view: CampaignView, block: number, { group, status }: Slot): void {
  s.at[block] = group < 0 ? NOT_PLACED : townOf(group);
  s.place[block] = placeOf(group, status);
  s.flags[block] = status & ~IN_RESERVE;
  s.host[block] = -1;
  s.steps[block] = view.seen[block] || FULL[block];
  const f = (status & HOLDS) === 0 ? undefined : fightAt(s, s.at[block]);
  if (f) f.holders[groundIndex(s, block)] = block;
  if ((status & CALLED) !== 0) s.block = block;
}

function placeOf(group: number, status: number): number {
  if (group >= 0 && isPosition(group)) return positionOf(group);
  return (status & IN_RESERVE) === 0 ? OFF : RESERVE;
}

const groundIndex = (s: State, block: number): number => groundOf(roleOf(s, block), s.place[block]);

/** Spreads the steps lost unseen over the blocks that may have lost them. */
function weaken(s: State, view: CampaignView, blocks: readonly number[], losses: number, rng: Rng): void {
  for (let left = losses; left > 0; left--) {
    const able = blocks.filter(
      (block) => s.steps[block] > 1 && !(view.phase === 'reduce' && s.flags[block] & REDUCED),
    );
    if (able.length === 0) return;
    const block = able[rng.below(able.length)];
    s.steps[block]--;
    if (view.phase === 'reduce') s.flags[block] |= REDUCED;
  }
}
