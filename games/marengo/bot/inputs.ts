import { layOut, type Gathered, type Inputs, type Seat } from '@bicorne/engine';
import { AUSTRIAN, FIRST_HOUR, FRENCH, LAST_HOUR } from '../data/forces.ts';
import { acted, BEYOND, FIRST_BOX, HAND, LAST_LOCALITY, opposite, SIDES } from '../rules/map.ts';
import { countOf, FACES, size, strength } from '../rules/pieces.ts';
import { armyAt, gunAt, gunStage, morale, standing, type State } from '../rules/state.ts';
import { facesEnemy, isBlocked, TO_EAST } from './ground.ts';

const ARMIES = { army: 2 };
/** Parts of the day: hours two by two. */
const PARTS = Math.ceil((LAST_HOUR - FIRST_HOUR + 1) / 2);

const GROUPS = [
  { id: 'standing', by: { ...ARMIES, locality: LAST_LOCALITY + 1 } },
  { id: 'pieces', by: { ...ARMIES, locality: LAST_LOCALITY + 1 } },
  { id: 'strength', by: { ...ARMIES, locality: LAST_LOCALITY + 1 } },
  { id: 'hour', by: { hour: LAST_HOUR - FIRST_HOUR + 1 } },
  { id: 'morale', by: { ...ARMIES, discs: 12 } },
  { id: 'muster', by: { ...ARMIES, face: FACES.length } },
  { id: 'waiting', by: { box: HAND - FIRST_BOX, face: FACES.length } },
  { id: 'approaches', by: { ...ARMIES, face: FACES.length } },
  { id: 'lead', by: { part: PARTS, piece: 3, borders: 10 } },
  { id: 'fronts', by: { austrian: 3, blocked: 2, french: 3, blocked2: 2, reserve: 3, reserve2: 3 } },
  { id: 'guns', by: { ...ARMIES, stage: 4 } },
  { id: 'disorder', by: { any: 1 } },
  { id: 'turn', by: ARMIES },
] as const;

const { at: AT } = layOut(GROUPS);
const PLACES = LAST_LOCALITY + 1;

const upTo = (most: number, value: number): number => (value < most ? value : most);

/** Everything is reckoned for the Austrians. */
function gather(state: State, seat: Seat, into: Gathered): 1 | -1 {
  const part = (state.hour - FIRST_HOUR) >> 1;
  into.add(AT.hour + state.hour - FIRST_HOUR, 1);
  into.add(AT.turn + state.army, 1);
  for (const army of [AUSTRIAN, FRENCH]) gatherArmy(state, army, into);
  gatherLead(state, part, into);
  for (let box = FIRST_BOX; box < HAND; box++)
    addFaces(AT.waiting + FACES.length * (box - FIRST_BOX), state.faces[box] + state.faces[acted(box)], into);
  for (const locality of state.posts[FRENCH])
    if (state.disorder[locality]) into.add(AT.disorder, state.garrison[locality]);
  for (const entry of state.guns)
    into.add(AT.guns + 4 * Math.max(0, armyAt(state, gunAt(entry))) + gunStage(entry), 1);
  return seat === AUSTRIAN ? 1 : -1;
}

function gatherArmy(state: State, army: number, into: Gathered): void {
  const discs = morale(state, army);
  into.add(AT.morale + 12 * army + upTo(11, Math.max(0, discs)), 1);
  addFaces(AT.muster + FACES.length * army, state.muster[army], into);
  for (const locality of state.posts[army]) gatherPost(state, army, locality, into);
}

function addFaces(row: number, group: number, into: Gathered): void {
  if (group === 0) return;
  for (let face = 0; face < FACES.length; face++) {
    const count = countOf(group, face);
    if (count > 0) into.add(row + face, count);
  }
}

function gatherPost(state: State, army: number, locality: number, into: Gathered): void {
  const at = PLACES * army + locality;
  let power = strength(state.faces[locality]) + strength(state.faces[acted(locality)]);
  for (const side of SIDES[locality]) {
    const there = state.faces[side] + state.faces[acted(side)];
    if (there > 0) {
      power += strength(there);
      addFaces(AT.approaches + FACES.length * army, there, into);
    }
    if (army === AUSTRIAN && facesEnemy(state, side, army)) gatherFront(state, locality, side, into);
  }
  into.add(AT.standing + at, 1);
  into.add(AT.pieces + at, 0.5 * state.garrison[locality]);
  into.add(AT.strength + at, 0.25 * power);
}

/** A border with an army on either side: who stands in its approaches, and who behind them. */
function gatherFront(state: State, locality: number, side: number, into: Gathered): void {
  const beyond = BEYOND[side];
  const far = opposite(side);
  let row = upTo(2, standing(state, side));
  row = 2 * row + Number(isBlocked(state, side));
  row = 3 * row + upTo(2, standing(state, far));
  row = 2 * row + Number(isBlocked(state, far));
  row = 3 * row + upTo(2, readyIn(state, locality));
  row = 3 * row + upTo(2, readyIn(state, beyond));
  into.add(AT.fronts + row, 1);
}

const readyIn = (state: State, locality: number): number =>
  size(state.faces[locality]) + size(state.faces[acted(locality)]);

/** How far the three foremost Austrians are from the objective line. */
function gatherLead(state: State, part: number, into: Gathered): void {
  const best = [9, 9, 9];
  for (const locality of state.posts[AUSTRIAN])
    for (let n = Math.min(3, state.garrison[locality]); n > 0; n--) keepLeast(best, TO_EAST[locality]);
  best.forEach((borders, piece) => into.add(AT.lead + 10 * (3 * part + piece) + upTo(9, borders), 1));
}

/** In order, the least first. */
function keepLeast(best: number[], value: number): void {
  for (let i = 0; i < best.length; i++) {
    if (value >= best[i]) continue;
    best.splice(i, 0, value);
    best.pop();
    return;
  }
}

export const inputs: Inputs<State> = { groups: GROUPS, gather };
