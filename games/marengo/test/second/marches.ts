import { approachesOf, approachNamed, fullBlock, isReserve, localityOf, type Approach } from './board.ts';
import {
  areOrganised,
  ask,
  enemy,
  faceOf,
  faces,
  ofFace,
  type Asking,
  type Piece,
  type Table,
} from './table.ts';

// Chapters 7 and 12

export const MOST = 3;

/** Whether the army on turn may go over this border into a locality that the enemy does not hold. */
const mayPass = (t: Table, { border, to }: Approach): boolean =>
  !t.isClosed(border) && !t.isShut(to, t.army) && !t.holds(enemy(t.army), to) && t.room(to, t.army) > 0;

/** How many could march into this approach for nothing. */
const freeInto = (t: Table, approach: Approach): number =>
  fullBlock(approach) - t.standing(approach.name).length;

const marchesFromReserve = (t: Table, locality: number): string[] => {
  const inside = t.ready(String(locality));
  const away = t.orders > 0 && areOrganised(inside);
  return [
    ...approachesOf(locality).flatMap((one) =>
      away && mayPass(t, one) ? [`march:${locality}>${one.to}`] : [],
    ),
    ...t
      .fronts(locality, t.army)
      .filter((one) => t.orders > 0 || freeInto(t, one) > 0)
      .map(({ name }) => `march:${locality}>${name}`),
  ];
};

function marchesFromApproach(t: Table, approach: Approach): string[] {
  if (t.orders === 0) return [];
  const { name, of, to } = approach;
  const across = mayPass(t, approach) && areOrganised(t.ready(name));
  return [`march:${name}>${of}`, ...(across ? [`march:${name}>${to}`] : [])];
}

export const marchesFrom = (t: Table, position: string): string[] =>
  isReserve(position)
    ? marchesFromReserve(t, localityOf(position))
    : marchesFromApproach(t, approachNamed(position));

export function* march(t: Table, from: string, to: string): Asking {
  if (isReserve(to)) yield* marchToReserve(t, from, localityOf(to));
  else yield* marchUp(t, from, approachNamed(to));
}

export function layDown(t: Table, pieces: readonly Piece[], at: string): void {
  for (const piece of pieces) {
    t.put(piece, at);
    piece.acted = true;
  }
}

export const pieceWords = (pieces: readonly Piece[]): string[] =>
  faces(pieces).map((face) => `piece:${face}`);

function* marchUp(t: Table, from: string, to: Approach): Asking {
  const free = freeInto(t, to);
  const most = t.orders > 0 ? MOST : Math.min(MOST, free);
  const hand: Piece[] = [];
  while (hand.length < most && t.ready(from).length > 0) {
    const stop = hand.length > 0 ? ['done'] : [];
    const word = yield* ask('march', t.army, [...pieceWords(t.ready(from)), ...stop]);
    if (word === 'done') break;
    hand.push(taken(t.ready(from), word));
  }
  t.meet('M7.5', hand.length > free);
  if (hand.length > free) t.pay();
  layDown(t, hand, to.name);
}

export function taken(list: readonly Piece[], word: string): Piece {
  const piece = ofFace(list, word.slice(word.indexOf(':') + 1));
  piece.role = 'hand';
  return piece;
}

function* marchToReserve(t: Table, from: string, to: number): Asking {
  t.pay();
  const inside = localityOf(from) === to;
  const most = inside ? MOST : Math.min(MOST, t.room(to, t.army));
  const hand: Piece[] = [];
  for (;;) {
    const more = hand.length < most ? t.ready(from) : [];
    const going = hand.length > 0 ? goingOn(t, hand, to, new Set()) : [];
    if (hand.length > 0 && more.length === 0 && t.fronts(to, t.army).length === 0) break;
    const word = yield* ask('march', t.army, [...pieceWords(more), ...going]);
    if (word.startsWith('piece:')) hand.push(taken(more, word));
    else {
      yield* ridden(t, hand, to, word);
      return;
    }
  }
  layDown(t, hand, String(to));
}

/** Stay, or ride into an approach: what can still be paid for, every destination after the first costing an order. */
function goingOn(t: Table, hand: readonly Piece[], at: number, used: ReadonlySet<string>): string[] {
  const canPay = (destinations: number): boolean => destinations - 1 <= t.orders;
  const stay = canPay(used.size + 1) ? ['done'] : [];
  const riders = hand.filter(({ arm }) => arm === 'cavalry');
  const rides = riders.flatMap((rider) =>
    t
      .fronts(at, t.army)
      .filter(({ name }) => {
        const all = new Set([...used, name]).size;
        const rest = hand.some((one) => one.arm !== 'cavalry');
        return canPay(all + (rest ? 1 : 0));
      })
      .map(({ name }) => `ride:${faceOf(rider)}>${name}`),
  );
  return [...stay, ...rides];
}

/** Pieces in hand have come to a reserve, and cavalry among them may continue. */
export function* finish(t: Table, hand: Piece[], at: number): Asking {
  if (hand.length === 0) return;
  t.lastIn.set(at, t.army);
  if (t.fronts(at, t.army).length === 0) return layDown(t, hand, String(at));
  yield* ridden(t, hand, at, yield* ask('finish', t.army, goingOn(t, hand, at, new Set())));
}

function* ridden(t: Table, hand: Piece[], at: number, first: string): Asking {
  const used = new Set<string>();
  for (let word = first; ; word = yield* ask('finish', t.army, goingOn(t, hand, at, used))) {
    if (word === 'done') break;
    const [face, to] = word.slice(5).split('>');
    used.add(to);
    const rider = ofFace(
      hand.filter(({ arm }) => arm === 'cavalry'),
      face,
    );
    hand.splice(hand.indexOf(rider), 1);
    ride(t, rider, to);
    if (hand.length === 0) break;
  }
  const destinations = used.size + (hand.length > 0 ? 1 : 0);
  t.meet('M12.3', destinations > 1);
  for (let paid = 1; paid < destinations; paid++) t.pay();
  layDown(t, hand, String(at));
}

export function ride(t: Table, rider: Piece, to: string): void {
  layDown(t, [rider], to);
  t.say('shown', rider.army, to, faceOf(rider));
}
