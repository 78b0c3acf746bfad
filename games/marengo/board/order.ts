import { nearest } from '@bicorne/boardkit/steps.ts';
import type { Viewer } from '@bicorne/engine';
import { BEYOND, LAST_LOCALITY, POSITIONS, SIDES } from '../rules/map.ts';
import type { MarengoView } from '../rules/view.ts';
import { describe } from './describe.ts';
import { standingAt, standingIn } from './model.ts';
import type { Spots } from './spots.ts';
import type { MarengoWords } from './words/lexicon.ts';

const NO_SPOTS: Spots = { sources: new Map(), places: new Map(), crossings: new Map() };

/** Every locality with pieces, position by position, and how far the nearest enemy is. */
export function orderOfBattle(view: MarengoView, _: Viewer, words: MarengoWords): readonly string[] {
  return Array.from({ length: LAST_LOCALITY }, (_unused, i) => i + 1).flatMap((locality) => {
    const held = standingIn(view, locality);
    if (!held) return [];
    const foe = nearest(
      locality,
      (place) => SIDES[place].map((side) => BEYOND[side]),
      (place) => (standingIn(view, place)?.army ?? held.army) !== held.army,
    );
    const positions = POSITIONS[locality].filter((at) => at !== locality && standingAt(view, at) > 0);
    const stands = [locality, ...positions].map((at) => describe(view, words, at, NO_SPOTS));
    return [[...stands, ...(foe ? [words.ui.nearest(words.locality(foe.place), foe.steps)] : [])].join('; ')];
  });
}
