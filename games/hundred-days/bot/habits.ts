import { LEAN_STEPS, layOut, leanStep, type Gathered, type Habits, type Seat } from '@bicorne/engine';
import { distance, GRID, SIZE } from '../data/board.ts';
import { GROUNDS } from '../data/terrain.ts';
import { VERB_NAMES, type HundredDaysAction } from '../rules/actions.ts';
import { battleOf, type Battle } from '../rules/battle.ts';
import { holder } from '../rules/pieces.ts';
import { NONE, type Phase, type State } from '../rules/state.ts';
import { ARM_NUMBER, GROUND_NUMBER, stepOf } from './inputs.ts';
import { attackFrom, dangerOn } from './lean.ts';

const ARMS = { arm: 5 };
const VERBS = { verb: VERB_NAMES.length };

/** What is said to different questions, and those where it matters. */
const PLAIN: readonly HundredDaysAction['do'][] = ['yes', 'no', 'done', 'stay'];
const QUESTIONS: readonly Phase[] = [
  'reactSquare',
  'gunsInside',
  'callBack',
  'withdraw',
  'advance',
  'leaderDice',
  'joinFire',
];

const GROUPS = [
  { id: 'lean', by: VERBS },
  { id: 'verb', by: VERBS },
  { id: 'steps', by: { ...VERBS, step: LEAN_STEPS } },
  { id: 'plain', by: { verb: PLAIN.length, phase: QUESTIONS.length + 1 } },
  { id: 'points', by: { ...VERBS, left: 4 } },
  { id: 'picked', by: { ...ARMS, steps: 3, enemies: 3, distance: 5 } },
  { id: 'stands', by: { ...ARMS, steps: 3, enemies: 4, friends: 3 } },
  { id: 'attack', by: { ...ARMS, halt: 2, step: 6 } },
  { id: 'danger', by: { ...ARMS, steps: 3, step: 6 } },
  { id: 'from', by: { ...ARMS, halt: 2, enemies: 3 } },
  { id: 'nearer', by: { ...ARMS, hexes: 3, distance: 4 } },
  { id: 'ground', by: { ...ARMS, ground: GROUNDS.length } },
  { id: 'key', by: { ...ARMS, own: 2, held: 2 } },
  { id: 'target', by: { ...ARMS, shock: 2, on: 5, steps: 3 } },
  { id: 'answer', by: { ...VERBS, by: 5, steps: 3 } },
] as const;

const { at: AT } = layOut(GROUPS);
const VERB: Readonly<Record<string, number>> = Object.fromEntries(VERB_NAMES.map((name, i) => [name, i]));
const TARGETS: Readonly<Record<string, number>> = { fire: 0, 'fire-guns': 0, shock: 1, 'shock-guns': 1 };

const upTo = (most: number, value: number): number => (value < most ? value : most);

/** Of each hex how far the next enemy is, as far as it was asked for the question at hand; 0: not yet. */
const near = new Uint8Array(SIZE);
let seat: Seat = 0;

function begin(_state: State, asked: Seat): void {
  near.fill(0);
  seat = asked;
}

function nearestEnemy(state: State, battle: Battle, hex: number): number {
  if (near[hex] > 0) return near[hex];
  let nearest = 12;
  for (const enemy of battle.roster.of[1 - seat])
    if (state.at[enemy] >= 0) nearest = Math.min(nearest, distance(hex, state.at[enemy]));
  return (near[hex] = Math.max(1, nearest));
}

/** How many enemies stand beside a hex; how many friends are counted along. */
let friends = 0;
function beside(state: State, battle: Battle, hex: number): number {
  let enemies = 0;
  friends = 0;
  for (const next of GRID.around[hex]) {
    const there = holder(state, battle, next);
    if (there === seat) friends++;
    else if (there === 1 - seat) enemies++;
  }
  return enemies;
}

const armOf = (battle: Battle, unit: number): number => ARM_NUMBER[battle.roster.arm[unit]];
const stepsOf = (state: State, unit: number): number =>
  upTo(3, Math.max(1, state.figures[unit] + state.marker[unit])) - 1;

