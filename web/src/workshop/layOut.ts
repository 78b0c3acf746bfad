import { newName } from '../local/names.ts';
import { go } from '../route.ts';
import { theShelf, type Kept } from './shelf.ts';

/** Puts a battle on the shelf and on the bench; `source`: what it was made from, in the library. */
export async function layOut(
  game: string,
  scenario: unknown,
  parent?: string,
  source?: string,
): Promise<void> {
  const kept: Kept = {
    id: newName(),
    game,
    scenario,
    ...(parent === undefined ? {} : { parent }),
    ...(source === undefined ? {} : { source }),
    changedAt: Date.now(),
  };
  await theShelf().keep(kept);
  go(`/workshop/${game}/${kept.id}`);
}
