import type { OrderNames } from '@bicorne/boardkit/orders.ts';
import { HEX_NAMES } from '../../data/board.ts';
import type { HundredDaysView } from '../../rules/view.ts';
import type { HundredDaysWords } from '../words/lexicon.ts';

export const names: OrderNames<HundredDaysView, HundredDaysWords> = {
  unit(unit, view, words) {
    const hex = HEX_NAMES[view.at[unit]];
    return `${words.unitName(view, unit)}${hex ? ` (${hex})` : ''}`;
  },
  place: (place) => HEX_NAMES[place] ?? '–',
  value: (part, word, { grounds }) =>
    part === 'ground' ? Object.entries(grounds).find(([ground]) => ground === word)?.[1] : undefined,
};
