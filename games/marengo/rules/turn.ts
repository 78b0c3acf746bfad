import type { Chance, Outcome } from '@bicorne/engine';
import { enemyOf, FRENCH, LAST_HOUR, ORDERS, TRAIN_HOUR } from '../data/forces.ts';
import type { MarengoAction } from './actions.ts';
import { hideGuns, readyGuns } from './bombardment.ts';
import type { Say } from './events.ts';
import { acted, FIRST_BOX, HAND, isReserve, POSITIONS } from './map.ts';
import { shift } from './memory.ts';
import { arrive, setDisorder } from './moving.ts';
import { clearMoved, gainDiscs, mayRally, rally, returnDiscs, stripDiscs } from './morale.ts';
import { FACES, facesOf, one } from './pieces.ts';
import { recover } from './recovery.ts';
import { armyAt, type State } from './state.ts';
import { nightfall } from './victory.ts';

/** M5.2 */
export function beginTurn(state: State, say: Say): void {
  state.orders = ORDERS;
  say?.({ type: 'turn', army: state.army, hour: state.hour });
  gainDiscs(state, say);
  readyGuns(state);
  recover(state, say);
}

export function endActions(state: State, say: Say): void {
  stripDiscs(state, say);
  if (state.ending) return;
  returnDiscs(state, say);
  if (mayRally(state)) state.frames.push({ at: 'renew' });
  else passTurn(state, say);
}

export function actRenew(state: State, action: MarengoAction, say: Say): void {
  state.frames.pop();
  if (action.do === 'disc') rally(state, action.at, say);
  passTurn(state, say);
}

function passTurn(state: State, say: Say): void {
  hideGuns(state, say);
  mixActed(state);
  clearTurn(state);
  if (state.army === FRENCH && state.hour === LAST_HOUR) return nightfall(state, say);
  if (state.army === FRENCH) {
    state.hour++;
    clearMoved(state);
  }
  state.army = enemyOf(state.army);
  mixBoxes(state);
  beginTurn(state, say);
}

/** M17.2 */
function mixActed(state: State): void {
  for (const locality of state.posts[state.army])
    for (const position of POSITIONS[locality]) mixAt(state, position);
}

/** M15.9 */
function mixBoxes(state: State): void {
  if (state.hour < TRAIN_HOUR) return;
  for (let box = FIRST_BOX; box < HAND; box++) mixAt(state, box);
}

function mixAt(state: State, position: number): void {
  const group = state.faces[acted(position)];
  if (group !== 0) shift(state, acted(position), position, group);
}

function clearTurn(state: State): void {
  state.traffic.fill(0);
  state.raided.length = 0;
  state.tried.length = 0;
  state.closed.length = 0;
  state.stormed.length = 0;
  state.pontoon = false;
}

// Chance (M4.3, M4.4)

export function chance(state: State): Chance {
  const { deal } = state;
  return { kind: 'pick', from: deal ? facesOf(state.faces[deal.from[deal.next]]) : [], names: FACES };
}

export function settle(state: State, outcome: Outcome, say?: Say): void {
  const { deal } = state;
  if (!deal) return;
  const from = deal.from[deal.next];
  const to = deal.to[deal.next];
  const army = armyAt(state, from);
  shift(state, from, to, one(outcome));
  if (isReserve(to)) station(state, to, army);
  say?.({ type: 'dealt', army, to, face: outcome });
  deal.next++;
  if (deal.next < deal.to.length) return;
  state.deal = null;
  beginTurn(state, say);
}

/** M4.7 */
function station(state: State, locality: number, army: number): void {
  arrive(state, locality, army, 1);
  setDisorder(state, locality, army === FRENCH);
}
