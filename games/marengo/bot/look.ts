import type { Feature, Seat } from '@bicorne/engine';
import { AUSTRIAN, enemyOf, FRENCH, LAST_HOUR } from '../data/forces.ts';
import { acted, FIRST_BOX, opposite, SIDES } from '../rules/map.ts';
import { size, strength } from '../rules/pieces.ts';
import { morale, standing, type State } from '../rules/state.ts';
import { piecesEast } from '../rules/victory.ts';
import { facesEnemy, isBlocked, spearhead, TO_EAST } from './ground.ts';

export const FEATURES: readonly Feature[] = [
  { id: 'discs' },
  { id: 'brink' },
  { id: 'strength' },
  { id: 'committed', dial: 'care' },
  { id: 'exposed', dial: 'care' },
  { id: 'pressed', dial: 'attack' },
  { id: 'blocking', dial: 'ground' },
  { id: 'advance', dial: 'approach' },
  { id: 'race', dial: 'approach' },
  { id: 'through' },
  { id: 'waiting', dial: 'approach' },
  { id: 'screen', dial: 'ground' },
  { id: 'disorder' },
];

const place = (id: string): number => FEATURES.findIndex((feature) => feature.id === id);
const [DISCS, BRINK, STRENGTH, COMMITTED] = ['discs', 'brink', 'strength', 'committed'].map(place);
const [EXPOSED, PRESSED, BLOCKING] = ['exposed', 'pressed', 'blocking'].map(place);
const [ADVANCE, RACE, THROUGH, WAITING] = ['advance', 'race', 'through', 'waiting'].map(place);
const [SCREEN, DISORDER] = ['screen', 'disorder'].map(place);

/** The seat's own less the enemy's; the ground counts for the Austrians, whose task it is to win it. */
export function look(state: State, seat: Seat, into: Float64Array): void {
  into.fill(0);
  lookAtArmy(state, seat, 1, into);
  lookAtArmy(state, enemyOf(seat), -1, into);
  lookAtGround(state, seat === AUSTRIAN ? 1 : -1, into);
}

function lookAtArmy(state: State, army: number, sign: number, into: Float64Array): void {
  const discs = morale(state, army);
  into[DISCS] += sign * discs;
  into[BRINK] -= sign * (discs < 6 ? (6 - discs) / 6 : 0) ** 2;
  into[STRENGTH] += sign * strength(state.muster[army]);
  into[COMMITTED] += sign * (discs - state.uncommitted[army]);
  for (const locality of state.posts[army]) lookAtPost(state, army, locality, sign, into);
}

/** Approaches that face the enemy: blocked, or open to somebody who stands ready in the opposite one. */
function lookAtPost(state: State, army: number, locality: number, sign: number, into: Float64Array): void {
  const ready = size(state.faces[locality]) + size(state.faces[acted(locality)]);
  const pieces = Math.min(3, state.garrison[locality]);
  for (const side of SIDES[locality]) {
    if (!facesEnemy(state, side, army)) continue;
    const attackers = standing(state, opposite(side));
    if (isBlocked(state, side)) into[BLOCKING] += sign;
    else if (attackers > 0) into[EXPOSED] += sign * pieces;
    else if (ready < 2) into[PRESSED] += sign * (2 - ready);
  }
}

function lookAtGround(state: State, sign: number, into: Float64Array): void {
  const hours = LAST_HOUR - state.hour + 1;
  const lead = spearhead(state);
  const best = [TO_EAST[1], TO_EAST[1], TO_EAST[1]];
  for (const locality of state.posts[AUSTRIAN]) {
    const pieces = state.garrison[locality];
    into[ADVANCE] += (sign * pieces) / (1 + TO_EAST[locality]);
    for (let n = Math.min(3, pieces); n > 0; n--) keepLeast(best, TO_EAST[locality]);
  }
  into[RACE] = sign * best.reduce((sum, to) => sum + Math.max(0, 1 - to / (hours + 1)), 0);
  into[THROUGH] = (sign * Math.min(3, piecesEast(state))) / (1 + 0.3 * hours);
  into[WAITING] = -sign * size(state.faces[FIRST_BOX]);
  for (const locality of state.posts[FRENCH]) {
    if (TO_EAST[locality] <= lead) into[SCREEN] -= sign * state.garrison[locality];
    if (state.disorder[locality]) into[DISORDER] += sign * state.garrison[locality];
  }
}

function keepLeast(best: number[], value: number): void {
  const worst = best.indexOf(Math.max(...best));
  if (value < best[worst]) best[worst] = value;
}
