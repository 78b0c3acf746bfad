import { turnOf, type Ending } from '@bicorne/engine';
import { accept, deny } from '@bicorne/table/fault';
import type {
  Answer,
  ArchiveEntry,
  ArchivePage,
  archiveQuery,
  Person,
  ResultRow,
} from '@bicorne/table/protocol';
import type { z } from 'zod';
import { nameKey, seenOf } from '../people/names.ts';
import { hashOf, idFrom } from '../people/secrets.ts';
import { ratingChange } from '../ratings/rate.ts';
import { pairRating } from '../pairs/outcome.ts';
import { heldSeats } from '../seats.ts';
import type { EntryPlayer, NewEntry, Rated, RatingChange, StoredEntry } from '../store/archive.ts';
import type { StoredMatch } from '../store/matches.ts';
import type { Store } from '../store/port.ts';
import type { Table } from '../table.ts';
import type { Tables } from '../tables.ts';
import { Checker } from './checker.ts';
import { resultOf } from './result.ts';

const DAY = 86_400_000;
/** So many names are looked through that have what is looked for in them. */
const MOST_NAMES = 12;

/** Finished matches and uploaded records, to be found and replayed by everybody. */
export class Archive {
  readonly #store: Store;
  readonly #tables: Tables;
  readonly #checker: Checker;

  constructor(store: Store, tables: Tables, games: readonly string[]) {
    this.#store = store;
    this.#tables = tables;
    this.#checker = new Checker(games);
  }

  /** A match is over: it comes here and counts for the ratings, once. */
  async add(match: StoredMatch): Promise<void> {
    if (match.turn.kind !== 'over') return;
    const { ending } = match.turn;
    const counts = match.terms.rated && resultOf(ending) !== 'none';
    const table = await this.#tables.find(match.id);
    const margin = table ? marginOf(table) : undefined;
    const entry: NewEntry = {
      ...entryOf(
        match.seats.map(({ name }) => name),
        ending,
      ),
      id: match.id,
      game: match.game,
      scenario: scenarioName(match.scenario),
      imported: false,
      rated: match.terms.rated === true,
      public: isPublic(match),
      steps: match.steps,
      ...(margin ? { margin } : {}),
      endedAt: match.movedAt,
      players: match.seats.map(playerOf),
      record: null,
      ...(match.handicap ? { uneven: true } : {}),
      ...battleOf(match),
    };
    await this.#store.archive.add(entry, counts && table ? ratedBy(entry, table, ending) : null);
  }

  /** Whoever sat there may show it to everybody. */
  async share(id: string, person: Person): Promise<Answer<null>> {
    const match = await this.#store.matches.find(id);
    if (!match) return deny('unknown', 'there is no such match');
    if (heldSeats(match, person).length === 0) return deny('not-allowed', 'you do not sit there');
    if (match.turn.kind !== 'over') return deny('not-allowed', 'this match is not over');
    await this.add(match);
    await this.#store.archive.publish(id);
    if (!match.affairs.shared) {
      await this.#store.matches.setAffairs(id, match.affairs, { ...match.affairs, shared: true });
      await this.#tables.reseat(id);
    }
    return accept(null);
  }

  async search(query: z.output<typeof archiveQuery>): Promise<Answer<ArchivePage>> {
    const { game, scenario, player, person, result, winner, since, until, before, most } = query;
    const [endedAt, id = ''] = before?.split('-') ?? [];
    const end = until === undefined ? undefined : { endedAt: Date.parse(until) + DAY, id: '' };
    const wanted = {
      game,
      scenario,
      person,
      result,
      winner,
      since: since === undefined ? undefined : Date.parse(since),
      before: endedAt === undefined ? end : { endedAt: Number(endedAt), id },
      most: most + 1,
    };
    const found =
      player === undefined ? await this.#store.archive.search(wanted) : await this.#byName(player, wanted);
    const entries = found.slice(0, most);
    const last = entries.at(-1);
    const next = found.length > most && last ? `${last.endedAt}-${last.id}` : null;
    return accept({ entries: entries.map(cardOf), next });
  }