function gather(state: State, action: HundredDaysAction, lean: number, into: Gathered): void {
  const battle = battleOf(state);
  const verb = VERB[action.do];
  into.add(AT.lean + verb, lean);
  into.add(AT.verb + verb, 1);
  into.add(AT.steps + LEAN_STEPS * verb + leanStep(lean), 1);
  const plain = PLAIN.indexOf(action.do);
  if (plain >= 0) into.add(AT.plain + (QUESTIONS.length + 1) * plain + QUESTIONS.indexOf(state.phase) + 1, 1);
  const unit = state.activation?.unit ?? state.attack?.by ?? NONE;
  switch (action.do) {
    case 'pick':
      return picks(state, battle, action.unit, into);
    case 'end-turn':
      return into.add(AT.points + 4 * verb + upTo(3, state.actions), 1);
    case 'step':
    case 'halt':
      if (unit === NONE || state.at[unit] < 0) return;
      return goes(state, battle, unit, action.do === 'halt' ? state.at[unit] : action.to, into);
    case 'fire':
    case 'fire-guns':
    case 'shock':
    case 'shock-guns':
      if (unit !== NONE) aims(state, battle, unit, action.at, TARGETS[action.do], into);
      return;
    default:
      if (state.attack !== null) answers(state, battle, verb, into);
  }
}

function picks(state: State, battle: Battle, unit: number, into: Gathered): void {
  const hex = state.at[unit];
  if (hex < 0) return;
  const armed = 3 * armOf(battle, unit) + stepsOf(state, unit);
  const away = upTo(5, nearestEnemy(state, battle, hex)) - 1;
  into.add(AT.picked + 5 * (3 * armed + upTo(2, beside(state, battle, hex))) + away, 1);
}

function goes(state: State, battle: Battle, unit: number, hex: number, into: Gathered): void {
  const from = state.at[unit];
  const arm = armOf(battle, unit);
  const enemies = beside(state, battle, hex);
  into.add(AT.stands + 12 * (3 * arm + stepsOf(state, unit)) + 3 * upTo(3, enemies) + upTo(2, friends), 1);
  into.add(AT.attack + 6 * (2 * arm + Number(hex === from)) + stepOf(attackFrom[hex]), 1);
  into.add(AT.danger + 6 * (3 * arm + stepsOf(state, unit)) + stepOf(dangerOn[hex]), 1);
  into.add(AT.from + 3 * (2 * arm + Number(hex === from)) + upTo(2, beside(state, battle, from)), 1);
  into.add(AT.ground + GROUNDS.length * arm + GROUND_NUMBER[battle.kind[hex]], 1);
  const away = nearestEnemy(state, battle, from);
  const nearer = away - nearestEnemy(state, battle, hex);
  into.add(AT.nearer + 4 * (3 * arm + 1 + Math.max(-1, upTo(1, nearer))) + upTo(4, away) - 1, 1);
  const key = battle.keyAt[hex];
  if (key === -1) return;
  const own = Number(battle.keys[key].scores === seat);
  into.add(AT.key + 2 * (2 * arm + own) + Number(state.held[key] === seat), 1);
}

function aims(state: State, battle: Battle, unit: number, hex: number, shock: number, into: Gathered): void {
  const on = state.foot[hex] === NONE ? state.guns[hex] : state.foot[hex];
  if (on === NONE) return;
  const row = 5 * (2 * armOf(battle, unit) + shock) + armOf(battle, on);
  into.add(AT.target + 3 * row + stepsOf(state, on), 1);
}

/** What is done about an attack, by who attacks and how strong the attacked are. */
function answers(state: State, battle: Battle, verb: number, into: Gathered): void {
  const { attack } = state;
  if (attack === null || attack.by === NONE) return;
  const on = attack.foot === NONE ? attack.guns : attack.foot;
  const steps = on === NONE ? 0 : stepsOf(state, on);
  into.add(AT.answer + 3 * (5 * verb + armOf(battle, attack.by)) + steps, 1);
}

export const habits: Habits<State, HundredDaysAction> = { groups: GROUPS, begin, gather };
