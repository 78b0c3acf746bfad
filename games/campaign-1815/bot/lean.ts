import type { Seat } from '@bicorne/engine';
import type { CampaignAction } from '../rules/actions.ts';
import {
  ALLIED,
  ARMY_OF,
  FIREPOWER,
  FRENCH,
  IS_CAVALRY,
  IS_GUNS,
  IS_INFANTRY,
  IS_LEADER,
  SIDE_END,
  SIDE_FIRST,
  SIDE_OF,
} from '../rules/blocks.ts';
import { CITIES, TOWN_COUNT } from '../rules/board.ts';
import {
  armyIn,
  fightAt,
  fightNow,
  has,
  isBeyond,
  isOwn,
  MARCHED,
  mirror,
  RESERVE,
  roleOf,
  sideIn,
  type Fight,
  type State,
} from '../rules/state.ts';
import { originOf } from '../rules/steps.ts';
import { powerOf, powers, roads } from './ground.ts';

const mine = new Float64Array(TOWN_COUNT);
const theirs = new Float64Array(TOWN_COUNT);

/** What has been reckoned for the question at hand, by the town a group stands in and the town it looks at; NaN: not yet. */
const called = new Float64Array(TOWN_COUNT * TOWN_COUNT);

/** How a town draws the group of another one, all of it together: a block that goes alone goes before the rest. */
function calling(s: State, side: number, from: number, town: number): number {
  const at = from * TOWN_COUNT + town;
  if (Number.isNaN(called[at]))
    called[at] = reckonCall(s, side, town, mine[from] + (town === from ? 0 : mine[town]));
  return called[at];
}

/** The French go for cities and for enemies they outweigh, the Allies between them and the cities. */
function reckonCall(s: State, side: number, town: number, force: number): number {
  let call = -9;
  for (const city of CITIES) {
    const taken = armyIn(s, FRENCH, city.town) > 0;
    const away = roads(town, city.town);
    if (side === FRENCH) call = Math.max(call, (taken ? 1.5 : 3) - 0.5 * away);
    else call = Math.max(call, taken ? 3 - 0.5 * away : 1.2 - 0.25 * Math.abs(away - 1));
  }
  for (let other = 0; other < TOWN_COUNT; other++) {
    if (theirs[other] === 0) continue;
    const away = roads(town, other);
    if (away <= 3) call += (0.5 * (Math.tanh((force - theirs[other]) / 8) + 0.2)) / (1 + away);
  }
  return call + 0.1 * Math.sqrt(mine[town]);
}

function marchLean(s: State, block: number, from: number, to: number): number {
  const side = SIDE_OF[block];
  if (sideIn(s, 1 - side, to) > 0) return attackLean(s, side, from, to);
  const goes = calling(s, side, from, to) - calling(s, side, from, from);
  return 1.5 * goes - 0.2 + (fightAt(s, from) ? -1 : 0) + 0.6 * followed(s, side, from, to);
}

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

/**
 * The French mass where they can strike at once; the Allies cover their cities in depth, each army within reach of
 * its own base, most of them towards the enemy.
 */
function placeLean(s: State, block: number, to: number): number {
  const army = ARMY_OF[block];
  const crowd = Math.min(6, armyIn(s, army, to));
  let near = 99;
  for (const { town, army: owner } of CITIES)
    if (army === FRENCH || owner === army) near = Math.min(near, roads(to, town));
  return army === FRENCH ? 0.5 * crowd - 0.6 * near : 0.5 * crowd - 0.4 * Math.abs(near - 1);
}

// On the battlefield

/** Power in one position, as this role names it, of its own side and of the enemy. */
function powerAt(s: State, f: Fight, role: number, place: number, own: boolean): number {
  const side = roleSide(s, role, own);
  const there = own ? place : mirror(place);
  let sum = 0;
  for (let block = SIDE_FIRST[side]; block < SIDE_END[side]; block++)
    if (s.at[block] === f.town && s.place[block] === there) sum += powerOf(s, block);
  return sum;
}

const roleSide = (s: State, role: number, own: boolean): number => {
  const active = roleOf(s, 0) === 0 ? FRENCH : ALLIED;
  return (role === 0) === own ? active : 1 - active;
};

function deployLean(s: State, block: number, to: number): number {
  const f = fightNow(s);
  const role = roleOf(s, block);
  if (to === RESERVE) return IS_CAVALRY[block] || IS_LEADER[block] ? 0.3 : -0.6;
  const here = powerAt(s, f, role, to, true);
  return (IS_GUNS[block] ? 0.8 : 0.5) - 0.12 * here;
}

