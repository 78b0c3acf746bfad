import { game } from '../index.ts';
import type { Table } from '../test/table.ts';
import { lean } from './lean.ts';

/** The actions of the seat that is asked, those first that suggest themselves most. */
export function leanings({ state }: Table): string[] {
  const legal = game.legal(state, state.actor);
  const leans = new Float64Array(legal.length);
  lean(state, state.actor, legal, leans);
  return legal
    .map((action, i) => ({ text: game.write(action), lean: leans[i] }))
    .sort((one, other) => other.lean - one.lean)
    .map(({ text }) => text);
}
