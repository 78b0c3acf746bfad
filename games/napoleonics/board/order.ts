import { nearest } from '@bicorne/boardkit/steps.ts';
import type { Viewer } from '@bicorne/engine';
import { AROUND, HEX_NAMES } from '../data/board.ts';
import { fieldOf } from '../rules/field.ts';
import { NONE } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { leaderOf, sectionsOf, unitOf } from './describe.ts';
import type { NapoleonicsWords } from './words/lexicon.ts';

/** Every unit, one's own side first: who it is, where it stands, and how far the nearest enemy is. */
export function orderOfBattle(view: View, viewer: Viewer, words: NapoleonicsWords): readonly string[] {
  const { seat } = fieldOf(view);
  const own = Math.max(0, viewer);
  return view.hexOf
    .flatMap((hex, unit) => (hex === NONE ? [] : [{ hex, side: seat[unit] }]))
    .toSorted((a, b) => Number(a.side !== own) - Number(b.side !== own) || a.hex - b.hex)
    .map(({ hex, side }) =>
      [
        `${HEX_NAMES[hex]}, ${sectionsOf(view, words, hex)}`,
        unitOf(view, words, hex),
        leaderOf(view, words, hex),
        foeOf(view, words, hex, side),
      ]
        .filter((part) => part !== '')
        .join('; '),
    );
}

function foeOf(view: View, words: NapoleonicsWords, hex: number, side: number): string {
  const { seat } = fieldOf(view);
  const foe = nearest(
    hex,
    (place) => AROUND[place],
    (place) => view.unitAt[place] !== NONE && seat[view.unitAt[place]] !== side,
  );
  return foe ? words.ui.nearest(HEX_NAMES[foe.place], foe.steps) : '';
}
