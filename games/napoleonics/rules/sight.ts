import { firstBlocked, type LinePart, type Seat } from '@bicorne/engine';
import { AROUND, GRID, type Hex } from '../data/board.ts';
import { groundBlocks, lineBetween, type Field } from './field.ts';
import { NONE, type State } from './state.ts';

const occupied = (state: State, hex: Hex): boolean =>
  state.unitAt[hex] !== NONE || state.leaderAt[hex] !== NONE;

/** N7: whether nothing blocks the line between the two centres. */
export function sees(state: State, field: Field, from: Hex, to: Hex): boolean {
  const line = lineBetween(field, from, to);
  if (line === null) return false;
  for (let i = 0; i < line.length; i += 2)
    if (occupied(state, line[i]) && occupied(state, line[i + 1])) return false;
  return true;
}

/** N7.9: guns on a hill see over one own piece just below them. */
export function seesOverFriends(state: State, field: Field, from: Hex, to: Hex, seat: number): boolean {
  const line = lineBetween(field, from, to);
  if (line === null) return false;
  const blocked = (hex: Hex): boolean => cuts(state, field, from, hex, seat);
  for (let i = 0; i < line.length; i += 2) if (blocked(line[i]) && blocked(line[i + 1])) return false;
  return true;
}

/** Whether a piece on this hex stands in the way; those of `seat` just below do not, NONE: all do. */
const cuts = (state: State, field: Field, from: Hex, hex: Hex, seat: number): boolean =>
  occupied(state, hex) && !isBelow(state, field, from, hex, seat);

function isBelow(state: State, field: Field, gun: Hex, hex: Hex, seat: number): boolean {
  if (field.high[hex] || !AROUND[gun].includes(hex)) return false;
  const unit = state.unitAt[hex];
  return unit !== NONE ? field.seat[unit] === seat : field.leaderSeat[state.leaderAt[hex]] === seat;
}

/**
 * Where the line is cut, for showing it; null where it is not. Must agree with `sees`, and, for guns on a
 * hill of this seat, with `seesOverFriends`.
 */
export function cutAt(state: State, field: Field, from: Hex, to: Hex, guns: Seat = NONE): LinePart | null {
  const ground = groundBlocks(field, from, to);
  return firstBlocked(GRID, from, to, (hex) => ground(hex) || cuts(state, field, from, hex, guns));
}