  /** Of each name that has this in it the last; of those together the last. */
  async #byName(part: string, wanted: Parameters<Store['archive']['search']>[0]): Promise<StoredEntry[]> {
    const { archive } = this.#store;
    const keys = new Set([nameKey(part), ...(await archive.namesWith(nameKey(part), MOST_NAMES))]);
    const found = new Map<string, StoredEntry>();
    for (const key of keys)
      for (const entry of await archive.search({ ...wanted, nameKey: key })) found.set(entry.id, entry);
    return [...found.values()]
      .toSorted((one, other) => other.endedAt - one.endedAt || (other.id > one.id ? 1 : -1))
      .slice(0, wanted.most);
  }

  results(game: string): Promise<readonly ResultRow[]> {
    return this.#store.archive.results(game);
  }

  /** By its address also what is not in the lists. */
  async find(id: string): Promise<Answer<ArchiveEntry>> {
    const entry = await this.#store.archive.find(id);
    return entry ? accept(cardOf(entry)) : deny('unknown', 'there is no such record');
  }

  /** The text of an upload; null for everything else. */
  record(id: string): Promise<string | null> {
    return this.#store.archive.record(id);
  }

  /** A record from elsewhere, every step of it checked by the engine. */
  async upload(text: string): Promise<Answer<ArchiveEntry>> {
    const checked = await this.#checker.check(text);
    if (!checked) return deny('too-many', 'others wait as well; try later');
    if (!checked.ok) return checked;
    const { game, scenario, seats, players, ending, steps, digest, record } = checked.value;
    const entry: NewEntry = {
      ...entryOf(seats, ending),
      id: idBy(digest),
      game,
      scenario: scenarioName(scenario),
      imported: true,
      rated: false,
      public: true,
      steps,
      endedAt: Date.now(),
      players: seats.map((seat) => importedPlayer(seat, players[seat] ?? '')),
      record,
    };
    // Who sends what is here already is led to it, by whatever names it goes.
    await this.#store.archive.add(entry, null);
    return this.find(entry.id);
  }
}

/** The library counts what had a result, between two at least. */
function battleOf({ terms: { library }, turn, seats }: StoredMatch): Pick<NewEntry, 'battle'> {
  const sat = new Set(seats.map(({ person, bot }) => person?.id ?? bot));
  const counts = turn.kind === 'over' && resultOf(turn.ending) !== 'none' && sat.size > 1;
  return library && counts ? { battle: library.battle } : {};
}

const isPublic = ({ listed, terms, affairs }: StoredMatch): boolean =>
  listed || terms.rated === true || terms.event !== undefined || affairs.shared === true;

/** What each had to show; nothing where it was not played out, or not under the rules of today. */
function marginOf({ match }: Table): readonly number[] | undefined {
  if (match.stopped || turnOf(match).kind !== 'over') return undefined;
  return match.game.margin?.(match.state).of;
}

/** A game of a pair counts with the other one. */
function ratedBy(entry: NewEntry, table: Table, ending: Ending): Rated {
  const { id, terms, affairs } = table.stored;
  if (!terms.pair) return ratingChange(table, ending);
  const first = terms.pair.first ?? id;
  const other = terms.pair.first ?? affairs.second;
  if (other === undefined) return null;
  const changeWith = (found: StoredEntry): RatingChange | null =>
    terms.pair?.game === 0 ? pairRating(entry, found) : pairRating(found, entry);
  return { first, other, changeWith };
}

/** The same play comes to the same address, and so to one entry. */
const idBy = (digest: string): string => idFrom(hashOf(digest));

const entryOf = (
  seats: readonly string[],
  ending: Ending,
): Pick<StoredEntry, 'winners' | 'result' | 'reason'> => ({
  winners: ending.winners.map((seat) => seats[seat]),
  result: resultOf(ending),
  reason: ending.reason,
});

const scenarioName = (scenario: unknown): string => (typeof scenario === 'string' ? scenario : 'position');

function playerOf({ name: seat, person, bot }: StoredMatch['seats'][number]): EntryPlayer {
  const name = person?.name ?? bot ?? '';
  return { seat, person: person?.id ?? null, name, nameKey: nameKey(name), bot: bot !== null };
}

const importedPlayer = (seat: string, given: string): EntryPlayer => {
  const name = seenOf(given, 40);
  return { seat, person: null, name, nameKey: nameKey(name), bot: false };
};

const cardOf = (entry: StoredEntry): ArchiveEntry => ({
  id: entry.id,
  game: entry.game,
  scenario: entry.scenario,
  imported: entry.imported,
  rated: entry.rated,
  players: entry.players.map(({ seat, name, bot, person }) => ({
    seat,
    name,
    bot,
    ...(person !== null && name !== '' ? { person } : {}),
  })),
  winners: entry.winners,
  reason: entry.reason,
  steps: entry.steps,
  endedAt: entry.endedAt,
  record: `/api/records/${entry.id}`,
});
