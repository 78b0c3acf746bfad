import type { Outcome } from '@bicorne/engine';
import { DONE, SHOW, type Doing } from './actions.ts';
import { actorIn, askSide, passOn } from './asking.ts';
import { ALLIED, ARMIES_OF_SIDE, ARMY_OF, FRENCH, NO_BLOCK, SKIRMISH_POWER } from './blocks.ts';
import type { Say } from './events.ts';
import { closeBlock, openBlock } from './fog.ts';
import { gathering } from './gather.ts';
import { countHits } from './losses.ts';
import { leastOf, standingOf } from './standing.ts';
import {
  CHOSEN,
  fightNow,
  FIRED,
  has,
  OF_THE_BATTLE,
  seatOfBlock,
  sideIn,
  sideOfRole,
  type Fight,
  type State,
} from './state.ts';

/** C6.84–C6.90 */

const MOST_SHOWN = 4;

export function beginSkirmish(s: State, say: Say): void {
  const f = fightNow(s);
  f.part = 1;
  askShowers(s, f, say);
}

function askShowers(s: State, f: Fight, say: Say): void {
  askSide(s, sideOfRole(s, f.part), f.town);
  s.phase = 'show';
  showOnly(s, f, say);
}

/** Who must show a block and has no other is not asked. C2.7 */
function showOnly(s: State, f: Fight, say: Say): void {
  if (s.relay >= 0 || actorIn(s, sideOfRole(s, f.part), f.town) > 1 || chosenCount(s, f, f.part) > 0) return;
  const only = firstShowable(s, f);
  if (only !== NO_BLOCK) show(s, only, say);
}

function chosenCount(s: State, f: Fight, role: number): number {
  const side = sideOfRole(s, role);
  let count = 0;
  for (const army of ARMIES_OF_SIDE[side])
    for (let rest = standingOf(s, army, f.town); rest !== 0; rest &= rest - 1)
      if (has(s, leastOf(army, rest), CHOSEN)) count++;
  return count;
}

const gatherShown = gathering<'show' | 'done'>();

/** C6.84, C12.7 */
export function listShow(s: State): readonly Doing<'show' | 'done'>[] {
  const f = fightNow(s);
  const list = gatherShown();
  if (s.relay >= 0 || chosenCount(s, f, f.part) > 0) list.add(DONE);
  const side = sideOfRole(s, f.part);
  for (const army of ARMIES_OF_SIDE[side])
    for (let rest = standingOf(s, army, f.town); rest !== 0; rest &= rest - 1) {
      const block = leastOf(army, rest);
      if (isShowable(s, block)) list.add(SHOW[block]);
    }
  return list.copy();
}

const isShowable = (s: State, block: number): boolean =>
  !has(s, block, CHOSEN) && seatOfBlock(s, block) === s.actor;

function firstShowable(s: State, f: Fight): number {
  const side = sideOfRole(s, f.part);
  for (const army of ARMIES_OF_SIDE[side])
    for (let rest = standingOf(s, army, f.town); rest !== 0; rest &= rest - 1) {
      const block = leastOf(army, rest);
      if (isShowable(s, block)) return block;
    }
  return NO_BLOCK;
}

export function show(s: State, block: number, say: Say): void {
  const f = fightNow(s);
  s.flags[block] |= CHOSEN;
  say?.({ type: 'chose', army: ARMY_OF[block], block, secret: seatOfBlock(s, block) });
  const full = chosenCount(s, f, f.part) === MOST_SHOWN;
  if (full) s.relay = -1;
  if (full || firstShowable(s, f) === NO_BLOCK) endShow(s, say);
}

export function endShow(s: State, say: Say): void {
  const f = fightNow(s);
  if (passOn(s)) return showOnly(s, f, say);
  if (f.part === 1) {
    f.part = 0;
    return askShowers(s, f, say);
  }
  for (let block = 0; block < s.flags.length; block++) if (has(s, block, CHOSEN)) openBlock(s, block, say);
  s.phase = 'skirmish';
}

/** The defender's shown blocks, then the attacker's that are left. C6.85 */
export function nextShot(s: State, say: Say): void {
  const f = fightNow(s);
  const defender = nextShooter(s, f, 1);
  const block = defender === NO_BLOCK ? nextShooter(s, f, 0) : defender;
  if (block === NO_BLOCK) return endSkirmish(s, f, say);
  s.flags[block] |= FIRED;
  s.block = block;
  s.target = 'line';
  s.phase = 'skirmish-roll';
  say?.({ type: 'fired', block, target: 'line', power: SKIRMISH_POWER[block], dice: s.steps[block] });
}

function nextShooter(s: State, f: Fight, role: number): number {
  if (chosenCount(s, f, 1 - role) === 0) return NO_BLOCK;
  const side = sideOfRole(s, role);
  for (const army of ARMIES_OF_SIDE[side])
    for (let rest = standingOf(s, army, f.town); rest !== 0; rest &= rest - 1) {
      const block = leastOf(army, rest);
      if ((s.flags[block] & (CHOSEN | FIRED)) === CHOSEN) return block;
    }
  return NO_BLOCK;
}

export function skirmishRolled(s: State, say: Say, outcome: Outcome): void {
  s.hits = countHits(outcome, SKIRMISH_POWER[s.block]); // C6.86
  say?.({ type: 'rolled', block: s.block, faces: outcome, hits: s.hits });
  s.phase = 'hits';
}

/** C6.88 */
function endSkirmish(s: State, f: Fight, say: Say): void {
  for (const side of [FRENCH, ALLIED])
    for (const army of ARMIES_OF_SIDE[side])
      for (let rest = standingOf(s, army, f.town); rest !== 0; rest &= rest - 1) {
        const block = leastOf(army, rest);
        s.flags[block] &= ~OF_THE_BATTLE;
        closeBlock(s, block, say);
      }
  const attackers = sideIn(s, sideOfRole(s, 0), f.town);
  const defenders = sideIn(s, sideOfRole(s, 1), f.town);
  s.loser = attackers <= defenders ? 0 : 1;
  const side = sideOfRole(s, s.loser);
  say?.({ type: 'outnumbered', town: f.town, side, blocks: [attackers, defenders] });
  s.panic = false;
  s.block = NO_BLOCK;
  askSide(s, side, f.town);
  s.phase = 'depart';
}
