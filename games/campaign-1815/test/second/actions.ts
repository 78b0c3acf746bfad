import {
  COLUMNS,
  counted,
  isFast,
  isGuns,
  seatOf,
  type Board,
  type Fight,
  type Piece,
  type Place,
  type Role,
} from './board.ts';
import {
  columnOf,
  enemiesOf,
  exits,
  foe,
  groundAt,
  groundOf,
  hasStream,
  holds,
  isBeyond,
  isEngaged,
  isOwn,
  lineOf,
  onField,
  roleOf,
  standingOn,
  terrainOf,
} from './fields.ts';
import { fitToHold } from './layouts.ts';

// 6.32, 6.33, 6.5, 7: what a block may do in the combat step.

const isFresh = ({ spent, fired, stepped, shaken }: Piece): boolean =>
  !spent && !fired && stepped === 0 && !shaken;
/** 6.33: horse guns step and fire, fire and step, or step twice. */
const mayFireYet = (piece: Piece): boolean =>
  isFresh(piece) || (piece.arm === 'horse' && piece.stepped === 1 && !piece.fired && !piece.spent);
const stepsLeft = (piece: Piece): number => {
  if (piece.spent || piece.shaken) return 0;
  if (piece.arm === 'horse' && piece.fired && piece.stepped === 0) return 1;
  return isFresh(piece) ? (isFast(piece) ? 2 : 1) : 0;
};

// Moves

export function neighbours(place: Place): Place[] {
  if (place === 'reserve') return [...COLUMNS];
  return isBeyond(place) ? [columnOf(place)] : ['reserve', `beyond-${columnOf(place)}`];
}

const enemiesAt = (b: Board, f: Fight, role: Role, place: Place): number =>
  place === 'reserve' ? 0 : standingOn(b, f, foe(role), groundAt(role, place)).length;

/** 6.21: the ground of one step. */
function isPassable(b: Board, f: Fight, piece: Piece, from: Place, to: Place): boolean {
  const role = roleOf(b, piece.side);
  if (isGuns(piece) && f.terrain.get(groundAt(role, to)) === 'wood') return false;
  if (!isBeyond(from) && !isBeyond(to)) return true;
  const line = lineOf(role, to);
  return !hasStream(f, line) || (!isGuns(piece) && counted(f.crossed, line) < 2);
}

function mayStep(b: Board, f: Fight, piece: Piece, from: Place, to: Place, leaving: boolean): boolean {
  if (!isPassable(b, f, piece, from, to)) return false;
  const enemies = enemiesAt(b, f, roleOf(b, piece.side), to) > 0;
  return !enemies || (!leaving && piece.arm !== 'foot');
}

function movesOf(b: Board, f: Fight, piece: Piece): Place[] {
  const steps = stepsLeft(piece);
  if (steps === 0 || piece.square) return [];
  const role = roleOf(b, piece.side);
  const engaged = isEngaged(b, f, piece);
  const first = neighbours(piece.place).filter(
    (to) => mayStep(b, f, piece, piece.place, to, engaged) && !(engaged && isBeyond(to)),
  );
  if (steps === 1) return first;
  const halts = (place: Place): boolean =>
    enemiesAt(b, f, role, place) > 0 ||
    (piece.arm === 'cavalry' && f.terrain.get(groundAt(role, place)) === 'wood');
  const second = first
    .filter((mid) => !halts(mid))
    .flatMap((mid) => neighbours(mid).filter((to) => mayStep(b, f, piece, mid, to, engaged)));
  return [...new Set([...first, ...second])].filter((to) => to !== piece.place);
}

// Fire

export type Aim = 'line' | 'squares' | 'far' | 'far-squares';
export const AIMS: readonly Aim[] = ['line', 'squares', 'far', 'far-squares'];

const isFar = (aim: Aim): boolean => aim.startsWith('far');
const isAtSquares = (aim: Aim): boolean => aim.endsWith('squares');

/** 6.51 */
export function targetsOf(b: Board, f: Fight, piece: Piece, aim: Aim): Piece[] {
  const role = roleOf(b, piece.side);
  const before: Place = `beyond-${columnOf(piece.place)}`;
  const there = isFar(aim) ? standingOn(b, f, foe(role), groundAt(role, before)) : enemiesOf(b, f, piece);
  const group = there.filter((one) => (one.square || one.host !== null) === isAtSquares(aim));
  if (piece.arm !== 'cavalry') return group;
  return group.filter((one) => !(holds(f, one) && terrainOf(b, f, one) === 'farm'));
}

