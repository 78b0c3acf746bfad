import { askBoth, deciderOf } from './asking.ts';
import { IS_CAVALRY, NO_BLOCK, ROUT_LOSS } from './blocks.ts';
import type { Say } from './events.ts';
import {
  blocksOf,
  countCrossing,
  crossingsLeft,
  destroy,
  hasStream,
  loseSteps,
  shift,
  standsBeyond,
} from './field.ts';
import { closeBlock } from './fog.ts';
import {
  behind,
  clear,
  enemiesIn,
  engaged,
  fightNow,
  isBeyond,
  mirror,
  OF_THE_BATTLE,
  OFF,
  OWN_POSITIONS,
  ranksIn,
  roleOf,
  seatsOfSide,
  sideIn,
  sideOfRole,
  type Fight,
  type State,
} from './state.ts';

/** C7.9–C7.14, C6.92: how a battle ends. */

export const NOBODY_LEAVES = -1;

/** Whether the battle has just ended, by destruction or by rout; if so it has been set on its way. */
export const isDecided = (s: State, f: Fight, say: Say): boolean =>
  isBeaten(s, f, 1 - f.part, say) || isBeaten(s, f, f.part, say);

function isBeaten(s: State, f: Fight, role: number, say: Say): boolean {
  const side = sideOfRole(s, role);
  if (sideIn(s, side, f.town) === 0) {
    s.loser = role;
    s.panic = false;
    s.phase = 'break-off';
    return true;
  }
  const place = lostPosition(f, role);
  if (place === undefined) return false;
  say?.({ type: 'routed', town: f.town, side, place, owners: seatsOfSide(s, side) });
  breakOff(s, f, role, true, say);
  return true;
}

/** C7.9, C7.10 */
function lostPosition(f: Fight, role: number): number | undefined {
  for (const place of OWN_POSITIONS)
    if (enemiesIn(f, role, place) > 0 && ranksIn(f, role, place) === 0) return place;
  return undefined;
}

/** All blocks of a role must leave: losses first. */
export function breakOff(s: State, f: Fight, role: number, panic: boolean, say: Say): void {
  const blocks = blocksOf(s, f, role);
  const losses = blocks.map((block) => (panic || engaged(s, f, block) ? routLoss(s, f, block) : 0));
  blocks.forEach((block, i) => {
    if (losses[i] > 0 && s.steps[block] > 0) loseSteps(s, block, losses[i], panic ? 'rout' : 'retreat', say);
  });
  s.loser = role;
  s.panic = panic;
  s.phase = 'break-off';
}

/** C7.11, C7.12, C7.13 */
export const routLoss = (s: State, f: Fight, block: number): number =>
  IS_CAVALRY[block] && fightsCavalry(s, f, block) ? 1 : ROUT_LOSS[block];

function fightsCavalry(s: State, f: Fight, block: number): boolean {
  const here = mirror(s.place[block]);
  return blocksOf(s, f, 1 - roleOf(s, block)).some((enemy) => IS_CAVALRY[enemy] && s.place[enemy] === here);
}

/** Those beyond a stream must find a crossing; then the field is cleared. C6.17 */
export function leaveField(s: State, say: Say): void {
  const f = fightNow(s);
  const beyond = blocksOf(s, f, s.loser).filter((block) => standsBeyond(s, block));
  for (const block of beyond) {
    if (!hasStream(f, s.loser, s.place[block])) continue;
    const going = beyond.filter((other) => s.place[other] === s.place[block]).length;
    const left = crossingsLeft(f, s.loser, s.place[block]);
    if (left > 0 && going > left) return askCrossers(s, f);
    if (left === 0) destroy(s, block, 'stream', say);
    else goBack(s, f, block);
  }
  s.block = NO_BLOCK;
  clearField(s, f, say);
  if (f.part !== s.loser) clear(f.passed); // in his own part what has retreated before counts
  askBoth(s, sideOfRole(s, s.loser), f.town);
  s.phase = 'depart';
}

function askCrossers(s: State, f: Fight): void {
  s.relay = -1;
  s.actor = deciderOf(s, waitingBeyond(s), f.town);
  s.phase = 'recoil';
}

export function goBack(s: State, f: Fight, block: number): void {
  countCrossing(f, s.loser, s.place[block]);
  shift(s, block, f.town, behind(s.place[block]));
}

/** The blocks of the loser that wait to go back over the same stream. */
export function waitingBeyond(s: State): number[] {
  const f = fightNow(s);
  const beyond = blocksOf(s, f, s.loser).filter(
    (block) => isBeyond(s.place[block]) && hasStream(f, s.loser, s.place[block]),
  );
  return beyond.filter((block) => s.place[block] === s.place[beyond[0]]);
}

/** Everybody is back in the town, faces turned away, and the markers are in the bag. C6.6 */
function clearField(s: State, f: Fight, say: Say): void {
  for (const role of [0, 1])
    for (const block of blocksOf(s, f, role)) {
      s.flags[block] &= ~OF_THE_BATTLE;
      shift(s, block, f.town, OFF);
      closeBlock(s, block, say);
    }
  for (const terrain of f.terrain) if (terrain > 0) s.bag[terrain]++;
  f.holders.fill(-1);
  clear(f.terrain);
}
