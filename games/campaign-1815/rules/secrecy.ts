import type { Rng, Secrecy, Viewer } from '@bicorne/engine';
import { BLOCKS } from '../data/blocks.ts';
import { TERRAIN, TERRAINS } from '../data/terrain.ts';
import { ARM, ARMY_COUNT, ARMY_OF, BLOCK_COUNT, FULL, IS_FAST } from './blocks.ts';
import { TOWN_COUNT } from './board.ts';
import {
  CALLED,
  cloneState,
  fightAt,
  HOLDS,
  isOwn,
  OPEN,
  PUBLIC_STATUS,
  REDUCED,
  RESERVE,
  roleOf,
  type State,
} from './state.ts';

/**
 * What a viewer cannot know, drawn again: for the proof that no view depends on it. Written apart from the view and
 * from sampling: veiled blocks of an army change places two by two wherever nothing that everybody saw speaks against it.
 */
export const secrecy: Secrecy<State> = { redraw, hidden };

const ROUNDS = 6;

const veiledOf = (s: State, viewer: Viewer, army: number): number[] => {
  const list: number[] = [];
  if (s.seatOf[army] === viewer) return list;
  for (let block = 0; block < BLOCK_COUNT; block++)
    if (ARMY_OF[block] === army && s.steps[block] > 0 && (s.flags[block] & OPEN) === 0) list.push(block);
  return list;
};

function redraw(state: State, viewer: Viewer, rng: Rng): State {
  const s = cloneState(state);
  for (let army = 0; army < ARMY_COUNT; army++) {
    const veiled = veiledOf(s, viewer, army);
    if (veiled.length < 2) continue;
    const any = (): number => veiled[rng.below(veiled.length)];
    for (let i = 0; i < ROUNDS * veiled.length; i++) {
      trade(s, any(), any());
      shareLoss(s, any(), any());
    }
  }
  return s;
}

/** Exchanges two blocks; if that cannot be, exchanges them back. */
function trade(s: State, a: number, b: number): void {
  exchange(s, a, b);
  if (!possible(s, a) || !possible(s, b)) exchange(s, a, b);
}

function exchange(s: State, a: number, b: number): void {
  [s.at[a], s.at[b]] = [s.at[b], s.at[a]];
  [s.place[a], s.place[b]] = [s.place[b], s.place[a]];
  const difference = (s.flags[a] ^ s.flags[b]) & PUBLIC_STATUS;
  s.flags[a] ^= difference;
  s.flags[b] ^= difference;
  const other = (block: number): number => (block === a ? b : block === b ? a : block);
  for (const f of s.fights) f.holders = f.holders.map(other);
  if (((s.flags[a] | s.flags[b]) & CALLED) !== 0) s.block = other(s.block);
}

function possible(s: State, block: number): boolean {
  const town = s.at[block];
  const place = s.place[block];
  const notes = s.notes[block];
  if (notes.length > 0 && !notes.includes(town * 4 + Math.max(0, place - 1))) return false;
  if (s.phase === 'ride' && (s.flags[block] & CALLED) !== 0 && !IS_FAST[block]) return false;
  if (isOwn(place) && !fitsGround(s, block)) return false;
  return town < 0 || place > RESERVE || enoughFast(s, ARMY_OF[block], town);
}

function fitsGround(s: State, block: number): boolean {
  const f = fightAt(s, s.at[block]);
  if (!f) return true;
  const row = TERRAIN[TERRAINS[f.terrain[roleOf(s, block) * 3 + s.place[block] - 2]]];
  if (row.shut.includes(ARM[block])) return false;
  return (s.flags[block] & HOLDS) === 0 || (row.held?.by.includes(ARM[block]) ?? false);
}

function enoughFast(s: State, army: number, town: number): boolean {
  let fast = 0;
  for (let block = 0; block < BLOCK_COUNT; block++)
    if (ARMY_OF[block] === army && s.at[block] === town && s.place[block] <= RESERVE)
      if (IS_FAST[block] && (s.flags[block] & OPEN) === 0) fast++;
  return fast >= s.fast[army * TOWN_COUNT + town];
}

/** One unseen loss may have been the other block's. */
function shareLoss(s: State, a: number, b: number): void {
  const lost = (block: number): number => (s.seen[block] || FULL[block]) - s.steps[block];
  if (a === b || lost(a) === 0 || s.steps[b] < 2 || (s.phase === 'reduce' && lost(b) > 0)) return;
  s.steps[a]++;
  s.steps[b]--;
  if ((s.flags[a] & REDUCED) === 0) return;
  s.flags[a] &= ~REDUCED;
  s.flags[b] |= REDUCED;
}

function hidden(s: State, viewer: Viewer): Record<string, unknown> {
  const things: Record<string, unknown> = {};
  for (let army = 0; army < ARMY_COUNT; army++) {
    const veiled = veiledOf(s, viewer, army);
    const known = (block: number): number => s.seen[block] || FULL[block];
    const looks = (block: number): string =>
      `${s.at[block]} ${s.place[block]} ${s.flags[block] & PUBLIC_STATUS}`;
    const mixed = new Set(veiled.map(looks)).size > 1;
    const weakened = veiled.some((block) => s.steps[block] < known(block));
    for (const block of veiled) {
      if (mixed && s.notes[block].length !== 1) things[`place of ${BLOCKS[block].id}`] = looks(block);
      if (weakened && known(block) > 1) things[`steps of ${BLOCKS[block].id}`] = s.steps[block];
    }
  }
  return things;
}
