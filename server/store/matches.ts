import type { Bids, Handicap, Options, Turn } from '@bicorne/engine';
import type { Person } from '@bicorne/table/protocol';
import type { Generated, Kysely } from 'kysely';
import type { ClockState } from '../clock/clock.ts';
import { lotOrder, mayGetUp, stageOf } from '../dice.ts';
import { Gone } from '../fault.ts';
import { keyOf, yes, type Kit } from './kit.ts';
import type { Schema } from './schema.ts';
import { matchLists, type MatchLists } from './match-lists.ts';
import { withSeats } from './match-rows.ts';
import { packedSteps, packSteps } from './packing.ts';
import { holdMatch, holdPerson, isStillHere } from './presence.ts';
import { clockText, type StepLog } from './steps.ts';
import { keptInOrder, keptPeople, withoutKept, type Affairs, type Terms } from './terms.ts';

export interface MatchTables {
  matches: {
    key: Generated<number>;
    id: string;
    game: string;
    rules: string;
    /** JSON, as are `options` and `turn`. */
    scenario: string;
    options: string;
    listed: number;
    secret: string;
    turn: string;
    over: Generated<number>;
    steps: Generated<number>;
    created_at: number;
    moved_at: number;
    /** JSON, as are the next two. */
    terms: string;
    affairs: Generated<string>;
    clock: Generated<string | null>;
    host: string | null;
    /** Whether everybody may watch it: where it is listed or rated. */
    watchable: Generated<number>;
  };
  invitations: { token: string; match: number };
  /** For whom the match keeps a seat, so that he finds it. */
  asked: { person: string; match: number };
  seats: {
    match: number;
    seat: number;
    name: string;
    person: string | null;
    bot: string | null;
    commitment: string | null;
    number: string | null;
    /** When the match ended, once it stands in the archive. */
    ended_at: Generated<number | null>;
  };
}

export interface MatchStore extends SeatStore, MatchLists {
  readonly steps: StepLog;
  /** Packs the steps of a match that is over; they are read as before. */
  pack(match: string): Promise<void>;
  /** For the operator alone: the match has only its first steps, and is not over unless the turn says so. */
  cut(match: string, to: Cut): Promise<void>;
}

/** Matches and who sits where. */
interface SeatStore {
  /** False when somebody who sits there has gone. */
  add(match: NewMatch): Promise<boolean>;
  /** Adds the rematch of one that is over. False when what is afoot there is no longer what it was, and nothing is added. */
  addRematch(of: Pick<StoredMatch, 'id' | 'affairs'>, match: NewMatch): Promise<boolean>;
  /** Adds the second game of a pair, in the same way. */
  addSecond(of: Pick<StoredMatch, 'id' | 'affairs'>, match: NewMatch): Promise<boolean>;
  /** Seats somebody. False when the seat is not open, or he has gone. */
  takeSeat(match: string, seat: number, sitter: Sitter): Promise<boolean>;
  /** This person gets up, and all his seats are open again. False when he sits nowhere, or may not any more. */
  leaveSeats(match: string, person: string): Promise<boolean>;
  /** These seats are somebody else's from now on, with the clocks as they are then. False when they are no longer as they were. */
  passSeats(match: string, passed: PassedSeats): Promise<boolean>;
  /** What is kept for this person, and for no other, is open to anybody. */
  openKept(match: string, person: string): Promise<void>;
  /** False when they are no longer what they were, and nothing is changed. */
  setAffairs(match: string, from: Affairs, to: Affairs): Promise<boolean>;
  /** A bid is in, and perhaps settles who has which side. False when what is afoot there is no longer what it was. */
  bid(match: string, from: Affairs, bid: NewBid): Promise<boolean>;
  /** False when there are not so many steps any more, or the clocks are no longer what they were. */
  setClock(match: string, steps: number, was: ClockState | null, clock: ClockState): Promise<boolean>;
  /** Opens the number of a seat; nothing is changed when it is not committed to this, or a seat is open again. */
  setNumber(match: string, seat: number, opened: OpenedNumber): Promise<void>;
}

