import { DONE, REGROUP, REINFORCE, type Doing } from './actions.ts';
import { askBoth, passOn } from './asking.ts';
import { ARMIES_OF_SIDE, ARMY_OF } from './blocks.ts';
import { EXITS, exitTo, MOST_EXITS, legOf, PASS_LIMIT } from './board.ts';
import type { Say } from './events.ts';
import { enterField, shift } from './field.ts';
import { gathering, type Taking } from './gather.ts';
import { nobodyLeaves } from './retreat.ts';
import { leastOf, standingOf } from './standing.ts';
import {
  clear,
  DISORDER,
  fightAt,
  fightNow,
  has,
  OFF,
  REGROUPED,
  seatOfBlock,
  sideIn,
  sideOfRole,
  type Fight,
  type State,
} from './state.ts';

/** C6.63–C6.65, C7.16–C7.19 */

const gatherReinforcements = gathering<'reinforce' | 'done'>();

export function listReinforcements(s: State): readonly Doing<'reinforce' | 'done'>[] {
  const f = fightNow(s);
  const side = sideOfRole(s, f.part);
  const list = gatherReinforcements(DONE);
  for (let exit = 0; exit < EXITS[f.town].length; exit++) {
    if (!mayComeBy(s, f, side, exit)) continue;
    const { to } = EXITS[f.town][exit];
    for (const army of ARMIES_OF_SIDE[side])
      for (let rest = standingOf(s, army, to); rest !== 0; rest &= rest - 1) {
        const block = leastOf(army, rest);
        if (mayGo(s, block, DISORDER)) list.add(REINFORCE(block, legOf(to, f.town)));
      }
  }
  return list.copy();
}

/** Whether the seat that is asked has anybody to send. */
export function mayReinforce(s: State): boolean {
  const f = fightNow(s);
  const side = sideOfRole(s, f.part);
  for (let exit = 0; exit < EXITS[f.town].length; exit++)
    if (mayComeBy(s, f, side, exit) && mayAnyGo(s, side, EXITS[f.town][exit].to, DISORDER)) return true;
  return false;
}

function mayComeBy(s: State, f: Fight, side: number, exit: number): boolean {
  const { to, way } = EXITS[f.town][exit];
  return f.passed[MOST_EXITS + exit] < PASS_LIMIT[way] && sideIn(s, side, to) > 0 && !fightAt(s, to);
}

/** Whether a block is one that the seat may send, and nothing keeps it. */
const mayGo = (s: State, block: number, kept: number): boolean =>
  seatOfBlock(s, block) === s.actor && !has(s, block, kept);

function mayAnyGo(s: State, side: number, town: number, kept: number): boolean {
  for (const army of ARMIES_OF_SIDE[side])
    for (let rest = standingOf(s, army, town); rest !== 0; rest &= rest - 1)
      if (mayGo(s, leastOf(army, rest), kept)) return true;
  return false;
}

export function reinforce(s: State, block: number, say: Say): void {
  const f = fightNow(s);
  const from = s.at[block];
  f.passed[MOST_EXITS + exitTo(f.town, from)]++;
  f.busy = true;
  enterField(s, f, block);
  const secret = seatOfBlock(s, block);
  say?.({ type: 'reinforced', army: ARMY_OF[block], block, from, to: f.town, secret });
  s.phase = 'reinforcements';
}

// Regrouping

/** The fight is over and its town is an ordinary one again. */
export function crown(s: State, say: Say): void {
  const f = fightNow(s);
  const winner = sideOfRole(s, 1 - s.loser);
  s.fights = s.fights.filter((other) => other !== f);
  nobodyLeaves(s);
  say?.({ type: 'won', town: f.town, side: winner });
  s.phase = 'fights';
  if (!f.battle) return; // C6.90
  clear(s.moved);
  askBoth(s, winner, f.town);
  askRegrouping(s);
}

function askRegrouping(s: State): void {
  do {
    if (mayRegroup(s)) {
      s.phase = 'regroup';
      return;
    }
  } while (passOn(s));
  for (let block = 0; block < s.flags.length; block++) s.flags[block] &= ~REGROUPED;
  s.phase = 'fights';
}

const sideOfActor = (s: State): number => (s.seatOf[0] === s.actor ? 0 : 1);

const gatherRegroupings = gathering<'regroup' | 'done'>();

export function listRegroupings(s: State): readonly Doing<'regroup' | 'done'>[] {
  const list = gatherRegroupings(DONE);
  const side = sideOfActor(s);
  for (let exit = 0; exit < EXITS[s.field].length; exit++) {
    const { to } = EXITS[s.field][exit];
    if (mayComeIn(s, exit)) listFrom(s, side, to, s.field, list);
    if (mayGoOut(s, side, exit)) listFrom(s, side, s.field, to, list);
  }
  return list.copy();
}

function mayRegroup(s: State): boolean {
  const side = sideOfActor(s);
  for (let exit = 0; exit < EXITS[s.field].length; exit++) {
    const { to } = EXITS[s.field][exit];
    if (mayGoOut(s, side, exit) && mayAnyGo(s, side, s.field, keptFrom(s, to))) return true;
    if (mayComeIn(s, exit) && mayAnyGo(s, side, to, keptFrom(s, s.field))) return true;
  }
  return false;
}

/** What keeps a block from regrouping to a town: disorder only where a battle goes on. C7.7, C7.19 */
const keptFrom = (s: State, town: number): number => (fightAt(s, town) ? REGROUPED | DISORDER : REGROUPED);

function mayComeIn(s: State, exit: number): boolean {
  const { to, way } = EXITS[s.field][exit];
  return s.moved[exit] < PASS_LIMIT[way] && !fightAt(s, to);
}

/** C7.17, C7.18 */
function mayGoOut(s: State, side: number, exit: number): boolean {
  const { to, way } = EXITS[s.field][exit];
  if (s.moved[MOST_EXITS + exit] >= PASS_LIMIT[way]) return false;
  return sideIn(s, side, to) > 0 || fightAt(s, to) !== undefined;
}

function listFrom(s: State, side: number, from: number, to: number, list: Taking<Doing<'regroup'>>): void {
  const kept = keptFrom(s, to);
  for (const army of ARMIES_OF_SIDE[side])
    for (let rest = standingOf(s, army, from); rest !== 0; rest &= rest - 1) {
      const block = leastOf(army, rest);
      if (mayGo(s, block, kept)) list.add(REGROUP(block, legOf(from, to), has(s, block, DISORDER)));
    }
}

export function regroup(s: State, block: number, to: number, say: Say): void {
  const from = s.at[block];
  const out = from === s.field;
  s.moved[out ? MOST_EXITS + exitTo(from, to) : exitTo(s.field, from)]++;
  s.flags[block] |= REGROUPED;
  const fight = fightAt(s, to);
  if (fight) enterField(s, fight, block);
  else shift(s, block, to, OFF);
  const secret = seatOfBlock(s, block);
  say?.({ type: 'regrouped', army: ARMY_OF[block], block, from, to, secret });
  askRegrouping(s);
}

export function endRegrouping(s: State): void {
  if (passOn(s)) return askRegrouping(s);
  for (let block = 0; block < s.flags.length; block++) s.flags[block] &= ~REGROUPED;
  s.phase = 'fights';
}
