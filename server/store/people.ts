import { WEBHOOK_FORMATS, type Person, type Settings, type WebhookFormat } from '@bicorne/table/protocol';
import type { Generated, Kysely } from 'kysely';
import { bring } from './bringing.ts';
import { accountStore, followName, rename, type AccountStore, type AccountTables } from './accounts.ts';
import type { Kit } from './kit.ts';
import { forgetInLibrary } from './library.ts';
import { mustBeAccount, mustBeHere } from './presence.ts';
import type { Schema } from './schema.ts';

export interface PeopleTables extends AccountTables {
  people: { id: string; name: string; since: Generated<number>; settings: Generated<string> };
  /** `made_at` is null for those from before it was noted. */
  sessions: { hash: string; person: string; made_at: number | null };
  mail_links: { hash: string; person: string; purpose: string; mail: string; until: number };
  pushes: { endpoint: string; person: string; p256dh: string; auth: string };
  webhooks: { person: string; format: string; url: string };
}

/** Secrets are stored as hashes: sessions, recovery words and links plainly hashed, passphrases with argon2id. */
export interface PeopleStore extends AccountStore {
  /** A new person with a first session. */
  add(person: Person, sessionHash: string, since?: number): Promise<void>;
  rename(id: string, name: string): Promise<void>;
  /** So many of his matches in the archive, at most, that still have a former name of his get the one of now. Says how many. */
  followName(id: string, most: number): Promise<number>;
  find(id: string): Promise<StoredPerson | null>;

  ofSession(sessionHash: string): Promise<Person | null>;
  /** One more of an account. */
  addSession(person: string, sessionHash: string, now: number): Promise<void>;
  /** Ends so many, at most, of those that were begun before then. Says how many. */
  endSessionsBefore(at: number, most: number): Promise<number>;
  endSession(sessionHash: string): Promise<void>;
  /** All of them, or all but one. */
  endSessions(person: string, except?: string): Promise<void>;

  addLink(link: MailLink): Promise<void>;
  /** Takes the link away and gives it, if it is still good, and this person's where one is named. A link is good once. */
  useLink(hash: string, purpose: LinkPurpose, now: number, person?: string): Promise<MailLink | null>;
  /** Takes away all of this person's for this purpose. */
  endLinks(person: string, purpose: LinkPurpose): Promise<void>;

  setSettings(person: string, settings: Settings): Promise<void>;
  addPush(person: string, push: Push): Promise<void>;
  removePush(endpoint: string, person?: string): Promise<void>;
  pushes(person: string): Promise<readonly Push[]>;
  setWebhook(person: string, webhook: Webhook | null): Promise<void>;
  webhook(person: string): Promise<Webhook | null>;

  /**
   * All that this guest has goes to this account, but for matches at which both sit; his sessions end. Gives the
   * matches at which the account sits now, or has a seat kept. From an account nothing is taken.
   */
  bring(guest: string, account: string): Promise<readonly string[]>;

  /** Everything that tells of this person goes; matches keep the seat of somebody without a name. */
  forget(person: string): Promise<void>;
}

interface StoredPerson extends Person {
  readonly since: number;
  /** As they were stored, perhaps by an older version. */
  readonly settings: unknown;
}

type LinkPurpose = 'confirm' | 'recover';

export interface MailLink {
  readonly hash: string;
  readonly person: string;
  readonly purpose: LinkPurpose;
  readonly mail: string;
  readonly until: number;
}