export interface NewMatch {
  readonly id: string;
  readonly game: string;
  /** The version of the rules it was begun under. */
  readonly rules: string;
  /** By name, or whole. */
  readonly scenario: unknown;
  readonly options: Options;
  readonly listed: boolean;
  /** The server's number, opened when the match is over. */
  readonly secret: string;
  readonly seats: readonly NewSeat[];
  readonly turn: Turn;
  readonly createdAt: number;
  readonly terms: Terms;
  /** Who made it. */
  readonly host: string;
}

export interface NewSeat {
  readonly name: string;
  readonly sitter: Sitter | null;
}

/** Who sits: a person by id or a bot by name; with the hash of his number, and the number once it is opened. */
export interface Sitter {
  readonly person: string | null;
  readonly bot: string | null;
  readonly commitment: string;
  readonly number: string | null;
}

/** An army that goes to an ally in mid-match, or to a bot. */
interface PassedSeats {
  readonly seats: readonly number[];
  readonly from: string;
  readonly to:
    | { readonly person: string; readonly bot: null }
    | { readonly person: null; readonly bot: string };
  readonly was: ClockState | null;
  readonly clock: ClockState | null;
}

export interface NewBid {
  readonly affairs: Affairs;
  readonly terms: Terms;
  readonly turn: Turn;
  /** Whether they change seats. */
  readonly changed: boolean;
}

interface OpenedNumber {
  readonly commitment: string;
  readonly number: string;
}

interface Cut {
  readonly steps: number;
  readonly turn: Turn;
  readonly movedAt: number;
  readonly clock: ClockState | null;
}

export interface StoredMatch extends Omit<NewMatch, 'seats' | 'host'> {
  readonly seats: readonly StoredSeat[];
  /** Null where it was over before this was kept. */
  readonly host: string | null;
  /** Of the terms, as is what was bid. */
  readonly handicap?: Handicap;
  readonly bids?: Bids;
  readonly steps: number;
  /** When the turn last passed. */
  readonly movedAt: number;
  readonly affairs: Affairs;
  /** Null before it begins, and without a clock. */
  readonly clock: ClockState | null;
}

export interface StoredSeat {
  readonly name: string;
  readonly person: Person | null;
  readonly bot: string | null;
  readonly commitment: string | null;
  readonly number: string | null;
}

export const matchStore = (kit: Kit): MatchStore => ({
  steps: packedSteps(kit),
  pack: (id) => packSteps(kit, id),
  cut: (id, to) => kit.write((db) => cutSteps(db, id, to)),
  ...seats(kit),
  ...matchLists(kit.read),
});

const seats = ({ write, now }: Kit): SeatStore => ({
  add: (match) => write((db) => addMatch(db, match)),

  takeSeat: (match, seat, sitter) =>
    write(async (db) => {
      if (!(await areHere(db, [sitter]))) return false;
      const [{ numUpdatedRows }] = await db
        .updateTable('seats')
        .set({ ...sitter })
        .where('match', '=', keyOf(db, match).where('over', '=', 0))
        .where('seat', '=', seat)
        .where('person', 'is', null)
        .where('bot', 'is', null)
        .execute();
      if (numUpdatedRows === 1n) await dealIfFull(db, match, now());
      return numUpdatedRows === 1n;
    }),

  leaveSeats: (match, person) => write((db) => leaveSeats(db, match, person)),

  passSeats: (match, { seats: passed, from, to, was, clock }) =>
    write(async (db) => {
      if (to.person !== null) await holdPerson(db, to.person);
      const [{ numUpdatedRows }] = await db
        .updateTable('matches')
        .set({ clock: clockText(clock) })
        .where('id', '=', match)
        .where('over', '=', 0)
        .where('clock', was ? '=' : 'is', clockText(was))
        .execute();
      if (numUpdatedRows !== 1n) return false;
      await db
        .updateTable('seats')
        .set(to)
        .where('match', '=', keyOf(db, match))
        .where('seat', 'in', passed)
        .where('person', '=', from)
        .execute();
      return true;
    }),

  openKept: (match, person) => write((db) => openKept(db, match, person)),

  addRematch: (of, match) => write((db) => addAfter(db, of, { rematch: match.id }, match)),
  addSecond: (of, match) => write((db) => addAfter(db, of, { second: match.id }, match)),

  setAffairs: (match, from, to) => write((db) => setAffairs(db, match, from, to)),

  bid: (match, from, { affairs, terms, turn, changed }) =>
    write(async (db) => {
      if (!(await setAffairs(db, match, from, affairs))) return false;
      await stir(db, match, now());
      await db
        .updateTable('matches')
        .set({ turn: JSON.stringify(turn) })
        .where('id', '=', match)
        .execute();
      await reorder(db, match, terms, changed ? [1, 0] : null);
      return true;
    }),

  setClock: (match, steps, was, clock) =>
    write(async (db) => {
      const [{ numUpdatedRows }] = await db
        .updateTable('matches')
        .set({ clock: clockText(clock) })
        .where('id', '=', match)
        .where('steps', '=', steps)
        .where('clock', was ? '=' : 'is', clockText(was))
        .execute();
      return numUpdatedRows === 1n;
    }),

  setNumber: (match, seat, { commitment, number }) =>
    write(async (db) => {
      await stir(db, match, now());
      const of = db.selectFrom('seats as one').select('one.seat').where('one.match', '=', keyOf(db, match));
      await db
        .updateTable('seats')
        .set({ number })
        .where('match', '=', keyOf(db, match))
        .where('seat', '=', seat)
        .where('commitment', '=', commitment)
        .where(({ not, exists }) => not(exists(of.where('one.commitment', 'is', null))))
        .execute();
    }),
});

