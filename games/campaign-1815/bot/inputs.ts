import { layOut, type Gathered, type Inputs, type Seat } from '@bicorne/engine';
import { ARMS } from '../data/blocks.ts';
import { TERRAINS } from '../data/terrain.ts';
import {
  ALLIED,
  ARM_NUMBER,
  ARMY_COUNT,
  ARMY_OF,
  BLOCK_COUNT,
  FRENCH,
  ROUT_LIMIT,
  SIDE_OF,
  sideOfArmy,
} from '../rules/blocks.ts';
import { CITIES, TOWN_COUNT, TURNS } from '../rules/board.ts';
import {
  armyIn,
  DISORDER,
  groundOf,
  has,
  OFF,
  OWN_POSITIONS,
  PLACE_COUNT,
  SHAKEN,
  SHOCK,
  sideIn,
  sideOfRole,
  SQUARE,
  type Fight,
  type State,
} from '../rules/state.ts';
import { powerOf, roads } from './ground.ts';

const ARMIES = { army: ARMY_COUNT };
const SIDES = { side: 2 };
const MOST_LOST = Math.max(...ROUT_LIMIT);
/** What a block in a battle may be in, beside its place. */
const STATES = [SHAKEN, SHOCK, SQUARE, DISORDER] as const;

const GROUPS = [
  { id: 'standing', by: { ...ARMIES, town: TOWN_COUNT } },
  { id: 'present', by: { ...ARMIES, town: TOWN_COUNT } },
  { id: 'power', by: { ...ARMIES, town: TOWN_COUNT } },
  { id: 'groups', by: { ...ARMIES, size: 6, roads: 5 } },
  { id: 'blocks', by: { ...ARMIES, arm: ARMS.length, steps: 4 } },
  { id: 'disorder', by: { ...ARMIES, arm: ARMS.length } },
  { id: 'turn', by: { turn: TURNS } },
  { id: 'lost', by: { ...ARMIES, blocks: MOST_LOST + 1 } },
  { id: 'routed', by: ARMIES },
  { id: 'guards', by: { city: CITIES.length, french: 2, guards: 4 } },
  { id: 'late', by: { city: CITIES.length, french: 2, part: 4 } },
  { id: 'field', by: { ...SIDES, place: PLACE_COUNT, arm: ARMS.length } },
  { id: 'fieldSteps', by: { ...SIDES, place: PLACE_COUNT } },
  { id: 'states', by: { ...SIDES, state: STATES.length } },
  { id: 'terrain', by: { ...SIDES, position: OWN_POSITIONS.length, terrain: TERRAINS.length } },
  { id: 'round', by: { attacker: 2, part: 2, round: 6 } },
  { id: 'fights', by: { attacker: 2, battle: 2, odds: 6 } },
] as const;

const { at: AT } = layOut(GROUPS);

/** Where groups get larger: each size ends at one of these. */
const SIZES = [1, 2, 4, 6, 9] as const;
const GUARDS = [0, 2, 5] as const;
/** French power for each of the Allies' in a fight. */
const ODDS = [0.5, 0.8, 1, 1.25, 2] as const;

function stepIn(steps: readonly number[], value: number): number {
  let step = 0;
  while (step < steps.length && value > steps[step]) step++;
  return step;
}

const upTo = (most: number, value: number): number => (value < most ? value : most);

/** By army and town. */
const power = new Float64Array(ARMY_COUNT * TOWN_COUNT);

/** Everything is reckoned for the French. */
function gather(s: State, seat: Seat, into: Gathered): 1 | -1 {
  into.add(AT.turn + upTo(TURNS - 1, s.turn), 1);
  gatherBlocks(s, into);
  for (let army = 0; army < ARMY_COUNT; army++) {
    into.add(AT.lost + (MOST_LOST + 1) * army + upTo(MOST_LOST, s.lost[army]), 1);
    if (s.routed[army]) into.add(AT.routed + army, 1);
  }
  gatherTowns(s, into);
  gatherCities(s, into);
  for (const fight of s.fights) gatherFight(s, fight, into);
  return s.seatOf[FRENCH] === seat ? 1 : -1;
}

