import type { Match, Viewer } from '@bicorne/engine';
import type { GameModule } from '@bicorne/games';
import { Table as Held, type Around, type Dice } from '@bicorne/table/table';
import { card } from './card.ts';
import { chanceSource, diceKey } from './dice.ts';
import { sliced } from './slices.ts';
import type { StoredMatch } from './store/matches.ts';

/** A table of this server's: what is known of it besides its steps is a row of the store. */
export type Table = Held<StoredMatch>;

const DICE: Dice<StoredMatch> = { key: diceKey };

export const openTable = (
  module: GameModule,
  stored: StoredMatch,
  words: readonly string[],
): Promise<Table> => sliced(Held.opening(module, stored, words, DICE));

/** What is being played again, for whoever else wants to see the same meanwhile. */
const following = new WeakMap<Table, Map<Viewer, Promise<unknown>>>();

/** Whoever looks or acts first waits for all that he has seen to be played again; nobody else waits with him. */
export async function followBy(table: Table, viewer: Viewer): Promise<void> {
  if (table.isFollowedBy(viewer)) return;
  const all = following.get(table) ?? new Map<Viewer, Promise<unknown>>();
  following.set(table, all);
  const playing = all.get(viewer) ?? sliced(table.streaming(viewer));
  all.set(viewer, playing);
  try {
    await playing;
  } finally {
    all.delete(viewer);
  }
}

/** One that is over and cannot be played again (`shut`): it is seen as it ended. */
export const shutTable = (stored: StoredMatch, match: Match): Table => Held.shut(stored, match, DICE);

/** What this person may know of the match, wherever he looks from. */
export const around = ({ stored }: Table, person: string | null, now: number): Around => ({
  match: card(stored, person, now),
  chance: chanceSource(stored),
});
