import { approachNamed, found, opposite, penalties, type Approach } from './board.ts';
import { lose } from './morale.ts';
import { ask, enemy, faceOf, ofFace, type Asking, type Piece, type Table } from './table.ts';

// Chapter 10

const guns = (t: Table, position: string): Piece[] =>
  t.standing(position).filter(({ army, arm }) => army === t.army && arm === 'artillery');

const gunOf = (t: Table, position: string, fits: (gun: Piece) => boolean): Piece =>
  found(guns(t, position).find(fits), `gun in ${position}`);

const isBarred = (t: Table, approach: Approach): boolean =>
  t.isClosed(approach.border) || penalties(opposite(approach), 'a') > 0;

export function bombardmentsFrom(t: Table, position: string): string[] {
  const approach = approachNamed(position);
  const words: string[] = [];
  for (const { bombards, acted, organised } of guns(t, position)) {
    if (bombards === 'declared' || bombards === 'ready') words.push(`cancel:${position}`);
    if (!organised || isBarred(t, approach)) continue;
    if (bombards === 'ready') words.push(`complete:${position}`);
    if (bombards === '' && !acted && t.holds(enemy(t.army), approach.to)) words.push(`bombard:${position}`);
  }
  return words;
}

export function declare(t: Table, position: string): void {
  const gun = gunOf(t, position, ({ acted, bombards }) => !acted && bombards === '');
  gun.bombards = 'declared';
  gun.acted = gun.tired = true;
}

export function cancel(t: Table, position: string): void {
  const gun = gunOf(t, position, ({ bombards }) => bombards === 'declared' || bombards === 'ready');
  gun.bombards = '';
}

export function* complete(t: Table, position: string): Asking {
  const gun = gunOf(t, position, ({ bombards }) => bombards === 'ready');
  gun.bombards = 'fired';
  gun.acted = gun.tired = true;
  const defender = enemy(t.army);
  const targets = targetsOf(t, approachNamed(position));
  t.meet('M10.9', targets.length === 0);
  if (targets.length === 0) return;
  const words = targets.map((one) => `reduce:${faceOf(one)}@${one.at}`);
  const [face, at] = (yield* ask('target', defender, words)).slice(7).split('@');
  t.reduce(
    ofFace(
      targets.filter((one) => one.at === at),
      face,
    ),
  );
  yield* lose(t, defender, 1);
}

/** First from the approach opposite, then from the reserve, then from anywhere. */
function targetsOf(t: Table, approach: Approach): Piece[] {
  const all = t.inside(approach.to, enemy(t.army));
  const near = all.filter(({ at }) => at === opposite(approach).name);
  const inReserve = all.filter(({ at }) => at === String(approach.to));
  t.meet('M10.7', near.length === 0 && all.length > 0);
  return [near, inReserve, all].find((list) => list.length > 0) ?? [];
}

/** At the beginning of a turn those declared in the last one may be completed. */
export function wake(t: Table): void {
  for (const piece of t.pieces) {
    if (piece.army !== t.army) continue;
    piece.tired = false;
    if (piece.bombards === 'declared') {
      piece.bombards = 'ready';
      piece.acted = false;
    }
  }
}

/** At its end what was completed, or should have been, is hidden. */
export function rest(t: Table): void {
  for (const piece of t.pieces) {
    if (piece.army !== t.army) continue;
    piece.acted = false;
    t.meet('M10.12', piece.bombards === 'ready');
    if (piece.bombards !== 'declared') piece.bombards = '';
  }
}
