import { keyOf, type Kit } from './kit.ts';
import { markStore } from './marks.ts';
import { pack, packOf } from './packs.ts';
import type { StepLog } from './steps.ts';

/** The steps, wherever they are: what was packed comes first, and after it what was played since. */
export const packedSteps = ({ read, steps }: Kit): StepLog => ({
  append: (match, added) => steps.append(match, added),
  async read(match, from) {
    const rows = await steps.read(match, from);
    const packed = await packOf(read, match);
    if (!packed) return rows;
    // Looked for again: those that were found may have been packed since.
    const since = await steps.read(match, Math.max(from, packed.words.length));
    return [...packed.words.slice(from), ...since];
  },
});

/** Packs the steps of a match that is over, and puts away what only a running match needs. */
export async function packSteps(kit: Kit, id: string): Promise<void> {
  const words = await packedSteps(kit).read(id, 0);
  if (words.length === 0) return;
  const marks = await markStore(kit).of(id);
  const steps = await pack({ words, mark: marks.find(({ n }) => n === words.length) ?? null });
  await kit.write(async (db) => {
    const ended = keyOf(db, id).where('over', '=', 1).where('steps', '=', words.length);
    const found = await ended.executeTakeFirst();
    if (!found) return;
    const match = found.key;
    await db
      .insertInto('packs')
      .values({ match, steps })
      .onConflict((other) => other.column('match').doUpdateSet({ steps }))
      .execute();
    await db.deleteFrom('steps').where('match', '=', match).execute();
    await db.deleteFrom('marks').where('match', '=', match).execute();
  });
}
