import { shown, type Outcome } from '@bicorne/engine';
import { LOSE, type Doing } from './actions.ts';
import { chiefArmy, deciderOf } from './asking.ts';
import { IS_CAVALRY, SIDE_OF } from './blocks.ts';
import type { Say } from './events.ts';
import { blocksOf, inSquares, loseSteps, terrainAt } from './field.ts';
import { openBlock } from './fog.ts';
import { TERRAIN, TERRAINS } from '../data/terrain.ts';
import {
  behind,
  CHOSEN,
  fightNow,
  has,
  HOLDS,
  mirror,
  OPEN,
  roleOf,
  seatOfBlock,
  type Fight,
  type State,
  type Target,
} from './state.ts';

/** C6.66–C6.68, C6.87: who takes the hits. */

/** C3.5 */
export function countHits(outcome: Outcome, power: number): number {
  let hits = 0;
  for (let face = 0; face < power; face++) hits += shown(outcome, face);
  return hits;
}

export const isFar = (target: Target): boolean => target === 'far' || target === 'far-squares';
export const atSquares = (target: Target): boolean => target === 'squares' || target === 'far-squares';

const SPURNS_CAVALRY: readonly boolean[] = TERRAINS.map((terrain) => TERRAIN[terrain].spurnsCavalry);

/** C6.15 */
export const spurnsCavalry = (s: State, f: Fight, block: number): boolean =>
  has(s, block, HOLDS) && SPURNS_CAVALRY[terrainAt(s, f, block)];

function isTarget(s: State, f: Fight, block: number): boolean {
  if (!f.battle) return has(s, block, CHOSEN);
  if (s.place[block] !== targetPlace(s)) return false;
  if (inSquares(s, block) !== atSquares(s.target)) return false; // C6.74, C6.79
  if (isFar(s.target)) return s.steps[block] > 1; // C6.59
  return !(IS_CAVALRY[s.block] && spurnsCavalry(s, f, block));
}

/** Where the targets stand, as their own side names it: in the firing block's position, or opposite it. */
function targetPlace(s: State): number {
  const here = mirror(s.place[s.block]);
  return isFar(s.target) ? behind(here) : here;
}

/** The strongest blocks of the target group. */
function strongest(s: State, f: Fight): number[] {
  let most = 0;
  let found: number[] = [];
  for (const block of blocksOf(s, f, 1 - roleOf(s, s.block))) {
    if (s.steps[block] < most || !isTarget(s, f, block)) continue;
    if (s.steps[block] > most) found = [];
    most = s.steps[block];
    found.push(block);
  }
  return found;
}

export function takeHits(s: State, say: Say): void {
  const f = fightNow(s);
  while (s.hits > 0) {
    const hit = strongest(s, f);
    if (hit.length === 0) {
      waste(s, say);
      break;
    }
    if (hit.length > 1 || !(has(s, hit[0], OPEN) || isOnlyTarget(s, f, hit[0])))
      return askLoser(s, f, hit, say);
    s.hits--;
    loseSteps(s, hit[0], 1, 'fire', say);
  }
  s.phase = f.battle ? 'aftermath' : 'skirmish';
}

/** Whether everybody sees that nobody else can be hit, whatever the face. C2.7 */
const isOnlyTarget = (s: State, f: Fight, block: number): boolean =>
  blocksOf(s, f, roleOf(s, block)).every(
    (other) =>
      other === block || s.place[other] !== s.place[block] || inSquares(s, other) !== inSquares(s, block),
  );

/** C6.68 */
function waste(s: State, say: Say): void {
  say?.({ type: 'wasted', hits: s.hits, owner: s.seatOf[chiefArmy(s, 1 - SIDE_OF[s.block], s.field)] });
  s.hits = 0;
}

/** C6.67, C12.6; a hidden block's owner is asked even if he has no choice, since being asked must not tell. */
function askLoser(s: State, f: Fight, hit: readonly number[], say: Say): void {
  s.actor = deciderOf(s, hit, f.town);
  const shared = hit.some((block) => seatOfBlock(s, block) !== s.actor);
  if (shared) for (const block of hit) openBlock(s, block, say);
  s.phase = 'lose';
}

/** Whether the seat that is asked who takes the hit is the one to be asked: hits at hidden blocks tell so much of them. */
export function isAskedRightly(s: State): boolean {
  if (s.phase !== 'lose') return true;
  const hit = strongest(s, fightNow(s));
  return hit.length > 0 && deciderOf(s, hit, s.field) === s.actor;
}

export const listLosers = (s: State): readonly Doing<'lose'>[] =>
  strongest(s, fightNow(s)).map((block) => LOSE[block]);

export function takeHit(s: State, block: number, say: Say): void {
  s.hits--;
  loseSteps(s, block, 1, 'fire', say);
  s.phase = 'hits';
}
