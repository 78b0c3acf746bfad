import type { Seat } from '@bicorne/engine';
import type { CampaignAction } from '../rules/actions.ts';
import {
  ALLIED,
  FIREPOWER,
  FRENCH,
  IS_CAVALRY,
  IS_FAST,
  IS_GUNS,
  IS_HORSE,
  IS_INFANTRY,
  SIDE_END,
  SIDE_FIRST,
  SIDE_OF,
} from '../rules/blocks.ts';
import {
  fightNow,
  isBeyond,
  isOwn,
  mirror,
  ranksIn,
  RESERVE,
  roleOf,
  type Fight,
  type State,
} from '../rules/state.ts';
import { powerOf } from './ground.ts';
import { leadGroups } from './group.ts';
import { calling, marchLean, mine, placeLean, survey, theirs } from './march.ts';

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
  if (to === RESERVE) return IS_FAST[block] ? 0.3 : -0.6;
  const here = powerAt(s, fightNow(s), roleOf(s, block), to, true);
  return (IS_HORSE[block] ? -0.2 : IS_INFANTRY[block] ? 0.8 : 0.6) - 0.12 * here;
}

/** What a fire brings: dice that hit, in steps. */
const fireLean = (s: State, block: number): number =>
  1 + 0.5 * s.steps[block] * ((FIREPOWER[block] + 0.5) / 6) * 3;

function moveLean(s: State, block: number, from: number, to: number): number {
  const f = fightNow(s);
  const role = roleOf(s, block);
  const enemies = to === RESERVE ? 0 : powerAt(s, f, role, to, false);
  const friends = to === RESERVE ? 0 : powerAt(s, f, role, to, true);
  const leaves = isOwn(from) && ranksIn(f, role, from) === 1 ? -2 : 0;
  if (to === RESERVE) return -1 + leaves;
  if (enemies === 0) return isBeyond(to) ? 2 + leaves : comeUp(f, role, to) + leaves;
  if (isOwn(to)) return leaves + 1 + Math.min(2.5, Math.max(-1, 0.3 * (enemies - friends)));
  const odds = friends + powerOf(s, block) - enemies;
  return leaves + 0.4 + Math.tanh(odds / 5) + (IS_CAVALRY[block] ? 0.3 : 0) - (IS_GUNS[block] ? 1.2 : 0);
}

const comeUp = (f: Fight, role: number, to: number): number => {
  const here = ranksIn(f, role, to);
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
    case 'bid':
      return -action.amount;
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
  survey(s, s.seatOf[FRENCH] === seat ? FRENCH : ALLIED);
  for (let i = 0; i < legal.length; i++) into[i] = leanTo(s, legal[i]);
  if (s.phase === 'march' || s.phase === 'force') leadGroups(s, legal, into);
}
