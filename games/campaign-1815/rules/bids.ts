import type { Outcome } from '@bicorne/engine';
import { BID, PASS, RAISE, REDUCE, type Doing } from './actions.ts';
import { ANGLO, ARMY_OF, FRENCH, PRUSSIAN, SIDE_END, SIDE_FIRST } from './blocks.ts';
import type { Say } from './events.ts';
import { gathering } from './gather.ts';
import { has, REDUCED, seatOfBlock, type State } from './state.ts';

/** C13 */

export const NO_BID = -1;

export function tossed(s: State, say: Say, opener: Outcome): void {
  s.actor = opener;
  s.phase = 'bid';
  say?.({ type: 'opened-bid', seat: opener });
}

const RAISE_OR_PASS = [RAISE, PASS];

export function listBids(s: State): readonly Doing<'bid' | 'raise' | 'pass'>[] {
  if (s.bid !== NO_BID) return RAISE_OR_PASS;
  return BID.flatMap((bids, side) => bids.slice(0, highestBid(s, side) + 1)); // C13.2
}

/** C13.5 */
export function highestBid(s: State, side: number): number {
  let blocks = 0;
  for (let block = SIDE_FIRST[side]; block < SIDE_END[side]; block++) if (mayPay(s, block)) blocks++;
  return blocks;
}

/** Another bid than that of C13: how the sides were given out is settled, and one of them pays. C13.4 */
export function owe(s: State, side: number, steps: number): void {
  s.bidSide = side;
  s.bid = steps;
  s.actor = s.seatOf[side === FRENCH ? FRENCH : ANGLO];
  s.phase = 'reduce';
}

const mayPay = (s: State, block: number): boolean => s.steps[block] > 1 && !has(s, block, REDUCED);

export function bid(s: State, say: Say, { side, amount }: Doing<'bid'>): void {
  s.bidSide = side;
  s.bid = amount;
  passBid(s, say);
}

export function raiseBid(s: State, say: Say): void {
  s.bid++;
  passBid(s, say);
}

function passBid(s: State, say: Say): void {
  say?.({ type: 'bid', seat: s.actor, side: s.bidSide, amount: s.bid });
  s.actor = 1 - s.actor;
  if (s.bid === highestBid(s, s.bidSide)) closeBids(s, say); // C2.7
}

/** C13.3 */
export function closeBids(s: State, say: Say): void {
  const winner = 1 - s.actor;
  const french = s.bidSide === FRENCH ? winner : 1 - winner;
  s.seatOf[FRENCH] = french;
  s.seatOf[ANGLO] = s.seatOf[PRUSSIAN] = 1 - french;
  s.actor = winner;
  s.phase = 'reduce';
  say?.({ type: 'sides', seatOf: s.seatOf.slice(), steps: s.bid });
}

export const isReduced = (s: State): boolean => s.bid <= 0;

/** Where every block that can pay must, nobody is asked which. C2.7 */
export function reduceAll(s: State, say: Say): void {
  if (s.bid < highestBid(s, s.bidSide)) return;
  for (let block = SIDE_FIRST[s.bidSide]; block < SIDE_END[s.bidSide]; block++)
    if (mayPay(s, block)) reduce(s, block, say);
}

const gatherReductions = gathering<'reduce'>();

export function listReductions(s: State): readonly Doing<'reduce'>[] {
  const list = gatherReductions();
  for (let block = SIDE_FIRST[s.bidSide]; block < SIDE_END[s.bidSide]; block++)
    if (mayPay(s, block)) list.add(REDUCE[block]);
  return list.copy();
}

/** C13.4 */
export function reduce(s: State, block: number, say: Say): void {
  s.steps[block]--;
  s.flags[block] |= REDUCED;
  s.bid--;
  say?.({ type: 'reduced', army: ARMY_OF[block], block, secret: seatOfBlock(s, block) });
}

export function endReductions(s: State): void {
  for (let block = 0; block < s.flags.length; block++) s.flags[block] &= ~REDUCED;
}
