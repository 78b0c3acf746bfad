import type { Seat } from '@bicorne/engine';
import { END, type MarengoAction } from './actions.ts';
import { actAssault, beginAssault, listAssault, listAssaultStep, runAssault } from './assault.ts';
import {
  actTarget,
  cancelBombardment,
  completeBombardment,
  declareBombardment,
  listBombardment,
  listGuns,
  listTarget,
} from './bombardment.ts';
import { actFinish, beginFinish, listFinish, runFinish } from './continuation.ts';
import type { Say } from './events.ts';
import type { Frame, Organise } from './frames.ts';
import { actAttack, beginManoeuvre, listAttack, listManoeuvre, runAttack } from './manoeuvre.ts';
import { BEYOND, LOCALITY, SIDES } from './map.ts';
import {
  actMarch,
  beginMarch,
  listMarch,
  listMarchesFromApproach,
  listMarchOut,
  listMarchUp,
  runMarch,
} from './march.ts';
import { actCommit, actLose, listCommit, listLose, listRenew, runCommit, runLose } from './morale.ts';
import {
  actOrganise,
  beginOrganise,
  listOrganise,
  listOrganiseOn,
  mayActFreely,
  runOrganise,
  withheld,
  withhold,
} from './organise.ts';
import { actRetreat, listRetreat, runRetreat } from './retreat.ts';
import {
  actPontoon,
  actRoad,
  beginPontoon,
  beginRoad,
  listEntries,
  listMarchOn,
  listPontoon,
  listRoad,
  runPontoon,
  runRoad,
} from './road.ts';
import { enemyIn, topFrame, type State } from './state.ts';
import { actRenew, endActions } from './turn.ts';

// What may be done

export function legal(state: State, _seat: Seat): readonly MarengoAction[] {
  const list: MarengoAction[] = [];
  const frame = topFrame(state);
  if (frame) listFrame(state, frame, list);
  else listActions(state, list);
  return list;
}

/** M6.8 and every action that can begin now. */
function listActions(state: State, list: MarengoAction[]): void {
  list.push(END);
  for (const locality of state.posts[state.army]) listIn(state, locality, list);
  listGuns(state, list);
  listEntries(state, list);
  listOrganise(state, list);
}

function listIn(state: State, locality: number, list: MarengoAction[]): void {
  const { faces } = state;
  const reserve = faces[locality] !== 0;
  if (reserve) listRoad(state, locality, list);
  for (const side of SIDES[locality]) {
    if (reserve) listOver(state, locality, side, list);
    if (faces[side] !== 0) listFromApproach(state, side, list);
  }
}

/** What a reserve may do over one of its borders. */
function listOver(state: State, locality: number, side: number, list: MarengoAction[]): void {
  if (!enemyIn(state, BEYOND[side])) return listMarchOut(state, side, list);
  listMarchUp(state, side, list);
  listManoeuvre(state, locality, side, list);
}

function listFromApproach(state: State, side: number, list: MarengoAction[]): void {
  listMarchesFromApproach(state, side, list);
  listManoeuvre(state, side, side, list);
  listAssault(state, side, list);
  listBombardment(state, side, list);
}

function listFrame(state: State, frame: Frame, list: MarengoAction[]): void {
  switch (frame.at) {
    case 'march':
      return listMarch(state, frame, list);
    case 'attack':
      return listAttack(state, frame, list);
    case 'finish':
      return listFinish(state, frame, list);
    case 'road':
      return listMarchOn(state, frame, list);
    case 'pontoon':
      return listPontoon(state, frame, list);
    case 'assault':
      return listAssaultStep(state, frame, list);
    case 'target':
      return listTarget(state, frame, list);
    case 'retreat':
      return listRetreat(state, frame, list);
    case 'lose':
      return listLose(state, frame, list);
    case 'commit':
      return listCommit(state, frame, list);
    case 'organise':
      listOrganiseOn(state, frame, list);
      return listMeanwhile(state, frame, list);
    case 'renew':
      return listRenew(state, list);
    case 'enter':
  }
}

