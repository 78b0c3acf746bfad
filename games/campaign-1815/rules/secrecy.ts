import type { Rng, Secrecy, Viewer } from '@bicorne/engine';
import { BLOCKS } from '../data/blocks.ts';
import { TERRAIN, TERRAINS } from '../data/terrain.ts';
import { ARM, ARMY_COUNT, ARMY_OF, BLOCK_COUNT, FULL, IS_FAST } from './blocks.ts';
import { TOWN_COUNT } from './board.ts';
import { noteOf } from './fog.ts';
import { isAskedRightly } from './losses.ts';
import { restand } from './standing.ts';
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
  if (!possible(s, a) || !possible(s, b) || !isAskedRightly(s)) exchange(s, a, b);
}

function exchange(s: State, a: number, b: number): void {
  [s.at[a], s.at[b]] = [s.at[b], s.at[a]];
  restand(s, a, s.at[b], s.at[a]);
  restand(s, b, s.at[a], s.at[b]);
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
  if (!mayBeAt(s, block, groupOf(s, block))) return false;
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
  const lost = (block: number): number => full(s, block) - s.steps[block];
  if (a === b || lost(a) === 0 || s.steps[b] < 2 || (s.phase === 'reduce' && lost(b) > 0)) return;
  s.steps[a]++;
  s.steps[b]--;
  if (!isAskedRightly(s)) {
    s.steps[a]--;
    s.steps[b]++;
    return;
  }
  if ((s.flags[a] & REDUCED) === 0) return;
  s.flags[a] &= ~REDUCED;
  s.flags[b] |= REDUCED;
}

function hidden(state: State, viewer: Viewer): Record<string, unknown> {
  const things: Record<string, unknown> = {};
  const s = cloneState(state);
  for (let army = 0; army < ARMY_COUNT; army++) {
    const veiled = veiledOf(s, viewer, army);
    const weakened = veiled.some((block) => s.steps[block] < full(s, block));
    for (const block of veiled) {
      const name = BLOCKS[block].id;
      if (veiled.some((other) => confusable(s, block, other))) things[`place of ${name}`] = looks(s, block);
      if (weakened && full(s, block) > 1) things[`steps of ${name}`] = s.steps[block];
    }
  }
  return things;
}

const full = (s: State, block: number): number => s.seen[block] || FULL[block];

const looks = (s: State, block: number): string =>
  `${s.at[block]} ${s.place[block]} ${s.flags[block] & PUBLIC_STATUS}`;

/** Two blocks that look different where they stand, and could stand in each other's place for all that was seen. */
function confusable(s: State, a: number, b: number): boolean {
  if (looks(s, a) === looks(s, b)) return false;
  exchange(s, a, b);
  const could = possible(s, a) && possible(s, b) && isAskedRightly(s);
  exchange(s, a, b);
  return could;
}

const groupOf = (s: State, block: number): number => s.at[block] * 4 + Math.max(0, s.place[block] - 1);

function mayBeAt(s: State, block: number, group: number): boolean {
  const noted = noteOf(s, block);
  return noted.length === 0 || noted.includes(group);
}
