import type { ChatLine, Person, Stance } from '@bicorne/table/protocol';
import type { Generated } from 'kysely';
import { yes, type Kit } from './kit.ts';
import { mustBeHere } from './presence.ts';
import { keyOf } from './kit.ts';

export interface TalkTables {
  stances: { person: string; other: string; block: number; mute: number };
  reports: {
    id: Generated<number>;
    person: string;
    about: string;
    match: string | null;
    battle: Generated<string | null>;
    reason: string;
    text: string;
    at: number;
  };
  chat: {
    id: Generated<number>;
    match: number;
    at: number;
    person: string;
    seat: number | null;
    listener: string;
    text: string;
  };
  notes: { match: number; person: string; text: string };
  tried: { match: number; person: string; sealed: string };
}

export interface TalkStore {
  /** How somebody stands to another; the last word counts. */
  setStance(person: string, other: string, stance: { block: boolean; mute: boolean }): Promise<void>;
  stances(person: string): Promise<readonly Stance[]>;
  /** Whether one of these has blocked this person. */
  isBlocked(person: string, by: readonly string[]): Promise<boolean>;
  /** Who does not want to hear this person: of these, or of all. */
  deafTo(person: string, among?: readonly string[]): Promise<readonly string[]>;

  report(report: NewReport): Promise<void>;
  reports(most: number): Promise<readonly (NewReport & { readonly id: number })[]>;

  say(line: NewLine): Promise<number>;
  /** The last lines before that id that were said to one of these, the oldest first. */
  lines(
    match: string,
    ears: readonly Ear[],
    before: number,
    most: number,
    deafTo?: readonly string[],
  ): Promise<readonly StoredLine[]>;

  notes(match: string, person: string): Promise<string>;
  /** At how many matches this person keeps notes where he does not sit, this one left out; no more than `most` are counted. */
  notesElsewhere(match: string, person: string, most: number): Promise<number>;
  setNotes(match: string, person: string, text: string): Promise<void>;
  /** What somebody has tried out there, sealed by a key of his own; empty where there is none. */
  tried(match: string, person: string): Promise<string>;
  setTried(match: string, person: string, sealed: string): Promise<void>;
}

export interface NewReport {
  readonly person: string;
  readonly about: string;
  readonly match: string | null;
  /** Of the library. */
  readonly battle?: string | null;
  readonly reason: string;
  readonly text: string;
  readonly at: number;
}

interface NewLine {
  readonly match: string;
  readonly at: number;
  readonly person: string;
  /** Null: an onlooker. */
  readonly seat: number | null;
  /** `ChatLine.to`. */
  readonly to: ChatLine['to'];
  readonly text: string;
}

/** To whom lines are said; of these only what this person said, or was said from one of these seats, where it says so. */
export interface Ear {
  readonly to: ChatLine['to'];
  readonly from?: { readonly person: string; readonly seats: readonly number[] };
}

export interface StoredLine extends Omit<NewLine, 'person'> {
  readonly id: number;
  readonly person: Person;
}

