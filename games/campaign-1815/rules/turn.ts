import { D6, phases, type Chance, type Seat } from '@bicorne/engine';
import { DONE, RECOIL, type CampaignAction } from './actions.ts';
import { passOn } from './asking.ts';
import {
  bid,
  closeBids,
  endReductions,
  isReduced,
  listBids,
  listReductions,
  raiseBid,
  reduce,
  reduceAll,
  tossed,
} from './bids.ts';
import { NIGHT, NOWHERE } from './board.ts';
import { callCombat, COMBAT, listCombat } from './combat.ts';
import type { CampaignEvent, Say } from './events.ts';
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
import { aftermath, beginPart, callReinforcements, endCombat, endPart, endReinforcement } from './rounds.ts';
import { goBack, leaveField, NOBODY_LEAVES, waitingBeyond } from './rout.ts';
import { listPlaces, placeBlock, placingSeat } from './setup.ts';
import { beginSkirmish, endShow, listShow, nextShot, show, skirmishRolled } from './skirmish.ts';
import { clear, fightNow, type Passage, type State } from './state.ts';
import { askAttrition, listStarving, reckonSupply, starve } from './supply.ts';
import { judge } from './victory.ts';
import { about } from './view.ts';

/** C2: what is asked, rolled and done in each phase, and how one leads to the next. */

const { ask, roll, pass, drive } = phases<State, CampaignAction, CampaignEvent>();

const asked = (s: State): Seat => s.actor;
const READY = [DONE];

const COIN: Chance = { kind: 'pick', from: [0, 1], names: ['first', 'second'] };
const DICE: readonly Chance[] = [0, 1, 2, 3, 4].map((count) => ({ kind: 'dice', die: D6, count }));
const oneDie = (): Chance => DICE[1];
/** C3.3 */
const diceOfBlock = (s: State): Chance => DICE[s.steps[s.block]];

