import type { Margin } from '@bicorne/engine';
import { ARMIES } from '../data/units.ts';
import { fieldOf } from './field.ts';
import type { State } from './state.ts';
import { bannersOf } from './victory.ts';

/** N18.1, N18.5: the banners of each army. Who has left the field (N18.8) may have the more of them. */
export function margin(state: State): Margin {
  const field = fieldOf(state);
  return { coin: 'banners', of: ARMIES.map((_, seat) => bannersOf(state, field, seat)) };
}
