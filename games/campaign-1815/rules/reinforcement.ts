import { DONE, REGROUP, REINFORCE, type CampaignAction } from './actions.ts';
import { ARMY_OF, SIDE_END, SIDE_FIRST } from './blocks.ts';
import { EXITS, exitTo, MOST_EXITS, legOf, PASS_LIMIT } from './board.ts';
import type { Say } from './events.ts';
import { enterField, shift } from './field.ts';
import { gather, type Gathering } from './gather.ts';
import { nobodyLeaves } from './retreat.ts';
import {
  askBoth,
  DISORDER,
  fightAt,
  fightNow,
  has,
  OFF,
  passOn,
  REGROUPED,
  seatOfBlock,
  sideIn,
  sideOfRole,
  type State,
} from './state.ts';

/** C6.63–C6.65, C7.16–C7.19 */

export function listReinforcements(s: State): readonly CampaignAction[] {
  const f = fightNow(s);
  const side = sideOfRole(s, f.part);
  const list = gather(DONE);
  for (let exit = 0; exit < EXITS[f.town].length; exit++) {
    const { to, way } = EXITS[f.town][exit];
    if (f.passed[MOST_EXITS + exit] >= PASS_LIMIT[way] || sideIn(s, side, to) === 0 || fightAt(s, to))
      continue;
    for (let block = SIDE_FIRST[side]; block < SIDE_END[side]; block++)
      if (s.at[block] === to && seatOfBlock(s, block) === s.actor && !has(s, block, DISORDER))
        list.add(REINFORCE(block, legOf(to, f.town)));
  }
  return list.copy();
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
  s.moved.fill(0);
  askBoth(s, winner, f.town);
  askRegrouping(s);
}

function askRegrouping(s: State): void {
  do {
    if (listRegroupings(s).length > 1) {
      s.phase = 'regroup';
      return;
    }
  } while (passOn(s));
  for (let block = 0; block < s.flags.length; block++) s.flags[block] &= ~REGROUPED;
  s.phase = 'fights';
}

const sideOfActor = (s: State): number => (s.seatOf[0] === s.actor ? 0 : 1);

export function listRegroupings(s: State): readonly CampaignAction[] {
  const list = gather(DONE);
  const side = sideOfActor(s);
  for (let exit = 0; exit < EXITS[s.field].length; exit++) {
    const { to, way } = EXITS[s.field][exit];
    if (s.moved[exit] < PASS_LIMIT[way] && !fightAt(s, to)) listFrom(s, side, to, s.field, list);
    if (s.moved[MOST_EXITS + exit] < PASS_LIMIT[way]) listOut(s, side, to, list);
  }
  return list.copy();
}

/** C7.17, C7.18 */
function listOut(s: State, side: number, to: number, list: Gathering): void {
  if (fightAt(s, to) || sideIn(s, side, to) > 0) listFrom(s, side, s.field, to, list);
}

function listFrom(s: State, side: number, from: number, to: number, list: Gathering): void {
  if (sideIn(s, side, from) === 0) return;
  for (let block = SIDE_FIRST[side]; block < SIDE_END[side]; block++)
    if (s.at[block] === from && seatOfBlock(s, block) === s.actor && !has(s, block, REGROUPED | DISORDER))
      list.add(REGROUP(block, legOf(from, to)));
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
