import {
  activeSide,
  ask,
  counted,
  hasFight,
  inTown,
  named,
  nextTo,
  seatOf,
  seatsBySize,
  tally,
  twoOrOne,
  type Board,
  type Fight,
  type Piece,
  type Play,
  type Role,
} from './board.ts';
import { sideOf } from './fields.ts';

// 6.34, 7.5

function joinBattle(b: Board, piece: Piece, f: Fight): void {
  if (piece.side === activeSide(b)) {
    f.entered.add(piece.town);
    f.busy = true;
    f.quiet = 0;
  }
  piece.town = f.town;
  piece.place = 'reserve';
  piece.open = false;
}

export function* reinforce(b: Board, f: Fight, role: Role): Play {
  const side = sideOf(b, role);
  for (const seat of seatsBySize(b, side, inTown(b, f.town, side)))
    for (;;) {
      const near = nextTo(f.town).filter(
        (town) => !hasFight(b, town) && counted(f.come, town) < twoOrOne(town, f.town),
      );
      const mine = near
        .flatMap((town) => inTown(b, town, side))
        .filter((one) => seatOf(b, one) === seat && !one.disordered);
      const offers = mine.map(({ id, town }) => `reinforce.${id}.${town}.${f.town}`);
      const [act, id, from] = yield* ask('reinforce', seat, ['done', ...offers]);
      if (act === 'done') break;
      tally(f.come, from);
      joinBattle(b, named(b, id), f);
    }
}

/** Of a battle that is over. */
export function* regroup(b: Board, { town }: Fight): Play {
  const winners = b.pieces.filter((one) => one.town === town);
  if (winners.length === 0) return;
  const { side } = winners[0];
  const [inwards, outwards] = [new Map<string, number>(), new Map<string, number>()];
  // 7.3 shuts battles to those who have retreated, and nothing else.
  const mayGo = (seat: number, one: Piece, to: string): boolean =>
    seatOf(b, one) === seat && !one.regrouped && !(one.disordered && hasFight(b, to));
  const way = (one: Piece, from: string, to: string): string =>
    `regroup.${one.id}.${from}.${to}${one.disordered ? '.disorganised' : ''}`;
  for (const seat of seatsBySize(b, side, winners))
    for (;;) {
      const offers: string[] = ['done'];
      for (const near of nextTo(town)) {
        if (!hasFight(b, near) && counted(inwards, near) < twoOrOne(near, town))
          for (const one of inTown(b, near, side))
            if (mayGo(seat, one, town)) offers.push(way(one, near, town));
        if (inTown(b, near, side).length > 0 && counted(outwards, near) < twoOrOne(near, town))
          for (const one of inTown(b, town, side))
            if (mayGo(seat, one, near)) offers.push(way(one, town, near));
      }
      const [act, id, from, to] = yield* ask('regroup', seat, offers);
      if (act === 'done') break;
      const piece = named(b, id);
      piece.regrouped = true;
      tally(to === town ? inwards : outwards, to === town ? from : to);
      const battle = b.fights.find((one) => one.town === to);
      if (battle) joinBattle(b, piece, battle);
      else piece.town = to;
    }
  for (const piece of b.pieces) piece.regrouped = false;
}
