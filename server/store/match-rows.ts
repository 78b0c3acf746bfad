import type { Kysely, Selectable } from 'kysely';
import type { MatchTables, StoredMatch, StoredSeat } from './matches.ts';
import type { Schema } from './schema.ts';
import type { Terms } from './terms.ts';

export type MatchRow = Selectable<MatchTables['matches']>;
type SeatRow = Selectable<MatchTables['seats']> & { readonly person_name: string | null };

/** No database takes a list of any length in one question. */
const AT_ONCE = 1000;

/** Rows of matches as the server knows them, with their seats. */
export async function withSeats(db: Kysely<Schema>, matches: readonly MatchRow[]): Promise<StoredMatch[]> {
  const found: StoredMatch[] = [];
  for (let at = 0; at < matches.length; at += AT_ONCE)
    found.push(...(await someWithSeats(db, matches.slice(at, at + AT_ONCE))));
  return found;
}

async function someWithSeats(db: Kysely<Schema>, matches: readonly MatchRow[]): Promise<StoredMatch[]> {
  const rows = await db
    .selectFrom('seats')
    .leftJoin('people', 'people.id', 'seats.person')
    .selectAll('seats')
    .select('people.name as person_name')
    .where(
      'match',
      'in',
      matches.map(({ key }) => key),
    )
    .orderBy('seat')
    .execute();
  const seats = Map.groupBy(rows, ({ match }) => match);
  return matches.map((match) => readMatch(match, (seats.get(match.key) ?? []).map(readSeat)));
}

const readMatch = (row: MatchRow, seats: StoredSeat[]): StoredMatch => {
  const terms: Terms = JSON.parse(row.terms);
  const { handicap, bids } = terms;
  return {
    ...readRow(row, seats, terms),
    ...(handicap ? { handicap } : {}),
    ...(bids?.settled?.length ? { bids: { kind: bids.kind, given: bids.settled } } : {}),
  };
};

const readRow = (row: MatchRow, seats: StoredSeat[], terms: Terms): StoredMatch => ({
  id: row.id,
  game: row.game,
  rules: row.rules,
  scenario: JSON.parse(row.scenario),
  options: JSON.parse(row.options),
  listed: row.listed === 1,
  secret: row.secret,
  seats,
  turn: JSON.parse(row.turn),
  steps: row.steps,
  createdAt: row.created_at,
  movedAt: row.moved_at,
  terms,
  affairs: JSON.parse(row.affairs),
  clock: row.clock === null ? null : JSON.parse(row.clock),
  host: row.host,
});

const readSeat = ({ name, person, person_name, bot, commitment, number }: SeatRow): StoredSeat => ({
  name,
  person: person === null ? null : { id: person, name: person_name ?? '' },
  bot,
  commitment,
  number,
});
