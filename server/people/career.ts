import type { Career, Fared, Person, Result } from '@bicorne/table/protocol';
import type { StoredEntry } from '../store/archive.ts';
import type { Store } from '../store/port.ts';

/** So many of his last matches are looked through, and so many of his ratings. */
const LAST = 300;
const MOST_RATINGS = 500;
const MOST_OPPONENTS = 10;

/** How somebody has fared, as far as everybody may know. */
export async function careerOf(store: Store, id: string, asker: string | null): Promise<Career> {
  const entries = await store.archive.search({ person: id, most: LAST });
  const history = await store.ratings.history(id, MOST_RATINGS);
  const followed = asker === null ? [] : await store.follows.followed(asker, LAST);
  return {
    ratings: history.map(({ game, at, rating }) => ({ game, at, rating: Math.round(rating) })),
    results: resultsOf(entries, id),
    opponents: opponentsOf(entries, id),
    followed: followed.some((person) => person.id === id),
  };
}

const NONE: Fared = { matches: 0, won: 0, drawn: 0 };

const with1 = ({ matches, won, drawn }: Fared, { winners, result }: StoredEntry, seat: string): Fared => ({
  matches: matches + 1,
  won: won + (winners.includes(seat) ? 1 : 0),
  drawn: drawn + (result === 'drawn' ? 1 : 0),
});

/** Without a result nobody has fared well or ill. */
const decided = (entries: readonly StoredEntry[]): StoredEntry[] =>
  entries.filter(({ result }) => result !== 'none');

function resultsOf(entries: readonly StoredEntry[], id: string): Result[] {
  const found = new Map<string, Result>();
  for (const entry of decided(entries))
    for (const { seat } of entry.players.filter(({ person }) => person === id)) {
      const { game, scenario } = entry;
      const key = [game, scenario, seat].join(' ');
      found.set(key, { game, scenario, seat, ...with1(found.get(key) ?? NONE, entry, seat) });
    }
  return [...found.values()].toSorted((one, other) => other.matches - one.matches);
}

function opponentsOf(entries: readonly StoredEntry[], id: string): Career['opponents'] {
  const found = new Map<string, Fared & { readonly person: Person }>();
  for (const entry of decided(entries)) {
    const own = entry.players.find(({ person }) => person === id)?.seat ?? '';
    for (const { person, name } of entry.players)
      if (person !== null && person !== id && name !== '')
        found.set(person, { person: { id: person, name }, ...with1(found.get(person) ?? NONE, entry, own) });
  }
  return [...found.values()].toSorted((one, other) => other.matches - one.matches).slice(0, MOST_OPPONENTS);
}
