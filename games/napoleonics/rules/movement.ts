import { AROUND, NEIGHBOURS, OFF, SIZE, directionTo, distance, type Hex } from '../data/board.ts';
import { CARDS_IN_FORCE } from '../data/cards.ts';
import { ARTILLERY, CAVALRY } from '../data/units.ts';
import { DONE, EXIT, MOVE, RIDE, TO, type Doing } from './actions.ts';
import type { Tell } from './events.ts';
import { LEADER, fieldOf, type Field } from './field.ts';
import { goesAlong, markLeader } from './orders.ts';
import { activeSeat, ask, pass } from './phase.ts';
import { attachedTo, leaveField, liftLeader, shiftLeader, shiftUnit } from './pieces.ts';
import { removeTiles } from './tiles.ts';
import { JOINED, MOVED, MOVED_FAR, NONE, ORDERED, TIRED, goTo, type State } from './state.ts';

/** N14.24: works stop whoever crosses their side, either way; other terrain stops whoever enters. N19.7 */
function mustStop(field: Field, from: Hex, direction: number, to: Hex): boolean {
  return (
    field.stops[to] ||
    (field.first && field.works[to] !== 0) ||
    (field.works[from] & (1 << direction)) !== 0 ||
    (field.works[to] & (1 << ((direction + 3) % 6))) !== 0
  );
}

export const stopsBetween = (field: Field, from: Hex, to: Hex): boolean =>
  mustStop(field, from, directionTo(from, to), to);

/** N5.8, N5.9, N5.10: a hex the unit may come to stand on; `led`: with a leader of its own. */
export function mayEnter(state: State, field: Field, unit: number, led: boolean, to: Hex): boolean {
  if (!field.open[field.arm[unit]][to] || state.unitAt[to] !== NONE) return false;
  const leader = state.leaderAt[to];
  return leader === NONE || (!led && field.leaderSeat[leader] === field.seat[unit]);
}

// N5.2 … N5.7
export function reach(state: State, field: Field, unit: number): number {
  const card = CARDS_IN_FORCE[state.card];
  return card.reach === null ? 0 : Math.max(field.kind[unit].run, card.reach[field.arm[unit]]);
}

/** Marks for the searches below: a hex is seen when it carries the number of the present search. */
// A hex is listed when it is first entered, and gone on from once it was entered without having to stop (N14.24).
const listedIn = new Int32Array(SIZE);
const seenIn = new Int32Array(SIZE);
const depth = new Int32Array(SIZE);
const queue = new Int32Array(SIZE);
let search = 0;

/** Every hex the unit can move to. OFF stands for leaving the field (N5.22). */
export function destinations(state: State, field: Field, unit: number): Hex[] {
  const found: Hex[] = [];
  if (explore(state, field, unit, found) !== OFF) found.push(OFF);
  return found;
}

/** Finds those hexes, and tells the exit by which the unit may leave: the one of most banners. */
function explore(state: State, field: Field, unit: number, found: Hex[]): Hex {
  const led = goesAlong(state, unit) !== NONE;
  const limit = reach(state, field, unit);
  const exits = field.exits[field.seat[unit]];
  let exit = OFF;
  let [head, tail] = begin(state.hexOf[unit]);
  while (head < tail) {
    const from = queue[head++];
    if (depth[from] >= limit) break;
    if (exits[from] > (exit === OFF ? NONE : exits[exit])) exit = from;
    for (let direction = 0; direction < 6; direction++) {
      const to = NEIGHBOURS[from][direction];
      if (to === OFF || seenIn[to] === search || !mayEnter(state, field, unit, led, to)) continue;
      if (listedIn[to] !== search) found.push(to);
      listedIn[to] = search;
      if (mustStop(field, from, direction, to) || state.leaderAt[to] !== NONE) continue;
      seenIn[to] = search;
      depth[to] = depth[from] + 1;
      queue[tail++] = to;
    }
  }
  return exit;
}

function begin(hex: Hex): [number, number] {
  search++;
  seenIn[hex] = search;
  depth[hex] = 0;
  queue[0] = hex;
  return [0, 1];
}

/** N5.11, N5.12: where a leader can end his move. OFF stands for leaving the field (N5.22, N19.4). */
function leaderDestinations(state: State, field: Field, leader: number): Hex[] {
  const found: Hex[] = [];
  const limit = CARDS_IN_FORCE[state.card].rides;
  const back = field.back[state.active];
  let leaves = false;
  let [head, tail] = begin(state.leaderHex[leader]);
  while (head < tail) {
    const from = queue[head++];
    if (depth[from] >= limit) break;
    leaves ||= (field.first && back[from].length === 0) || field.exits[state.active][from] !== NONE;
    for (let direction = 0; direction < 6; direction++) {
      const to = NEIGHBOURS[from][direction];
      if (to === OFF || seenIn[to] === search || !leaderMayEnter(state, field, to)) continue;
      if (state.leaderAt[to] === NONE && listedIn[to] !== search) found.push(to);
      listedIn[to] = search;
      if (mustStop(field, from, direction, to)) continue;
      seenIn[to] = search;
      depth[to] = depth[from] + 1;
      queue[tail++] = to;
    }
  }
  if (leaves) found.push(OFF);
  return found;
}

function leaderMayEnter(state: State, field: Field, to: Hex): boolean {
  const unit = state.unitAt[to];
  const leader = state.leaderAt[to];
  return (
    field.open[LEADER][to] &&
    (unit === NONE || field.seat[unit] === state.active) &&
    (leader === NONE || field.leaderSeat[leader] === state.active)
  );
}

