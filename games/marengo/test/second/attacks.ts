import {
  approachesOf,
  approachNamed,
  fullBlock,
  isObstruction,
  isReserve,
  localityOf,
  opposite,
  type Approach,
} from './board.ts';
import { finish, layDown, MOST, pieceWords, ride, taken } from './marches.ts';
import { commit } from './morale.ts';
import { retreat } from './retreats.ts';
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

// Chapter 9

/** Whether the ground and the defenders let a manoeuvre attack go this way. */
export const isOpenToAttack = (t: Table, via: Approach): boolean =>
  t.holds(enemy(t.army), via.to) &&
  !t.isClosed(via.border) &&
  !t.isShut(via.to, t.army) &&
  t.standing(opposite(via).name).length < fullBlock(opposite(via));

export function attacksFrom(t: Table, position: string): string[] {
  const pieces = t.ready(position);
  if (t.orders === 0 || !areOrganised(pieces)) return [];
  const ways = isReserve(position) ? approachesOf(localityOf(position)) : [approachNamed(position)];
  return ways
    .filter((via) => isOpenToAttack(t, via))
    .filter((via) => !isObstruction(opposite(via)) || pieces.some(({ arm }) => arm === 'infantry'))
    .map(({ name }) => `attack:${position}>${name}`);
}

export function* attack(t: Table, from: string, over: string): Asking {
  t.pay();
  const via = approachNamed(over);
  const hand = yield* attackers(t, from, isObstruction(opposite(via)));
  const outcome = yield* clash(t, hand, via, isReserve(from));
  if (outcome === 'won') yield* finish(t, hand, via.to);
  else if (isReserve(from)) yield* fallBack(t, hand, via);
  else layDown(t, hand, from);
}

/** Over an obstruction infantry is named first. */
function* attackers(t: Table, from: string, needsInfantry: boolean): Asking<Piece[]> {
  const hand: Piece[] = [];
  while (hand.length < MOST && t.ready(from).length > 0) {
    const fit = t.ready(from).filter(({ arm }) => hand.length > 0 || !needsInfantry || arm === 'infantry');
    const stop = hand.length > 0 ? ['done'] : [];
    const word = yield* ask('attack-pick', t.army, [...pieceWords(fit), ...stop]);
    if (word === 'done') break;
    hand.push(taken(fit, word));
  }
  return hand;
}

/** Up to the retreat of the beaten defender. */
export function* clash(
  t: Table,
  hand: readonly Piece[],
  via: Approach,
  fromReserve: boolean,
): Asking<'won' | 'lost'> {
  const defence = opposite(via);
  const defender = enemy(t.army);
  const isFirst = !t.tried.has(defence.name);
  t.tried.add(defence.name);
  if (fromReserve && t.maySideUp(defender)) yield* answer(t, defence, hand.length);
  const blocking = t.standing(defence.name).length;
  const blocked = blocking >= fullBlock(defence) || (blocking > 0 && hand.length === 1 && isFirst);
  t.meet('M9.10', blocked && blocking < fullBlock(defence));
  t.meet('M9.11', !blocked && blocking > 0);
  t.say('decided', via.name, blocked ? 'lost' : 'won');
  if (blocked) {
    const double = defence.wide && hand.length > 1 && isFirst;
    t.meet('M18.4', double);
    t.meet('M18.3', defence.wide && hand.length > 1 && !isFirst);
    yield* commit(t, defender, defence.of, double ? 2 : 1);
  } else {
    const broad = defence.wide && hand.length > 1;
    yield* retreat(t, { army: defender, locality: defence.of, from: via.of, broad });
  }
  if (isObstruction(defence)) yield* showInfantry(t, hand);
  return blocked ? 'lost' : 'won';
}

function* answer(t: Table, defence: Approach, most: number): Asking {
  const reserve = String(defence.of);
  const up: Piece[] = [];
  while (up.length < most) {
    const rest = t.standing(reserve).filter(({ role }) => role !== 'answer');
    if (rest.length === 0) break;
    const word = yield* ask('attack-answer', enemy(t.army), [...pieceWords(rest), 'done']);
    if (word === 'done') break;
    const piece = taken(rest, word);
    piece.role = 'answer';
    up.push(piece);
  }
  for (const piece of up) t.put(piece, defence.name);
}

function* showInfantry(t: Table, hand: readonly Piece[]): Asking {
  const infantry = hand.filter(({ arm }) => arm === 'infantry');
  const words = faces(infantry).map((face) => `show:${face}`);
  const word = yield* ask('attack-show', t.army, words);
  t.say('shown', t.army, infantry[0].at, word.slice(5));
}

/** All advance into the attack approach or none, save cavalry, for one order more. */
export function* fallBack(t: Table, hand: Piece[], via: Approach): Asking<'stayed' | 'advanced'> {
  const front = t.maySideUp(t.army);
  let parted = false;
  for (;;) {
    const riders = hand.filter(({ arm }) => arm === 'cavalry');
    const mayPart = front && hand.length > 1 && (parted || t.orders > 0);
    const words = ['done'];
    if (front && !parted) words.push('advance');
    if (mayPart) words.push(...riders.map((one) => `ride:${faceOf(one)}>${via.name}`));
    t.meet('M14.1', !front);
    const word = front ? yield* ask('attack-advance', t.army, words) : 'done';
    if (word === 'done') {
      layDown(t, hand, String(via.of));
      return 'stayed';
    }
    if (word === 'advance') {
      layDown(t, hand, via.name);
      return 'advanced';
    }
    t.meet('M9.14');
    if (!parted) t.pay();
    parted = true;
    const rider = ofFace(riders, word.slice(5, 7));
    hand.splice(hand.indexOf(rider), 1);
    ride(t, rider, via.name);
  }
}