export function power(b: Board, f: Fight, piece: Piece, aim: Aim): number {
  const held = holds(f, piece) ? terrainOf(b, f, piece) : 'open';
  const square = isAtSquares(aim) ? 1 : 0;
  switch (piece.arm) {
    case 'leader':
      return piece.firepower;
    case 'infantry':
      return piece.firepower + square + (held === 'farm' ? 1 : 0);
    case 'cavalry':
      if (terrainOf(b, f, piece) === 'wood') return 1 - square;
      return piece.firepower + (square ? -1 : piece.charging ? 1 : 0);
    case 'foot':
    case 'horse':
      if (isFar(aim)) return piece.firepower + square + (held === 'hill' ? 1 : 0);
      return piece.firepower + square + (piece.canister ? 0 : 1);
  }
}

function mayAim(b: Board, f: Fight, piece: Piece, aim: Aim): boolean {
  const targets = targetsOf(b, f, piece, aim);
  if (targets.length === 0 || power(b, f, piece, aim) === 0) return false;
  if (!isFar(aim)) return piece.place !== 'reserve';
  if (!isGuns(piece) || !isOwn(piece.place) || isEngaged(b, f, piece)) return false;
  const role = roleOf(b, piece.side);
  const before = groundAt(role, `beyond-${columnOf(piece.place)}`);
  if (f.terrain.get(before) === 'wood' || standingOn(b, f, role, before).length > 0) return false;
  return targets.some(({ left, open }) => left > 1 || !open);
}

const firesOf = (b: Board, f: Fight, piece: Piece): Aim[] =>
  mayFireYet(piece) && piece.host === null ? AIMS.filter((aim) => mayAim(b, f, piece, aim)) : [];

// Retreat, squares, farms and hills

function retreatsOf(b: Board, f: Fight, piece: Piece): string[] {
  const role = roleOf(b, piece.side);
  if (!isFresh(piece) || piece.square) return [];
  const line = lineOf(role, piece.place);
  if (isBeyond(piece.place) && hasStream(f, line) && counted(f.crossed, line) >= 2) return [];
  return exits(b, f, role);
}

const mayForm = (b: Board, f: Fight, piece: Piece): boolean =>
  piece.arm === 'infantry' &&
  isOwn(piece.place) &&
  terrainOf(b, f, piece) !== 'wood' &&
  !holds(f, piece) &&
  isEngaged(b, f, piece);

const comrades = (b: Board, f: Fight, piece: Piece): Piece[] =>
  piece.place === 'reserve' ? [] : standingOn(b, f, roleOf(b, piece.side), groundOf(b, piece));

function sheltersOf(b: Board, f: Fight, piece: Piece): Piece[] {
  if (piece.host !== null || (piece.arm !== 'leader' && !isGuns(piece))) return [];
  return comrades(b, f, piece).filter((one) => one.square && !b.pieces.some(({ host }) => host === one));
}

function maySwap(b: Board, f: Fight, piece: Piece): boolean {
  const ground = groundOf(b, piece);
  const holder = f.holder.get(ground);
  if (!holder || holder === piece || seatOf(b, holder) !== seatOf(b, piece) || f.swapped.has(ground))
    return false;
  if (piece.square || piece.host || !fitToHold(f.terrain.get(ground), piece)) return false;
  return isFresh(holder) && isFresh(piece);
}

const mayTake = (b: Board, f: Fight, piece: Piece): boolean =>
  piece.place !== 'reserve' &&
  !piece.square &&
  piece.host === null &&
  !f.holder.has(groundOf(b, piece)) &&
  fitToHold(f.terrain.get(groundOf(b, piece)), piece);

function* actsOf(b: Board, f: Fight, piece: Piece): Iterable<string> {
  const { id, place } = piece;
  for (const to of movesOf(b, f, piece)) yield `move.${id}.${place}.${to}`;
  for (const aim of firesOf(b, f, piece)) yield `fire.${id}.${aim}`;
  for (const to of retreatsOf(b, f, piece)) yield `retreat.${id}.${place}.${to}`;
  if (maySwap(b, f, piece)) yield `swap.${id}.${place}`;
  if (!isFresh(piece)) return;
  if (piece.square) yield `dissolve.${id}`;
  else if (mayForm(b, f, piece)) yield `square.${id}`;
  for (const host of sheltersOf(b, f, piece)) yield `shelter.${id}.${host.id}`;
  if (piece.host) yield `emerge.${id}`;
  if (mayTake(b, f, piece)) yield `take.${id}.${place}`;
}

export function combatOffers(b: Board, f: Fight, role: Role, seat: number): string[] {
  const offers = ['done'];
  for (const piece of onField(b, f, role)) if (seatOf(b, piece) === seat) offers.push(...actsOf(b, f, piece));
  return offers;
}