export const talkStore = ({ read, write }: Kit): TalkStore => ({
  setStance: (person, other, { block, mute }) =>
    write(async (db) => {
      await mustBeHere(db, person);
      const value = { block: yes(block), mute: yes(mute) };
      await db
        .insertInto('stances')
        .values({ person, other, ...value })
        .onConflict((old) => old.columns(['person', 'other']).doUpdateSet(value))
        .execute();
    }),

  async stances(person) {
    const rows = await read
      .selectFrom('stances')
      .innerJoin('people', 'people.id', 'other')
      .select(['people.id', 'people.name', 'block', 'mute'])
      .where('person', '=', person)
      .where((one) => one.or([one('block', '=', 1), one('mute', '=', 1)]))
      .orderBy('people.name')
      .execute();
    return rows.map(({ id, name, block, mute }) => ({
      person: { id, name },
      block: block === 1,
      mute: mute === 1,
    }));
  },

  async isBlocked(person, by) {
    if (by.length === 0) return false;
    const found = await read
      .selectFrom('stances')
      .select('person')
      .where('other', '=', person)
      .where('person', 'in', by)
      .where('block', '=', 1)
      .executeTakeFirst();
    return found !== undefined;
  },

  async deafTo(person, among) {
    if (among?.length === 0) return [];
    const deaf = read
      .selectFrom('stances')
      .select('person')
      .where('other', '=', person)
      .where((one) => one.or([one('block', '=', 1), one('mute', '=', 1)]));
    const rows = await (among ? deaf.where('person', 'in', among) : deaf).execute();
    return rows.map((row) => row.person);
  },

  report: (report) =>
    write(async (db) => {
      await mustBeHere(db, report.person);
      await db
        .insertInto('reports')
        .values({ ...report })
        .execute();
    }),

  reports: (most) => read.selectFrom('reports').selectAll().orderBy('id', 'desc').limit(most).execute(),

  say: ({ match, at, person, seat, to, text }) =>
    write(async (db) => {
      await mustBeHere(db, person);
      const { id } = await db
        .insertInto('chat')
        .values({ match: keyOf(db, match), at, person, seat, listener: to, text })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    }),

  /** One ear after the other: each has its place in the index, and what is not for the one who asks is not read. */
  async lines(match, ears, before, most, deafTo = []) {
    const heard: StoredLine[] = [];
    for (const { to, from } of ears) {
      let lines = read
        .selectFrom('chat')
        .innerJoin('people', 'people.id', 'chat.person')
        .selectAll('chat')
        .select('people.name')
        .where('match', '=', keyOf(read, match))
        .where('listener', '=', to)
        .where('chat.id', '<', before)
        .orderBy('chat.id', 'desc')
        .limit(most);
      if (deafTo.length > 0) lines = lines.where('chat.person', 'not in', deafTo);
      if (from)
        lines = lines.where((one) =>
          one.or([
            one('chat.person', '=', from.person),
            ...(from.seats.length > 0 ? [one('seat', 'in', from.seats)] : []),
          ]),
        );
      for (const { id, at, person, name, seat, text } of await lines.execute())
        heard.push({ id, match, at, person: { id: person, name }, seat, to, text });
    }
    return heard.toSorted((one, other) => one.id - other.id).slice(-most);
  },

  async notes(match, person) {
    const row = await read
      .selectFrom('notes')
      .select('text')
      .where('match', '=', keyOf(read, match))
      .where('person', '=', person)
      .executeTakeFirst();
    return row?.text ?? '';
  },

  async notesElsewhere(match, person, most) {
    const rows = await read
      .selectFrom('notes')
      .select('notes.match')
      .where('notes.person', '=', person)
      .where('text', '<>', '')
      .where((one) =>
        one.not(
          one.exists(
            one
              .selectFrom('seats')
              .select('seat')
              .whereRef('seats.match', '=', 'notes.match')
              .where('seats.person', '=', person),
          ),
        ),
      )
      .where('notes.match', '<>', keyOf(read, match))
      .limit(most)
      .execute();
    return rows.length;
  },

  async tried(match, person) {
    const row = await read
      .selectFrom('tried')
      .select('sealed')
      .where('match', '=', keyOf(read, match))
      .where('person', '=', person)
      .executeTakeFirst();
    return row?.sealed ?? '';
  },

  setTried: (match, person, sealed) =>
    write(async (db) => {
      await mustBeHere(db, person);
      await db
        .insertInto('tried')
        .values({ match: keyOf(db, match), person, sealed })
        .onConflict((old) => old.columns(['match', 'person']).doUpdateSet({ sealed }))
        .execute();
    }),

  setNotes: (match, person, text) =>
    write(async (db) => {
      await mustBeHere(db, person);
      if (text === '')
        return void (await db
          .deleteFrom('notes')
          .where('match', '=', keyOf(db, match))
          .where('person', '=', person)
          .execute());
      await db
        .insertInto('notes')
        .values({ match: keyOf(db, match), person, text })
        .onConflict((old) => old.columns(['match', 'person']).doUpdateSet({ text }))
        .execute();
    }),
});
