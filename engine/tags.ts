import { wordsOf } from './diagram.ts';
import type { Tag } from './record.ts';
import { ok, refuse, type Result } from './result.ts';

/** The tags that mean something, with the most values each may have. */
const VALUES: ReadonlyMap<string, number> = new Map([
  ['Bicorne', 1],
  ['Game', 1],
  ['Rules', 1],
  ['Scenario', 1],
  ['Position', 1],
  ['Options', 1],
  ['Handicap', 2],
  ['Bids', 2],
  ['Seat', 2],
  ['Date', 1],
  ['Clock', 1],
  ['Chance', 2],
  ['Commitment', 2],
  ['Number', 2],
  ['Result', 1],
]);

/** They stand once for each name; all others once. */
const NAMED: ReadonlySet<string> = new Set(['Seat', 'Commitment', 'Number']);

/** Of two tags that contradict each other only one would be checked, and a reader may believe the other. */
export function checkTags(tags: readonly Tag[]): Result<null> {
  const fault = repeated(tags) ?? oddChance(tags);
  return fault ? refuse('malformed', `this tag ${fault.message}`, { place: fault.tag }) : ok(null);
}

interface TagFault {
  readonly tag: string;
  readonly message: string;
}

function repeated(tags: readonly Tag[]): TagFault | null {
  const met = new Set<string>();
  for (const [tag, ...values] of tags) {
    const most = VALUES.get(tag);
    if (most === undefined) continue;
    const key = NAMED.has(tag) ? `${tag} ${values[0]}` : tag;
    if (values.length > most) return { tag, message: 'has a value too many' };
    if (met.has(key)) return { tag, message: 'stands twice' };
    met.add(key);
  }
  if (met.has('Scenario') && met.has('Position'))
    return { tag: 'Position', message: 'stands beside a scenario' };
  const [, options = ''] = tags.find(([tag]) => tag === 'Options') ?? [];
  const keys = wordsOf(options).map((word) => word.split('=')[0]);
  return new Set(keys).size < keys.length ? { tag: 'Options', message: 'names an option twice' } : null;
}

function oddChance(tags: readonly Tag[]): TagFault | null {
  const [tag, kind, ...more] = tags.find(([name]) => name === 'Chance') ?? ['Chance', 'manual'];
  if (!['fair', 'seed', 'manual'].includes(kind)) return { tag, message: 'must be fair, seed or manual' };
  if (kind !== 'seed' && more.length > 0) return { tag, message: 'has a value too many' };
  const committed = tags.some(([name]) => name === 'Commitment' || name === 'Number');
  return committed && kind !== 'fair' ? { tag, message: 'is not fair, but numbers are named' } : null;
}