async function addAfter(
  db: Kysely<Schema>,
  { id, affairs }: Pick<StoredMatch, 'id' | 'affairs'>,
  more: Affairs,
  match: NewMatch,
): Promise<boolean> {
  if (!(await setAffairs(db, id, affairs, { ...affairs, ...more }))) return false;
  if (!(await addMatch(db, match))) throw new Gone();
  return true;
}

async function setAffairs(db: Kysely<Schema>, id: string, from: Affairs, to: Affairs): Promise<boolean> {
  const [{ numUpdatedRows }] = await db
    .updateTable('matches')
    .set({ affairs: JSON.stringify(to) })
    .where('id', '=', id)
    .where('affairs', '=', JSON.stringify(from))
    .execute();
  return numUpdatedRows === 1n;
}

async function leaveSeats(db: Kysely<Schema>, id: string, person: string): Promise<boolean> {
  await holdMatch(db, id);
  const found = await db.selectFrom('matches').selectAll().where('id', '=', id).execute();
  for (const match of await withSeats(db, found)) {
    if (!mayGetUp(match, person)) return false;
    const terms = JSON.stringify(termsWithout(match));
    const affairs = JSON.stringify({ ...match.affairs, bids: undefined });
    await db.updateTable('matches').set({ terms, affairs }).where('id', '=', id).execute();
  }
  const [{ numUpdatedRows }] = await db
    .updateTable('seats')
    .set(NOBODY)
    .where('match', '=', keyOf(db, id))
    .where('person', '=', person)
    .execute();
  return numUpdatedRows > 0n;
}

/**
 * When somebody gets up: the lot was drawn, and whoever comes next takes the side that it left; what was bid was bid
 * against whoever goes.
 */
function termsWithout(match: StoredMatch): Terms {
  const { lot, bids, handicap, ...terms } = match.terms;
  const given = handicap ? { handicap } : {};
  return {
    ...terms,
    ...(lot && stageOf(match) === 'seats' ? { lot } : {}),
    ...(bids ? { bids: { kind: bids.kind, most: bids.most } } : given),
  };
}

async function openKept(db: Kysely<Schema>, id: string, person: string): Promise<void> {
  await holdMatch(db, id);
  const found = await db.selectFrom('matches').select(['key', 'terms']).where('id', '=', id).execute();
  for (const { key, terms } of found) {
    const open = JSON.stringify(withoutKept(JSON.parse(terms), person));
    await db.updateTable('matches').set({ terms: open }).where('key', '=', key).execute();
    await db.deleteFrom('asked').where('match', '=', key).where('person', '=', person).execute();
  }
}

