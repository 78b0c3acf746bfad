import type { Outcome, Tally } from '@bicorne/engine';
import { TERRAIN, TERRAINS } from '../data/terrain.ts';
import { FIRE, type Doing } from './actions.ts';
import { ARMIES_OF_SIDE, FIREPOWER, IS_CAVALRY, IS_GUNS, IS_INFANTRY } from './blocks.ts';
import type { Say } from './events.ts';
import { HIDES, inSquares, isSheltered } from './field.ts';
import { openBlock } from './fog.ts';
import type { Taking } from './gather.ts';
import { atSquares, countHits, isFar, spurnsCavalry } from './losses.ts';
import { leastOf, standingOf } from './standing.ts';
import {
  ACTED,
  ahead,
  CANISTER,
  fightNow,
  FIRED,
  groundOf,
  has,
  HOLDS,
  isOwn,
  mirror,
  OPEN,
  ranksIn,
  RESERVE,
  roleOf,
  SHOCK,
  sideOfRole,
  type Fight,
  type State,
  type Target,
} from './state.ts';

/** C6.52–C6.62, C6.74–C6.77 */

/** Where enemies can be hit, as sets of places, one bit each, as the firing side names them. */
export interface Targets {
  line: number;
  squares: number;
  /** Of the line, those that cavalry can hit. */
  forCavalry: number;
  /** Those that long fire can still hurt. C6.59 */
  softLine: number;
  softSquares: number;
}

/** Lists are made one at a time, so that one sheet serves them all. */
const targets: Targets = { line: 0, squares: 0, forCavalry: 0, softLine: 0, softSquares: 0 };

export function findTargets(s: State, f: Fight, role: number): Targets {
  targets.line = targets.squares = targets.forCavalry = targets.softLine = targets.softSquares = 0;
  const side = sideOfRole(s, 1 - role);
  for (const army of ARMIES_OF_SIDE[side])
    for (let rest = standingOf(s, army, f.town); rest !== 0; rest &= rest - 1) {
      const enemy = leastOf(army, rest);
      if (s.place[enemy] > RESERVE) noteTarget(s, f, enemy);
    } // C6.52
  return targets;
}

function noteTarget(s: State, f: Fight, enemy: number): void {
  const place = 1 << mirror(s.place[enemy]);
  const soft = s.steps[enemy] > 1 || !has(s, enemy, OPEN) ? place : 0;
  if (inSquares(s, enemy)) {
    targets.squares |= place;
    targets.softSquares |= soft;
    return;
  }
  targets.line |= place;
  targets.softLine |= soft;
  if (!spurnsCavalry(s, f, enemy)) targets.forCavalry |= place;
}

/** Once a part, and not after moving, except horse artillery's single step. C6.41, C6.51, C6.79 */
const mayFire = (s: State, block: number): boolean => !has(s, block, ACTED | FIRED) && !isSheltered(s, block);

export function listFire(s: State, f: Fight, block: number, t: Targets, list: Taking<Doing<'fire'>>): void {
  if (!mayFire(s, block)) return;
  const here = 1 << s.place[block];
  if (((t.line | t.squares) & here) !== 0) return listShort(s, f, block, t, here, list);
  if (IS_GUNS[block]) listLong(s, f, block, t, list);
}

/** C6.53, C6.60 */
function listShort(
  s: State,
  f: Fight,
  block: number,
  t: Targets,
  here: number,
  list: Taking<Doing<'fire'>>,
): void {
  const line = IS_CAVALRY[block] ? t.forCavalry : t.line; // C6.15
  if ((line & here) !== 0) list.add(FIRE.line(block));
  if ((t.squares & here) !== 0 && canHit(powerAt(s, f, block, 'squares'))) list.add(FIRE.squares(block));
}

/** C6.54 */
export const canHit = (power: number): boolean => power > 0;

