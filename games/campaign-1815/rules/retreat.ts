import { LEAVE, RETREAT, type Doing } from './actions.ts';
import { actorIn, passOn } from './asking.ts';
import { ARMIES_OF_SIDE, ARMY_OF } from './blocks.ts';
import { EXITS, exitTo, legBy, PASS_LIMIT } from './board.ts';
import type { Say } from './events.ts';
import {
  blocksOf,
  countCrossing,
  crossingsLeft,
  destroy,
  hasStream,
  isSquare,
  loseSteps,
  sayAbandoned,
  shift,
  standsBeyond,
} from './field.ts';
import { closeBlock, secretOf } from './fog.ts';
import { gathering, type Taking } from './gather.ts';
import { NOBODY_LEAVES, routLoss } from './rout.ts';
import { leastOf, standingOf } from './standing.ts';
import {
  DISORDER,
  engaged,
  fightAt,
  fightNow,
  OFF,
  roleOf,
  seatOfBlock,
  sideIn,
  sideOfRole,
  type Fight,
  type State,
} from './state.ts';

/** C7.1–C7.8, C7.14: off the field and onto the map. */

/** C7.3, C7.4, C7.5, C7.6 */
function mayLeaveBy(s: State, f: Fight, role: number, exit: number): boolean {
  const { to, way } = EXITS[f.town][exit];
  const attackerCame = ((f.entered >> exit) & 1) === 1;
  if (attackerCame !== (role === 0) || f.passed[exit] >= PASS_LIMIT[way]) return false;
  return sideIn(s, sideOfRole(s, 1 - role), to) === 0 && !fightAt(s, to);
}

function goOff(s: State, f: Fight, block: number, to: number, say: Say): void {
  f.passed[exitTo(f.town, to)]++;
  const secret = secretOf(s, block);
  sayAbandoned(s, f, block, say);
  shift(s, block, to, OFF);
  s.flags[block] |= DISORDER; // C7.7
  say?.({ type: 'retreated', army: ARMY_OF[block], block, from: f.town, to, secret });
  closeBlock(s, block, say);
}

// Of one's own will, in the combat step

/** The towns to which blocks of a role may retreat now. */
export function openTowns(s: State, f: Fight, role: number): number[] {
  const towns: number[] = [];
  for (let exit = 0; exit < EXITS[f.town].length; exit++)
    if (mayLeaveBy(s, f, role, exit)) towns.push(EXITS[f.town][exit].to);
  return towns;
}

export function listRetreats(
  s: State,
  f: Fight,
  block: number,
  towns: readonly number[],
  list: Taking<Doing<'retreat'>>,
): void {
  if (isSquare(s, block)) return; // C6.72
  if (standsBeyond(s, block) && crossingsLeft(f, roleOf(s, block), s.place[block]) === 0) return; // C6.19
  for (const town of towns) list.add(RETREAT(block, s.place[block], town));
}

export function retreat(s: State, block: number, to: number, say: Say): void {
  const f = fightNow(s);
  const role = roleOf(s, block);
  const loss = engaged(s, f, block) ? routLoss(s, f, block) : 0; // C7.2
  if (standsBeyond(s, block) && hasStream(f, role, s.place[block])) countCrossing(f, role, s.place[block]);
  f.busy = true;
  if (loss > 0) loseSteps(s, block, loss, 'retreat', say);
  if (s.steps[block] > 0) goOff(s, f, block, to, say);
  s.phase = 'aftermath';
}

// All at once: after a skirmish, a stalemate or a rout

const gatherLeavers = gathering<'leave'>();

export function listLeavers(s: State): readonly Doing<'leave'>[] {
  const f = fightNow(s);
  const side = sideOfRole(s, s.loser);
  const list = gatherLeavers();
  for (let exit = 0; exit < EXITS[f.town].length; exit++) {
    if (!mayLeaveBy(s, f, s.loser, exit)) continue;
    for (const army of ARMIES_OF_SIDE[side])
      for (let rest = standingOf(s, army, f.town); rest !== 0; rest &= rest - 1) {
        const block = leastOf(army, rest);
        if (seatOfBlock(s, block) === s.actor) list.add(LEAVE(block, legBy(f.town, exit)));
      }
  }
  return list.copy();
}

export function depart(s: State, say: Say): void {
  const f = fightNow(s);
  do {
    const going = actorIn(s, sideOfRole(s, s.loser), f.town);
    const towns = going > 0 ? openTowns(s, f, s.loser) : [];
    if (towns.length === 1 && going <= roomOn(f, towns[0])) leaveBy(s, f, towns[0], say);
    else if (towns.length > 0) {
      s.phase = 'leave';
      return;
    }
  } while (passOn(s));
  for (const block of blocksOf(s, f, s.loser)) destroy(s, block, 'no-road', say); // C7.14
  s.phase = 'victor';
}

/** How many more may retreat to a town in this part. C7.6 */
function roomOn(f: Fight, to: number): number {
  const exit = exitTo(f.town, to);
  return PASS_LIMIT[EXITS[f.town][exit].way] - f.passed[exit];
}

/** One road is open, and it takes all of the seat's blocks. C2.7 */
function leaveBy(s: State, f: Fight, to: number, say: Say): void {
  for (const block of blocksOf(s, f, s.loser))
    if (seatOfBlock(s, block) === s.actor) goOff(s, f, block, to, say);
}

export function leave(s: State, block: number, to: number, say: Say): void {
  goOff(s, fightNow(s), block, to, say);
  s.phase = 'depart';
}

export const nobodyLeaves = (s: State): void => {
  s.loser = NOBODY_LEAVES;
};

/** C7.8 */
export function restoreOrder(s: State): void {
  for (let block = 0; block < s.flags.length; block++) s.flags[block] &= ~DISORDER;
}
