import type { BlindPick, Outcome } from '@bicorne/engine';
import { TERRAINS } from '../data/terrain.ts';
import { HOLD, LAY, NOBODY, type Doing } from './actions.ts';
import { askChief, askSide, passOn } from './asking.ts';
import { ARMY_OF } from './blocks.ts';
import type { Say } from './events.ts';
import { blocksOf, HOLDABLE, holdGround, IS_HELD, lookAround, OPEN_GROUND } from './field.ts';
import { secretOf } from './fog.ts';
import { gathering } from './gather.ts';
import {
  fightNow,
  groundOf,
  has,
  LEFT,
  OPEN,
  OWN_POSITIONS,
  seatOfBlock,
  sideOfRole,
  type Fight,
  type State,
} from './state.ts';

/** C6.6–C6.9, C6.21, C6.24, C6.31: the battlefield before the first round. */

// Stages of a layout, in order.
const ATTACKER_DRAWS = 0;
const DEFENDER_DRAWS = 1;
const DEFENDER_LAYS = 2;
const DEFENDER_DEPLOYS = 3;
const ATTACKER_DEPLOYS = 4;
const OPENING = 5;
/** Then the six positions, the defender's first, each asked who holds its farm or hill. */
const HOLDERS = 6;
export const LAID = HOLDERS + 6;

const MARKERS_OF_DEFENDER = 2;

export function layOut(s: State, say: Say): void {
  const f = fightNow(s);
  switch (f.stage) {
    case ATTACKER_DRAWS:
      return drawOrLay(s, f, 0, 1, DEFENDER_DRAWS);
    case DEFENDER_DRAWS:
      return drawOrLay(s, f, 1, MARKERS_OF_DEFENDER, DEFENDER_LAYS);
    case DEFENDER_LAYS:
      return s.drawn.length > 0 ? askLay(s, f, 1) : askDeployer(s, f, DEFENDER_DEPLOYS);
    case DEFENDER_DEPLOYS:
      return askDeployer(s, f, ATTACKER_DEPLOYS);
    case OPENING:
      f.stage = HOLDERS;
      return lookAround(s, f, say); // C6.31
    case LAID:
      s.phase = 'fights';
      return;
    case ATTACKER_DEPLOYS:
      f.stage = OPENING;
      return;
    default:
      return askHolder(s, f);
  }
}

// Terrain

const bagIsEmpty = (s: State): boolean => s.bag.every((count) => count === 0);

function drawOrLay(s: State, f: Fight, role: number, markers: number, next: number): void {
  if (s.drawn.length < markers && !bagIsEmpty(s)) {
    s.phase = 'draw';
    return;
  }
  f.stage = next;
  if (s.drawn.length > 0 && role === 0) askLay(s, f, 0);
}

export function drawChance(s: State): BlindPick {
  const from: number[] = [];
  s.bag.forEach((count, terrain) => {
    for (let i = 0; i < count; i++) from.push(terrain);
  });
  return { kind: 'pick', from, names: TERRAINS };
}

/** C6.7, C6.8 */
export function drew(s: State, say: Say, terrain: Outcome): void {
  const f = fightNow(s);
  s.bag[terrain]--;
  s.drawn.push(terrain);
  s.phase = 'layout';
  say?.({ type: 'drew', town: f.town, role: f.stage === ATTACKER_DRAWS ? 0 : 1, terrain });
}

function askLay(s: State, f: Fight, role: number): void {
  f.part = role;
  askChief(s, sideOfRole(s, role), f.town);
  s.phase = 'lay';
}

const gatherLayings = gathering<'lay'>();

export function listLayings(s: State): readonly Doing<'lay'>[] {
  const f = fightNow(s);
  const list = gatherLayings();
  for (const terrain of new Set(s.drawn))
    for (const place of OWN_POSITIONS)
      if (f.terrain[groundOf(f.part, place)] === OPEN_GROUND) list.add(LAY(terrain, place));
  return list.copy();
}

export function lay(s: State, terrain: number, place: number, say: Say): void {
  const f = fightNow(s);
  s.drawn.splice(s.drawn.indexOf(terrain), 1);
  f.terrain[groundOf(f.part, place)] = terrain;
  s.phase = 'layout';
  say?.({ type: 'laid', town: f.town, role: f.part, place, terrain });
}

// Deployment

function askDeployer(s: State, f: Fight, stage: number): void {
  f.stage = stage;
  f.part = stage === DEFENDER_DEPLOYS ? 1 : 0;
  askSide(s, sideOfRole(s, f.part), f.town);
  s.phase = 'deploy';
}

// Farms and hills

/** The position a stage of the holders asks about: the defender's three, then the attacker's. */
const askedGround = (f: Fight): number => (f.stage - HOLDERS + 3) % 6;

function askHolder(s: State, f: Fight): void {
  const ground = askedGround(f);
  f.part = ground < 3 ? 0 : 1;
  if (!IS_HELD[f.terrain[ground]]) {
    f.stage++;
    return;
  }
  askSide(s, sideOfRole(s, f.part), f.town);
  callHolder(s, f);
}

/** Asks each seat that has a block there which could hold the ground, for all that the others see. C2.7 */
function callHolder(s: State, f: Fight): void {
  const fits = HOLDABLE[f.terrain[askedGround(f)]];
  do {
    if (standingThere(s, f).some((block) => fits[block] || !has(s, block, OPEN))) {
      s.phase = 'hold';
      return;
    }
  } while (passOn(s));
  f.stage++;
  s.phase = 'layout';
}

/** The blocks of the seat that is asked in the position that is asked about. */
function standingThere(s: State, f: Fight): number[] {
  const place = LEFT + (askedGround(f) % 3);
  return blocksOf(s, f, f.part).filter(
    (block) => s.place[block] === place && seatOfBlock(s, block) === s.actor,
  );
}

const gatherHolders = gathering<'hold'>();

/** C6.21 */
export function listHolders(s: State): readonly Doing<'hold'>[] {
  const f = fightNow(s);
  const fits = HOLDABLE[f.terrain[askedGround(f)]];
  const list = gatherHolders(NOBODY);
  for (const block of standingThere(s, f)) if (fits[block]) list.add(HOLD[block]);
  return list.copy();
}

export function hold(s: State, block: number, say: Say): void {
  const f = fightNow(s);
  if (block >= 0) {
    holdGround(s, f, askedGround(f), block);
    const place = s.place[block];
    say?.({ type: 'held', army: ARMY_OF[block], block, town: f.town, place, secret: secretOf(s, block) });
  } else if (passOn(s)) return callHolder(s, f);
  f.stage++;
  s.phase = 'layout';
}
