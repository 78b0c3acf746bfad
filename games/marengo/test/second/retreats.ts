import { approachesOf, type Approach } from './board.ts';
import { commit, lose } from './morale.ts';
import { ask, enemy, faceOf, ofFace, type Army, type Asking, type Piece, type Table } from './table.ts';

// Chapter 13

export interface Rout {
  readonly army: Army;
  readonly locality: number;
  /** The locality the attack came from. */
  readonly from: number;
  /** Through a wide approach by two or more that are alive to enter. */
  readonly broad: boolean;
}

export function* retreat(t: Table, rout: Rout): Asking {
  yield* lose(t, rout.army, yield* reductions(t, rout));
  const { stayed, away } = yield* leave(t, rout);
  t.meet('M13.12', stayed.length > 0);
  let lost = 0;
  for (const piece of stayed) {
    lost += piece.strength;
    destroy(t, piece);
  }
  yield* lose(t, rout.army, lost);
  if (rout.army === 'austrian') yield* commit(t, 'austrian', rout.locality, away);
}

function destroy(t: Table, piece: Piece): void {
  t.remove(piece);
  t.say('destroyed', piece.army, piece.at, `${piece.arm[0]}${piece.strength}`);
}

function* reductions(t: Table, { army, locality, broad }: Rout): Asking<number> {
  const all = t.inside(locality, army);
  for (const piece of all) if (piece.bombards === '') t.say('revealed', army, piece.at, faceOf(piece));
  const guns = all.filter(({ arm }) => arm === 'artillery');
  t.meet('M13.3', guns.length > 0);
  t.meet('M13.5', broad);
  for (const gun of guns) destroy(t, gun);
  let lost = guns.length;
  for (const { name, wide } of approachesOf(locality))
    lost += yield* reduced(t, army, () => t.standing(name), wide ? 2 : 1);
  const inReserve = (): Piece[] => t.standing(String(locality)).filter(({ arm }) => arm === 'infantry');
  return lost + (yield* reduced(t, army, inReserve, broad ? 2 : 1));
}

/** Takes off as much as can be taken, and says how much that was. */
function* reduced(t: Table, army: Army, who: () => Piece[], count: number): Asking<number> {
  for (let taken = 0; taken < count; taken++) {
    if (who().length === 0) return taken;
    const words = who().map((one) => `reduce:${faceOf(one)}@${one.at}`);
    const [face] = (yield* ask('retreat-reduce', army, words)).slice(7).split('@');
    t.reduce(ofFace(who(), face));
  }
  return count;
}

interface Gone {
  /** Those for whom there was no room. */
  readonly stayed: Piece[];
  readonly away: number;
}

function* leave(t: Table, rout: Rout): Asking<Gone> {
  const { army, locality } = rout;
  for (let away = 0; ; away++) {
    const left = fromTheEdge(t.inside(locality, army), locality);
    const open = waysOut(t, rout);
    if (left.length === 0 || open.length === 0) return { stayed: left, away };
    const words = left.flatMap((one) => open.map((to) => `retreat:${faceOf(one)}>${to}`));
    const [face, to] = (yield* ask('retreat-move', army, words)).slice(8).split('>');
    const piece = ofFace(left, face);
    t.say('retreated', army, piece.at, to, face);
    t.put(piece, to);
  }
}

/** Of equal ones those in approaches go first. */
function fromTheEdge(pieces: readonly Piece[], locality: number): Piece[] {
  const edge = [...approachesOf(locality).map(({ name }) => name), String(locality)];
  return pieces.toSorted((a, b) => edge.indexOf(a.at) - edge.indexOf(b.at));
}

/** The localities that are open now, the wrong way only if there is no other. */
function waysOut(t: Table, { army, locality, from }: Rout): number[] {
  const open = approachesOf(locality).filter(
    ({ to }) => to !== from && !t.holds(enemy(army), to) && !t.isShut(to, army) && t.room(to, army) > 0,
  );
  const wrong = army === 'french' ? 'west' : 'east';
  const good = open.filter(({ leads }) => leads !== wrong);
  t.meet('M13.10', good.length === 0 && open.length > 0);
  t.meet('M13.11', good.length > 0 && good.length < open.length);
  const ways: readonly Approach[] = good.length > 0 ? good : open;
  return [...new Set(ways.map(({ to }) => to))];
}
