import { ARMY_OF, FRENCH, SIDE_END, SIDE_FIRST, SIDE_OF } from '../rules/blocks.ts';
import { CITIES, TOWN_COUNT } from '../rules/board.ts';
import { armyIn, fightAt, has, MARCHED, sideIn, type State } from '../rules/state.ts';
import { originOf } from '../rules/steps.ts';
import { powerOf, powers, roads } from './ground.ts';

/** On the map: where blocks are drawn to. All of it is reckoned for one question of one side. */

/** The power of both sides by town. */
export const mine = new Float64Array(TOWN_COUNT);
export const theirs = new Float64Array(TOWN_COUNT);
/** The own power by the town where each block began this turn: who has gone ahead still belongs to his group. */
const stood = new Float64Array(TOWN_COUNT);
/** By the town a group stands in and the town it looks at; NaN: not yet reckoned. */
const called = new Float64Array(TOWN_COUNT * TOWN_COUNT);
/** The city that the group of each town makes for, or guards; NaN: not yet reckoned. */
const goals = new Float64Array(TOWN_COUNT);
/** How much each city needs guards; NaN: not yet reckoned. */
const needs = new Float64Array(CITIES.length);

export function survey(s: State, side: number): void {
  powers(s, side, mine);
  powers(s, 1 - side, theirs);
  surveyStarts(s, side);
  called.fill(NaN);
  goals.fill(NaN);
  needs.fill(NaN);
}

function surveyStarts(s: State, side: number): void {
  stood.fill(0);
  for (let block = SIDE_FIRST[side]; block < SIDE_END[side]; block++)
    if (s.at[block] >= 0)
      stood[has(s, block, MARCHED) ? originOf(s, block) : s.at[block]] += powerOf(s, block);
}

/** How a town draws the group of another one, all of it together: a block that goes alone goes before the rest. */
export function calling(s: State, side: number, from: number, town: number): number {
  const at = from * TOWN_COUNT + town;
  if (Number.isNaN(called[at]))
    called[at] = reckonCall(s, side, from, town, mine[from] + (town === from ? 0 : mine[town]));
  return called[at];
}

/** How much enemies draw, by side: the French have a long way to go and little time. */
const ENEMY_CALL = [0.15, 0.5];

/** Enemies that a group outweighs draw it; the Allies also the city that it guards. */
function reckonCall(s: State, side: number, from: number, town: number, force: number): number {
  let call = side === FRENCH ? 0 : guardCall(s, from, town);
  for (let other = 0; other < TOWN_COUNT; other++) {
    if (theirs[other] === 0) continue;
    const away = roads(town, other);
    if (away <= 3) call += (ENEMY_CALL[side] * (Math.tanh((force - theirs[other]) / 8) + 0.2)) / (1 + away);
  }
  return call + 0.1 * Math.sqrt(force);
}

/** What it costs to be a road further from the city that a group guards. */
const GUARD_CALL = 0.6;

function guardCall(s: State, from: number, town: number): number {
  if (Number.isNaN(goals[from])) goals[from] = guardOf(s, from);
  return -GUARD_CALL * roads(town, goals[from]);
}

/** The city that needs a group most: one that is taken, or to which the French are nearer than its other guards. */
function guardOf(s: State, from: number): number {
  let [goal, most] = [CITIES[0].town, -Infinity];
  CITIES.forEach(({ town }, i) => {
    if (Number.isNaN(needs[i])) needs[i] = needOf(s, town);
    const need = needs[i] + stood[from] * closeness(from, town) - 1.5 * roads(from, town);
    if (need > most) [goal, most] = [town, need];
  });
  return goal;
}

function needOf(s: State, city: number): number {
  let need = armyIn(s, FRENCH, city) > 0 ? 4 : 0;
  for (let town = 0; town < TOWN_COUNT; town++) {
    const balance = theirs[town] - stood[town];
    if (balance !== 0) need += balance * closeness(town, city);
  }
  return need;
}

const closeness = (from: number, to: number): number => 1 / (1 + roads(from, to)) ** 2;

