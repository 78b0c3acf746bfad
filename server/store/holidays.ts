import type { Holiday } from '@bicorne/table/protocol';
import type { Kit } from './kit.ts';
import { holdPerson, mustBeHere } from './presence.ts';

export interface HolidayTables {
  holidays: { person: string; from_at: number; until_at: number };
}

/** When people's clocks by days stand. */
export interface HolidayStore {
  /** In order of time. */
  of(person: string): Promise<readonly Holiday[]>;
  /** From what is known to what shall be; false, and nothing is changed, where that is null. */
  change(person: string, to: (known: readonly Holiday[]) => readonly Holiday[] | null): Promise<boolean>;
}

export const holidayStore = ({ read, write }: Kit): HolidayStore => {
  const known = async (db: Kit['read'], person: string): Promise<readonly Holiday[]> => {
    const rows = await db
      .selectFrom('holidays')
      .select(['from_at', 'until_at'])
      .where('person', '=', person)
      .orderBy('from_at')
      .execute();
    return rows.map(({ from_at: from, until_at: until }) => ({ from, until }));
  };
  return {
    of: (person) => known(read, person),

    change: (person, to) =>
      write(async (db) => {
        await mustBeHere(db, person);
        await holdPerson(db, person);
        const changed = to(await known(db, person));
        if (changed === null) return false;
        await db.deleteFrom('holidays').where('person', '=', person).execute();
        const rows = changed.map(({ from, until }) => ({ person, from_at: from, until_at: until }));
        if (rows.length > 0) await db.insertInto('holidays').values(rows).execute();
        return true;
      }),
  };
};
