import { newName } from '../local/names.ts';
import { go } from '../route.ts';
import { theShelf, type Kept } from './shelf.ts';

/** Puts a battle on the shelf and on the bench. */
export async function layOut(game: string, scenario: unknown, parent?: string): Promise<void> {
  const kept: Kept = {
    id: newName(),
    game,
    scenario,
    ...(parent === undefined ? {} : { parent }),
    changedAt: Date.now(),
  };
  await theShelf().keep(kept);
  go(`/workshop/${game}/${kept.id}`);
}
