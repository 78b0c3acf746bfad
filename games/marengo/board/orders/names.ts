import type { OrderNames } from '@bicorne/boardkit/orders.ts';
import { FACES } from '../../rules/pieces.ts';
import type { MarengoView } from '../../rules/view.ts';
import type { MarengoWords } from '../words/lexicon.ts';

export const names: OrderNames<MarengoView, MarengoWords> = {
  place: (place, _, words) => words.locality(place),
  chance: (name, words) => words.face(FACES.findIndex((face) => face === name)),
};
