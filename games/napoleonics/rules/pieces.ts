import type { Seat } from '@bicorne/engine';
import { AROUND, type Hex } from '../data/board.ts';
import { CAVALRY } from '../data/units.ts';
import type { Tell } from './events.ts';
import type { Field } from './field.ts';
import { NONE, type State } from './state.ts';
import { bannerWon, checkField, standsOn, stepsOff } from './victory.ts';

/** The leader in the unit's hex, or NONE. */
export const attachedTo = (state: State, unit: number): number => state.leaderAt[state.hexOf[unit]];

/** Puts a unit on another hex, where it stays, its leader with it if he goes along. */
export function shiftUnit(
  state: State,
  field: Field,
  unit: number,
  to: Hex,
  leader: number,
  tell: Tell,
): void {
  carryUnit(state, field, unit, to, leader, tell);
  if (field.objectives.length > 0) standsOn(state, field, unit, to, tell);
}

/** The same for a hex on its way: it does not come to stand there (N18.4). */
export function carryUnit(
  state: State,
  field: Field,
  unit: number,
  to: Hex,
  leader: number,
  tell: Tell,
): void {
  const from = state.hexOf[unit];
  state.unitAt[from] = NONE;
  state.unitAt[to] = unit;
  state.hexOf[unit] = to;
  if (leader !== NONE) shiftLeader(state, leader, to);
  if (field.objectives.length > 0) stepsOff(state, field, unit, from, tell);
}

export function shiftLeader(state: State, leader: number, to: Hex): void {
  const from = state.leaderHex[leader];
  const leaderAt = state.leaderAt.slice();
  leaderAt[from] = NONE;
  leaderAt[to] = leader;
  state.leaderAt = leaderAt;
  state.leaderHex = state.leaderHex.with(leader, to);
}

export function liftLeader(state: State, leader: number): void {
  state.leaderAt = state.leaderAt.with(state.leaderHex[leader], NONE);
  state.leaderHex = state.leaderHex.with(leader, NONE);
}

/** N18.1: the last block is lost. */
export function destroyUnit(state: State, field: Field, unit: number, tell: Tell): void {
  const at = state.hexOf[unit];
  state.unitAt[at] = NONE;
  state.hexOf[unit] = NONE;
  tell?.({ type: 'destroyed', unit, at });
  if (state.squareOf[unit] > 0) giveBackCard(state, field, unit, tell);
  stepsOff(state, field, unit, at, tell);
  bannerWon(state, field, 1 - field.seat[unit], tell);
  checkField(state, field, field.seat[unit], tell);
}

/** N5.22, N5.23: by an exit of the scenario, with its leader if he goes along. */
export function leaveField(
  state: State,
  field: Field,
  unit: number,
  leader: number,
  by: Hex,
  tell: Tell,
): void {
  const [from, seat] = [state.hexOf[unit], field.seat[unit]];
  state.unitAt[from] = NONE;
  state.hexOf[unit] = NONE;
  if (leader !== NONE) liftLeader(state, leader);
  tell?.({ type: 'unitLeft', unit, from: by, leader });
  stepsOff(state, field, unit, from, tell);
  const banners = field.exits[seat][by];
  if (banners > 0) bannerWon(state, field, seat, tell, banners);
  checkField(state, field, seat, tell);
}

// N9.5
export function loseLeader(state: State, field: Field, leader: number, at: Hex, tell: Tell): void {
  if (state.leaderHex[leader] !== NONE) liftLeader(state, leader);
  tell?.({ type: 'leaderLost', leader, at });
  bannerWon(state, field, 1 - field.leaderSeat[leader], tell);
}

// N13.21
export function giveBackCard(state: State, field: Field, unit: number, tell: Tell): void {
  const seat = field.seat[unit];
  const place = state.squareOf[unit];
  const card = state.tracks[seat][place - 1];
  layOnTrack(state, seat, place, NONE);
  state.squareOf = state.squareOf.with(unit, 0);
  addToHand(state, seat, card);
  tell?.({ type: 'leftSquare', seat, unit, place, card });
}

export function layOnTrack(state: State, seat: Seat, place: number, card: number): void {
  state.tracks = state.tracks.with(seat, state.tracks[seat].with(place - 1, card));
}

/** Hands are kept in order of kind: two equal hands are equal states. */
export function addToHand(state: State, seat: Seat, card: number): void {
  const hand = state.hands[seat].slice();
  let i = hand.length;
  hand.push(card);
  for (; i > 0 && hand[i - 1] > card; i--) hand[i] = hand[i - 1];
  hand[i] = card;
  state.hands = state.hands.with(seat, hand);
}

export function takeFromHand(state: State, seat: Seat, card: number): void {
  const hand = state.hands[seat].slice();
  hand.splice(hand.indexOf(card), 1);
  state.hands = state.hands.with(seat, hand);
}

export function enemyUnitBeside(state: State, field: Field, hex: Hex, seat: Seat): boolean {
  for (const near of AROUND[hex]) {
    const unit = state.unitAt[near];
    if (unit !== NONE && field.seat[unit] !== seat) return true;
  }
  return false;
}

export function enemyCavalryBeside(state: State, field: Field, hex: Hex, seat: Seat): boolean {
  return AROUND[hex].some((near) => {
    const unit = state.unitAt[near];
    return unit !== NONE && field.seat[unit] !== seat && field.arm[unit] === CAVALRY;
  });
}

/** A lone leader of the other side on this hex, or NONE. */
export function loneEnemyLeader(state: State, field: Field, hex: Hex, seat: Seat): number {
  const leader = state.leaderAt[hex];
  return leader !== NONE && state.unitAt[hex] === NONE && field.leaderSeat[leader] !== seat ? leader : NONE;
}