export const { turn, legal, act, chance, settle, prompt, goOn } = drive({
  phases: {
    bid: ask({
      rule: 'C13.3',
      seat: asked,
      legal: listBids,
      does: { bid, raise: raiseBid, pass: closeBids },
    }),
    reduce: ask({
      rule: 'C13.4',
      seat: asked,
      legal: listReductions,
      does: { reduce: (s, say, { block }) => reduce(s, block, say) },
      skip: skipReductions,
    }),
    place: ask({
      rule: 'C4.1',
      seat: asked,
      legal: listPlaces,
      does: { place: (s, say, { block, to }) => placeBlock(s, block, to, say) },
      skip: askPlacer,
    }),
    council: ask({
      rule: 'C12.10',
      seat: asked,
      legal: () => READY,
      does: {
        done(s) {
          if (!passOn(s)) s.phase = 'turn';
        },
      },
    }),
    march: ask({
      rule: 'C5.2',
      seat: asked,
      legal: movement.listMarches,
      does: {
        march: (s, say, { block, to }) => movement.march(s, block, to, false, say),
        ride: (s, say, { block, to }) => movement.march(s, block, to, true, say),
        done(s) {
          if (!passOn(s)) s.phase = 'end-march';
        },
      },
      skip: skipMarches,
    }),
    ride: ask({
      rule: 'C3.6',
      seat: asked,
      legal: movement.listRides,
      does: { march: (s, say, { block, to }) => movement.rideOn(s, block, to, say) },
    }),
    force: ask({
      rule: 'C5.15',
      seat: asked,
      legal: listForced,
      does: {
        force: (s, say, { block, to }) => force(s, block, to, false, say),
        led: (s, say, { block, to }) => force(s, block, to, true, say),
        done(s) {
          if (!passOn(s)) s.phase = 'end-force';
        },
      },
      skip: skipForced,
    }),
    order: ask({
      rule: 'C6.4',
      seat: asked,
      legal: listFights,
      does: { fight: (s, _say, { town }) => beginFight(s, town) },
    }),
    show: ask({
      rule: 'C6.84',
      seat: asked,
      legal: listShow,
      does: { show: (s, say, { block }) => show(s, block, say), done: endShow },
    }),
    lose: ask({
      rule: 'C6.67',
      seat: asked,
      legal: listLosers,
      does: { lose: (s, say, { block }) => takeHit(s, block, say) },
    }),
    leave: ask({
      rule: 'C7.14',
      seat: asked,
      legal: listLeavers,
      does: { leave: (s, say, { block, to }) => leave(s, block, to, say) },
    }),
    lay: ask({
      rule: 'C6.7',
      seat: asked,
      legal: listLayings,
      does: { lay: (s, say, { terrain, to }) => lay(s, terrain, to, say) },
    }),
    deploy: ask({
      rule: 'C6.24',
      seat: asked,
      legal: listDeployments,
      does: { deploy: (s, say, { block, to }) => deploy(s, block, to, say) },
    }),
    hold: ask({
      rule: 'C6.21',
      seat: asked,
      legal: listHolders,
      does: { hold: (s, say, { block }) => hold(s, block, say) },
    }),
    recoil: ask({
      rule: 'C6.17',
      seat: asked,
      legal: (s) =>
        s.loser === NOBODY_LEAVES ? listRecoils(s) : waitingBeyond(s).map((block) => RECOIL[block]),
      does: { recoil: (s, say, { block }) => goBackOver(s, block, say) },
    }),
    combat: ask({
      rule: 'C6.41',
      seat: asked,
      legal: listCombat,
      does: { ...COMBAT, done: endCombat },
    }),
    reinforce: ask({
      rule: 'C6.63',
      seat: asked,
      legal: listReinforcements,
      does: { reinforce: (s, say, { block }) => reinforce(s, block, say), done: endReinforcement },
    }),
    regroup: ask({
      rule: 'C7.16',
      seat: asked,
      legal: listRegroupings,
      does: { regroup: (s, say, { block, to }) => regroup(s, block, to, say), done: endRegrouping },
    }),
    attrition: ask({
      rule: 'C10.2',
      seat: asked,
      legal: listStarving,
      does: { starve: (s, say, { block }) => starve(s, block, say) },
    }),
    coin: roll({ rule: 'C13.1', chance: () => COIN, settle: tossed }),
    'force-roll': roll({ rule: 'C5.17', chance: oneDie, settle: forceRolled }),
    'skirmish-roll': roll({ rule: 'C6.85', chance: diceOfBlock, settle: skirmishRolled }),
    draw: roll({ rule: 'C6.7', chance: drawChance, settle: drew }),
    'morale-roll': roll({ rule: 'C6.36', chance: oneDie, settle: moraleRolled }),
    'fire-roll': roll({ rule: 'C6.52', chance: diceOfBlock, settle: fireRolled }),
    turn: pass(beginTurn),
    'end-march': pass(askForced),
    'end-force': pass(endForced),
    fights: pass(nextFight),
    choose: pass(beginSkirmish),
    skirmish: pass(nextShot),
    hits: pass(takeHits),
    layout: pass(layOut),
    part: pass(beginPart),
    tests: pass(nextTest),
    withdraw: pass(withdraw),
    acting: pass(callCombat),
    aftermath: pass(aftermath),
    reinforcements: pass(callReinforcements),
    'end-part': pass(endPart),
    'break-off': pass(leaveField),
    depart: pass(depart),
    victor: pass(crown),
    'end-turn': pass(endTurn),
    verdict: pass(judge),
  },
  ending: ({ ending }) => ending,
  tells: (s, viewer) => ({ about: about(s, viewer) }),
});

function goBackOver(s: State, block: number, say: Say): void {
  if (s.loser === NOBODY_LEAVES) return recoil(s, block, say);
  goBack(s, fightNow(s), block);
  s.phase = 'break-off';
}

// Questions that have been answered to the end, or that nobody can answer otherwise than by doing nothing

function skipReductions(s: State, say: Say): void {
  reduceAll(s, say);
  if (!isReduced(s)) return;
  endReductions(s);
  s.phase = 'place'; // C13.4, then the free set-up if there is one
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
}

function skipMarches(s: State): void {
  skipIdle(s, movement.anyMarch, 'end-march');
}

function skipForced(s: State): void {
  skipIdle(s, anyForced, 'end-force');
}

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
