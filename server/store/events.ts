import type { EventWish } from '@bicorne/table/protocol';
import type { Decision, Terms } from '@bicorne/tournament';
import type { Kysely, Selectable } from 'kysely';
import type { Kit } from './kit.ts';
import { addMatch, type NewMatch } from './matches.ts';
import { mustBeHere } from './presence.ts';
import type { Schema } from './schema.ts';

export interface EventTables {
  events: {
    id: string;
    title: string;
    game: string;
    host: string | null;
    /** JSON, as are `plan` and `summary`. */
    terms: string;
    plan: string;
    stage: string;
    /** How many were taken: whoever adds one says after how many. */
    decisions: number;
    summary: string;
    created_at: number;
    ended_at: number | null;
  };
  event_decisions: { event: string; n: number; decision: string; at: number };
  /** The first game of each table. */
  event_matches: { event: string; round: number; place: number; match: string };
  event_people: { person: string; event: string };
}

const EVENT_STAGES = ['open', 'running', 'over', 'cancelled'] as const;
export type EventStage = (typeof EVENT_STAGES)[number];

/** What was announced besides the terms, of which the tournament itself knows nothing. */
type EventPlan = Pick<
  EventWish,
  'clock' | 'bids' | 'rated' | 'doors' | 'most' | 'closesAt' | 'whenFull' | 'grace'
>;

/** What its line in the calendar says, kept so that a list need not compute it. */
export interface EventSummary {
  readonly entrants: number;
  readonly round: number;
  readonly rounds: number | null;
  readonly paused: boolean;
  readonly honour: readonly string[];
  /** Why it was called off. */
  readonly cancelled?: string;
}

export interface ListedEvent {
  readonly id: string;
  readonly title: string;
  readonly game: string;
  readonly host: { readonly id: string; readonly name: string } | null;
  readonly terms: Terms;
  readonly plan: EventPlan;
  readonly stage: EventStage;
  readonly summary: EventSummary;
  readonly createdAt: number;
  readonly endedAt: number | null;
}

export interface StoredEvent extends ListedEvent {
  readonly decisions: readonly { readonly decision: Decision; readonly at: number }[];
  readonly matches: readonly EventMatch[];
}

export interface EventMatch {
  readonly round: number;
  readonly table: number;
  readonly match: string;
}

export interface NewEvent extends Omit<ListedEvent, 'host' | 'endedAt'> {
  readonly host: string | null;
}

/** What follows from new decisions. */
export interface EventChangeRow {
  readonly decisions: readonly Decision[];
  readonly stage: EventStage;
  readonly summary: EventSummary;
  readonly at: number;
  /** Those who take part from now on. */
  readonly people?: readonly string[];
}

