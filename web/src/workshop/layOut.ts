import { newName } from '../local/names.ts';
import { go } from '../route.ts';
import { theShelf, type Kept } from './shelf.ts';

/** What it was made from: its title, where that is in the library, whether it was a position of a match. */
type Origin = Pick<Kept, 'parent' | 'source' | 'moment'>;

/** Puts a battle on the shelf and on the bench. */
export async function layOut(game: string, scenario: unknown, from: Origin = {}): Promise<void> {
  const kept: Kept = { id: newName(), game, scenario, ...from, changedAt: Date.now() };
  await theShelf().keep(kept);
  go(`/workshop/${game}/${kept.id}`);
}
