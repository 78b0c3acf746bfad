import { LEAN_STEPS, layOut, leanStep, type Gathered, type Habits, type Seat } from '@bicorne/engine';
import { AROUND, distance, SIZE } from '../data/board.ts';
import { CARDS_IN_FORCE } from '../data/cards.ts';
import { TERRAINS } from '../data/terrain.ts';
import { VERB_NAMES, type Action } from '../rules/actions.ts';
import { fieldOf, type Field } from '../rules/field.ts';
import { NONE, PHASES, type State } from '../rules/state.ts';
import { stepOf } from './inputs.ts';
import { attackFrom, dangerOn } from './lean.ts';

const ARMS = { arm: 3 };
const UNITS = { ...ARMS, blocks: 4 };
const VERBS = { verb: VERB_NAMES.length };

/** What is said to different questions. */
const PLAIN: readonly Action['do'][] = ['done', 'no', 'stay', 'leave'];

const GROUPS = [
  { id: 'lean', by: VERBS },
  { id: 'verb', by: VERBS },
  { id: 'steps', by: { ...VERBS, step: LEAN_STEPS } },
  { id: 'plain', by: { verb: PLAIN.length, phase: PHASES.length } },
  { id: 'card', by: { keep: 2, card: CARDS_IN_FORCE.length } },
  { id: 'chosen', by: { what: 3, ...UNITS, enemies: 3 } },
  { id: 'stands', by: { ...UNITS, enemies: 4, friends: 3 } },
  { id: 'attack', by: { ...ARMS, step: 6 } },
  { id: 'danger', by: { ...UNITS, step: 6 } },
  { id: 'nearer', by: { ...ARMS, hexes: 7 } },
  { id: 'from', by: { ...ARMS, enemies: 3 } },
  { id: 'ground', by: { ...ARMS, terrain: TERRAINS.length } },
  { id: 'target', by: { ...ARMS, far: 2, on: 3, blocks: 4 } },
  { id: 'answer', by: { ...VERBS, by: 3, blocks: 4 } },
  { id: 'flags', by: { flags: 6 } },
] as const;

const { at: AT } = layOut(GROUPS);
const VERB: Readonly<Record<string, number>> = Object.fromEntries(VERB_NAMES.map((name, i) => [name, i]));
const CHOSEN: Readonly<Record<string, number>> = { order: 0, move: 1, battle: 2 };

const upTo = (most: number, value: number): number => (value < most ? value : most);

/** Of each hex how far the next enemy is, as far as it was asked for the question at hand; 0: not yet. */
const near = new Uint8Array(SIZE);
let [field, seat]: [Field | null, Seat] = [null, 0];

function begin(state: State, asked: Seat): void {
  near.fill(0);
  [field, seat] = [fieldOf(state), asked];
}

function nearestEnemy(state: State, ground: Field, hex: number): number {
  if (near[hex] > 0) return near[hex];
  let nearest = 12;
  for (let other = 0; other < state.hexOf.length; other++)
    if (state.hexOf[other] !== NONE && ground.seat[other] !== seat)
      nearest = Math.min(nearest, distance(hex, state.hexOf[other]));
  return (near[hex] = Math.max(1, nearest));
}

function gather(state: State, action: Action, lean: number, into: Gathered): void {
  if (field === null) return;
  const verb = VERB[action.do];
  into.add(AT.lean + verb, lean);
  into.add(AT.verb + verb, 1);
  into.add(AT.steps + LEAN_STEPS * verb + leanStep(lean), 1);
  const plain = PLAIN.indexOf(action.do);
  if (plain >= 0) into.add(AT.plain + PHASES.length * plain + PHASES.indexOf(state.phase), 1);
  if ('card' in action)
    return into.add(AT.card + CARDS_IN_FORCE.length * Number(action.do === 'keep') + action.card, 1);
  if ('flags' in action) return into.add(AT.flags + upTo(5, action.flags), 1);
  const what = CHOSEN[action.do];
  if (what !== undefined && 'hex' in action) return chosen(state, field, what, action.hex, into);
  if (action.do === 'to' && state.piece !== NONE && state.phase === 'to')
    return goes(state, field, state.piece, action.hex, into);
  if (action.do === 'attack') return aims(state, field, action.hex, into);
  if (state.attack !== null) answers(state, field, verb, action, into);
}

const unitRow = (state: State, ground: Field, unit: number): number =>
  4 * ground.arm[unit] + upTo(4, state.blocks[unit]) - 1;

function chosen(state: State, ground: Field, what: number, hex: number, into: Gathered): void {
  const unit = state.unitAt[hex];
  if (unit === NONE) return;
  into.add(
    AT.chosen + 3 * (12 * what + unitRow(state, ground, unit)) + upTo(2, beside(state, ground, hex, unit)),
    1,
  );
}

/** How many enemies stand beside a hex; how many friends are counted along. */
let friends = 0;
function beside(state: State, ground: Field, hex: number, unit: number): number {
  let enemies = 0;
  friends = 0;
  for (const next of AROUND[hex]) {
    const other = state.unitAt[next];
    if (other === NONE || other === unit) continue;
    if (ground.seat[other] === ground.seat[unit]) friends++;
    else enemies++;
  }
  return enemies;
}

function goes(state: State, ground: Field, unit: number, hex: number, into: Gathered): void {
  const from = state.hexOf[unit];
  const arm = ground.arm[unit];
  const left = beside(state, ground, from, unit);
  const enemies = beside(state, ground, hex, unit);
  into.add(AT.stands + 12 * unitRow(state, ground, unit) + 3 * upTo(3, enemies) + upTo(2, friends), 1);
  into.add(AT.attack + 6 * arm + stepOf(attackFrom[hex]), 1);
  into.add(AT.danger + 6 * unitRow(state, ground, unit) + stepOf(dangerOn[hex]), 1);
  into.add(AT.from + 3 * arm + upTo(2, left), 1);
  const nearer = nearestEnemy(state, ground, from) - nearestEnemy(state, ground, hex);
  into.add(AT.nearer + 7 * arm + 3 + Math.max(-3, upTo(3, nearer)), 1);
  into.add(AT.ground + TERRAINS.length * arm + ground.terrain[hex], 1);
}

function aims(state: State, ground: Field, hex: number, into: Gathered): void {
  const on = state.unitAt[hex];
  const by = state.melee === null ? state.piece : state.melee.attacker;
  if (on === NONE || by === NONE) return;
  const far = Number(distance(state.hexOf[by], hex) > 1);
  into.add(AT.target + 12 * (2 * ground.arm[by] + far) + unitRow(state, ground, on), 1);
}

/** What is done about an attack, by who attacks and how strong the attacked are. */
function answers(state: State, ground: Field, verb: number, action: Action, into: Gathered): void {
  if (state.attack === null) return;
  const { by, on } = state.attack;
  if (by === NONE || on === NONE) return;
  into.add(AT.answer + 4 * (3 * verb + ground.arm[by]) + upTo(4, Math.max(1, state.blocks[on])) - 1, 1);
  if (action.do === 'retreat') {
    const enemies = beside(state, ground, action.hex, on);
    into.add(AT.stands + 12 * unitRow(state, ground, on) + 3 * upTo(3, enemies) + upTo(2, friends), 0.5);
  }
}

export const habits: Habits<State, Action> = { groups: GROUPS, begin, gather };
