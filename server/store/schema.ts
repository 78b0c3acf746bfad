import type { ArchiveTables } from './archive.ts';
import type { AttemptTables } from './attempts.ts';
import type { EventTables } from './events.ts';
import type { FollowTables } from './follows.ts';
import type { HolidayTables } from './holidays.ts';
import type { JobTables } from './jobs.ts';
import type { LadderTables } from './ladders.ts';
import type { LibraryTables } from './library.ts';
import type { LookTables } from './looks.ts';
import type { MarkTables } from './marks.ts';
import type { MatchTables } from './matches.ts';
import type { NoticeTables } from './notices.ts';
import type { OrderTables } from './orders.ts';
import type { PackTables } from './packs.ts';
import type { PeopleTables } from './people.ts';
import type { PlanTables } from './plans.ts';
import type { RatingTables } from './ratings.ts';
import type { ResultTables } from './results.ts';
import type { StepTables } from './steps.ts';
import type { TalkTables } from './talk.ts';
import type { WishTables } from './wishes.ts';

/** Every table, as Kysely knows it; each subject describes its own. `migrations.ts` makes them. */
export interface Schema
  extends
    PeopleTables,
    MatchTables,
    MarkTables,
    StepTables,
    PackTables,
    JobTables,
    TalkTables,
    LookTables,
    OrderTables,
    PlanTables,
    NoticeTables,
    RatingTables,
    LadderTables,
    ResultTables,
    ArchiveTables,
    EventTables,
    AttemptTables,
    WishTables,
    FollowTables,
    HolidayTables,
    LibraryTables {}