async function cutSteps(db: Kysely<Schema>, id: string, to: Cut): Promise<void> {
  const found = await keyOf(db, id).executeTakeFirstOrThrow();
  await db.deleteFrom('steps').where('match', '=', found.key).where('n', '>=', to.steps).execute();
  // What comes after the cut is not what was marked there, and was not seen then.
  await db.deleteFrom('marks').where('match', '=', found.key).where('n', '>', to.steps).execute();
  await db.deleteFrom('moments').where('match', '=', found.key).where('steps', '>', to.steps).execute();
  await db
    .updateTable('matches')
    .set({
      steps: to.steps,
      turn: JSON.stringify(to.turn),
      over: yes(to.turn.kind === 'over'),
      moved_at: to.movedAt,
      clock: clockText(to.clock),
    })
    .where('key', '=', found.key)
    .execute();
  if (to.turn.kind !== 'over')
    await db.updateTable('seats').set({ ended_at: null }).where('match', '=', found.key).execute();
}

async function areHere(db: Kysely<Schema>, sitters: readonly (Sitter | null)[]): Promise<boolean> {
  const people = new Set(sitters.flatMap((sitter) => sitter?.person ?? []));
  for (const person of [...people].toSorted()) if (!(await isStillHere(db, person))) return false;
  return true;
}

export async function addMatch(db: Kysely<Schema>, match: NewMatch): Promise<boolean> {
  const sitters = match.seats.map(({ sitter }) => sitter);
  if (!(await areHere(db, sitters))) return false;
  const { id, game, rules, secret, createdAt } = match;
  const { key } = await db
    .insertInto('matches')
    .values({
      id,
      game,
      rules,
      scenario: JSON.stringify(match.scenario),
      options: JSON.stringify(match.options),
      listed: yes(match.listed),
      secret,
      turn: JSON.stringify(match.turn),
      created_at: createdAt,
      moved_at: createdAt,
      terms: JSON.stringify(match.terms),
      host: match.host,
      watchable: yes(match.listed || match.terms.rated === true || match.terms.event !== undefined),
    })
    .returning('key')
    .executeTakeFirstOrThrow();
  const seats = match.seats.map(({ name, sitter }, seat) => ({
    match: key,
    seat,
    name,
    ...(sitter ?? NOBODY),
  }));
  await db.insertInto('seats').values(seats).execute();
  const tokens = Object.values(match.terms.kept ?? {}).flatMap((one) => ('token' in one ? one.token : []));
  if (tokens.length > 0)
    await db
      .insertInto('invitations')
      .values(tokens.map((token) => ({ token, match: key })))
      .execute();
  const asked = keptPeople(match.terms);
  if (asked.length > 0)
    await db
      .insertInto('asked')
      .values(asked.map((person) => ({ person, match: key })))
      .execute();
  if (match.terms.lot) await dealIfFull(db, id, createdAt);
  return true;
}

/** The turn passes to those who begin when everybody is there, however long they waited for him. */
async function stir(db: Kysely<Schema>, id: string, at: number): Promise<void> {
  await db.updateTable('matches').set({ moved_at: at }).where('id', '=', id).where('over', '=', 0).execute();
}

/** When the last seat of a match by lot is taken, the sides are dealt in the same moment. */
async function dealIfFull(db: Kysely<Schema>, id: string, at: number): Promise<void> {
  // Those who sit down at the same moment wait for each other here, so that the last of them sees all.
  await stir(db, id, at);
  const found = await db.selectFrom('matches').selectAll().where('id', '=', id).execute();
  const [match] = await withSeats(db, found);
  const commitments = match.seats.flatMap(({ commitment }) => commitment ?? []);
  if (!match.terms.lot || commitments.length < match.seats.length) return;
  await reorder(db, id, match.terms, lotOrder(match.secret, commitments));
}

/** Everybody comes to another seat, where an order is given. */
async function reorder(
  db: Kysely<Schema>,
  id: string,
  given: Terms,
  order: readonly number[] | null,
): Promise<void> {
  // Whoever gets up leaves a seat that is kept as the one was that he took.
  const terms = JSON.stringify(order ? keptInOrder(given, order) : given);
  await db.updateTable('matches').set({ terms }).where('id', '=', id).execute();
  if (!order) return;
  const found = await db.selectFrom('matches').selectAll().where('id', '=', id).execute();
  for (const match of await withSeats(db, found))
    for (const [seat, from] of order.entries()) {
      const { person, bot, commitment, number } = match.seats[from];
      await db
        .updateTable('seats')
        .set({ person: person?.id ?? null, bot, commitment, number })
        .where('match', '=', found[0].key)
        .where('seat', '=', seat)
        .execute();
    }
}

const NOBODY = { person: null, bot: null, commitment: null, number: null };
