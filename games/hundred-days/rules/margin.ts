import type { Margin } from '@bicorne/engine';
import type { State } from './state.ts';

/** H14.1, H14.2: the victory points of each side. Who wins by time (H14.10) may have fewer. */
export const margin = (state: State): Margin => ({ coin: 'points', of: state.points.slice() });