export function marchLean(s: State, block: number, from: number, to: number): number {
  const side = SIDE_OF[block];
  const leaving = groupLean(s, side, from) + (side === FRENCH ? guardLean(s, from) : 0);
  if (sideIn(s, 1 - side, to) > 0) return attackLean(s, side, from, to) + leaving;
  const goes = calling(s, side, from, to) - calling(s, side, from, from);
  const onward = side === FRENCH ? columnLean(s, from, to) : 0;
  return (
    1.5 * goes - 0.2 + (fightAt(s, from) ? -1 : 0) + 0.6 * followed(s, side, from, to) + onward + leaving
  );
}

/** How much the weak hold back, by side. */
const WEAK_WAIT = [3, 1.5];

/** Two groups of a side march each turn; the weak ones had better wait, or the army stands still for a straggler. */
const groupLean = (s: State, side: number, from: number): number =>
  s.groups.includes(from) ? 0 : -WEAK_WAIT[side] * Math.max(0, 1 - mine[from] / 25);

/** The share of a group that has gone that way already in this turn. */
function followed(s: State, side: number, from: number, to: number): number {
  let [gone, here] = [0, 1];
  for (let block = SIDE_FIRST[side]; block < SIDE_END[side]; block++) {
    if (s.at[block] === from) here++;
    else if (s.at[block] === to && has(s, block, MARCHED) && originOf(s, block) === from) gone++;
  }
  return Math.min(1.5, (3 * gone) / here);
}

/** Once an attack is begun it is made with all that can come. */
function attackLean(s: State, side: number, from: number, to: number): number {
  const odds = (mine[from] + mine[to]) / (1.1 * theirs[to] + 1);
  const begun = mine[to] > 0 && sideIn(s, side, to) > 0 ? 1.5 : 0;
  return Math.min(3, 2 * (odds - 1)) + begun;
}

// The French columns

/** A group that counts as a column, by its power: some six blocks. What a detachment is near to still needs an army. */
const COLUMN = 26;

/** The city that a group makes for: the nearest that is not yet taken and to which no other column has a shorter way. */
function goalOf(s: State, from: number): number {
  let [goal, least] = [CITIES[0].town, Infinity];
  for (const { town } of CITIES) {
    const taken = armyIn(s, FRENCH, town) > 0 ? 6 : 0;
    const cost = roads(from, town) + taken + (isCaredFor(from, town) ? 3 : 0);
    if (cost < least) [goal, least] = [town, cost];
  }
  return goal;
}

function isCaredFor(from: number, city: number): boolean {
  const away = roads(from, city);
  for (let other = 0; other < TOWN_COUNT; other++) {
    if (other === from || stood[other] < COLUMN) continue;
    const way = roads(other, city);
    if (way < away || (way === away && other < from)) return true;
  }
  return false;
}

/** Towards its city. */
function columnLean(s: State, from: number, to: number): number {
  if (Number.isNaN(goals[from])) goals[from] = goalOf(s, from);
  const nearer = roads(from, goals[from]) - roads(to, goals[from]);
  return nearer > 0 ? 2 * nearer : 3 * nearer - 1;
}

/** A city is not left empty. */
function guardLean(s: State, from: number): number {
  if (!CITIES.some(({ town }) => town === from)) return 0;
  const here = armyIn(s, FRENCH, from);
  return here === 1 ? -8 : here <= 3 ? -3 : -0.5;
}

// Set-up

/** As many as a good road takes in one turn. */
const COLUMN_BLOCKS = 8;

/** The French in columns, each before a city of its own; the Allies in depth, each army within reach of its base. */
export function placeLean(s: State, block: number, to: number): number {
  const army = ARMY_OF[block];
  const here = armyIn(s, army, to);
  if (army === FRENCH) {
    const goal = goalOf(s, to);
    return (here < COLUMN_BLOCKS ? 0.5 * here : 1) - 0.6 * roads(to, goal) - (isCaredFor(to, goal) ? 1.5 : 0);
  }
  let near = 99;
  for (const { town, army: owner } of CITIES) if (owner === army) near = Math.min(near, roads(to, town));
  return 0.5 * Math.min(6, here) - 0.4 * Math.abs(near - 1);
}
