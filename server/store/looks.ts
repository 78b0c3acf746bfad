import type { Kit } from './kit.ts';
import { keyOf } from './kit.ts';

export interface LookTables {
  looks: { match: number; seat: number; n: number };
  moments: { match: number; steps: number; at: number };
  service: { key: string; value: string };
}

/** Who saw how much and when, and the few things the service remembers of itself. */
export interface LookStore {
  /** The last message that each seat was shown; an earlier one changes nothing. */
  saw(match: string, seat: number, n: number): Promise<void>;
  lookedAt(match: string, seat: number): Promise<number>;

  /** When the match had so many steps; for those who see it later, until it is over. */
  addMoment(match: string, steps: number, at: number): Promise<void>;
  /** How many steps it had by then, as far as that was noted; without a time, how many were noted last. */
  stepsBy(match: string, at?: number): Promise<number>;

  remembered(key: string): Promise<string | null>;
  remember(key: string, value: string): Promise<void>;
  /** Remembers it in place of that. False when something else is remembered by now. */
  replace(key: string, from: string, to: string): Promise<boolean>;
  /** Remembers it unless something is remembered there; gives what is. */
  rememberFirst(key: string, value: string): Promise<string>;
}

export const lookStore = ({ read, write }: Kit): LookStore => ({
  saw: (match, seat, n) =>
    write(async (db) => {
      await db
        .insertInto('looks')
        .values({ match: keyOf(db, match), seat, n })
        .onConflict((old) => old.columns(['match', 'seat']).doUpdateSet({ n }).where('looks.n', '<', n))
        .execute();
    }),

  async lookedAt(match, seat) {
    const row = await read
      .selectFrom('looks')
      .select('n')
      .where('match', '=', keyOf(read, match))
      .where('seat', '=', seat)
      .executeTakeFirst();
    return row?.n ?? 0;
  },

  addMoment: (match, steps, at) =>
    write(async (db) => {
      const found = await keyOf(db, match).where('over', '=', 0).executeTakeFirst();
      if (!found) return;
      await db
        .insertInto('moments')
        .values({ match: found.key, steps, at })
        .onConflict((old) => old.columns(['match', 'steps']).doNothing())
        .execute();
    }),

  async stepsBy(match, at = Number.MAX_SAFE_INTEGER) {
    const row = await read
      .selectFrom('moments')
      .select('steps')
      .where('match', '=', keyOf(read, match))
      .where('at', '<=', at)
      .orderBy('steps', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row?.steps ?? 0;
  },

  async remembered(key) {
    const row = await read.selectFrom('service').select('value').where('key', '=', key).executeTakeFirst();
    return row?.value ?? null;
  },

  remember: (key, value) =>
    write(async (db) => {
      await db
        .insertInto('service')
        .values({ key, value })
        .onConflict((old) => old.column('key').doUpdateSet({ value }))
        .execute();
    }),

  replace: (key, from, to) =>
    write(async (db) => {
      const [{ numUpdatedRows }] = await db
        .updateTable('service')
        .set({ value: to })
        .where('key', '=', key)
        .where('value', '=', from)
        .execute();
      return numUpdatedRows === 1n;
    }),

  rememberFirst: (key, value) =>
    write(async (db) => {
      await db
        .insertInto('service')
        .values({ key, value })
        .onConflict((old) => old.column('key').doNothing())
        .execute();
      const row = await db
        .selectFrom('service')
        .select('value')
        .where('key', '=', key)
        .executeTakeFirstOrThrow();
      return row.value;
    }),
});