/** C6.57, C6.58, C6.12 */
function listLong(s: State, f: Fight, block: number, t: Targets, list: Taking<Doing<'fire'>>): void {
  if (!isOwn(s.place[block])) return;
  const role = roleOf(s, block);
  const opposite = ahead(s.place[block]);
  if (ranksIn(f, role, opposite) > 0 || HIDES[f.terrain[groundOf(role, opposite)]]) return;
  if (((t.softLine >> opposite) & 1) === 1) list.add(FIRE.far(block));
  if (((t.softSquares >> opposite) & 1) === 1) list.add(FIRE['far-squares'](block));
}

const ROWS = TERRAINS.map((terrain) => TERRAIN[terrain]);
const SHOCK_BONUS = 1;
const CANISTER_BONUS = 1;
const AT_SQUARES = { infantry: 1, guns: 1, cavalry: -1 } as const;

/** Of what the power of a fire is made. `ground`: what it is there, whatever else would count. */
export const SUMMANDS = ['firepower', 'square', 'held', 'canister', 'shock', 'ground'] as const;
type Told = Tally<(typeof SUMMANDS)[number]>;

export function powerAt(s: State, f: Fight, block: number, target: Target, tell?: Told): number {
  if (IS_CAVALRY[block]) return cavalryPower(s, f, block, target, tell);
  tell?.('firepower', FIREPOWER[block]);
  if (!IS_INFANTRY[block] && !IS_GUNS[block]) return FIREPOWER[block]; // C9.5
  const far = IS_GUNS[block] && isFar(target);
  const held = far || IS_INFANTRY[block] ? heldBonus(s, f, block, far ? 'long' : 'short') : 0;
  const spent = IS_GUNS[block] && !far ? canister(s, block) : 0;
  const square = atSquares(target) ? (IS_GUNS[block] ? AT_SQUARES.guns : AT_SQUARES.infantry) : 0; // C6.77
  if (tell) {
    tell('square', square);
    tell('held', held);
    tell('canister', spent);
  }
  return FIREPOWER[block] + square + held + spent;
}

/** C6.10, C6.55, C6.75 */
function cavalryPower(s: State, f: Fight, block: number, target: Target, tell?: Told): number {
  const here = ROWS[f.terrain[groundOf(roleOf(s, block), s.place[block])]];
  if (here.cavalryFire !== null) {
    tell?.('ground', here.cavalryFire);
    return here.cavalryFire;
  }
  const square = atSquares(target) ? AT_SQUARES.cavalry : 0;
  const shock = !atSquares(target) && has(s, block, SHOCK) ? SHOCK_BONUS : 0;
  if (tell) {
    tell('firepower', FIREPOWER[block]);
    tell('square', square);
    tell('shock', shock);
  }
  return FIREPOWER[block] + square + shock;
}

/** C6.61 */
const canister = (s: State, block: number): number => (has(s, block, CANISTER) ? 0 : CANISTER_BONUS);

/** C6.14, C6.20 */
function heldBonus(s: State, f: Fight, block: number, range: 'short' | 'long'): number {
  if (!has(s, block, HOLDS)) return 0;
  const { held } = ROWS[f.terrain[groundOf(roleOf(s, block), s.place[block])]];
  return held && held.range === range ? held.bonus : 0;
}

export function fire(s: State, block: number, target: Target, say: Say): void {
  const f = fightNow(s);
  openBlock(s, block, say); // C6.34
  s.block = block;
  s.target = target;
  f.busy = true;
  s.phase = 'fire-roll';
  say?.({ type: 'fired', block, target, power: powerAt(s, f, block, target), dice: s.steps[block] });
}

export function fireRolled(s: State, say: Say, outcome: Outcome): void {
  const { block } = s;
  s.hits = countHits(outcome, powerAt(s, fightNow(s), block, s.target));
  s.flags[block] = (s.flags[block] | FIRED) & ~SHOCK;
  if (IS_GUNS[block] && !isFar(s.target)) s.flags[block] |= CANISTER;
  say?.({ type: 'rolled', block, faces: outcome, hits: s.hits });
  s.phase = 'hits';
}
