import { ONLOOKER, type Ending, type Seat, type Viewer } from '@bicorne/engine';
import { owner } from './state.ts';

export type PicketEvent =
  | { readonly type: 'drew'; readonly block: number; readonly strength?: number }
  | { readonly type: 'placed'; readonly block: number; readonly at?: number }
  /** P2.2: where every block stands, told to everybody when the last one is placed. */
  | { readonly type: 'deployed'; readonly at: readonly number[] }
  | { readonly type: 'marched'; readonly block: number; readonly to: number }
  | { readonly type: 'attacked'; readonly block: number; readonly target: number }
  | { readonly type: 'fell-back'; readonly block: number; readonly to: number }
  | { readonly type: 'revealed'; readonly block: number; readonly strength: number }
  /** Seen by the scout's owner alone. */
  | { readonly type: 'scouted'; readonly block: number; readonly strength: number }
  | {
      readonly type: 'fought';
      readonly roll: number;
      readonly defenderLoses: number;
      readonly attackerLoses: number;
    }
  | { readonly type: 'turn'; readonly turn: number; readonly seat: Seat }
  | { readonly type: 'ended'; readonly ending: Ending };

/** P1.2, P2.2, P3.3 */
export function seen(event: PicketEvent, viewer: Viewer): PicketEvent | null {
  if (event.type === 'drew')
    return owner(event.block) === viewer ? event : { type: 'drew', block: event.block };
  if (event.type === 'placed')
    return owner(event.block) === viewer ? event : { type: 'placed', block: event.block };
  if (event.type === 'scouted') return viewer !== ONLOOKER && owner(event.block) !== viewer ? event : null;
  return event;
}

const TELLING: ReadonlySet<string> = new Set(['deployed', 'revealed', 'scouted']);
export const reveals = (event: PicketEvent): boolean => TELLING.has(event.type);