/** Free actions of localities other than those that are being organised. (M14.9) */
function listMeanwhile(state: State, frame: Organise, list: MarengoAction[]): void {
  if (frame.second !== 0) return;
  const free = withheld(state, frame);
  for (const locality of state.posts[state.army])
    if (mayActFreely(frame, locality)) listIn(free, locality, list);
  const guns: MarengoAction[] = [];
  listGuns(free, guns);
  for (const action of guns)
    if ('from' in action && mayActFreely(frame, LOCALITY[action.from])) list.push(action);
  listEntries(free, list);
}

// Doing it

export function act(state: State, _seat: Seat, action: MarengoAction, say?: Say): void {
  const frame = topFrame(state);
  if (frame) actFrame(state, frame, action, say);
  else begin(state, action, say);
  run(state, say);
}

/** Goes on with what is going on until somebody must decide. */
function run(state: State, say: Say): void {
  for (let frame = topFrame(state); frame && !state.ending; frame = topFrame(state))
    if (runFrame(state, frame, say)) return;
}

function begin(state: State, action: MarengoAction, say: Say): void {
  switch (action.do) {
    case 'end':
      return endActions(state, say);
    case 'march':
      return beginMarch(state, action.from, action.to, say);
    case 'attack':
      return beginManoeuvre(state, action.from, action.via, say);
    case 'assault':
      return beginAssault(state, action.from, say);
    case 'bombard':
      return declareBombardment(state, action.from, say);
    case 'complete':
      return completeBombardment(state, action.from, say);
    case 'cancel':
      return cancelBombardment(state, action.from, say);
    case 'road':
    case 'enter':
      return beginRoad(state, action.from, say);
    case 'pontoon':
      return beginPontoon(state, action.from, say);
    case 'organise':
      return beginOrganise(state, action.at, say);
    default: // every other action belongs to a frame
  }
}

function actFrame(state: State, frame: Frame, action: MarengoAction, say: Say): void {
  switch (frame.at) {
    case 'march':
      return actMarch(state, frame, action, say);
    case 'attack':
      return actAttack(state, frame, action, say);
    case 'finish':
      return actFinish(state, frame, action, say);
    case 'road':
      return actRoad(state, frame, action, say);
    case 'pontoon':
      return actPontoon(state, frame, action, say);
    case 'assault':
      return actAssault(state, frame, action, say);
    case 'target':
      return actTarget(state, frame, action, say);
    case 'retreat':
      return actRetreat(state, frame, action, say);
    case 'lose':
      return actLose(state, frame, action, say);
    case 'commit':
      return actCommit(state, frame, action, say);
    case 'organise':
      if (action.do === 'organise' || action.do === 'done') return actOrganise(state, frame, action, say);
      withhold(state, frame);
      return begin(state, action, say);
    case 'renew':
      return actRenew(state, action, say);
    case 'enter':
  }
}

/** True when somebody must decide. */
function runFrame(state: State, frame: Frame, say: Say): boolean {
  switch (frame.at) {
    case 'march':
      return runMarch(state, frame, say);
    case 'attack':
      return runAttack(state, frame, say);
    case 'finish':
      return runFinish(state, frame, say);
    case 'road':
      return runRoad(state, frame, say);
    case 'assault':
      return runAssault(state, frame, say);
    case 'enter':
      state.frames.pop();
      beginFinish(state, frame.from, BEYOND[frame.from], say);
      return false;
    case 'retreat':
      return runRetreat(state, frame, say);
    case 'lose':
      return runLose(state, frame, say);
    case 'commit':
      return runCommit(state, frame, say);
    case 'organise':
      return runOrganise(state, frame, say);
    case 'pontoon':
      return runPontoon(state, frame, say);
    case 'target':
    case 'renew':
      return true;
  }
}
