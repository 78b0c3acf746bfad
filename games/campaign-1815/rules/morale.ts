import type { Outcome } from '@bicorne/engine';
import { RECOIL, type Doing } from './actions.ts';
import { deciderOf } from './asking.ts';
import { ARMIES_OF_SIDE, ARMY_OF, IS_FOOT, IS_LEADER, LEADER, NO_BLOCK } from './blocks.ts';
import type { Say } from './events.ts';
import {
  blocksOf,
  countCrossing,
  crossingsLeft,
  destroy,
  hasStream,
  isSheltered,
  isSquare,
  lookAround,
  shift,
  standsBeyond,
} from './field.ts';
import { secretOf } from './fog.ts';
import { faceOf } from './forced.ts';
import { isDecided } from './rout.ts';
import { beginCombat } from './rounds.ts';
import { leastOf, standingOf } from './standing.ts';
import {
  ACTED,
  behind,
  engaged,
  fightNow,
  has,
  ranksIn,
  RESERVE,
  roleOf,
  SHAKEN,
  sideOfRole,
  TESTED,
  type Fight,
  type State,
} from './state.ts';

/** C6.36–C6.40 */

const GOOD = 4;
const SQUARE_BONUS = 1;
const LEADER_BONUS = 1;

const isAlone = (s: State, f: Fight, block: number): boolean =>
  ranksIn(f, roleOf(s, block), s.place[block]) === 1;

function mustTest(s: State, f: Fight, block: number): boolean {
  if (s.steps[block] !== 1 || has(s, block, TESTED) || isSheltered(s, block)) return false;
  return engaged(s, f, block) && (!IS_LEADER[block] || isAlone(s, f, block)); // C6.40
}

/** The next block to test, leaders last, since they test only when left alone. */
export function nextTest(s: State, say: Say): void {
  const f = fightNow(s);
  if (isDecided(s, f, say)) return;
  s.block = nextTester(s, f);
  s.phase = s.block === NO_BLOCK ? 'withdraw' : 'morale-roll';
}

function nextTester(s: State, f: Fight): number {
  const side = sideOfRole(s, f.part);
  let leader = NO_BLOCK;
  for (const army of ARMIES_OF_SIDE[side])
    for (let rest = standingOf(s, army, f.town); rest !== 0; rest &= rest - 1) {
      const block = leastOf(army, rest);
      if (!mustTest(s, f, block)) continue;
      if (!IS_LEADER[block]) return block;
      if (leader === NO_BLOCK) leader = block;
    }
  return leader;
}

/** C6.39, C6.73, C9.4 */
function bonusOf(s: State, block: number): number {
  const leader = LEADER[ARMY_OF[block]];
  const led = s.at[leader] === s.at[block] && s.place[leader] === s.place[block];
  return (led ? LEADER_BONUS : 0) + (isSquare(s, block) ? SQUARE_BONUS : 0);
}

export function moraleRolled(s: State, say: Say, outcome: Outcome): void {
  const { block } = s;
  const die = faceOf(outcome);
  const bonus = bonusOf(s, block);
  const good = die + bonus >= GOOD;
  s.flags[block] |= TESTED;
  s.block = NO_BLOCK;
  s.phase = 'tests';
  say?.({ type: 'tested', block, die, bonus, good });
  if (good) return;
  if (isSquare(s, block) || IS_FOOT[block]) {
    destroy(s, block, 'morale', say); // C6.38
    return lookAround(s, fightNow(s), say);
  }
  s.flags[block] |= SHAKEN | ACTED;
}

/** C6.37: all go back before anything else is done, a rout included. */
export function withdraw(s: State, say: Say): void {
  const f = fightNow(s);
  const shaken = shakenBlocks(s, f);
  if (shaken.length === 0) {
    if (!isDecided(s, f, say)) beginCombat(s);
    return;
  }
  const block = shaken[0];
  if (standsBeyond(s, block) && needsChoice(s, f, shaken, block)) return askRecoil(s, f, shaken, block);
  fallBack(s, f, block, say);
  lookAround(s, f, say);
}

const shakenBlocks = (s: State, f: Fight): number[] =>
  blocksOf(s, f, f.part).filter((block) => has(s, block, SHAKEN));

/** More must go back over a stream than may. C6.17 */
function needsChoice(s: State, f: Fight, going: readonly number[], block: number): boolean {
  const left = crossingsLeft(f, roleOf(s, block), s.place[block]);
  return left > 0 && going.filter((other) => s.place[other] === s.place[block]).length > left;
}

function askRecoil(s: State, f: Fight, going: readonly number[], block: number): void {
  s.relay = -1;
  s.actor = deciderOf(
    s,
    going.filter((other) => s.place[other] === s.place[block]),
    f.town,
  );
  s.phase = 'recoil';
}

function fallBack(s: State, f: Fight, block: number, say: Say): void {
  s.flags[block] &= ~SHAKEN;
  const from = s.place[block];
  const secret = secretOf(s, block);
  if (standsBeyond(s, block)) {
    const role = roleOf(s, block);
    if (crossingsLeft(f, role, from) === 0) return destroy(s, block, 'stream', say);
    if (hasStream(f, role, from)) countCrossing(f, role, from);
  }
  const to = standsBeyond(s, block) ? behind(from) : RESERVE;
  shift(s, block, f.town, to);
  say?.({ type: 'moved', army: ARMY_OF[block], block, town: f.town, from, to, secret });
}

export function listRecoils(s: State): readonly Doing<'recoil'>[] {
  const f = fightNow(s);
  const shaken = shakenBlocks(s, f);
  return shaken.filter((block) => s.place[block] === s.place[shaken[0]]).map((block) => RECOIL[block]);
}

export function recoil(s: State, block: number, say: Say): void {
  fallBack(s, fightNow(s), block, say);
  s.phase = 'withdraw';
}
