import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';
import type { Mark } from '@bicorne/table/reopen';
import type { Kysely } from 'kysely';
import { keyOf } from './kit.ts';
import type { Schema } from './schema.ts';

export interface PackTables {
  packs: { match: number; steps: Uint8Array };
}

const [compress, decompress] = [promisify(zstdCompress), promisify(zstdDecompress)];
const HARD = { [constants.ZSTD_c_compressionLevel]: 19 };

/** Steps, and the state after the last of them where it was marked. */
interface Pack {
  readonly words: readonly string[];
  readonly mark: Mark | null;
}

/** Steps are words without line ends, and none begins like this. */
const MARK = '@';

/** A size that is not told is taken for a large one: zstd then fills tables of many megabytes for a few kilobytes. */
export function pack({ words, mark }: Pack): Promise<Buffer> {
  const text = Buffer.from([...words, ...(mark ? [MARK + JSON.stringify(mark)] : [])].join('\n'));
  return compress(text, { params: HARD, pledgedSrcSize: text.length });
}

async function unpack(packed: Uint8Array): Promise<Pack> {
  const lines = (await decompress(packed)).toString().split('\n');
  const last = lines.at(-1);
  return last?.startsWith(MARK)
    ? { words: lines.slice(0, -1), mark: JSON.parse(last.slice(MARK.length)) }
    : { words: lines, mark: null };
}

export async function packOf(read: Kysely<Schema>, match: string): Promise<Pack | null> {
  const found = await read
    .selectFrom('packs')
    .select('steps')
    .where('match', '=', keyOf(read, match))
    .executeTakeFirst();
  return found ? unpack(found.steps) : null;
}
