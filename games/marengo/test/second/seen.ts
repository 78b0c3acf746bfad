import { ARMIES } from '../../data/forces.ts';
import { game } from '../../index.ts';
import { NAME } from '../../rules/map.ts';
import type { State } from '../../rules/state.ts';
import { facesIn } from './rows.ts';
import { faceOf, type Army, type Piece, type Table } from './table.ts';

// What an army sees of the face-down pieces between two actions: its own faces, of the others how many there are.

const inWords = (army: Army, at: string, apart: boolean, what: string): string =>
  `${army} ${at}${apart ? ' apart' : ''}: ${what}`;

export const seenByGame = (state: State, viewer: Army): string[] =>
  game.view(state, ARMIES.indexOf(viewer)).stacks.map(({ army, at, acted, count, faces }) => {
    const what = faces === undefined ? String(count) : facesIn(faces).toSorted().join(' ');
    return inWords(ARMIES[army], NAME[at], acted, what);
  });

/** 15, 17: pieces that may act lie apart from those that may not; the Austrian artillery waits until 7 h. */
const isApart = ({ hour }: Table, { army, arm, at, acted }: Piece): boolean =>
  acted || (army === 'austrian' && arm === 'artillery' && at === 'alessandria' && hour < 7);

export function seenBySecond(t: Table, viewer: Army): string[] {
  const groups = Map.groupBy(
    t.pieces.filter(({ bombards }) => bombards === ''),
    (one) => inWords(one.army, one.at, isApart(t, one), ''),
  );
  return [...groups].map(([where, pieces]) => {
    const own = pieces[0].army === viewer;
    return where + (own ? pieces.map(faceOf).toSorted().join(' ') : String(pieces.length));
  });
}
