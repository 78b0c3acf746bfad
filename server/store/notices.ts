import { NOTICE_ABOUTS, type NoticeAbout } from '@bicorne/table/protocol';
import type { Kit } from './kit.ts';
import { keyOf } from './kit.ts';

export interface NoticeTables {
  notices: {
    id: string;
    person: string;
    match: number;
    about: string;
    turn: number;
    channel: string;
    at: number;
    /** `waits`, `sent` or `void`. */
    state: string;
  };
  letters: { id: string; address: string; subject: string; text: string; at: number };
}

export const CHANNELS = ['push', 'mail', 'webhook'] as const;
export type Channel = (typeof CHANNELS)[number];

/** What is to be told to whom by which way: written down before it is sent, ticked off after. */
export interface NoticeStore {
  /** False when this turn's notice by this way is there already. */
  add(notice: NewNotice): Promise<boolean>;
  /** Whether this turn's notice by this way is there, sent or not. */
  has(notice: Omit<NewNotice, 'id' | 'at'>): Promise<boolean>;
  /** One that still waits to be sent. */
  waiting(id: string): Promise<StoredNotice | null>;
  /** Of this person, by this way, the oldest first. */
  waitingFor(person: string, channel: Channel): Promise<readonly StoredNotice[]>;
  /** Ids of all that wait. */
  allWaiting(): Promise<readonly string[]>;
  /** Ticked off: it was sent, or need not be. */
  close(id: string, state: 'sent' | 'void'): Promise<void>;
  /** So many, at most, of those of before then, which are no longer needed. Says how many went. */
  forgetBefore(at: number, most: number): Promise<number>;

  /** A letter that is not about a match; it is gone when it was sent. */
  addLetter(letter: Letter): Promise<void>;
  letter(id: string): Promise<Letter | null>;
  allLetters(): Promise<readonly string[]>;
  removeLetter(id: string): Promise<void>;
}

interface NewNotice {
  readonly id: string;
  readonly person: string;
  readonly match: string;
  readonly about: NoticeAbout;
  /** When the turn passed of which it tells: there is one notice for each turn and channel. */
  readonly turn: number;
  readonly channel: Channel;
  readonly at: number;
}

export interface StoredNotice extends NewNotice {
  readonly game: string;
}

interface Letter {
  readonly id: string;
  readonly address: string;
  readonly subject: string;
  readonly text: string;
  readonly at: number;
}

export const noticeStore = ({ read, write }: Kit): NoticeStore => {
  const notices = () =>
    read
      .selectFrom('notices')
      .innerJoin('matches', 'matches.key', 'notices.match')
      .select(['notices.id', 'person', 'about', 'notices.turn', 'channel', 'at'])
      .select(['matches.id as match', 'matches.game']);

  return {
    add: (notice) =>
      write(async (db) => {
        const { numInsertedOrUpdatedRows } = await db
          .insertInto('notices')
          .values({ ...notice, match: keyOf(db, notice.match), state: 'waits' })
          .onConflict((old) => old.columns(['person', 'match', 'about', 'turn', 'channel']).doNothing())
          .executeTakeFirstOrThrow();
        return numInsertedOrUpdatedRows === 1n;
      }),

    async has({ person, match, about, turn, channel }) {
      const row = await read
        .selectFrom('notices')
        .select('id')
        .where('match', '=', keyOf(read, match))
        .where('person', '=', person)
        .where('about', '=', about)
        .where('turn', '=', turn)
        .where('channel', '=', channel)
        .executeTakeFirst();
      return row !== undefined;
    },

    async waiting(id) {
      const row = await notices()
        .where('notices.id', '=', id)
        .where('state', '=', 'waits')
        .executeTakeFirst();
      return row ? readNotice(row) : null;
    },

    async waitingFor(person, channel) {
      const rows = await notices()
        .where('person', '=', person)
        .where('channel', '=', channel)
        .where('state', '=', 'waits')
        .orderBy('at')
        .execute();
      return rows.map(readNotice);
    },

    async allWaiting() {
      const rows = await read.selectFrom('notices').select('id').where('state', '=', 'waits').execute();
      return rows.map(({ id }) => id);
    },

    close: (id, state) =>
      write(async (db) => {
        await db.updateTable('notices').set({ state }).where('id', '=', id).execute();
      }),

    forgetBefore: (at, most) =>
      write(async (db) => {
        const old = db.selectFrom('notices').select('id').where('at', '<', at).where('state', '<>', 'waits');
        const [{ numDeletedRows }] = await db
          .deleteFrom('notices')
          .where('id', 'in', old.limit(most))
          .execute();
        return Number(numDeletedRows);
      }),

    addLetter: (letter) =>
      write(async (db) => {
        await db
          .insertInto('letters')
          .values({ ...letter })
          .execute();
      }),

    letter: async (id) =>
      (await read.selectFrom('letters').selectAll().where('id', '=', id).executeTakeFirst()) ?? null,

    async allLetters() {
      const rows = await read.selectFrom('letters').select('id').execute();
      return rows.map(({ id }) => id);
    },

    removeLetter: (id) =>
      write(async (db) => {
        await db.deleteFrom('letters').where('id', '=', id).execute();
      }),
  };
};

type Row = Omit<StoredNotice, 'about' | 'channel'> & { readonly about: string; readonly channel: string };

const readNotice = (row: Row): StoredNotice => ({
  ...row,
  about: NOTICE_ABOUTS.find((one) => one === row.about) ?? 'turn',
  channel: CHANNELS.find((one) => one === row.channel) ?? 'push',
});
