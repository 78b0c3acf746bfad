import { LEAN_STEPS, layOut, leanStep, type Gathered, type Habits, type Seat } from '@bicorne/engine';
import { ARMS } from '../data/blocks.ts';
import type { CampaignAction } from '../rules/actions.ts';
import { ALLIED, ARM_NUMBER, ARMY_COUNT, ARMY_OF, FRENCH } from '../rules/blocks.ts';
import { LEG_COUNT, legOf, NIGHT, TOWN_COUNT, TURNS } from '../rules/board.ts';
import {
  armyIn,
  enemiesIn,
  fightNow,
  isOwn,
  PLACE_COUNT,
  ranksIn,
  RESERVE,
  roleOf,
  sideIn,
  type Question,
  type State,
  type Target,
} from '../rules/state.ts';
import { powerOf } from './ground.ts';
import { mine, theirs } from './march.ts';

/** Every verb, in the order of its cases. */
const VERB_NAMES = [
  'done',
  'raise',
  'pass',
  'place',
  'march',
  'ride',
  'leave',
  'reinforce',
  'force',
  'led',
  'regroup',
  'reduce',
  'show',
  'lose',
  'hold',
  'recoil',
  'square',
  'dissolve',
  'emerge',
  'starve',
  'take',
  'swap',
  'deploy',
  'move',
  'retreat',
  'fire',
  'shelter',
  'lay',
  'fight',
  'bid',
] as const satisfies readonly CampaignAction['do'][];
const VERB: Readonly<Record<string, number>> = Object.fromEntries(VERB_NAMES.map((name, i) => [name, i]));
const QUESTIONS: readonly Question[] = ['march', 'ride', 'force', 'combat', 'leave', 'regroup', 'reinforce'];
const TARGETS: readonly Target[] = ['line', 'squares', 'far', 'far-squares'];
const PARTS = 4;

const VERBS = { verb: VERB_NAMES.length };
const ARMIES = { army: ARMY_COUNT };
const ARM = { arm: ARMS.length };

const GROUPS = [
  { id: 'lean', by: VERBS },
  { id: 'verb', by: { side: 2, ...VERBS } },
  { id: 'steps', by: { ...VERBS, step: LEAN_STEPS } },
  { id: 'done', by: { question: QUESTIONS.length + 1, night: 2 } },
  { id: 'leg', by: { ...ARMIES, leg: LEG_COUNT } },
  { id: 'from', by: { ...ARMIES, part: PARTS, town: TOWN_COUNT } },
  { id: 'to', by: { ...ARMIES, part: PARTS, town: TOWN_COUNT } },
  { id: 'odds', by: { side: 2, forced: 2, odds: 7 } },
  { id: 'group', by: { ...ARMIES, here: 6, there: 3 } },
  { id: 'went', by: { ...ARM, forced: 2 } },
  { id: 'deploys', by: { role: 2, ...ARM, place: PLACE_COUNT, ranks: 3 } },
  { id: 'moves', by: { role: 2, ...ARM, from: PLACE_COUNT, to: PLACE_COUNT } },
  { id: 'fires', by: { ...ARM, target: TARGETS.length, steps: 4 } },
  { id: 'meets', by: { ...ARM, own: 2, enemies: 4, friends: 4 } },
  { id: 'strips', by: { ...ARM, left: 3, enemies: 3 } },
  { id: 'flees', by: { role: 2, ...ARM, balance: 5 } },
  { id: 'block', by: { ...VERBS, ...ARM, steps: 4 } },
] as const;

const { at: AT } = layOut(GROUPS);
/** Own power for each of the enemy's, where a march ends. */
const ODDS = [0.6, 0.9, 1.1, 1.5, 2.5] as const;
const SIZES = [1, 3, 5, 8, 12] as const;
const BALANCES = [-12, -4, 4, 12] as const;

function stepIn(steps: readonly number[], value: number): number {
  let step = 0;
  while (step < steps.length && value > steps[step]) step++;
  return step;
}

const upTo = (most: number, value: number): number => (value < most ? value : most);

let side = 0;
let part = 0;

function begin(s: State, seat: Seat): void {
  side = s.seatOf[FRENCH] === seat ? FRENCH : ALLIED;
  part = Math.min(PARTS - 1, Math.floor((PARTS * s.turn) / TURNS));
}

