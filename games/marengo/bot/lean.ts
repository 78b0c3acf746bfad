import type { Seat } from '@bicorne/engine';
import { AUSTRIAN, enemyOf } from '../data/forces.ts';
import type { MarengoAction } from '../rules/actions.ts';
import type { Assault, Attack, Frame } from '../rules/frames.ts';
import {
  ANSWER,
  BEYOND,
  isReserve,
  isSide,
  LAST_LOCALITY,
  LOCALITY,
  LOCALITY_EXITS,
  EXIT_TO,
  opposite,
  PENALTY,
  TO_BLOCK,
} from '../rules/map.ts';
import { countOf, FACES, size, STRENGTH, TYPE, type Group } from '../rules/pieces.ts';
import { enemyIn, standing, topFrame, type State } from '../rules/state.ts';
import { attackOdds, beyondCrossing, hops, nearestOf, spearhead, TO_EAST } from './ground.ts';

/** What has been reckoned for the question at hand, by army and locality; NaN: not yet. */
const called = [new Float64Array(LAST_LOCALITY + 1), new Float64Array(LAST_LOCALITY + 1)];

const calling = (state: State, army: number, locality: number): number =>
  Number.isNaN(called[army][locality])
    ? (called[army][locality] = reckonCall(state, army, locality))
    : called[army][locality];

/** How good it is for an army to have a piece there: Austrians go east, the French stay before them. */
function reckonCall(state: State, army: number, locality: number): number {
  const near = nearestOf(state, enemyOf(army), locality);
  if (army === AUSTRIAN) return -0.8 * TO_EAST[locality] - 0.1 * near;
  const before =
    TO_EAST[locality] <= spearhead(state) + 1 ? 1 : -0.6 * (TO_EAST[locality] - spearhead(state));
  return before - 0.4 * Math.abs(near - 1);
}

const gain = (state: State, army: number, from: number, to: number): number =>
  calling(state, army, to) - calling(state, army, from);

/** The strongest pair (or one) of one type that a group can put in the first line. */
function frontStrength(group: Group, width: number, side: number): number {
  let best = 0;
  for (const type of [0, 1, 2]) {
    let [left, sum] = [width, 0];
    for (let face = 0; face < FACES.length && left > 0; face++) {
      if (TYPE[face] !== type) continue;
      const n = Math.min(left, countOf(group, face));
      sum += n * STRENGTH[face];
      left -= n;
    }
    if (sum > 0) best = Math.max(best, sum - PENALTY[type][side]);
  }
  return best;
}

function assaultLean(state: State, from: number): number {
  const defence = opposite(from);
  const mine = frontStrength(state.faces[from], TO_BLOCK[from], defence);
  const theirs = frontStrength(state.faces[defence], 2 * TO_BLOCK[from], from);
  return 1.2 * (mine - theirs);
}

function attackLean(state: State, from: number, via: number): number {
  const odds = attackOdds(state, via, isSide(from));
  const prize =
    1.5 + 0.5 * state.garrison[BEYOND[via]] + 0.5 * gain(state, state.army, LOCALITY[via], BEYOND[via]);
  return odds * prize * 1.5 - (1 - odds);
}

function marchLean(state: State, from: number, to: number): number {
  if (isSide(to)) {
    const threat = standing(state, opposite(to)) > 0 ? 1 : 0;
    return standing(state, to) < TO_BLOCK[to] ? 1 + threat : -0.5;
  }
  if (LOCALITY[from] === to) return -1.5;
  return 1.2 * gain(state, state.army, LOCALITY[from], to) - 0.2;
}

function roadLean(state: State, from: number): number {
  let best = -1;
  for (const exit of LOCALITY_EXITS[from])
    best = Math.max(best, gain(state, state.army, from, EXIT_TO[exit]));
  return 0.3 + 1.2 * best;
}

function crossLean(state: State, locality: number, crossing: number): number {
  const to = beyondCrossing(locality, crossing);
  return 1.5 * gain(state, state.army, locality, to) + (enemyIn(state, to) ? 0.5 : 0);
}

const organiseLean = (state: State, at: number): number =>
  hops(at, nearestPost(state, at)) <= 3 ? 1.2 : 0.2;

function nearestPost(state: State, at: number): number {
  let nearest = at;
  let least = 99;
  for (const post of state.posts[AUSTRIAN])
    if (hops(at, post) < least) [nearest, least] = [post, hops(at, post)];
  return nearest;
}

/** Whom to take along: against a blocked approach enough to block it, into an attack two or three. */
function pieceLean(state: State, frame: Frame | undefined, face: number): number {
  if (frame?.at === 'attack')
    return frame.step === 'answer' ? answerLean(state, frame) : 0.8 + 0.1 * STRENGTH[face];
  if (frame?.at === 'march') return isSide(frame.to) ? 0.3 + 0.3 * STRENGTH[face] : 0.6;
  return 0.3 * STRENGTH[face];
}

function answerLean(state: State, { via }: Attack): number {
  const defence = opposite(via);
  return standing(state, defence) + size(state.faces[ANSWER]) < TO_BLOCK[defence] ? 2 : -1.5;
}

const leadLean = ({ step }: Assault, face: number): number => (step === 'lead' ? 0.6 : 0.8) * STRENGTH[face];

function leanTo(state: State, frame: Frame | undefined, action: MarengoAction, seat: Seat): number {
  switch (action.do) {
    case 'end':
      return state.orders > 0 ? -2 : -0.5;
    case 'march':
      return marchLean(state, action.from, action.to);
    case 'attack':
      return attackLean(state, action.from, action.via);
    case 'assault':
      return assaultLean(state, action.from);
    case 'bombard':
      return 1;
    case 'complete':
      return 3;
    case 'cancel':
      return -4;
    case 'road':
      return roadLean(state, action.from);
    case 'enter':
    case 'pontoon':
      return 2.5;
    case 'organise':
      return organiseLean(state, action.at);
    case 'cross':
      return frame?.at === 'road' ? crossLean(state, frame.locality, action.by) : 0;
    case 'piece':
      return pieceLean(state, frame, action.face);
    case 'lead':
      return frame?.at === 'assault' ? leadLean(frame, action.face) : 0;
    case 'counter':
      return 0.8 * STRENGTH[action.face];
    case 'fire':
      return 3;
    case 'ride':
      return isReserve(action.to) ? 0 : 0.6;
    case 'advance':
      return 0.5;
    case 'retreat':
      return calling(state, seat, action.to);
    case 'reduce':
      return STRENGTH[action.face] > 1 ? 0.5 : 0;
    case 'disc':
      return frame?.at === 'renew' ? 1 : 0.5;
    default:
      return 0;
  }
}

export function lean(state: State, seat: Seat, legal: readonly MarengoAction[], into: Float64Array): void {
  const frame = topFrame(state);
  for (const table of called) table.fill(NaN);
  for (let i = 0; i < legal.length; i++) into[i] = leanTo(state, frame, legal[i], seat);
}