export interface EventStore {
  /** One of this id that is there already stays as it is. */
  add(event: NewEvent): Promise<void>;
  /** How many of this game nobody organises: that take entries, and ever. */
  cupsOf(game: string): Promise<{ readonly open: number; readonly all: number }>;
  find(id: string): Promise<StoredEvent | null>;
  /** The newest first. */
  list(query: {
    readonly game?: string | undefined;
    readonly stages: readonly EventStage[];
    readonly most: number;
  }): Promise<readonly ListedEvent[]>;
  /** Ids of all that are open or running. */
  going(): Promise<readonly string[]>;
  /** How many that are open or running this person organises, and takes part in. */
  countOf(person: string): Promise<{ readonly hosts: number; readonly plays: number }>;
  /** False where another decision was taken since there were `after` of them, and nothing is changed. */
  append(id: string, after: number, change: EventChangeRow): Promise<boolean>;
  /** Makes the match of a table; false when it is made already, or somebody who sits there has gone. */
  addMatch(of: EventMatch & { readonly event: string }, match: NewMatch): Promise<boolean>;
  /** Of these, the names. */
  names(people: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

export const eventStore = ({ read, write }: Kit): EventStore => {
  const listed = () =>
    read
      .selectFrom('events')
      .leftJoin('people', 'people.id', 'events.host')
      .selectAll('events')
      .select('people.name as host_name');
  const going = () => read.selectFrom('events').where('stage', 'in', ['open', 'running']);

  return {
    add: (event) =>
      write(async (db) => {
        if (event.host !== null) await mustBeHere(db, event.host);
        await db
          .insertInto('events')
          .values(newRow(event))
          .onConflict((old) => old.column('id').doNothing())
          .execute();
      }),

    async cupsOf(game) {
      const rows = await read
        .selectFrom('events')
        .select(['stage', ({ fn }) => fn.countAll<number>().as('count')])
        .where('host', 'is', null)
        .where('game', '=', game)
        .groupBy('stage')
        .execute();
      const open = rows.find(({ stage }) => stage === 'open')?.count ?? 0;
      return { open, all: rows.reduce((sum, { count }) => sum + count, 0) };
    },

    async find(id) {
      const row = await listed().where('events.id', '=', id).executeTakeFirst();
      if (!row) return null;
      const decisions = await read
        .selectFrom('event_decisions')
        .select(['decision', 'at'])
        .where('event', '=', id)
        .where('n', '<', row.decisions)
        .orderBy('n')
        .execute();
      const matches = await read
        .selectFrom('event_matches')
        .select(['round', 'place as table', 'match'])
        .where('event', '=', id)
        .orderBy('round')
        .orderBy('place')
        .execute();
      return {
        ...readListed(row),
        decisions: decisions.map(({ decision, at }) => ({ decision: JSON.parse(decision), at })),
        matches,
      };
    },

    async list({ game, stages, most }) {
      let rows = listed().where('stage', 'in', stages).orderBy('events.created_at', 'desc').limit(most);
      if (game !== undefined) rows = rows.where('game', '=', game);
      return (await rows.execute()).map(readListed);
    },

    going: async () => (await going().select('id').execute()).map(({ id }) => id),

    async countOf(person) {
      const hosted = await going()
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('host', '=', person)
        .executeTakeFirstOrThrow();
      const played = await going()
        .innerJoin('event_people', 'event', 'id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('person', '=', person)
        .executeTakeFirstOrThrow();
      return { hosts: hosted.count, plays: played.count };
    },

    append: (id, after, change) => write((db) => append(db, id, after, change)),

    addMatch: ({ event, round, table, match: id }, match) =>
      write(async (db) => {
        const [{ numInsertedOrUpdatedRows }] = await db
          .insertInto('event_matches')
          .values({ event, round, place: table, match: id })
          .onConflict((old) => old.columns(['event', 'round', 'place']).doNothing())
          .execute();
        return numInsertedOrUpdatedRows === 1n && addMatch(db, match);
      }),

    async names(people) {
      const found = new Map<string, string>();
      for (let at = 0; at < people.length; at += AT_ONCE) {
        const some = people.slice(at, at + AT_ONCE);
        const rows = await read.selectFrom('people').select(['id', 'name']).where('id', 'in', some).execute();
        for (const { id, name } of rows) found.set(id, name);
      }
      return found;
    },
  };
};

const AT_ONCE = 500;

async function append(
  db: Kysely<Schema>,
  id: string,
  after: number,
  { decisions, stage, summary, at, people = [] }: EventChangeRow,
): Promise<boolean> {
  const ended = stage === 'over' || stage === 'cancelled' ? { ended_at: at } : {};
  const [{ numUpdatedRows }] = await db
    .updateTable('events')
    .set({ decisions: after + decisions.length, stage, summary: JSON.stringify(summary), ...ended })
    .where('id', '=', id)
    .where('decisions', '=', after)
    .where('stage', 'in', ['open', 'running'])
    .execute();
  if (numUpdatedRows !== 1n) return false;
  const rows = decisions.map((decision, i) => ({
    event: id,
    n: after + i,
    decision: JSON.stringify(decision),
    at,
  }));
  if (rows.length > 0) await db.insertInto('event_decisions').values(rows).execute();
  for (const person of people) {
    await mustBeHere(db, person);
    await db
      .insertInto('event_people')
      .values({ person, event: id })
      .onConflict((old) => old.doNothing())
      .execute();
  }
  return true;
}

const newRow = ({ id, title, game, host, terms, plan, stage, summary, createdAt }: NewEvent) => ({
  id,
  title,
  game,
  host,
  terms: JSON.stringify(terms),
  plan: JSON.stringify(plan),
  stage,
  decisions: 0,
  summary: JSON.stringify(summary),
  created_at: createdAt,
  ended_at: null,
});

type Row = Selectable<EventTables['events']> & { readonly host_name: string | null };

const readListed = (row: Row): ListedEvent => ({
  id: row.id,
  title: row.title,
  game: row.game,
  host: row.host === null ? null : { id: row.host, name: row.host_name ?? '' },
  terms: JSON.parse(row.terms),
  plan: JSON.parse(row.plan),
  stage: EVENT_STAGES.find((stage) => stage === row.stage) ?? 'cancelled',
  summary: JSON.parse(row.summary),
  createdAt: row.created_at,
  endedAt: row.ended_at,
});
