import {
  ask,
  hurt,
  inTown,
  isFast,
  roll,
  seatOf,
  seatsBySize,
  type Board,
  type Fight,
  type Piece,
  type Play,
  type Role,
} from './board.ts';
import { foe, leave, offTheField, sideOf, takeHit } from './fields.ts';

// 6.6

function* show(b: Board, f: Fight, role: Role): Play {
  const side = sideOf(b, role);
  const here = inTown(b, f.town, side);
  const shown = (): number => here.filter((one) => one.shown).length;
  const seats = seatsBySize(b, side, here);
  for (const [turn, seat] of seats.entries())
    for (;;) {
      const mine = here.filter((one) => seatOf(b, one) === seat && !one.shown);
      if (mine.length === 0 || shown() === 4) break;
      const allyToCome = here.some((one) => seats.indexOf(seatOf(b, one)) > turn);
      const offers = mine.map(({ id }) => `show.${id}`);
      const [act, id] = yield* ask('show', seat, shown() > 0 || allyToCome ? [...offers, 'done'] : offers);
      if (act === 'done') break;
      for (const piece of mine) if (piece.id === id) piece.shown = true;
    }
}

const shownOf = (b: Board, f: Fight, role: Role): Piece[] =>
  inTown(b, f.town, sideOf(b, role)).filter((one) => one.shown);

function* volley(b: Board, f: Fight, role: Role): Play {
  const waiting = shownOf(b, f, role);
  while (waiting.length > 0 && shownOf(b, f, foe(role)).length > 0) {
    const [piece, dice] = yield* roll('skirmish-roll', waiting.slice(0, 1), waiting[0].left);
    waiting.shift();
    const power = isFast(piece) ? 2 : 1;
    for (const die of dice) {
      if (die > power) continue;
      const hit = yield* takeHit(b, f, shownOf(b, f, foe(role)));
      if (hit) hurt(b, hit, 1);
    }
  }
}

export function* skirmish(b: Board, f: Fight): Play {
  yield* show(b, f, 'defender');
  yield* show(b, f, 'attacker');
  yield* volley(b, f, 'defender');
  yield* volley(b, f, 'attacker');
  const attackers = inTown(b, f.town, sideOf(b, 'attacker')).length;
  const defenders = inTown(b, f.town, sideOf(b, 'defender')).length;
  if (attackers > 0 && defenders > 0) yield* leave(b, f, attackers > defenders ? 'defender' : 'attacker');
  for (const piece of b.pieces) if (piece.town === f.town) offTheField(piece);
  b.fights = b.fights.filter((one) => one !== f);
}
