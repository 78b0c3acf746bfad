import { D6, type Chance, type Outcome, type Seat } from '@bicorne/engine';
import { DONE, RECOIL, type CampaignAction } from './actions.ts';
import { passOn } from './asking.ts';
import {
  bid,
  endReductions,
  isReduced,
  listBids,
  listReductions,
  reduce,
  reduceAll,
  tossed,
} from './bids.ts';
import { NIGHT, NOWHERE } from './board.ts';
import { callCombat, combat, listCombat } from './combat.ts';
import type { Say } from './events.ts';
import { fireRolled } from './fire.ts';
import { beginFight, listFights, meet, nextFight } from './fights.ts';
import { deploy, listDeployments } from './deployment.ts';
import { drawChance, drew, hold, lay, layOut, listHolders, listLayings } from './layout.ts';
import { listLosers, takeHit, takeHits } from './losses.ts';
import { listRecoils, moraleRolled, nextTest, recoil, withdraw } from './morale.ts';
import { anyForced, force, forceRolled, listForced } from './forced.ts';
import * as movement from './movement.ts';
import {
  crown,
  endRegrouping,
  listRegroupings,
  listReinforcements,
  regroup,
  reinforce,
} from './reinforcement.ts';
import { depart, leave, listLeavers, restoreOrder } from './retreat.ts';
import { aftermath, beginPart, callReinforcements, endPart, endReinforcement } from './rounds.ts';
import { goBack, leaveField, NOBODY_LEAVES, waitingBeyond } from './rout.ts';
import { listPlaces, placeBlock, placingSeat } from './setup.ts';
import { beginSkirmish, endShow, listShow, nextShot, show, skirmishRolled } from './skirmish.ts';
import { clear, fightNow, type Passage, type Phase, type Question, type Roll, type State } from './state.ts';
import { askAttrition, listStarving, reckonSupply, starve } from './supply.ts';
import { judge } from './victory.ts';

/** C2: what is asked, rolled and done in each phase, and how one leads to the next. */

// Questions

const READY = [DONE];

const LISTS = byPhase<Question, (s: State) => readonly CampaignAction[]>({
  bid: listBids,
  reduce: listReductions,
  place: listPlaces,
  council: () => READY,
  march: movement.listMarches,
  ride: movement.listRides,
  force: listForced,
  order: listFights,
  show: listShow,
  lose: listLosers,
  leave: listLeavers,
  lay: listLayings,
  deploy: listDeployments,
  hold: listHolders,
  recoil: (s) =>
    s.loser === NOBODY_LEAVES ? listRecoils(s) : waitingBeyond(s).map((block) => RECOIL[block]),
  combat: listCombat,
  reinforce: listReinforcements,
  regroup: listRegroupings,
  attrition: listStarving,
});

/** Every phase of a kind with what belongs to it; a map, since this is looked up at every step. */
function byPhase<P extends Phase, F>(table: Readonly<Record<P, F>>): ReadonlyMap<string, F> {
  return new Map(Object.entries<F>(table));
}

export function legal(s: State, seat: Seat): readonly CampaignAction[] {
  return (seat === s.actor && LISTS.get(s.phase)?.(s)) || [];
}

type Answer = (s: State, action: CampaignAction, say: Say) => void;

/** By phase, since of all the kinds of action there are only few can answer one question. */
const ANSWERS = byPhase<Question, Answer>({
  bid,
  reduce: (s, action, say) => {
    if (action.do === 'reduce') reduce(s, action.block, say);
  },
  place: (s, action, say) => {
    if (action.do === 'place') placeBlock(s, action.block, action.to, say);
  },
  council: (s) => {
    if (!passOn(s)) s.phase = 'turn';
  },
  march: (s, action, say) => {
    if (action.do === 'march' || action.do === 'ride')
      movement.march(s, action.block, action.to, action.do === 'ride', say);
    else if (!passOn(s)) s.phase = 'end-march';
  },
  ride: (s, action, say) => {
    if (action.do === 'march') movement.rideOn(s, action.block, action.to, say);
  },
  force: (s, action, say) => {
    if (action.do === 'force' || action.do === 'led')
      force(s, action.block, action.to, action.do === 'led', say);
    else if (!passOn(s)) s.phase = 'end-force';
  },
  order: (s, action) => {
    if (action.do === 'fight') beginFight(s, action.town);
  },
  show: (s, action, say) => {
    if (action.do === 'show') show(s, action.block, say);
    else endShow(s, say);
  },
  lose: (s, action, say) => {
    if (action.do === 'lose') takeHit(s, action.block, say);
  },
  leave: (s, action, say) => {
    if (action.do === 'leave') leave(s, action.block, action.to, say);
  },
  lay: (s, action, say) => {
    if (action.do === 'lay') lay(s, action.terrain, action.to, say);
  },
  deploy: (s, action, say) => {
    if (action.do === 'deploy') deploy(s, action.block, action.to, say);
  },
  hold: (s, action, say) => {
    if (action.do === 'hold') hold(s, action.block, say);
  },
  recoil: (s, action, say) => {
    if (action.do === 'recoil') goBackOver(s, action.block, say);
  },
  combat,
  reinforce: (s, action, say) => {
    if (action.do === 'reinforce') reinforce(s, action.block, say);
    else endReinforcement(s);
  },
  regroup: (s, action, say) => {
    if (action.do === 'regroup') regroup(s, action.block, action.to, say);
    else endRegrouping(s);
  },
  attrition: (s, action, say) => {
    if (action.do === 'starve') starve(s, action.block, say);
  },
});