function mayMove(state: State, field: Field, unit: number): boolean {
  if (state.hexOf[unit] === NONE || field.seat[unit] !== state.active) return false;
  if ((state.marks[unit] & (ORDERED | MOVED | JOINED)) !== ORDERED || state.squareOf[unit] > 0) return false;
  if (field.exits[state.active][state.hexOf[unit]] !== NONE) return true;
  const led = goesAlong(state, unit) !== NONE;
  for (const to of NEIGHBOURS[state.hexOf[unit]])
    if (to !== OFF && mayEnter(state, field, unit, led, to)) return true;
  return false;
}

function mayRide(state: State, field: Field, leader: number): boolean {
  const hex = state.leaderHex[leader];
  if (state.leaderMarks[leader] !== ORDERED || hex === NONE) return false;
  const beside = AROUND[hex].some((to) => state.leaderAt[to] === NONE && leaderMayEnter(state, field, to));
  return beside || leaderDestinations(state, field, leader).length > 0;
}

function movers(state: State, field: Field, first: boolean): Doing<'move' | 'ride'>[] {
  const list: Doing<'move' | 'ride'>[] = [];
  if (CARDS_IN_FORCE[state.card].reach === null) return list;
  for (let unit = 0; unit < state.hexOf.length; unit++) {
    if (!mayMove(state, field, unit)) continue;
    list.push(MOVE[state.hexOf[unit]]);
    if (first) return list;
  }
  for (let leader = 0; leader < state.leaderHex.length; leader++) {
    if (!mayRide(state, field, leader)) continue;
    list.push(RIDE[state.leaderHex[leader]]);
    if (first) return list;
  }
  return list;
}

export const moving = pass((state, tell) => {
  removeTiles(state, tell);
  goTo(state, movers(state, fieldOf(state), true).length > 0 ? 'move' : 'fighting');
});

// N5.1
export const move = ask({
  rule: 'N5.1',
  seat: activeSeat,
  legal(state) {
    const list: Doing<'move' | 'ride' | 'done'>[] = movers(state, fieldOf(state), false);
    list.push(DONE);
    return list;
  },
  does: {
    move(state, _tell, { hex }) {
      state.piece = state.unitAt[hex];
      goTo(state, 'to');
    },
    ride(state, _tell, { hex }) {
      state.piece = state.leaderAt[hex];
      goTo(state, 'ride');
    },
    done: (state) => goTo(state, 'fighting'),
  },
});

export const to = ask({
  rule: 'N5.1',
  seat: activeSeat,
  legal: (state) => waysTo(destinations(state, fieldOf(state), state.piece)),
  does: {
    to: (state, tell, { hex }) => moveTo(state, hex, tell),
    exit(state, tell) {
      exitUnit(state, state.piece, tell);
      goTo(state, 'moving');
    },
  },
});

/** The unit that was chosen goes there. */
export function moveTo(state: State, hex: Hex, tell: Tell): void {
  moveUnit(state, state.piece, hex, tell);
  goTo(state, 'moving');
}

const waysTo = (hexes: readonly Hex[]): Doing<'to' | 'exit'>[] =>
  hexes.map((hex) => (hex === OFF ? EXIT : TO[hex]));

function exitUnit(state: State, unit: number, tell: Tell): void {
  const field = fieldOf(state);
  leaveField(state, field, unit, goesAlong(state, unit), explore(state, field, unit, []), tell);
}

function moveUnit(state: State, unit: number, hex: Hex, tell: Tell): void {
  const field = fieldOf(state);
  const from = state.hexOf[unit];
  const far = distance(from, hex) > 1;
  const leader = goesAlong(state, unit);
  markMoved(state, field, unit, hex, far);
  tell?.({ type: 'moved', unit, from, to: hex, leader });
  shiftUnit(state, field, unit, hex, leader, tell);
}

export function markMoved(state: State, field: Field, unit: number, to: Hex, far: boolean): void {
  state.marks[unit] |= MOVED | (far ? MOVED_FAR : 0);
  if (tires(field, unit, to) || !battlesAfter(state, field, unit, far)) state.marks[unit] |= TIRED;
}

/** N14.3, N14.13: whether entering this hex keeps the unit from battle. */
export function tires(field: Field, unit: number, hex: Hex): boolean {
  const rule = field.tires[hex];
  return rule === 'everybody' || (rule !== 'nobody' && !field.kind[unit].woodcraft);
}

/** Whether a unit that moved one hex, or more, may battle in this turn. */
function battlesAfter(state: State, field: Field, unit: number, far: boolean): boolean {
  const kind = field.kind[unit];
  const { march } = CARDS_IN_FORCE[state.card];
  if (kind.arm === CAVALRY || march === 'any') return true;
  if (march === 'none') return false;
  if (kind.arm === ARTILLERY && state.blocks[unit] === 1) return false; // N5.7
  if (far && march === 'forced') return kind.forced || attachedTo(state, unit) !== NONE; // N16.16
  return kind.march >= (far ? 2 : 1);
}

export const ride = ask({
  rule: 'N5.11',
  seat: activeSeat,
  legal: (state) => waysTo(leaderDestinations(state, fieldOf(state), state.piece)),
  does: {
    to(state, tell, { hex }) {
      const leader = state.piece;
      const from = state.leaderHex[leader];
      markLeader(state, leader, ORDERED | MOVED);
      shiftLeader(state, leader, hex);
      if (state.unitAt[hex] !== NONE) state.marks[state.unitAt[hex]] |= JOINED; // N5.13
      tell?.({ type: 'leaderMoved', leader, from, to: hex });
      goTo(state, 'moving');
    },
    exit(state, tell) {
      const leader = state.piece;
      const from = state.leaderHex[leader];
      markLeader(state, leader, ORDERED | MOVED);
      liftLeader(state, leader);
      tell?.({ type: 'leaderLeft', leader, from });
      goTo(state, 'moving');
    },
  },
});
