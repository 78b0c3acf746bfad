import { ask, faceOf, ofFace, type Army, type Asking, type Piece, type Table } from './table.ts';

// Reductions of an assault (11, steps 5 and 8): each of these says how many were taken.

const alive = (pieces: readonly Piece[]): Piece[] => pieces.filter(({ strength }) => strength > 0);

/** Among one or two pieces as evenly as can be, the owner choosing who takes the odd one. */
export function* shareOut(
  t: Table,
  what: string,
  pieces: readonly Piece[],
  count: number,
  role: string,
): Asking<number> {
  let left = count;
  for (; left > 0 && alive(pieces).length > 0; left--) {
    const both = alive(pieces);
    if (both.length === 2 && left > 1) {
      for (const piece of both) t.reduce(piece);
      left--;
      continue;
    }
    const words = both.map((one) => `reduce:${faceOf(one)}@${role}`);
    const word = yield* ask(what, pieces[0].army, words);
    t.reduce(ofFace(both, word.slice(7, 9)));
  }
  return count - left;
}

/** Among all of these as their owner likes. */
export function* spread(
  t: Table,
  what: string,
  army: Army,
  who: () => Piece[],
  count: number,
): Asking<number> {
  for (let taken = 0; taken < count; taken++) {
    const list = who();
    if (list.length === 0) return taken;
    const place = ({ role, at }: Piece): string => (role === '' ? at : role);
    const word = yield* ask(
      what,
      army,
      list.map((one) => `reduce:${faceOf(one)}@${place(one)}`),
    );
    const [face, at] = word.slice(7).split('@');
    t.reduce(
      ofFace(
        list.filter((one) => place(one) === at),
        face,
      ),
    );
  }
  return Math.max(0, count);
}
