import type { JobTables } from './jobs.ts';
import type { MatchTables } from './matches.ts';
import type { PeopleTables } from './people.ts';

/** Every table, as Kysely knows it; each subject describes its own. `migrations.ts` makes them. */
export interface Schema extends PeopleTables, MatchTables, JobTables {}
