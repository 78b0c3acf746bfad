import { nearest } from '@bicorne/boardkit/steps.ts';
import type { Viewer } from '@bicorne/engine';
import { GRID, hexName } from '../data/board.ts';
import { battleOf, type Battle } from '../rules/battle.ts';
import { NONE } from '../rules/state.ts';
import type { HundredDaysView } from '../rules/view.ts';
import { describeUnit } from './describe.ts';
import type { HundredDaysWords } from './words/lexicon.ts';

/** Every unit, one's own side first: where it stands, who it is, and how far the nearest enemy is. */
export function orderOfBattle(
  view: HundredDaysView,
  viewer: Viewer,
  words: HundredDaysWords,
): readonly string[] {
  const battle = battleOf(view);
  const { seat } = battle.roster;
  const own = Math.max(0, viewer);
  return view.at
    .flatMap((hex, unit) => (hex < 0 ? [] : [{ hex, unit }]))
    .toSorted((a, b) => Number(seat[a.unit] !== own) - Number(seat[b.unit] !== own) || a.hex - b.hex)
    .map(({ hex, unit }) =>
      [hexName(hex), describeUnit(view, words, unit), foeOf(view, battle, words, unit)]
        .filter((part) => part !== '')
        .join('; '),
    );
}

function foeOf(view: HundredDaysView, { roster }: Battle, words: HundredDaysWords, unit: number): string {
  const isFoe = (other: number | undefined): boolean =>
    other !== undefined && other !== NONE && roster.seat[other] !== roster.seat[unit];
  const foe = nearest(
    view.at[unit],
    (place) => GRID.around[place],
    (place) => isFoe(view.foot[place]) || isFoe(view.guns[place]),
  );
  return foe ? words.ui.nearest(hexName(foe.place), foe.steps) : '';
}
