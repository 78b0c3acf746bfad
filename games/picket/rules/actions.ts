import { GRID, hexName } from '../data/map.ts';
import { ALL_BLOCKS } from './state.ts';

export type PicketAction =
  | { readonly do: 'place'; readonly at: number }
  | { readonly do: 'choose'; readonly block: number }
  | { readonly do: 'go'; readonly to: number }
  | { readonly do: 'fall-back'; readonly to: number }
  | { readonly do: 'stand' };

/** Every action there is, made once: listing the legal ones allocates nothing but the list. */
const hexes = Array.from({ length: GRID.size }, (_, hex) => hex);
export const PLACE = hexes.map((at): PicketAction => ({ do: 'place', at }));
export const CHOOSE = ALL_BLOCKS.map((block): PicketAction => ({ do: 'choose', block }));
export const GO = hexes.map((to): PicketAction => ({ do: 'go', to }));
export const FALL_BACK = hexes.map((to): PicketAction => ({ do: 'fall-back', to }));
export const STAND: PicketAction = { do: 'stand' };

export function write(action: PicketAction): string {
  switch (action.do) {
    case 'place':
      return `@${hexName(action.at)}`;
    case 'choose':
      return `block${action.block}`;
    case 'go':
      return `-${hexName(action.to)}`;
    case 'fall-back':
      return `back-${hexName(action.to)}`;
    case 'stand':
      return 'stand';
  }
}

const ALL: ReadonlyMap<string, PicketAction> = new Map(
  [...PLACE, ...CHOOSE, ...GO, ...FALL_BACK, STAND].map((action) => [write(action), action]),
);
export const read = (text: string): PicketAction | null => ALL.get(text) ?? null;
