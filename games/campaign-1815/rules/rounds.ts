import { askBoth, askSide, passOn } from './asking.ts';
import { NO_BLOCK } from './blocks.ts';
import type { Say } from './events.ts';
import { blocksOf, lookAround } from './field.ts';
import { mayReinforce } from './reinforcement.ts';
import { breakOff, isDecided } from './rout.ts';
import {
  clear,
  fightNow,
  OF_THE_PART,
  seatOfBlock,
  seatsOfSide,
  sideOfRole,
  type Fight,
  type State,
} from './state.ts';

/** C2.3, C2.4: one side's part of a round, from its morale to its reinforcements. */

export function beginPart(s: State, say: Say): void {
  const f = fightNow(s);
  for (const block of blocksOf(s, f, f.part)) s.flags[block] &= ~OF_THE_PART;
  clear(f.crossings);
  clear(f.passed);
  f.swapped = 0;
  f.busy = false;
  s.phase = 'tests';
  say?.({ type: 'part', town: f.town, round: f.round, side: sideOfRole(s, f.part) });
}

export function beginCombat(s: State): void {
  const f = fightNow(s);
  askSide(s, sideOfRole(s, f.part), f.town);
  s.phase = 'acting';
}

/** After each action: faces and engagements as they are now, the rout if there is one, else the next action. */
export function aftermath(s: State, say: Say): void {
  const f = fightNow(s);
  lookAround(s, f, say);
  if (isDecided(s, f, say)) return;
  s.actor = seatOfBlock(s, s.block);
  s.block = NO_BLOCK;
  s.phase = 'acting';
}

export function endCombat(s: State): void {
  if (passOn(s)) {
    s.phase = 'acting';
    return;
  }
  const f = fightNow(s);
  askBoth(s, sideOfRole(s, f.part), f.town);
  s.phase = 'reinforcements';
}

/** Asks each seat that has anybody to send. */
export function callReinforcements(s: State): void {
  do {
    if (mayReinforce(s)) {
      s.phase = 'reinforce';
      return;
    }
  } while (passOn(s));
  s.phase = 'end-part';
}

export function endReinforcement(s: State): void {
  s.phase = passOn(s) ? 'reinforcements' : 'end-part';
}

const QUIET_PARTS = 2;

export function endPart(s: State, say: Say): void {
  const f = fightNow(s);
  if (f.part === 1) return endRound(s, f);
  f.quiet = f.busy ? 0 : f.quiet + 1;
  if (f.quiet >= QUIET_PARTS) return stalemate(s, f, say);
  if (f.quiet > 0) say?.({ type: 'idled', town: f.town, side: sideOfRole(s, 0) });
  f.part = 1;
  s.phase = 'part';
}

function endRound(s: State, f: Fight): void {
  f.fought = true;
  s.phase = 'fights';
}

/** C6.91 */
function stalemate(s: State, f: Fight, say: Say): void {
  say?.({ type: 'stalemate', town: f.town, owners: seatsOfSide(s, sideOfRole(s, 0)) });
  breakOff(s, f, 0, false, say);
}
