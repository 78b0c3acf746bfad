import type { Side } from '../../data/track.ts';
import type { Terrain } from '../../data/terrain.ts';
import {
  activeSide,
  ask,
  COLUMNS,
  counted,
  destroy,
  hasFight,
  inTown,
  nextTo,
  other,
  seatOf,
  seatsBySize,
  sharingOneFate,
  tally,
  twoOrOne,
  type Board,
  type Column,
  type Fight,
  type Piece,
  type Place,
  type Play,
  type Role,
} from './board.ts';

// The battlefield, and the ways off it.

export const sideOf = (b: Board, role: Role): Side =>
  role === 'attacker' ? activeSide(b) : other(activeSide(b));
export const roleOf = (b: Board, side: Side): Role => (side === activeSide(b) ? 'attacker' : 'defender');
export const foe = (role: Role): Role => (role === 'attacker' ? 'defender' : 'attacker');

export const FLIP: Readonly<Record<Column, Column>> = { left: 'right', centre: 'centre', right: 'left' };
export const columnOf = (place: Place): Column => COLUMNS.find((one) => place.endsWith(one)) ?? 'centre';
export const isBeyond = (place: Place): boolean => place.startsWith('beyond');
export const isOwn = (place: Place): boolean => COLUMNS.some((one) => one === place);
/** The column as the attacker names it. */
export const lineOf = (role: Role, place: Place): Column =>
  role === 'attacker' ? columnOf(place) : FLIP[columnOf(place)];

/** One and the same name for a piece of ground, whoever stands on it. */
export function groundAt(role: Role, place: Place): string {
  if (isBeyond(place)) return `${foe(role)} ${FLIP[columnOf(place)]}`;
  return `${role} ${place}`;
}
export const groundOf = (b: Board, piece: Piece): string => groundAt(roleOf(b, piece.side), piece.place);
export const terrainOf = (b: Board, f: Fight, piece: Piece): Terrain =>
  f.terrain.get(groundOf(b, piece)) ?? 'open';
export const hasStream = (f: Fight, line: Column): boolean =>
  f.terrain.get(`attacker ${line}`) === 'stream' || f.terrain.get(`defender ${FLIP[line]}`) === 'stream';

export const onField = (b: Board, f: Fight, role: Role): Piece[] =>
  inTown(b, f.town, sideOf(b, role)).filter(({ place }) => place !== 'off');
export const standingOn = (b: Board, f: Fight, role: Role, ground: string): Piece[] =>
  onField(b, f, role).filter((one) => groundOf(b, one) === ground);
export const enemiesOf = (b: Board, f: Fight, piece: Piece): Piece[] =>
  standingOn(b, f, foe(roleOf(b, piece.side)), groundOf(b, piece));
export const isEngaged = (b: Board, f: Fight, piece: Piece): boolean =>
  piece.place !== 'reserve' && piece.place !== 'off' && enemiesOf(b, f, piece).length > 0;
export const holds = (f: Fight, piece: Piece): boolean => [...f.holder.values()].includes(piece);

/** What changes by itself when blocks have come or gone. */
export function refresh(b: Board, f: Fight): void {
  for (const role of ['attacker', 'defender'] as const)
    for (const piece of onField(b, f, role)) {
      const engaged = isEngaged(b, f, piece);
      const hides = piece.place === 'reserve' || terrainOf(b, f, piece) === 'wood';
      if (engaged || isBeyond(piece.place)) piece.open = true;
      else if (hides) piece.open = false;
      else if (!b.late) piece.open = true;
      if (!engaged) piece.charging = piece.canister = false;
    }
  for (const [ground, holder] of f.holder) if (groundOf(b, holder) !== ground) f.holder.delete(ground);
}

// Chapter 7

/** 7.1 */
export function exits(b: Board, f: Fight, role: Role): string[] {
  return nextTo(f.town).filter(
    (town) =>
      f.entered.has(town) === (role === 'attacker') &&
      inTown(b, town, other(sideOf(b, role))).length === 0 &&
      !hasFight(b, town) &&
      counted(f.gone, town) < twoOrOne(f.town, town),
  );
}

export function offTheField(piece: Piece): void {
  piece.place = 'off';
  piece.square = piece.charging = piece.canister = piece.open = piece.shown = false;
  piece.host = null;
}

export function goAway(b: Board, f: Fight, piece: Piece, town: string): void {
  tally(f.gone, town);
  piece.town = town;
  piece.disordered = true;
  offTheField(piece);
  for (const [ground, holder] of f.holder) if (holder === piece) f.holder.delete(ground);
  for (const guest of b.pieces) if (guest.host === piece) guest.host = null;
}

/** 7.4: all leave at once; what finds no road is lost. */
export function* leave(b: Board, f: Fight, role: Role): Play {
  const side = sideOf(b, role);
  for (const seat of seatsBySize(b, side, inTown(b, f.town, side)))
    for (;;) {
      const mine = inTown(b, f.town, side).filter((one) => seatOf(b, one) === seat);
      const ways = exits(b, f, role);
      if (mine.length === 0 || ways.length === 0) break;
      const offers = mine.flatMap(({ id }) => ways.map((to) => `leave.${id}.${f.town}.${to}`));
      const room = twoOrOne(f.town, ways[0]) - counted(f.gone, ways[0]);
      const one = ways.length === 1 && mine.length <= room;
      const [, id, , to] = yield* ask('leave', seat, sharingOneFate(offers, one));
      for (const piece of mine) if (piece.id === id) goAway(b, f, piece, to);
    }
  for (const piece of inTown(b, f.town, side)) destroy(b, piece);
}

/** 7.41 */
export function routLoss(b: Board, f: Fight, piece: Piece): number {
  if (piece.arm === 'leader') return 0;
  if (piece.arm === 'foot') return 2;
  if (piece.arm !== 'cavalry') return 1;
  const engaged = piece.place !== 'reserve' ? enemiesOf(b, f, piece) : [];
  return engaged.some(({ arm }) => arm === 'cavalry') ? 1 : 0;
}

/** 6.4: one hit after another to the strongest; the owner chooses between equals. */
export function* takeHit(b: Board, f: Fight, targets: readonly Piece[]): Play<Piece | null> {
  const most = Math.max(0, ...targets.map(({ left }) => left));
  const strongest = targets.filter(({ left }) => left === most);
  if (strongest.length === 0) return null;
  const { side } = strongest[0];
  const seats = new Set(strongest.map((one) => seatOf(b, one)));
  const [seat] = seats.size === 1 ? seats : seatsBySize(b, side, inTown(b, f.town, side));
  // One ally cannot choose among the other's blocks unseen.
  if (seats.size > 1) for (const piece of strongest) piece.open = true;
  const [, id] = yield* ask(
    'lose',
    seat,
    strongest.map((one) => `lose.${one.id}`),
  );
  return strongest.find((one) => one.id === id) ?? null;
}
