import type { StandingAnswer } from '@bicorne/table/protocol';
import { keyOf, type Kit } from './kit.ts';

export interface StandingTables {
  standing: { match: number; seat: number; question: string; answer: StandingAnswer };
}

/** What seats have said beforehand; apart from the match, since nobody else may notice that it changes. */
export interface StandingStore {
  set(match: string, seat: number, question: string, answer: StandingAnswer): Promise<void>;
  /** By question; those to which the seat has said nothing are absent. */
  given(match: string, seat: number): Promise<Readonly<Record<string, StandingAnswer>>>;
}

export const standingStore = ({ read, write }: Kit): StandingStore => ({
  set: (match, seat, question, answer) =>
    write(async (db) => {
      await db
        .insertInto('standing')
        .values({ match: keyOf(db, match), seat, question, answer })
        .onConflict((old) => old.columns(['match', 'seat', 'question']).doUpdateSet({ answer }))
        .execute();
    }),

  async given(match, seat) {
    const rows = await read
      .selectFrom('standing')
      .select(['question', 'answer'])
      .where('match', '=', keyOf(read, match))
      .where('seat', '=', seat)
      .execute();
    return Object.fromEntries(rows.map(({ question, answer }) => [question, answer]));
  },
});
