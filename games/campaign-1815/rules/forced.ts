import { shown, type Outcome } from '@bicorne/engine';
import { DONE, FORCE, LED, type Doing } from './actions.ts';
import { lowest } from './bits.ts';
import { ARMY_OF, LEADER, SIDE_END, SIDE_FIRST, SIDE_OF } from './blocks.ts';
import { firstLeg } from './board.ts';
import type { Say } from './events.ts';
import { loseSteps } from './field.ts';
import { closeBlock, openBlock, secretOf } from './fog.ts';
import { gathering, type Taking } from './gather.ts';
import { holds } from './held.ts';
import { activeSide, CALLED, FORCED, inPlay, MARCHED, seatOfBlock, type State } from './state.ts';
import { callOff, goTo, groupNumber, originOf } from './steps.ts';
import { openExits } from './ways.ts';

/** C5.15–C5.19: forced marches. */

function mayForce(s: State, block: number): boolean {
  if ((s.flags[block] & (MARCHED | FORCED)) !== MARCHED) return false; // C5.15
  return !holds(s, 1 - SIDE_OF[block], s.at[block]); // C5.16
}

/** Whether the seat has a block that could be pushed on, and a road for it; everybody knows that. */
export function anyForced(s: State): boolean {
  const side = activeSide(s);
  for (let block = SIDE_FIRST[side]; block < SIDE_END[side]; block++)
    if (mayForce(s, block) && seatOfBlock(s, block) === s.actor && hasWayOn(s, side, block)) return true;
  return false;
}

const hasWayOn = (s: State, side: number, block: number): boolean =>
  openExits(s, side, originOf(s, block), s.at[block]) !== 0;

const gatherForced = gathering<'force' | 'led' | 'done'>();

export function listForced(s: State): readonly Doing<'force' | 'led' | 'done'>[] {
  const list = gatherForced(DONE);
  const side = activeSide(s);
  for (let block = SIDE_FIRST[side]; block < SIDE_END[side]; block++)
    if (mayForce(s, block) && seatOfBlock(s, block) === s.actor) listForcedOf(s, side, block, list);
  return list.copy();
}

function listForcedOf(s: State, side: number, block: number, list: Taking<Doing<'force' | 'led'>>): void {
  const town = s.at[block];
  const led = s.at[LEADER[ARMY_OF[block]]] === town;
  const group = groupNumber(s, block);
  const origin = originOf(s, block);
  for (let rest = openExits(s, side, origin, town); rest !== 0; rest &= rest - 1) {
    const leg = firstLeg(town) + lowest(rest);
    list.add(FORCE(block, leg, group));
    if (led) list.add(LED(block, leg, group)); // C5.18, C9.3
  }
}

export function force(s: State, block: number, to: number, led: boolean, say: Say): void {
  const from = s.at[block];
  const leader = LEADER[ARMY_OF[block]];
  if (led) openBlock(s, leader, say);
  goTo(s, block, to, false);
  if (led && leader !== block) closeBlock(s, leader, say); // a leader who is shown for his own march is seen until he has rolled, C9.3
  s.flags[block] |= FORCED | CALLED;
  s.block = block;
  s.helped = led;
  s.phase = 'force-roll';
  const origin = originOf(s, block);
  say?.({ type: 'forced', army: ARMY_OF[block], block, from, to, origin, secret: secretOf(s, block) });
}

const LED_BONUS = 1;
const MARCH_FAILS = 3;

/** C5.17, C5.18 */
export function forceRolled(s: State, say: Say, outcome: Outcome): void {
  const { block } = s;
  const bonus = s.helped ? LED_BONUS : 0;
  const die = faceOf(outcome);
  const failed = die + bonus <= MARCH_FAILS;
  callOff(s, block);
  s.phase = 'force';
  const secret = secretOf(s, block);
  say?.({ type: 'force-rolled', army: ARMY_OF[block], block, die, bonus, failed, secret });
  if (failed) loseSteps(s, block, 1, 'march', say);
  if (inPlay(s, block)) closeBlock(s, block, say);
}

/** What a single die shows. */
export function faceOf(outcome: Outcome): number {
  for (let face = 0; face < 6; face++) if (shown(outcome, face) > 0) return face + 1;
  return 0;
}
