import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';
import { keyOf, type Kit } from './kit.ts';
import type { StepLog } from './steps.ts';

export interface PackTables {
  steps: { match: number; n: number; step: string };
  packs: { match: number; steps: Uint8Array };
}

const [compress, decompress] = [promisify(zstdCompress), promisify(zstdDecompress)];
const HARD = { params: { [constants.ZSTD_c_compressionLevel]: 19 } };

/** Steps are words without line ends. */
const pack = (words: readonly string[]): Promise<Buffer> => compress(words.join('\n'), HARD);
const unpack = async (packed: Uint8Array): Promise<string[]> =>
  (await decompress(packed)).toString().split('\n');

/** The steps, wherever they are: what was packed comes first, and after it what was played since. */
export const packedSteps = ({ read, steps }: Kit): StepLog => ({
  append: (match, added) => steps.append(match, added),
  async read(match, from) {
    const rows = await steps.read(match, from);
    const packed = await read
      .selectFrom('packs')
      .select('steps')
      .where('match', '=', keyOf(read, match))
      .executeTakeFirst();
    return packed ? [...(await unpack(packed.steps)).slice(from), ...rows] : rows;
  },
});

/** Packs the steps of a match that is over, and puts away what only a running match needs. */
export async function packSteps(kit: Kit, id: string): Promise<void> {
  const words = await packedSteps(kit).read(id, 0);
  if (words.length === 0) return;
  const steps = await pack(words);
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
