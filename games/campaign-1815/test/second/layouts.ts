import { TERRAINS, type Terrain } from '../../data/terrain.ts';
import {
  ask,
  COLUMNS,
  inTown,
  isGuns,
  named,
  pick,
  seatOf,
  seatsBySize,
  type Board,
  type Column,
  type Fight,
  type Piece,
  type Play,
  type Role,
} from './board.ts';
import { groundAt, refresh, sideOf, standingOn } from './fields.ts';

// 6.21 to 6.24

const isTerrain = (word: string): word is Terrain => TERRAINS.some((one) => one === word);
const isColumn = (word: string): word is Column => COLUMNS.some((one) => one === word);

function* layTerrain(b: Board, f: Fight, role: Role, count: number): Play {
  const drawn: Terrain[] = [];
  while (drawn.length < count && b.bag.length > 0) {
    const kind = yield* pick('draw', b.bag);
    if (!isTerrain(kind)) throw new Error(`no terrain ${kind}`);
    b.bag.splice(b.bag.indexOf(kind), 1);
    drawn.push(kind);
  }
  const side = sideOf(b, role);
  const [seat] = seatsBySize(b, side, inTown(b, f.town, side));
  while (drawn.length > 0) {
    const free = COLUMNS.filter((column) => !f.terrain.has(groundAt(role, column)));
    const offers = drawn.flatMap((kind) => free.map((column) => `lay.${kind}.${column}`));
    const [, kind, column] = yield* ask('lay', seat, [...new Set(offers)]);
    if (!isTerrain(kind) || !isColumn(column)) throw new Error(`laid ${kind} ${column}`);
    f.terrain.set(groundAt(role, column), kind);
    drawn.splice(drawn.indexOf(kind), 1);
  }
}

const isWood = (f: Fight, role: Role, column: Column): boolean =>
  f.terrain.get(groundAt(role, column)) === 'wood';

/** 6.22: how many of the three positions can have a block when these are still to come. `any` may be of whatever arm. */
function filled(b: Board, f: Fight, role: Role, coming: readonly Piece[], any: number): number {
  const empty = COLUMNS.filter((column) => standingOn(b, f, role, groundAt(role, column)).length === 0);
  const woods = empty.filter((column) => isWood(f, role, column)).length;
  const fit = coming.filter((one) => !isGuns(one)).length + any;
  const inWoods = Math.min(woods, fit);
  return 3 - empty.length + inWoods + Math.min(empty.length - woods, coming.length + any - inWoods);
}

/** 6.23 */
function corpsFit(b: Board, piece: Piece, there: readonly Piece[]): boolean {
  const shared = there.some((one) => seatOf(b, one) !== seatOf(b, piece));
  if (shared && piece.arm !== 'leader') return false;
  const all = [...there, piece];
  const corps = new Set(all.filter(({ arm }) => arm !== 'leader').map((one) => `${one.army} ${one.corps}`));
  if (corps.size < 2) return true;
  const led = all.some(
    ({ arm, army }) => arm === 'leader' && [...corps].every((one) => one.startsWith(army)),
  );
  return corps.size === 2 && led;
}

function mayStand(b: Board, f: Fight, role: Role, piece: Piece, column: Column): boolean {
  if (isGuns(piece) && isWood(f, role, column)) return false;
  return corpsFit(b, piece, standingOn(b, f, role, groundAt(role, column)));
}

function* deploy(b: Board, f: Fight, role: Role): Play {
  const side = sideOf(b, role);
  const here = inTown(b, f.town, side);
  const waiting = (): Piece[] => here.filter(({ place }) => place === 'off');
  const seats = seatsBySize(b, side, here);
  for (const [turn, seat] of seats.entries())
    for (;;) {
      const mine = waiting().filter((one) => seatOf(b, one) === seat);
      if (mine.length === 0) break;
      const any = turn === 0 ? waiting().length - mine.length : 0;
      const best = filled(b, f, role, mine, any);
      const offers: string[] = [];
      for (const piece of mine) {
        const rest = mine.filter((one) => one !== piece);
        for (const place of ['reserve', ...COLUMNS] as const) {
          if (place !== 'reserve' && !mayStand(b, f, role, piece, place)) continue;
          piece.place = place;
          if (filled(b, f, role, rest, any) >= best) offers.push(`deploy.${piece.id}.${place}`);
          piece.place = 'off';
        }
      }
      const [, id, place] = yield* ask('deploy', seat, offers);
      named(b, id).place = isColumn(place) ? place : 'reserve';
    }
}

/** 6.21: who stands on a farm or hill. */
export const fitToHold = (terrain: Terrain | undefined, piece: Piece): boolean =>
  (terrain === 'farm' && piece.arm === 'infantry') || (terrain === 'hill' && isGuns(piece));

function* nameHolders(b: Board, f: Fight, role: Role): Play {
  const side = sideOf(b, role);
  for (const column of COLUMNS) {
    const ground = groundAt(role, column);
    const fit = standingOn(b, f, role, ground).filter((one) => fitToHold(f.terrain.get(ground), one));
    for (const seat of seatsBySize(b, side, inTown(b, f.town, side))) {
      const mine = fit.filter((one) => seatOf(b, one) === seat).map((one) => `hold.${one.id}`);
      const [, id] = yield* ask('hold', seat, ['hold.nobody', ...mine]);
      if (id === 'nobody') continue;
      f.holder.set(ground, named(b, id));
      break;
    }
  }
}

export function* layOut(b: Board, f: Fight): Play {
  yield* layTerrain(b, f, 'attacker', 1);
  yield* layTerrain(b, f, 'defender', 2);
  yield* deploy(b, f, 'defender');
  yield* deploy(b, f, 'attacker');
  refresh(b, f);
  yield* nameHolders(b, f, 'defender');
  yield* nameHolders(b, f, 'attacker');
}
