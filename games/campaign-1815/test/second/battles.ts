import {
  ask,
  COLUMNS,
  counted,
  destroy,
  hurt,
  inTown,
  isGuns,
  named,
  roll,
  seatOf,
  seatsBySize,
  tally,
  type Board,
  type Fight,
  type Piece,
  type Place,
  type Play,
  type Role,
} from './board.ts';
import { AIMS, combatOffers, neighbours, power, targetsOf } from './actions.ts';
import {
  columnOf,
  foe,
  goAway,
  groundAt,
  groundOf,
  hasStream,
  isBeyond,
  isEngaged,
  leave,
  lineOf,
  offTheField,
  onField,
  refresh,
  roleOf,
  routLoss,
  sideOf,
  standingOn,
  takeHit,
} from './fields.ts';
import { regroup, reinforce } from './reserves.ts';

// 6.3: one side's part of a battle round. Every step tells whether it has ended the battle.

/** 6.21: of those who must go back over a stream two can in all; the others are lost. */
function* crossBack(b: Board, f: Fight, role: Role, going: readonly Piece[]): Play {
  const over = going.filter(({ place }) => isBeyond(place) && hasStream(f, lineOf(role, place)));
  const beside = (piece: Piece): Piece[] => over.filter(({ place }) => place === piece.place);
  const room = ({ place }: Piece): number => 2 - counted(f.crossed, lineOf(role, place));
  for (;;) {
    const crowded = over.find(
      (one) => isBeyond(one.place) && room(one) > 0 && beside(one).length > room(one),
    );
    if (!crowded) break;
    cross(f, role, yield* chooseToCross(b, f, role, beside(crowded)));
  }
  for (const piece of over) {
    if (!isBeyond(piece.place)) continue;
    if (room(piece) > 0) cross(f, role, piece);
    else destroy(b, piece);
  }
}

function cross(f: Fight, role: Role, piece: Piece): void {
  tally(f.crossed, lineOf(role, piece.place));
  piece.place = columnOf(piece.place);
  piece.shaken = true;
}

function* chooseToCross(b: Board, f: Fight, role: Role, list: readonly Piece[]): Play<Piece> {
  const seats = new Set(list.map((one) => seatOf(b, one)));
  const side = sideOf(b, role);
  const [seat] = seats.size === 1 ? seats : seatsBySize(b, side, inTown(b, f.town, side));
  const [, id] = yield* ask(
    'recoil',
    seat,
    list.map((one) => `recoil.${one.id}`),
  );
  return named(b, id);
}

/** 6.7, 7.4 */
function* driveOff(b: Board, f: Fight, role: Role, all: boolean): Play {
  const losses = onField(b, f, role).map((one): [Piece, number] => [
    one,
    all || isEngaged(b, f, one) ? routLoss(b, f, one) : 0,
  ]);
  for (const [piece, steps] of losses) if (steps > 0 && piece.left > 0) hurt(b, piece, steps);
  yield* crossBack(b, f, role, onField(b, f, role));
  for (const piece of b.pieces) if (piece.town === f.town) offTheField(piece);
  yield* leave(b, f, role);
}

/** 7.4 */
const isRouted = (b: Board, f: Fight, role: Role): boolean =>
  COLUMNS.some((column) => {
    const ground = groundAt(role, column);
    return standingOn(b, f, role, ground).length === 0 && standingOn(b, f, foe(role), ground).length > 0;
  });

function* endBattle(b: Board, f: Fight): Play {
  b.bag.push(...f.terrain.values());
  b.fights = b.fights.filter((one) => one !== f);
  for (const piece of b.pieces) if (piece.town === f.town) offTheField(piece);
  yield* regroup(b, f);
}

/** Whether the battle is over, now that something has changed. */
function* isOver(b: Board, f: Fight): Play<boolean> {
  refresh(b, f);
  const roles: Role[] = ['attacker', 'defender'];
  const standing = (role: Role): boolean => onField(b, f, role).length > 0;
  if (roles.every(standing)) {
    const routed = roles.find((role) => isRouted(b, f, role));
    if (!routed) return false;
    yield* driveOff(b, f, routed, true);
  }
  yield* endBattle(b, f);
  return true;
}

// Morale

const leads = (b: Board, f: Fight, piece: Piece): boolean =>
  standingOn(b, f, roleOf(b, piece.side), groundOf(b, piece)).some(
    ({ arm, army }) => arm === 'leader' && army === piece.army,
  );

function mustTest(b: Board, f: Fight, piece: Piece): boolean {
  if (piece.left > 1 || piece.host || !isEngaged(b, f, piece)) return false;
  if (piece.arm !== 'leader') return true;
  return standingOn(b, f, roleOf(b, piece.side), groundOf(b, piece)).length === 1;
}

