import type { Margin } from '@bicorne/engine';
import { OWN, type State } from './state.ts';

/** The strength that is left to each seat. */
export const margin = ({ strength }: State): Margin => ({
  coin: 'strength',
  of: OWN.map((blocks) => blocks.reduce((sum, block) => sum + strength[block], 0)),
});