export function act(s: State, _seat: Seat, action: CampaignAction, say?: Say): void {
  ANSWERS.get(s.phase)?.(s, action, say);
  goOn(s, say);
}

function goBackOver(s: State, block: number, say: Say): void {
  if (s.loser === NOBODY_LEAVES) return recoil(s, block, say);
  goBack(s, fightNow(s), block);
  s.phase = 'break-off';
}

// Chance

const COIN: Chance = { kind: 'pick', from: [0, 1], names: ['first', 'second'] };
const DICE: readonly Chance[] = [0, 1, 2, 3, 4].map((count) => ({ kind: 'dice', die: D6, count }));

export function chance(s: State): Chance {
  switch (s.phase) {
    case 'coin':
      return COIN;
    case 'draw':
      return drawChance(s);
    case 'skirmish-roll':
    case 'fire-roll':
      return DICE[s.steps[s.block]]; // C3.3
    default:
      return DICE[1];
  }
}

const ROLLED = byPhase<Roll, (s: State, outcome: Outcome, say: Say) => void>({
  coin: tossed,
  'force-roll': forceRolled,
  'skirmish-roll': skirmishRolled,
  draw: drew,
  'morale-roll': moraleRolled,
  'fire-roll': fireRolled,
});

export function settle(s: State, outcome: Outcome, say?: Say): void {
  ROLLED.get(s.phase)?.(s, outcome, say);
  goOn(s, say);
}

// What follows by itself

const PASSAGES = byPhase<Passage, (s: State, say: Say) => void>({
  turn: beginTurn,
  'end-march': askForced,
  'end-force': endForced,
  fights: nextFight,
  choose: beginSkirmish,
  skirmish: nextShot,
  hits: takeHits,
  layout: layOut,
  part: beginPart,
  tests: nextTest,
  withdraw,
  acting: callCombat,
  aftermath,
  reinforcements: callReinforcements,
  'end-part': endPart,
  'break-off': leaveField,
  depart,
  victor: crown,
  'end-turn': endTurn,
  verdict: judge,
});

export function goOn(s: State, say: Say): void {
  skipSilently(s, say);
  for (let pass = PASSAGES.get(s.phase); pass; pass = PASSAGES.get(s.phase)) pass(s, say);
}

/** Questions that have been answered to the end, or that nobody can answer otherwise than by doing nothing. */
function skipSilently(s: State, say: Say): void {
  if (s.phase === 'reduce') skipReductions(s, say);
  else if (s.phase === 'place') askPlacer(s);
  else if (s.phase === 'march') skipMarches(s);
  else if (s.phase === 'force') skipForced(s);
}

function skipReductions(s: State, say: Say): void {
  reduceAll(s, say);
  if (isReduced(s)) endSetup(s, say);
}

/** C13.4, then the free set-up if there is one. */
function endSetup(s: State, _say: Say): void {
  endReductions(s);
  s.phase = 'place';
  askPlacer(s);
}

export function askPlacer(s: State): void {
  const seat = placingSeat(s);
  if (seat === NOWHERE) s.phase = 'turn';
  else s.actor = seat;
}

function beginTurn(s: State, say: Say): void {
  for (let i = 0; i < s.groups.length; i++) s.groups[i] = NOWHERE;
  clear(s.roadUse);
  s.busiest = 0;
  s.field = NOWHERE;
  s.phase = 'march';
  movement.askMarchers(s);
  say?.({ type: 'turn', turn: s.turn });
  skipMarches(s);
}

const skipMarches = (s: State): void => skipIdle(s, movement.anyMarch, 'end-march');
const skipForced = (s: State): void => skipIdle(s, anyForced, 'end-force');

/** C2.7 */
function skipIdle(s: State, anyLeft: (s: State) => boolean, next: Passage): void {
  while (!anyLeft(s)) {
    if (passOn(s)) continue;
    s.phase = next;
    return;
  }
}

/** C5.15, C5.21 */
function askForced(s: State): void {
  s.phase = 'end-force';
  if (NIGHT[s.turn]) return;
  movement.askMarchers(s);
  s.phase = 'force';
  skipForced(s);
}

function endForced(s: State, say: Say): void {
  movement.endMarches(s);
  meet(s, say);
  s.phase = 'fights';
}

function endTurn(s: State, say: Say): void {
  restoreOrder(s);
  s.fights = [];
  reckonSupply(s);
  askAttrition(s, say);
}