function* morale(b: Board, f: Fight, role: Role): Play<boolean> {
  const tested = new Set<Piece>();
  const failed: Piece[] = [];
  for (;;) {
    const waiting = onField(b, f, role).filter((one) => !tested.has(one) && mustTest(b, f, one));
    if (waiting.length === 0) break;
    const [piece, [die]] = yield* roll('morale-roll', waiting, 1);
    tested.add(piece);
    if (die + (leads(b, f, piece) ? 1 : 0) + (piece.square ? 1 : 0) > 3) continue;
    if (piece.square || piece.arm === 'foot') {
      destroy(b, piece);
      if (yield* isOver(b, f)) return true;
    } else failed.push(piece);
  }
  yield* crossBack(
    b,
    f,
    role,
    onField(b, f, role).filter((one) => failed.includes(one)),
  );
  for (const piece of failed) {
    if (piece.left === 0 || piece.shaken) continue;
    piece.place = isBeyond(piece.place) ? columnOf(piece.place) : 'reserve';
    piece.shaken = true;
  }
  return yield* isOver(b, f);
}

// Combat

function move(b: Board, f: Fight, piece: Piece, to: Place): void {
  const role = roleOf(b, piece.side);
  const line = lineOf(role, isBeyond(to) ? to : piece.place);
  if ((isBeyond(to) || isBeyond(piece.place)) && hasStream(f, line)) tally(f.crossed, line);
  const oneStep = neighbours(piece.place).includes(to);
  piece.place = to;
  piece.host = null;
  piece.stepped++;
  if (piece.arm !== 'horse' || !oneStep || piece.fired) piece.spent = true;
  if (!isEngaged(b, f, piece)) return;
  piece.charging = piece.arm === 'cavalry';
  if (role === 'attacker') f.busy = true;
}

function* fire(b: Board, f: Fight, piece: Piece, word: string): Play<boolean> {
  const aim = AIMS.find((one) => one === word) ?? 'line';
  const strength = power(b, f, piece, aim);
  const far = aim.startsWith('far');
  piece.fired = piece.open = true;
  if (roleOf(b, piece.side) === 'attacker') f.busy = true;
  const [, dice] = yield* roll('fire-roll', [piece], piece.left);
  piece.charging = false;
  if (!far && isGuns(piece)) piece.canister = true;
  for (const die of dice) {
    if (die > strength) continue;
    const targets = targetsOf(b, f, piece, aim).filter(({ left }) => !far || left > 1);
    const hit = yield* takeHit(b, f, targets);
    if (!hit) continue;
    hurt(b, hit, 1);
    if (yield* isOver(b, f)) return true;
  }
  return yield* isOver(b, f);
}

function retreat(b: Board, f: Fight, piece: Piece, town: string): void {
  const role = roleOf(b, piece.side);
  const line = lineOf(role, piece.place);
  if (isBeyond(piece.place) && hasStream(f, line)) tally(f.crossed, line);
  if (isEngaged(b, f, piece)) hurt(b, piece, routLoss(b, f, piece));
  if (piece.left > 0) goAway(b, f, piece, town);
  if (role === 'attacker') f.busy = true;
}

const isPlace = (word: string): word is Place =>
  word === 'reserve' || COLUMNS.some((column) => word === column || word === `beyond-${column}`);

function* act(b: Board, f: Fight, [what, id, first, second]: string[]): Play<boolean> {
  const piece = named(b, id);
  switch (what) {
    case 'move':
      if (isPlace(second)) move(b, f, piece, second);
      break;
    case 'fire':
      return yield* fire(b, f, piece, first);
    case 'retreat':
      retreat(b, f, piece, second);
      break;
    case 'square':
    case 'dissolve':
      piece.square = what === 'square';
      piece.spent = true;
      if (!piece.square) for (const guest of b.pieces) if (guest.host === piece) guest.host = null;
      break;
    case 'shelter':
      piece.host = named(b, first);
      piece.spent = piece.open = true;
      break;
    case 'emerge':
      piece.host = null;
      piece.spent = true;
      break;
    case 'take':
      f.holder.set(groundOf(b, piece), piece);
      piece.spent = true;
      break;
    case 'swap':
      f.holder.set(groundOf(b, piece), piece);
      f.swapped.add(groundOf(b, piece));
      break;
    default:
      throw new Error(`nobody can ${what}`);
  }
  return yield* isOver(b, f);
}

function* combat(b: Board, f: Fight, role: Role): Play<boolean> {
  for (const seat of seatsBySize(b, sideOf(b, role), onField(b, f, role)))
    for (;;) {
      const words = yield* ask('combat', seat, combatOffers(b, f, role, seat));
      if (words[0] === 'done') break;
      if (yield* act(b, f, words)) return true;
    }
  return false;
}

function freshen(b: Board, f: Fight, role: Role): void {
  for (const piece of onField(b, f, role)) {
    piece.stepped = 0;
    piece.fired = piece.spent = piece.shaken = false;
  }
  for (const counts of [f.gone, f.come]) counts.clear();
  f.crossed.clear();
  f.swapped.clear();
}

/** Whether the battle is over. */
export function* part(b: Board, f: Fight, role: Role): Play<boolean> {
  freshen(b, f, role);
  f.busy = false;
  if (yield* morale(b, f, role)) return true;
  if (yield* combat(b, f, role)) return true;
  yield* reinforce(b, f, role);
  if (role === 'defender') return false;
  f.quiet = f.busy ? 0 : f.quiet + 1;
  if (f.quiet < 2) return false;
  yield* driveOff(b, f, role, false);
  yield* endBattle(b, f);
  return true;
}
