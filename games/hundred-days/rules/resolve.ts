import { shown, type Outcome } from '@bicorne/engine';
import type { Battle } from './battle.ts';
import type { Say } from './events.ts';
import { nextErrand } from './flow.ts';
import { testLeader, withdrawalHexes } from './leaders.ts';
import { testMorale } from './morale.ts';
import {
  chiefOf,
  destroyUnit,
  holder,
  inSquare,
  isSkirmishers,
  killLeader,
  loseStep,
  putLeader,
  putUnit,
} from './pieces.ts';
import { flee, leaderGoing, retreatHexes } from './retreat.ts';
import { rollShock } from './shock.ts';
import { NONE, other, STAGES, type Attack, type Flight, type State } from './state.ts';

// H9.13: an attack from its dice to its end; fire goes the same way as shock, through the stages that it has.

// The dice

/** H16.31 */
const RIFLE_NUMBER = 5;

export function settleRifleDie(state: State, battle: Battle, roll: Outcome, say: Say): void {
  const { attack } = state;
  if (!attack) return;
  countHits(attack, roll, RIFLE_NUMBER, say);
  attack.dice--;
  if (attack.dice > 0) state.phase = 'attackDice';
  else resolve(state, battle, say);
}

export function settleAttackDice(state: State, battle: Battle, roll: Outcome, say: Say): void {
  const { attack } = state;
  if (!attack) return;
  countHits(attack, roll, attack.low, say);
  resolve(state, battle, say);
}

function countHits(attack: Attack, roll: Outcome, low: number, say: Say): void {
  let hits = 0;
  for (let face = low - 1; face < 6; face++) hits += shown(roll, face);
  attack.hits += hits;
  attack.ones += shown(roll, 0);
  say?.({ type: 'rolled', roll, hits });
}

// After the dice

/** Goes on from the attack's stage until somebody has to decide or roll. */
export function resolve(state: State, battle: Battle, say: Say): void {
  for (;;) {
    const { attack } = state;
    if (!attack) return;
    const { stage } = attack;
    attack.stage = STAGES[STAGES.indexOf(stage) + 1] ?? 'end';
    if (stage === 'end') return nextErrand(state, battle);
    if (pauses(state, battle, attack, stage, say)) return;
  }
}

/** Does what the stage asks for; true when the state now waits, or the rest has been seen to. */
function pauses(state: State, battle: Battle, attack: Attack, stage: Attack['stage'], say: Say): boolean {
  switch (stage) {
    case 'leader':
      return attack.ones > 0 && defendersLeader(state, battle, attack) !== NONE && wait(state, 'leaderDie');
    case 'ownLeader':
      return attack.ones > 0 && attack.lead !== NONE && wait(state, 'ownLeaderDie');
    case 'footMorale':
      return footTests(state, battle, attack) && wait(state, 'footMorale');
    case 'gunsMorale':
      return gunsTest(state, battle, attack) && wait(state, 'gunsMorale');
    case 'losses':
      return takeLosses(state, battle, attack, say);
    case 'alone':
    case 'aloneAgain':
      return leaderAlone(state, battle, attack, say);
    case 'footRetreat':
      return (
        attack.footFails &&
        isThere(state, attack, attack.foot) &&
        retreats(state, battle, 'foot', attack.foot, say)
      );
    case 'gunsRetreat':
      return (
        attack.gunsFail &&
        isThere(state, attack, attack.guns) &&
        retreats(state, battle, 'guns', attack.guns, say)
      );
    case 'advance':
      return (
        attack.shock && holder(state, battle, attack.at) === NONE && attackerAsked(state, battle, attack, say)
      );
    case 'end':
      return false;
  }
}

function wait(state: State, phase: State['phase']): true {
  state.phase = phase;
  return true;
}

const isThere = (state: State, attack: Attack, unit: number): boolean =>
  unit !== NONE && state.at[unit] === attack.at;

const defendersLeader = (state: State, battle: Battle, attack: Attack): number =>
  chiefOf(state, battle, attack.at, other(battle.roster.seat[attack.by]));

export const attackersLeader = (state: State, battle: Battle, attack: Attack): number =>
  chiefOf(state, battle, attack.from, battle.roster.seat[attack.by]);

export function settleLeaderDie(state: State, battle: Battle, roll: Outcome, say: Say): void {
  const { attack } = state;
  if (!attack) return;
  const own = state.phase === 'ownLeaderDie';
  testLeader(state, battle, own ? attack.lead : defendersLeader(state, battle, attack), roll, say);
  resolve(state, battle, say);
}

// H10

const tests = (attack: Attack): boolean => attack.shock && attack.hits > 0;

/** H10.1, H10.4, H12.9 */
const footTests = (state: State, battle: Battle, attack: Attack): boolean =>
  tests(attack) &&
  attack.aim !== 'guns' &&
  isThere(state, attack, attack.foot) &&
  !inSquare(state, attack.foot) &&
  !isSkirmishers(battle, attack.foot);

/** H10.5, H12.14, H12.16 */
function gunsTest(state: State, _battle: Battle, attack: Attack): boolean {
  if (!tests(attack) || !isThere(state, attack, attack.guns)) return false;
  if (!isThere(state, attack, attack.foot)) return true;
  return inSquare(state, attack.foot) ? attack.aim === 'guns' : attack.footFails;
}

