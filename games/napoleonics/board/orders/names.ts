import type { OrderNames } from '@bicorne/boardkit/orders.ts';
import { HEX_NAMES } from '../../data/board.ts';
import { cardNamed } from '../../data/cards.ts';
import { fieldOf } from '../../rules/field.ts';
import type { View } from '../../rules/view.ts';
import type { NapoleonicsWords } from '../words/lexicon.ts';

export const names: OrderNames<View, NapoleonicsWords> = {
  unit(unit, view, words) {
    const kind = fieldOf(view).kind[unit];
    const hex = HEX_NAMES[view.hexOf[unit]];
    return kind ? `${words.unitName(kind.nation, kind.code)}${hex ? ` (${hex})` : ''}` : '–';
  },
  place: (place) => HEX_NAMES[place] ?? '–',
  chance: (name, words) =>
    Object.entries(words.faces).find(([face]) => face === name)?.[1] ??
    (cardNamed(name) < 0 ? undefined : words.card(cardNamed(name)).name),
  value: (part, word, { terrain }) =>
    part === 'ground' ? Object.entries(terrain).find(([ground]) => ground === word)?.[1] : undefined,
};