export interface Push {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface Webhook {
  readonly format: WebhookFormat;
  readonly url: string;
}

export const peopleStore = (kit: Kit): PeopleStore => ({
  ...persons(kit),
  ...sessions(kit),
  ...accountStore(kit),
  ...ways(kit),
});

type Part<K extends keyof PeopleStore> = Pick<PeopleStore, K>;

const persons = ({
  read,
  write,
}: Kit): Part<'add' | 'rename' | 'followName' | 'find' | 'setSettings' | 'bring' | 'forget'> => ({
  add: ({ id, name }, hash, since = Date.now()) =>
    write(async (db) => {
      await db.insertInto('people').values({ id, name, since }).execute();
      await addSession(db, id, hash, since);
    }),

  rename: (id, name) =>
    write(async (db) => {
      await mustBeHere(db, id);
      await rename(db, id, name);
    }),

  followName: (id, most) => write((db) => followName(db, id, most)),

  async find(id) {
    const row = await read.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst();
    return row ? { ...row, settings: JSON.parse(row.settings) } : null;
  },

  setSettings: (person, settings) =>
    write(async (db) => {
      await mustBeHere(db, person);
      const text = JSON.stringify(settings);
      await db.updateTable('people').set({ settings: text }).where('id', '=', person).execute();
    }),

  bring: (guest, account) => write((db) => bring(db, guest, account)),

  forget: (person) =>
    write(async (db) => {
      await forgetInLibrary(db, person);
      await db.updateTable('people').set({ name: '', settings: '{}' }).where('id', '=', person).execute();
      for (const table of OF_PERSON) await db.deleteFrom(table).where('person', '=', person).execute();
      await db.deleteFrom('stances').where('other', '=', person).execute();
      await db.deleteFrom('follows').where('other', '=', person).execute();
      await db.deleteFrom('rating_history').where('player', '=', person).execute();
      await db.deleteFrom('reports').where('about', '=', person).execute();
      await db.deleteFrom('ratings').where('player', '=', person).execute();
      const nobody = { name: '', name_key: '', person: null };
      await db.updateTable('archive_players').set(nobody).where('person', '=', person).execute();
    }),
});

async function addSession(db: Kysely<Schema>, person: string, hash: string, now: number): Promise<void> {
  await db.insertInto('sessions').values({ hash, person, made_at: now }).execute();
}

/** The tables with rows that are somebody's own. */
const OF_PERSON = [
  'accounts',
  'name_looks',
  'sessions',
  'mail_links',
  'pushes',
  'webhooks',
  'stances',
  'reports',
  'chat',
  'notes',
  'plans',
  'tried',
  'notices',
  'wishes',
  'follows',
  'holidays',
  'ladder',
] as const;

const sessions = ({
  read,
  write,
}: Kit): Part<'ofSession' | 'addSession' | 'endSession' | 'endSessions' | 'endSessionsBefore'> => ({
  async ofSession(hash) {
    const row = await read
      .selectFrom('sessions')
      .innerJoin('people', 'people.id', 'sessions.person')
      .select(['people.id', 'people.name'])
      .where('hash', '=', hash)
      .executeTakeFirst();
    return row ?? null;
  },

  addSession: (person, hash, now) =>
    write(async (db) => {
      await mustBeAccount(db, person);
      await addSession(db, person, hash, now);
    }),

  endSession: (hash) =>
    write(async (db) => {
      await db.deleteFrom('sessions').where('hash', '=', hash).execute();
    }),

  endSessionsBefore: (at, most) =>
    write(async (db) => {
      const old = db.selectFrom('sessions').select('hash').where('made_at', '<', at).limit(most);
      const [{ numDeletedRows }] = await db.deleteFrom('sessions').where('hash', 'in', old).execute();
      return Number(numDeletedRows);
    }),

  endSessions: (person, except = '') =>
    write(async (db) => {
      await db.deleteFrom('sessions').where('person', '=', person).where('hash', '<>', except).execute();
    }),
});

const ways = ({
  read,
  write,
}: Kit): Part<
  'addLink' | 'useLink' | 'endLinks' | 'addPush' | 'removePush' | 'pushes' | 'setWebhook' | 'webhook'
> => ({
  addLink: (link) =>
    write(async (db) => {
      await mustBeAccount(db, link.person);
      await db
        .insertInto('mail_links')
        .values({ ...link })
        .execute();
    }),

  useLink: (hash, purpose, now, person) =>
    write(async (db) => {
      await db.deleteFrom('mail_links').where('until', '<', now).execute();
      const good = db.deleteFrom('mail_links').where('hash', '=', hash).where('purpose', '=', purpose);
      const used = person === undefined ? good : good.where('person', '=', person);
      const row = await used.returningAll().executeTakeFirst();
      return row ? { ...row, purpose } : null;
    }),

  endLinks: (person, purpose) =>
    write(async (db) => {
      await db.deleteFrom('mail_links').where('person', '=', person).where('purpose', '=', purpose).execute();
    }),

  addPush: (person, push) =>
    write(async (db) => {
      await mustBeHere(db, person);
      const value = { person, p256dh: push.p256dh, auth: push.auth };
      await db
        .insertInto('pushes')
        .values({ endpoint: push.endpoint, ...value })
        .onConflict((old) => old.column('endpoint').doUpdateSet(value))
        .execute();
    }),

  removePush: (endpoint, person) =>
    write(async (db) => {
      const gone = db.deleteFrom('pushes').where('endpoint', '=', endpoint);
      await (person === undefined ? gone : gone.where('person', '=', person)).execute();
    }),

  pushes: (person) =>
    read.selectFrom('pushes').select(['endpoint', 'p256dh', 'auth']).where('person', '=', person).execute(),

  setWebhook: (person, webhook) =>
    write(async (db) => {
      await mustBeHere(db, person);
      await db.deleteFrom('webhooks').where('person', '=', person).execute();
      if (webhook)
        await db
          .insertInto('webhooks')
          .values({ person, ...webhook })
          .execute();
    }),

  async webhook(person) {
    const row = await read
      .selectFrom('webhooks')
      .select(['format', 'url'])
      .where('person', '=', person)
      .executeTakeFirst();
    const format = WEBHOOK_FORMATS.find((one) => one === row?.format);
    return row && format ? { format, url: row.url } : null;
  },
});