export function settleMorale(state: State, battle: Battle, roll: Outcome, say: Say): void {
  testMorale(state, battle, roll, say);
  resolve(state, battle, say);
}

// H8.7, H8.8, H12.13

const EITHER = -2;

function takeLosses(state: State, battle: Battle, attack: Attack, say: Say): boolean {
  while (attack.hits > 0) {
    const unit = nextLoser(state, battle, attack);
    if (unit === NONE) return false;
    if (unit === EITHER) return wait(state, 'loss');
    attack.hits--;
    loseStep(state, battle, unit, say);
  }
  return false;
}

function nextLoser(state: State, battle: Battle, attack: Attack): number {
  const foot = attack.aim !== 'guns' && isThere(state, attack, attack.foot) ? attack.foot : NONE;
  const guns = attack.aim !== 'foot' && isThere(state, attack, attack.guns) ? attack.guns : NONE;
  if (foot === NONE || guns === NONE) return foot === NONE ? guns : foot;
  const noFigures = battle.roster.arm[guns] === 'horseArtillery'; // H16.51
  if (noFigures || inSquare(state, foot) || state.figures[foot] > state.figures[guns]) return foot;
  return state.figures[foot] === state.figures[guns] ? EITHER : guns;
}

export function takeLoss(state: State, battle: Battle, unit: number, say: Say): void {
  const { attack } = state;
  if (!attack) return;
  attack.hits--;
  attack.stage = 'losses';
  loseStep(state, battle, unit, say);
  resolve(state, battle, say);
}

// H6.8–H6.11

function leaderAlone(state: State, battle: Battle, attack: Attack, say: Say): boolean {
  const leader = defendersLeader(state, battle, attack);
  if (leader === NONE || holder(state, battle, attack.at) !== NONE) return false;
  const hexes = attack.hits > 0 ? [] : withdrawalHexes(state, battle, leader);
  if (hexes.length > 0) return wait(state, 'withdraw');
  killLeader(state, battle, leader, say);
  return false;
}

export function withdraw(state: State, leader: number, to: number, say: Say): void {
  const from = state.leaderAt[leader];
  putLeader(state, leader, to);
  say?.({ type: 'leader-moved', leader, from, to });
}

// H9.14, H9.15

/** H18.13: infantry that must advance and has no leader to take along is not asked. */
function attackerAsked(state: State, battle: Battle, attack: Attack, say: Say): boolean {
  if (!attack.mustAdvance || attackersLeader(state, battle, attack) !== NONE) return wait(state, 'advance');
  goInto(state, battle, attack, false, say);
  return false;
}

/** The attacker goes into the hex it attacked, with its leader or without. */
export function goInto(state: State, battle: Battle, attack: Attack, led: boolean, say: Say): void {
  const { by, from, at } = attack;
  const leader = led ? attackersLeader(state, battle, attack) : NONE;
  say?.({ type: 'moved', unit: by, from, to: at });
  if (leader !== NONE) say?.({ type: 'leader-moved', leader, from, to: at });
  putUnit(state, battle, by, at, say);
  if (leader === NONE) return;
  putLeader(state, leader, at);
  state.leaderActed[leader] = true;
}

// H11

function retreats(state: State, battle: Battle, why: 'foot' | 'guns', unit: number, say: Say): true {
  startFlight(state, battle, { why, chain: [unit], into: [], left: 1 }, say);
  return true;
}

/** The last of the chain must go somewhere: asked where there is a choice, done at once where there is none. */
export function startFlight(state: State, battle: Battle, flight: Flight, say: Say): void {
  const { attack } = state;
  if (!attack) return;
  state.flight = flight;
  state.phase = 'retreat';
  const hexes = retreatHexes(state, battle, attack.from, flight.chain);
  if (hexes.length === 0) return shutIn(state, battle, flight, say);
  if (hexes.length === 1) retreatTo(state, battle, hexes[0], say);
}

export function retreatTo(state: State, battle: Battle, to: number, say: Say): void {
  const { flight } = state;
  if (!flight) return;
  const [unit] = flight.chain;
  const led = leaderGoing(state, battle, unit);
  const next = flee(state, battle, flight, to, say);
  if (next) return startFlight(state, battle, next, say);
  const left = flight.left - 1;
  if (left > 0) return startFlight(state, battle, { ...flight, chain: [unit], into: [], left, led }, say);
  endFlight(state, battle, flight, say);
}

/** H11.8, H17.12 */
function shutIn(state: State, battle: Battle, flight: Flight, say: Say): void {
  if (flight.why !== 'fallBack') destroyUnit(state, battle, flight.chain[0], 'shut-in', say);
  endFlight(state, battle, flight, say);
}

function endFlight(state: State, battle: Battle, { why }: Flight, say: Say): void {
  const { attack } = state;
  state.flight = null;
  if (!attack) return;
  if (why === 'scatter') attack.stage = 'advance';
  if (why === 'fallBack') {
    attack.foot = NONE;
    if (holder(state, battle, attack.at) !== NONE) return rollShock(state, battle, say); // H17.14
    attack.stage = 'advance';
  }
  resolve(state, battle, say);
}
