import { AUSTRIAN, enemyOf, FRENCH, PIECES_TO_WIN } from '../data/forces.ts';
import type { Say } from './events.ts';
import { EAST } from './map.ts';
import type { State } from './state.ts';

/** M19.1: the decisive victory; the two at nightfall are marginal. */
export function demoralised(state: State, army: number, say: Say): void {
  end(state, enemyOf(army), 'demoralised', say);
}

/** M19.2, M19.3 */
export function nightfall(state: State, say: Say): void {
  const through = piecesEast(state) >= PIECES_TO_WIN;
  if (through) end(state, AUSTRIAN, 'breakthrough', say);
  else end(state, FRENCH, 'line-held', say);
}

export function piecesEast(state: State): number {
  let count = 0;
  for (const locality of state.posts[AUSTRIAN]) if (EAST[locality]) count += state.garrison[locality];
  return count;
}

function end(state: State, winner: number, reason: string, say: Say): void {
  state.ending = { winners: [winner], reason };
  say?.({ type: 'ended', ending: state.ending });
}
