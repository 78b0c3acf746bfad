import { HEX_NAMES, HEXES } from '../data/map.ts';
import { BLOCKS } from './state.ts';

export type PicketAction =
  | { readonly do: 'place' | 'go' | 'fall-back'; readonly to: number }
  | { readonly do: 'choose'; readonly block: number }
  | { readonly do: 'stay' | 'stand' };

/** Every action there is, made once: listing the legal ones allocates nothing but the list. */
export const PLACE = HEXES.map((to): PicketAction => ({ do: 'place', to }));
export const CHOOSE = BLOCKS.map((block): PicketAction => ({ do: 'choose', block }));
export const GO = HEXES.map((to): PicketAction => ({ do: 'go', to }));
export const STAY: PicketAction = { do: 'stay' };
export const FALL_BACK = HEXES.map((to): PicketAction => ({ do: 'fall-back', to }));
export const STAND: PicketAction = { do: 'stand' };

const SIGN = { place: '@', go: '-', 'fall-back': 'back-' } as const;

export function write(action: PicketAction): string {
  if ('to' in action) return SIGN[action.do] + HEX_NAMES[action.to];
  return 'block' in action ? `block${action.block}` : action.do;
}

const ALL = [...PLACE, ...CHOOSE, ...GO, STAY, ...FALL_BACK, STAND];
export const read = (text: string): PicketAction | null => ALL.find((one) => write(one) === text) ?? null;

/** What comes of them. */
export type PicketEvent =
  | { readonly type: 'drew'; readonly block: number; readonly strength?: number }
  | { readonly type: 'placed'; readonly block: number; readonly at?: number }
  | { readonly type: 'deployed'; readonly at: readonly number[] }
  | { readonly type: 'marched'; readonly block: number; readonly to: number }
  | { readonly type: 'attacked'; readonly block: number; readonly target: number }
  | { readonly type: 'revealed'; readonly block: number; readonly strength: number }
  | { readonly type: 'fought'; readonly roll: number; readonly loses: number };
