import { field, verbs, written, type ActionOf } from '@bicorne/engine';
import { HEX_NAMES } from '../data/map.ts';
import { BLOCKS } from './state.ts';

const to = field('to', HEX_NAMES);
const block = field('block', BLOCKS.map(String));

/** What a seat may do, as it is written. */
const VERBS = verbs({
  place: written`@${to}`,
  choose: written`block${block}`,
  go: written`-${to}`,
  stay: written`stay`,
  'fall-back': written`back-${to}`,
  stand: written`stand`,
});
export const { write, read } = VERBS;
export type PicketAction = ActionOf<typeof VERBS>;
export const {
  place: PLACE,
  choose: CHOOSE,
  go: GO,
  stay: STAY,
  'fall-back': FALL_BACK,
  stand: STAND,
} = VERBS.made;

/** What comes of it. */
export type PicketEvent =
  | { readonly type: 'drew'; readonly block: number; readonly strength?: number }
  | { readonly type: 'placed'; readonly block: number; readonly at?: number }
  | { readonly type: 'deployed'; readonly at: readonly number[] }
  | { readonly type: 'marched'; readonly block: number; readonly to: number }
  | { readonly type: 'attacked'; readonly block: number; readonly target: number }
  | { readonly type: 'revealed'; readonly block: number; readonly strength: number }
  | { readonly type: 'fought'; readonly roll: number; readonly loses: number };
