import type { Companion } from '@bicorne/table/protocol';
import type { Kysely } from 'kysely';
import { withSeats, type MatchRow } from './match-rows.ts';
import type { StoredMatch } from './matches.ts';
import type { Schema } from './schema.ts';

/** Finding matches. */
export interface MatchLists {
  find(id: string): Promise<StoredMatch | null>;
  /** The match to which this invitation leads. */
  invitedTo(token: string): Promise<StoredMatch | null>;
  /** Those that are not over first, whatever else he has played since; of each the last moved first. */
  ofPerson(person: string, most: number): Promise<readonly StoredMatch[]>;
  /** Those who still have a name and sat with this person at one of his last matches that had begun; the last first. */
  companions(person: string, most: number): Promise<readonly Companion[]>;
  /** All that are not over. */
  runningOf(person: string): Promise<readonly StoredMatch[]>;
  /** All that are not over and keep a seat for this person, or did until it was taken; the newest first. */
  keptFor(person: string): Promise<readonly StoredMatch[]>;
  /** Listed matches with an open seat, newest first. */
  open(most: number): Promise<readonly StoredMatch[]>;
  /** Matches that are not over and that everybody may watch, the last made first. */
  watchable(most: number): Promise<readonly StoredMatch[]>;
  /** Matches that are not over and have a bot. */
  withBots(): Promise<readonly StoredMatch[]>;
  /** Matches with a clock that are not over. */
  withClocks(): Promise<readonly StoredMatch[]>;
  /** Matches that are not over and whose turn passed at that time or later. */
  movedSince(at: number): Promise<readonly StoredMatch[]>;
}

/** Of somebody who has played thousands of matches, only so many are looked at. */
const LAST = 500;

export function matchLists(read: Kysely<Schema>): MatchLists {
  const matches = () => read.selectFrom('matches').selectAll('matches');
  const running = () => matches().where('over', '=', 0);
  const seats = () => read.selectFrom('seats').select('match').where('ended_at', 'is', null);
  const all = async (query: { execute: () => Promise<MatchRow[]> }) => withSeats(read, await query.execute());

  /** Those that are not over, and so many of the ended ones, the last. */
  const lastOf = (person: string, most: number) => {
    const ended = read
      .selectFrom('seats')
      .select(['ended_at', 'match'])
      .distinct()
      .where('person', '=', person)
      .where('ended_at', 'is not', null)
      .orderBy('ended_at', 'desc')
      .orderBy('match', 'desc')
      .limit(most);
    const last = read.selectFrom(ended.as('ended')).select('match');
    return seats().where('person', '=', person).unionAll(last);
  };

  return {
    find: async (id) => (await all(matches().where('id', '=', id)))[0] ?? null,

    async invitedTo(token) {
      const invitation = read.selectFrom('invitations').select('match').where('token', '=', token);
      return (await all(matches().where('key', 'in', invitation)))[0] ?? null;
    },

    ofPerson: (person, most) =>
      all(
        matches()
          .where('key', 'in', lastOf(person, most))
          .orderBy('over')
          .orderBy('moved_at', 'desc')
          .orderBy('key', 'desc')
          .limit(most),
      ),

    async companions(person, most) {
      const rows = await read
        .selectFrom('seats')
        .innerJoin('matches', 'matches.key', 'seats.match')
        .innerJoin('people', 'people.id', 'seats.person')
        .select(['people.id', 'people.name'])
        .select((of) => [
          of.fn.count<number>('matches.key').distinct().as('matches'),
          of.fn.max('moved_at').as('at'),
        ])
        .where('seats.match', 'in', lastOf(person, LAST))
        .where('seats.person', '<>', person)
        .where('people.name', '<>', '')
        .where('matches.steps', '>', 0)
        .groupBy(['people.id', 'people.name'])
        .orderBy('at', 'desc')
        .orderBy('people.id')
        .limit(most)
        .execute();
      return rows.map(({ id, name, matches: together, at }) => ({
        person: { id, name },
        matches: together,
        at,
      }));
    },

    runningOf: (person) => all(running().where('key', 'in', seats().where('person', '=', person))),

    keptFor: (person) =>
      all(
        running()
          .where('key', 'in', read.selectFrom('asked').select('match').where('person', '=', person))
          .orderBy('key', 'desc'),
      ),

    open: (most) => {
      const open = read
        .selectFrom('seats')
        .innerJoin('matches as listed', 'listed.key', 'match')
        .select('match')
        .distinct()
        .where('person', 'is', null)
        .where('bot', 'is', null)
        .where('ended_at', 'is', null)
        .where('over', '=', 0)
        .where('listed', '=', 1)
        .orderBy('match', 'desc')
        .limit(most);
      return all(
        matches()
          .where('key', 'in', read.selectFrom(open.as('open')).select('match'))
          .orderBy('key', 'desc'),
      );
    },

    watchable: (most) => all(running().where('watchable', '=', 1).orderBy('key', 'desc').limit(most)),

    withBots: () =>
      all(
        running()
          .where('key', 'in', seats().where('bot', 'is not', null))
          .orderBy('key'),
      ),

    withClocks: () => all(running().where('clock', 'is not', null)),

    movedSince: (at) => all(running().where('moved_at', '>=', at)),
  };
}
