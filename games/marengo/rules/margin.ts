import type { Margin } from '@bicorne/engine';
import { ARMIES } from '../data/forces.ts';
import { morale, type State } from './state.ts';

/** M18.1: the morale left to each army, none to a demoralised one (M19.1). At nightfall the loser may have the more. */
export const margin = (state: State): Margin => ({
  coin: 'morale',
  of: ARMIES.map((_, army) => morale(state, army)),
});
