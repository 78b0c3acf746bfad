import type { Plan } from '@bicorne/engine';
import type { PlanProgress } from '@bicorne/table/plans';
import { keyOf, type Kit } from './kit.ts';

export interface PlanTables {
  plans: {
    match: number;
    seat: number;
    id: string;
    person: string;
    plan: string;
    progress: string;
    version: number;
  };
}

/** A plan of a person who sits there, and how far it is. */
export interface KeptPlan {
  readonly person: string;
  readonly plan: Plan;
  readonly progress: PlanProgress;
  /** Another one after every change. */
  readonly version: number;
}

/** What seats mean to do; apart from the match, since nobody else may notice that it changes. */
export interface PlanStore {
  /** In the order of their ids, which their makers choose so that the older comes first. */
  of(match: string, seat: number): Promise<readonly KeptPlan[]>;
  /** False where there is one of its id. */
  add(match: string, seat: number, kept: Omit<KeptPlan, 'version'>): Promise<boolean>;
  /** False where it has been changed since it was read, or is gone. */
  change(match: string, seat: number, kept: KeptPlan): Promise<boolean>;
  drop(match: string, seat: number, id: string): Promise<void>;
}

export const planStore = ({ read, write }: Kit): PlanStore => ({
  async of(match, seat) {
    const rows = await read
      .selectFrom('plans')
      .select(['person', 'plan', 'progress', 'version'])
      .where('match', '=', keyOf(read, match))
      .where('seat', '=', seat)
      .orderBy('id')
      .execute();
    return rows.map(({ person, plan, progress, version }) => ({
      person,
      plan: JSON.parse(plan),
      progress: JSON.parse(progress),
      version,
    }));
  },

  add: (match, seat, { person, plan, progress }) =>
    write(async (db) => {
      const texts = { plan: JSON.stringify(plan), progress: JSON.stringify(progress) };
      const added = await db
        .insertInto('plans')
        .values({ match: keyOf(db, match), seat, id: plan.id, person, ...texts, version: 1 })
        .onConflict((old) => old.columns(['match', 'seat', 'id']).doNothing())
        .returning('id')
        .executeTakeFirst();
      return added !== undefined;
    }),

  change: (match, seat, { person, plan, progress, version }) =>
    write(async (db) => {
      const texts = { plan: JSON.stringify(plan), progress: JSON.stringify(progress) };
      const changed = await db
        .updateTable('plans')
        .set({ person, ...texts, version: version + 1 })
        .where('match', '=', keyOf(db, match))
        .where('seat', '=', seat)
        .where('id', '=', plan.id)
        .where('version', '=', version)
        .returning('id')
        .executeTakeFirst();
      return changed !== undefined;
    }),

  drop: (match, seat, id) =>
    write(async (db) => {
      await db
        .deleteFrom('plans')
        .where('match', '=', keyOf(db, match))
        .where('seat', '=', seat)
        .where('id', '=', id)
        .execute();
    }),
});