function gatherBlocks(s: State, into: Gathered): void {
  power.fill(0);
  for (let block = 0; block < BLOCK_COUNT; block++) {
    const town = s.at[block];
    if (town < 0 || s.steps[block] <= 0) continue;
    const army = ARMY_OF[block];
    const armed = ARMS.length * army + ARM_NUMBER[block];
    power[TOWN_COUNT * army + town] += powerOf(s, block);
    into.add(AT.blocks + 4 * armed + upTo(4, s.steps[block]) - 1, 1);
    if (has(s, block, DISORDER)) into.add(AT.disorder + armed, 1);
  }
}

function gatherTowns(s: State, into: Gathered): void {
  for (let army = 0; army < ARMY_COUNT; army++)
    for (let town = 0; town < TOWN_COUNT; town++) {
      const count = armyIn(s, army, town);
      if (count === 0) continue;
      const at = TOWN_COUNT * army + town;
      into.add(AT.standing + at, 1);
      into.add(AT.present + at, 0.25 * count);
      into.add(AT.power + at, 0.1 * power[at]);
      const away = upTo(4, nearestEnemy(s, 1 - sideOfArmy(army), town));
      into.add(AT.groups + 5 * (6 * army + stepIn(SIZES, count)) + away, 1);
    }
}

function nearestEnemy(s: State, side: number, town: number): number {
  let nearest = 9;
  for (let other = 0; other < TOWN_COUNT; other++)
    if (sideIn(s, side, other) > 0) nearest = Math.min(nearest, roads(town, other));
  return nearest;
}

function gatherCities(s: State, into: Gathered): void {
  const part = upTo(3, Math.floor((4 * s.turn) / TURNS));
  CITIES.forEach(({ town }, city) => {
    const held = 2 * city + Number(sideIn(s, FRENCH, town) > 0);
    into.add(AT.guards + 4 * held + stepIn(GUARDS, sideIn(s, ALLIED, town)), 1);
    into.add(AT.late + 4 * held + part, 1);
  });
}

function gatherFight(s: State, fight: Fight, into: Gathered): void {
  const { town, battle, round, part } = fight;
  const attacker = sideOfRole(s, 0);
  const french = power[town];
  const allied = power[TOWN_COUNT + town] + power[2 * TOWN_COUNT + town];
  const odds = stepIn(ODDS, french / Math.max(0.5, allied));
  into.add(AT.fights + 6 * (2 * attacker + Number(battle)) + odds, 0.1 * Math.min(french, allied));
  if (!battle) return;
  into.add(AT.round + 6 * (2 * attacker + (part & 1)) + upTo(5, round), 1);
  for (const role of [0, 1]) {
    const side = sideOfRole(s, role);
    OWN_POSITIONS.forEach((own, position) => {
      const terrain = fight.terrain[groundOf(role, own)];
      if (terrain >= 0) into.add(AT.terrain + TERRAINS.length * (3 * side + position) + terrain, 1);
    });
  }
  for (let block = 0; block < BLOCK_COUNT; block++)
    if (s.at[block] === town && s.place[block] !== OFF) gatherOnField(s, block, into);
}

function gatherOnField(s: State, block: number, into: Gathered): void {
  const side = SIDE_OF[block];
  const at = PLACE_COUNT * side + s.place[block];
  into.add(AT.field + ARMS.length * at + ARM_NUMBER[block], 1);
  into.add(AT.fieldSteps + at, 0.25 * s.steps[block]);
  STATES.forEach((state, i) => {
    if (has(s, block, state)) into.add(AT.states + STATES.length * side + i, 1);
  });
}

export const inputs: Inputs<State> = { groups: GROUPS, gather };
