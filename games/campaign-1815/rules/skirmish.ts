import type { Outcome } from '@bicorne/engine';
import { DONE, SHOW, type CampaignAction } from './actions.ts';
import { ARMY_OF, NO_BLOCK, SIDE_END, SIDE_FIRST, SKIRMISH_POWER } from './blocks.ts';
import type { Say } from './events.ts';
import { blocksOf } from './field.ts';
import { closeBlock, openBlock } from './fog.ts';
import { gather } from './gather.ts';
import { countHits } from './losses.ts';
import {
  askSide,
  CHOSEN,
  fightNow,
  FIRED,
  has,
  OF_THE_BATTLE,
  passOn,
  seatOfBlock,
  sideIn,
  sideOfRole,
  type Fight,
  type State,
} from './state.ts';

/** C6.84–C6.90 */

const MOST_SHOWN = 4;

export function beginSkirmish(s: State): void {
  const f = fightNow(s);
  f.part = 1;
  askShowers(s, f);
}

function askShowers(s: State, f: Fight): void {
  askSide(s, sideOfRole(s, f.part), f.town);
  s.phase = 'show';
}

function chosenCount(s: State, f: Fight, role: number): number {
  const side = sideOfRole(s, role);
  let count = 0;
  for (let block = SIDE_FIRST[side]; block < SIDE_END[side]; block++)
    if (s.at[block] === f.town && has(s, block, CHOSEN)) count++;
  return count;
}

/** C6.84, C12.7 */
export function listShow(s: State): readonly CampaignAction[] {
  const f = fightNow(s);
  const list = gather();
  if (s.relay >= 0 || chosenCount(s, f, f.part) > 0) list.add(DONE);
  for (const block of showable(s, f)) list.add(SHOW[block]);
  return list.copy();
}

const showable = (s: State, f: Fight): number[] =>
  blocksOf(s, f, f.part).filter((block) => seatOfBlock(s, block) === s.actor && !has(s, block, CHOSEN));

export function show(s: State, block: number, say: Say): void {
  const f = fightNow(s);
  s.flags[block] |= CHOSEN;
  say?.({ type: 'chose', army: ARMY_OF[block], block, secret: seatOfBlock(s, block) });
  const full = chosenCount(s, f, f.part) === MOST_SHOWN;
  if (full) s.relay = -1;
  if (full || showable(s, f).length === 0) endShow(s, say);
}

export function endShow(s: State, say: Say): void {
  if (passOn(s)) return;
  const f = fightNow(s);
  if (f.part === 1) {
    f.part = 0;
    return askShowers(s, f);
  }
  for (let block = 0; block < s.flags.length; block++) if (has(s, block, CHOSEN)) openBlock(s, block, say);
  s.phase = 'skirmish';
}

/** The defender's shown blocks, then the attacker's that are left. C6.85 */
export function nextShot(s: State, say: Say): void {
  const f = fightNow(s);
  for (const role of [1, 0]) {
    if (chosenCount(s, f, 1 - role) === 0) continue;
    for (const block of blocksOf(s, f, role)) {
      if (!has(s, block, CHOSEN) || has(s, block, FIRED)) continue;
      s.flags[block] |= FIRED;
      s.block = block;
      s.target = 'line';
      s.phase = 'skirmish-roll';
      say?.({ type: 'fired', block, target: 'line', power: SKIRMISH_POWER[block], dice: s.steps[block] });
      return;
    }
  }
  endSkirmish(s, f, say);
}

export function skirmishRolled(s: State, outcome: Outcome, say: Say): void {
  s.hits = countHits(outcome, SKIRMISH_POWER[s.block]); // C6.86
  say?.({ type: 'rolled', block: s.block, faces: outcome, hits: s.hits });
  s.phase = 'hits';
}

/** C6.88 */
function endSkirmish(s: State, f: Fight, say: Say): void {
  for (let block = SIDE_FIRST[0]; block < SIDE_END[1]; block++) {
    if (s.at[block] !== f.town) continue;
    s.flags[block] &= ~OF_THE_BATTLE;
    closeBlock(s, block, say);
  }
  const attackers = sideIn(s, sideOfRole(s, 0), f.town);
  const defenders = sideIn(s, sideOfRole(s, 1), f.town);
  s.loser = attackers <= defenders ? 0 : 1;
  s.panic = false;
  s.block = NO_BLOCK;
  askSide(s, sideOfRole(s, s.loser), f.town);
  s.phase = 'depart';
}