function gather(s: State, action: CampaignAction, lean: number, into: Gathered): void {
  const verb = VERB[action.do];
  into.add(AT.lean + verb, lean);
  into.add(AT.steps + LEAN_STEPS * verb + leanStep(lean), 1);
  into.add(AT.verb + VERB_NAMES.length * side + verb, 1);
  switch (action.do) {
    case 'done': {
      const asked = QUESTIONS.findIndex((question) => question === s.phase) + 1;
      return into.add(AT.done + 2 * asked + Number(NIGHT[s.turn]), 1);
    }
    case 'march':
    case 'ride':
    case 'leave':
    case 'reinforce':
    case 'regroup':
      return goes(s, action.block, action.from, action.to, 0, into);
    case 'force':
    case 'led':
      return goes(s, action.block, action.from, action.to, 1, into);
    case 'deploy':
      return deploys(s, action.block, action.to, into);
    case 'move':
      return moves(s, action.block, action.from, action.to, into);
    case 'fire': {
      const row = TARGETS.length * ARM_NUMBER[action.block] + TARGETS.indexOf(action.target);
      return into.add(AT.fires + 4 * row + upTo(4, Math.max(1, s.steps[action.block])) - 1, 1);
    }
    case 'retreat':
      strips(s, action.block, action.from, into);
      return flees(s, action.block, into);
    default:
      if ('block' in action && action.block >= 0) {
        const row = ARMS.length * verb + ARM_NUMBER[action.block];
        into.add(AT.block + 4 * row + upTo(4, Math.max(1, s.steps[action.block])) - 1, 1);
      }
  }
}

function goes(s: State, block: number, from: number, to: number, forced: number, into: Gathered): void {
  const army = ARMY_OF[block];
  if (from !== to && legOf(from, to) >= 0) into.add(AT.leg + LEG_COUNT * army + legOf(from, to), 1);
  into.add(AT.from + TOWN_COUNT * (PARTS * army + part) + from, 1);
  into.add(AT.to + TOWN_COUNT * (PARTS * army + part) + to, 1);
  into.add(AT.went + 2 * ARM_NUMBER[block] + forced, 1);
  const odds =
    sideIn(s, 1 - side, to) === 0 ? 0 : 1 + stepIn(ODDS, (mine[to] + mine[from]) / Math.max(0.5, theirs[to]));
  into.add(AT.odds + 7 * (2 * side + forced) + odds, 1);
  const here = stepIn(SIZES, armyIn(s, army, from));
  into.add(AT.group + 3 * (6 * army + here) + stepIn(SIZES.slice(0, 2), armyIn(s, army, to)), 1);
}

function deploys(s: State, block: number, to: number, into: Gathered): void {
  const role = roleOf(s, block);
  const row = PLACE_COUNT * (ARMS.length * role + ARM_NUMBER[block]) + to;
  into.add(AT.deploys + 3 * row + upTo(2, ranksIn(fightNow(s), role, to)), 1);
}

function moves(s: State, block: number, from: number, to: number, into: Gathered): void {
  const role = roleOf(s, block);
  const fight = fightNow(s);
  const arm = ARM_NUMBER[block];
  into.add(AT.moves + PLACE_COUNT * (PLACE_COUNT * (ARMS.length * role + arm) + from) + to, 1);
  strips(s, block, from, into);
  if (to === RESERVE) return;
  const enemies = upTo(3, enemiesIn(fight, role, to));
  const row = 4 * (2 * arm + Number(isOwn(to))) + enemies;
  into.add(AT.meets + 4 * row + upTo(3, ranksIn(fight, role, to)), 1);
}

/** Who is left where a block goes away. */
function strips(s: State, block: number, from: number, into: Gathered): void {
  if (!isOwn(from)) return;
  const role = roleOf(s, block);
  const fight = fightNow(s);
  const left = upTo(2, Math.max(0, ranksIn(fight, role, from) - 1));
  into.add(AT.strips + 3 * (3 * ARM_NUMBER[block] + left) + upTo(2, enemiesIn(fight, role, from)), 1);
}

function flees(s: State, block: number, into: Gathered): void {
  const { town } = fightNow(s);
  const balance = stepIn(BALANCES, mine[town] - theirs[town]);
  into.add(
    AT.flees + 5 * (ARMS.length * roleOf(s, block) + ARM_NUMBER[block]) + balance,
    0.3 * powerOf(s, block),
  );
}

export const habits: Habits<State, CampaignAction> = { groups: GROUPS, begin, gather };