/** What a fire brings: dice that hit, in steps. */
const fireLean = (s: State, block: number): number =>
  1 + 0.5 * s.steps[block] * ((FIREPOWER[block] + 0.5) / 6) * 3;

function moveLean(s: State, block: number, from: number, to: number): number {
  const f = fightNow(s);
  const role = roleOf(s, block);
  const enemies = to === RESERVE ? 0 : powerAt(s, f, role, to, false);
  const friends = to === RESERVE ? 0 : powerAt(s, f, role, to, true);
  const leaves = isOwn(from) && f.ranks[role * 8 + from] === 1 ? -2 : 0;
  if (to === RESERVE) return -1 + leaves;
  if (enemies === 0) return isBeyond(to) ? 2 + leaves : comeUp(f, role, to) + leaves;
  const odds = friends + powerOf(s, block) - enemies;
  return leaves + 0.4 + Math.tanh(odds / 5) + (IS_CAVALRY[block] ? 0.3 : 0) - (IS_GUNS[block] ? 1.2 : 0);
}

const comeUp = (f: Fight, role: number, to: number): number => {
  const here = f.ranks[role * 8 + to];
  return here === 0 ? 2 : here === 1 ? 0.6 : -0.4;
};

/** Who is outweighed on the whole field thinks of going while he can. */
function retreatLean(s: State, block: number): number {
  const { town } = fightNow(s);
  const balance = mine[town] - theirs[town];
  return balance < -8 ? 0.3 - 0.1 * powerOf(s, block) : -2.5;
}

function squareLean(s: State, block: number): number {
  const f = fightNow(s);
  const role = roleOf(s, block);
  const side = roleSide(s, role, false);
  let cavalry = 0;
  for (let enemy = SIDE_FIRST[side]; enemy < SIDE_END[side]; enemy++)
    if (s.at[enemy] === f.town && s.place[enemy] === mirror(s.place[block]))
      cavalry += IS_CAVALRY[enemy] ? s.steps[enemy] : -s.steps[enemy];
  return cavalry > 0 ? 0.5 : -2;
}

/** Marches not made are lost; forced ones cost steps. */
const DONE_LEAN: Readonly<Partial<Record<State['phase'], number>>> = { march: -1.5, combat: -0.8, force: 1 };

function leanTo(s: State, action: CampaignAction): number {
  switch (action.do) {
    case 'done':
      return DONE_LEAN[s.phase] ?? 0;
    case 'place':
      return placeLean(s, action.block, action.to);
    case 'march':
    case 'ride':
      return marchLean(s, action.block, action.from, action.to) - (action.do === 'ride' ? 0.2 : 0);
    case 'force':
      return marchLean(s, action.block, action.from, action.to) - 1;
    case 'led':
      return marchLean(s, action.block, action.from, action.to) - 1.3;
    case 'show':
      return 0.5 + 0.3 * powerOf(s, action.block);
    case 'lose':
      return IS_INFANTRY[action.block] ? 0.3 : 0;
    case 'leave':
    case 'retreat':
      return action.do === 'retreat'
        ? retreatLean(s, action.block)
        : calling(s, SIDE_OF[action.block], action.from, action.to);
    case 'deploy':
      return deployLean(s, action.block, action.to);
    case 'hold':
      return 1.5;
    case 'fire':
      return fireLean(s, action.block);
    case 'move':
      return moveLean(s, action.block, action.from, action.to);
    case 'square':
      return squareLean(s, action.block);
    case 'take':
      return 0.3;
    case 'reinforce':
      return 1.5;
    case 'regroup':
      return (
        0.6 *
        (calling(s, SIDE_OF[action.block], action.from, action.to) -
          calling(s, SIDE_OF[action.block], action.from, action.from))
      );
    case 'starve':
      return -0.5 * powerOf(s, action.block);
    default:
      return 0;
  }
}

export function lean(s: State, seat: Seat, legal: readonly CampaignAction[], into: Float64Array): void {
  const side = s.seatOf[FRENCH] === seat ? FRENCH : ALLIED;
  powers(s, side, mine);
  powers(s, 1 - side, theirs);
  called.fill(NaN);
  for (let i = 0; i < legal.length; i++) into[i] = leanTo(s, legal[i]);
}
