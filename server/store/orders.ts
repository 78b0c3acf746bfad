import type { StandingOrder } from '@bicorne/engine';
import type { StandingAnswer } from '@bicorne/table/protocol';
import { keyOf, type Kit } from './kit.ts';

export interface OrderTables {
  /** As it was kept before there were orders, and is still read. */
  standing: { match: number; seat: number; question: string; answer: StandingAnswer };
  orders: { match: number; seat: number; orders: string };
  given: { match: number; seat: number; step: number; action: string };
  paces: { match: number; seat: number; took: string };
  strides: { match: number; seat: number; took: string };
}

/** What a seat has said: all of it, or nothing but what it said in the words of before. */
interface Said {
  readonly orders: readonly StandingOrder[] | null;
  readonly standing: Readonly<Record<string, StandingAnswer>>;
}

/** A step that was to be answered so. It counts where that step is this action of the seat. */
interface Given {
  readonly step: number;
  readonly action: string;
}

/** What seats have answered beforehand; apart from the match, since nobody else may notice that it changes. */
export interface OrderStore {
  set(match: string, seat: number, orders: readonly StandingOrder[]): Promise<void>;
  of(match: string, seat: number): Promise<Said>;
  /** Before it is done: what a kill leaves is a mark of nothing, and never an answer without one. */
  give(match: string, seat: number, given: Given): Promise<void>;
  given(match: string, seat: number): Promise<readonly Given[]>;
  /** How long its last answers took that a hand gave, in milliseconds; where that matters. */
  pace(match: string, seat: number, of?: Pace): Promise<readonly number[]>;
  setPace(match: string, seat: number, took: readonly number[], of?: Pace): Promise<void>;
}

/** How long it took to come, and from one own step to the next. */
type Pace = 'paces' | 'strides';

export const orderStore = ({ read, write }: Kit): OrderStore => {
  const standing = async (match: string, seat: number): Promise<Said['standing']> => {
    const rows = await read
      .selectFrom('standing')
      .select(['question', 'answer'])
      .where('match', '=', keyOf(read, match))
      .where('seat', '=', seat)
      .execute();
    return Object.fromEntries(rows.map(({ question, answer }) => [question, answer]));
  };
  return {
    set: (match, seat, given) =>
      write(async (db) => {
        const orders = JSON.stringify(given);
        await db
          .insertInto('orders')
          .values({ match: keyOf(db, match), seat, orders })
          .onConflict((old) => old.columns(['match', 'seat']).doUpdateSet({ orders }))
          .execute();
      }),

    async of(match, seat) {
      const row = await read
        .selectFrom('orders')
        .select('orders')
        .where('match', '=', keyOf(read, match))
        .where('seat', '=', seat)
        .executeTakeFirst();
      if (!row) return { orders: null, standing: await standing(match, seat) };
      return { orders: readOrders(row.orders), standing: {} };
    },

    give: (match, seat, { step, action }) =>
      write(async (db) => {
        await db
          .insertInto('given')
          .values({ match: keyOf(db, match), seat, step, action })
          .onConflict((old) => old.columns(['match', 'seat', 'step']).doUpdateSet({ action }))
          .execute();
      }),

    given: (match, seat) =>
      read
        .selectFrom('given')
        .select(['step', 'action'])
        .where('match', '=', keyOf(read, match))
        .where('seat', '=', seat)
        .orderBy('step')
        .execute(),

    async pace(match, seat, of = 'paces') {
      const row = await read
        .selectFrom(of)
        .select('took')
        .where('match', '=', keyOf(read, match))
        .where('seat', '=', seat)
        .executeTakeFirst();
      return row ? row.took.split(' ').map(Number) : [];
    },

    setPace: (match, seat, times, of = 'paces') =>
      write(async (db) => {
        const took = times.join(' ');
        await db
          .insertInto(of)
          .values({ match: keyOf(db, match), seat, took })
          .onConflict((old) => old.columns(['match', 'seat']).doUpdateSet({ took }))
          .execute();
      }),
  };
};

function readOrders(text: string): readonly StandingOrder[] {
  const orders: readonly StandingOrder[] = JSON.parse(text);
  return orders;
}
