import type { Army } from '../../data/blocks.ts';
import {
  activeSide,
  armiesOf,
  ask,
  counted,
  hasFight,
  hurt,
  inTown,
  isFast,
  isNight,
  named,
  newFight,
  nextTo,
  other,
  roadOf,
  roll,
  seatOf,
  tally,
  type Board,
  type Piece,
  type Play,
} from './board.ts';

// Chapter 5.

const enemyIn = (b: Board, piece: Piece, town: string): boolean =>
  inTown(b, town, other(piece.side)).length > 0;

/** 5.4, 5.5 */
function roadHasRoom(b: Board, from: string, to: string, attack: boolean): boolean {
  const road = roadOf(from, to);
  if (!road) return false;
  const most = (road.kind === 'major' ? 8 : 6) / (attack && road.river ? 2 : 1);
  return counted(b.traffic, road) < most;
}

/** 5.2: whether no other group has struck at the town, or this block may join it. */
function mayJoin(b: Board, town: string, origin: string, straight: boolean): boolean {
  const fight = b.fights.find((one) => one.town === town);
  const all = [...new Set([origin, ...(fight?.origins ?? [])])];
  if (!fight || all.length < 2) return true;
  return (
    straight &&
    fight.straight &&
    all.every((from) => roadOf(from, town) !== undefined) &&
    all.every((from) => all.every((to) => from === to || roadOf(from, to) !== undefined))
  );
}

function mayGo(b: Board, piece: Piece, from: string, to: string, origin: string, straight: boolean): boolean {
  const attack = enemyIn(b, piece, to);
  if (attack && (isNight(b) || !mayJoin(b, to, origin, straight))) return false;
  return roadHasRoom(b, from, to, attack);
}

const GROUPS: Readonly<Record<Army, number>> = { french: 2, anglo: 1, prussian: 1 };

/** 5.1 */
const hasGroup = ({ groups }: Board, { army, town }: Piece): boolean =>
  groups[army].includes(town) || groups[army].length < GROUPS[army];

/** 5.3: the towns beyond `over`, once the first step is made. */
function onward(b: Board, piece: Piece, over: string): string[] {
  const road = roadOf(piece.town, over);
  const used = road ? counted(b.traffic, road) : 0;
  if (road) b.traffic.set(road, used + 1);
  const list = nextTo(over).filter((to) => to !== piece.town && mayGo(b, piece, over, to, piece.town, false));
  if (road) b.traffic.set(road, used);
  return list;
}

function* marchesOf(b: Board, piece: Piece): Iterable<string> {
  if (piece.town === '' || piece.origin !== '' || !hasGroup(b, piece)) return;
  for (const to of nextTo(piece.town)) {
    if (!mayGo(b, piece, piece.town, to, piece.town, true)) continue;
    yield `march.${piece.id}.${piece.town}.${to}`;
    if (isFast(piece) && !enemyIn(b, piece, to) && onward(b, piece, to).length > 0)
      yield `ride.${piece.id}.${piece.town}.${to}`;
  }
}

function step(b: Board, piece: Piece, to: string, origin: string, straight: boolean): void {
  const road = roadOf(piece.town, to);
  if (road) tally(b.traffic, road);
  if (enemyIn(b, piece, to)) {
    const fight = b.fights.find((one) => one.town === to) ?? newFight(to, []);
    if (!hasFight(b, to)) b.fights.push(fight);
    fight.entered.add(piece.town);
    fight.origins.add(origin);
    fight.straight &&= straight;
  }
  piece.town = to;
}

function* march(b: Board, seat: number): Play {
  for (;;) {
    const mine = b.pieces.filter((one) => seatOf(b, one) === seat && one.side === activeSide(b));
    const offers = ['done'];
    for (const piece of mine) offers.push(...marchesOf(b, piece));
    const [act, id, from, to] = yield* ask('march', seat, offers);
    if (act === 'done') return;
    const piece = named(b, id);
    const groups = b.groups[piece.army];
    if (!groups.includes(from)) groups.push(from);
    piece.group = groups.indexOf(from) + 1;
    if (act === 'ride') {
      const ways = onward(b, piece, to).map((on) => `march.${id}.${to}.${on}`);
      step(b, piece, to, from, false);
      const [, , , on] = yield* ask('ride', seat, ways);
      step(b, piece, on, from, false);
    } else step(b, piece, to, from, true);
    piece.origin = from;
  }
}

const leaderIn = (b: Board, piece: Piece): boolean =>
  b.pieces.some((one) => one.arm === 'leader' && one.army === piece.army && one.town === piece.town);

/** 5.6 */
function* pushesOf(b: Board, piece: Piece): Iterable<string> {
  if (piece.town === '' || piece.origin === '' || piece.forced || enemyIn(b, piece, piece.town)) return;
  for (const to of nextTo(piece.town)) {
    if (!mayGo(b, piece, piece.town, to, piece.origin, false)) continue;
    const rest = `${piece.id}.${piece.town}.${to}.group${piece.group}`;
    yield `force.${rest}`;
    if (leaderIn(b, piece)) yield `led.${rest}`;
  }
}

function* force(b: Board, seat: number): Play {
  for (;;) {
    const mine = b.pieces.filter((one) => seatOf(b, one) === seat && one.side === activeSide(b));
    const offers = ['done'];
    for (const piece of mine) offers.push(...pushesOf(b, piece));
    const [act, id, , to] = yield* ask('force', seat, offers);
    if (act === 'done') return;
    const piece = named(b, id);
    step(b, piece, to, piece.origin, false);
    piece.forced = true;
    const [, [die]] = yield* roll('force-roll', [piece], 1);
    if (die + (act === 'led' ? 1 : 0) <= 3) hurt(b, piece, 1);
  }
}

export function* movement(b: Board): Play {
  const seats = new Set(armiesOf(activeSide(b)).map((army) => b.seatOf[army]));
  for (const seat of seats) yield* march(b, seat);
  if (isNight(b)) return;
  for (const seat of seats) yield* force(b, seat);
}
