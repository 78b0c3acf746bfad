import type { BattleTag, BattleTitle } from '@bicorne/table/battle';
import type { BattleQuery, Person } from '@bicorne/table/protocol';
import { sql, type RawBuilder } from 'kysely';

/** Withdrawn by its author, or hidden by the operator: in no list, and nobody begins a match of it. */
export type BattleState = 'listed' | 'withdrawn' | 'hidden';

export interface StoredBattle {
  readonly id: string;
  readonly game: string;
  /** Null: somebody who has left for good. */
  readonly author: Person | null;
  readonly parent: string | null;
  readonly title: BattleTitle;
  readonly tags: readonly BattleTag[];
  readonly state: BattleState;
  readonly version: number;
  readonly stars: number;
  readonly plays: number;
  readonly madeAt: number;
  readonly changedAt: number;
}

/** As a list tells it, with what its last version holds. */
export interface FoundBattle extends StoredBattle {
  readonly scenario: unknown;
}

export interface BattleSearch extends Pick<BattleQuery, 'game' | 'author' | 'order'> {
  /** All of these; what is looked for first comes first. */
  readonly parts: readonly string[];
  readonly after?: { readonly value: number; readonly id: string } | undefined;
  readonly most: number;
}

interface Row {
  readonly id: string;
  readonly game: string;
  readonly author: string | null;
  readonly author_name: string | null;
  readonly parent: string | null;
  readonly title: string;
  readonly tags: string;
  readonly state: BattleState;
  readonly version: number;
  readonly stars: number;
  readonly plays: number;
  readonly made_at: number;
  readonly changed_at: number;
}

interface FoundRow extends Row {
  readonly scenario: string;
}

export const select = (where: RawBuilder<unknown>, rest = sql``) => sql<Row>`
  SELECT found.*, people.name AS author_name FROM battles AS found LEFT JOIN people ON people.id = found.author
  WHERE ${where} ${rest}`;

const selectWhole = (from: RawBuilder<unknown>, where: RawBuilder<unknown>, rest: RawBuilder<unknown>) =>
  sql<FoundRow>`
  SELECT found.*, people.name AS author_name, last.scenario FROM ${from} AS found
  JOIN battle_versions AS last ON last.battle = found.id AND last.version = found.version
  LEFT JOIN people ON people.id = found.author
  WHERE ${where} ${rest}`;

const COLUMNS = { new: 'changed_at', played: 'plays', starred: 'stars' } as const;
/** Of so many of the newest with those words the most played or starred are told. */
const LOOKED_THROUGH = 500;

/** Walks along an index of what it is ordered by, and stops when it has enough. */
export const searchFor = (query: BattleSearch) =>
  query.parts.length > 0 ? searchByParts(query) : searchAll(query);

function searchAll({ game, author, order, after, most }: BattleSearch) {
  const where = [
    sql`found.state = 'listed'`,
    ...(game === undefined ? [] : [sql`found.game = ${game}`]),
    ...(author === undefined ? [] : [sql`found.author = ${author}`]),
  ];
  return page(sql`battles`, where, { order, after, most });
}

function searchByParts({ parts: [part, ...others], game, author, ...rest }: BattleSearch) {
  const where = [
    sql`p.part = ${part}`,
    ...others.map(
      (other) => sql`EXISTS (SELECT 1 FROM battle_parts AS o
        WHERE o.part = ${other} AND o.changed_at = p.changed_at AND o.battle = p.battle)`,
    ),
    ...(game === undefined ? [] : [sql`b.game = ${game}`]),
    ...(author === undefined ? [] : [sql`b.author = ${author}`]),
  ];
  const newest = sql`(SELECT b.* FROM battle_parts AS p JOIN battles AS b ON b.id = p.battle
    WHERE ${sql.join(where, sql` AND `)} ORDER BY p.changed_at DESC, p.battle DESC LIMIT ${LOOKED_THROUGH})`;
  return page(newest, [], rest);
}

function page(
  from: RawBuilder<unknown>,
  where: readonly RawBuilder<unknown>[],
  { order, after, most }: Pick<BattleSearch, 'order' | 'after' | 'most'>,
) {
  const column = sql.ref(`found.${COLUMNS[order]}`);
  const wanted = [...where, after ? sql`(${column}, found.id) < (${after.value}, ${after.id})` : sql`1 = 1`];
  return selectWhole(
    from,
    sql.join(wanted, sql` AND `),
    sql`ORDER BY ${column} DESC, found.id DESC LIMIT ${most}`,
  );
}

export const readFound = (row: FoundRow): FoundBattle => ({
  ...readBattle(row),
  scenario: JSON.parse(row.scenario),
});

export const readBattle = (row: Row): StoredBattle => ({
  id: row.id,
  game: row.game,
  author: row.author === null ? null : { id: row.author, name: row.author_name ?? '' },
  parent: row.parent,
  title: JSON.parse(row.title),
  tags: JSON.parse(row.tags),
  state: row.state,
  version: row.version,
  stars: row.stars,
  plays: row.plays,
  madeAt: row.made_at,
  changedAt: row.changed_at,
});
