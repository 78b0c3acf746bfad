import type { Tally } from '@bicorne/engine';
import { distance } from '../data/board.ts';
import { ARM, LIGHT_FIRE_DICE } from '../data/units.ts';
import { FIRE, FIRE_GUNS, type Doing, type FireVerb, type List } from './actions.ts';
import type { Battle } from './battle.ts';
import type { Say } from './events.ts';
import { gunsOutside, inSquare } from './pieces.ts';
import { BLOCKED, SCREENED, sight } from './sight.ts';
import {
  ACTED,
  has,
  INSIDE,
  LIGHT,
  NONE,
  other,
  raise,
  RIFLES,
  type Activation,
  type Aim,
  type Attack,
  type State,
} from './state.ts';

// H8

/** H8.2–H8.4, H17.17: the lowest die that hits at this distance, or 0 when it is out of range. */
function fireNumber(state: State, battle: Battle, unit: number, hexes: number): number {
  const { hits } = ARM[battle.roster.arm[unit]];
  if (hexes <= hits.length) return hits[hexes - 1];
  return hexes === hits.length + 1 && shootsFurther(state, battle, unit) ? 6 : 0;
}

const shootsFurther = (state: State, battle: Battle, unit: number): boolean =>
  state.rules.gunsFromHill && battle.roster.isGuns[unit] && battle.kind[state.at[unit]] === 'hill';

/** Of what the dice of fire and of shock are made. */
export const SUMMANDS = ['base', 'elite', 'nation', 'square', 'ground', 'screen', 'leader'] as const;
export type Told = Tally<(typeof SUMMANDS)[number]>;

/** H8.5: how many dice, which may be none at all. */
export function fireDice(
  state: State,
  battle: Battle,
  unit: number,
  at: number,
  aim: Aim,
  moved: boolean,
  tell?: Told,
): number {
  const seen = sight(state, battle, battle.roster.seat[unit], state.at[unit], at);
  if (seen === BLOCKED) return 0;
  const far = distance(state.at[unit], at) > 1;
  const ground = battle.ground[at].dice + (far ? battle.ground[at].farDice : 0);
  const screen = seen === SCREENED ? 1 : 0;
  const square = inSquare(state, unit); // H12.7
  const own = square ? 1 : ownFireDice(state, battle, unit, moved, tell);
  const more = square ? 0 : squareDice(state, battle, unit, at, aim);
  if (tell) {
    if (square) tell('base', own);
    tell('square', more);
    tell('ground', -ground);
    tell('screen', -screen);
  }
  return own + more - ground - screen;
}

function ownFireDice(state: State, battle: Battle, unit: number, moved: boolean, tell?: Told): number {
  const { arm, nation } = battle.roster;
  const light = moved && arm[unit] === 'infantry';
  const base = light ? LIGHT_FIRE_DICE : ARM[arm[unit]].dice;
  const british = state.rules.britishFire && nation[unit] === 'british' && arm[unit] === 'infantry' ? 1 : 0;
  if (tell) {
    tell('base', base);
    tell('elite', state.marker[unit]);
    tell('nation', british);
  }
  return base + state.marker[unit] + british;
}

/** H12.8, H12.16, H17.18 */
function squareDice(state: State, battle: Battle, unit: number, at: number, aim: Aim): number {
  if (aim === 'guns' || !inSquare(state, state.foot[at])) return 0;
  if (battle.roster.isGuns[unit])
    return state.rules.gunsAgainstSquare && distance(state.at[unit], at) === 1 ? 2 : 1;
  return battle.roster.arm[unit] === 'infantry' ? 1 : 0;
}

const mayFire = (state: State, battle: Battle, unit: number, at: number, aim: Aim, moved: boolean): boolean =>
  fireNumber(state, battle, unit, distance(state.at[unit], at)) > 0 &&
  fireDice(state, battle, unit, at, aim, moved) > 0;

export function listFire(
  state: State,
  battle: Battle,
  unit: number,
  moved: boolean,
  list: List<FireVerb>,
): void {
  if (has(state, unit, INSIDE)) return; // H12.12
  const enemies = battle.roster.of[other(battle.roster.seat[unit])];
  const reach = ARM[battle.roster.arm[unit]].hits.length + (shootsFurther(state, battle, unit) ? 1 : 0);
  for (let i = 0; i < enemies.length; i++) {
    const at = state.at[enemies[i]];
    if (at < 0 || distance(state.at[unit], at) > reach) continue;
    listTarget(state, battle, unit, enemies[i], moved, list);
  }
}

/** A stack is one target, unless it is a square with guns outside: H12.15. */
function listTarget(
  state: State,
  battle: Battle,
  unit: number,
  enemy: number,
  moved: boolean,
  list: List<FireVerb>,
): void {
  const at = state.at[enemy];
  const outside = gunsOutside(state, at);
  if (!battle.roster.isGuns[enemy]) {
    if (mayFire(state, battle, unit, at, outside ? 'foot' : 'hex', moved)) list.push(FIRE[at]);
  } else if (outside) {
    if (mayFire(state, battle, unit, at, 'guns', moved)) list.push(FIRE_GUNS[at]);
  } else if (state.foot[at] === NONE && mayFire(state, battle, unit, at, 'hex', moved)) list.push(FIRE[at]);
}

const scratch: Doing<FireVerb>[] = [];
export function hasTarget(state: State, battle: Battle, unit: number): boolean {
  scratch.length = 0;
  listFire(state, battle, unit, false, scratch);
  return scratch.length > 0;
}

/** H16.21, H16.54 */
export function listMovedFire(state: State, battle: Battle, march: Activation, list: List<FireVerb>): void {
  const { unit } = march;
  if (has(state, unit, LIGHT) || battle.roster.arm[unit] === 'horseArtillery')
    listFire(state, battle, unit, true, list);
}

export const hasMoved = ({ activation }: State, unit: number): boolean =>
  activation?.unit === unit && activation.hexes > 0;

export const aimAt = (state: State, at: number, guns: boolean): Aim =>
  guns ? 'guns' : gunsOutside(state, at) ? 'foot' : 'hex';

export function fire(state: State, battle: Battle, unit: number, at: number, aim: Aim, say: Say): void {
  const moved = hasMoved(state, unit);
  const dice = fireDice(state, battle, unit, at, aim, moved);
  const low = fireNumber(state, battle, unit, distance(state.at[unit], at));
  raise(state, unit, ACTED);
  state.attack = { ...newAttack(state, unit, at, aim), moved, dice, low };
  say?.({ type: 'fired', unit, at, dice, low });
  const rifles = state.rules.britishRifles && has(state, unit, RIFLES) && !inSquare(state, unit);
  state.phase = rifles ? 'rifleDie' : 'attackDice';
}

export const newAttack = (state: State, by: number, at: number, aim: Aim): Attack => ({
  shock: false,
  by,
  from: state.at[by],
  at,
  foot: state.foot[at],
  guns: state.guns[at],
  aim,
  contact: false,
  moved: false,
  lead: NONE,
  bonus: 0,
  joined: false,
  dice: 0,
  low: 6,
  hits: 0,
  ones: 0,
  stage: 'leader',
  footFails: false,
  gunsFail: false,
  mustAdvance: false,
});
