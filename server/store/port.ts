import type { Now } from '../clock/shared.ts';
import { archiveStore, type ArchiveStore } from './archive.ts';
import { attemptStore, type AttemptStore } from './attempts.ts';
import { followStore, type FollowStore } from './follows.ts';
import { hallStore, type HallStore } from './hall.ts';
import { holidayStore, type HolidayStore } from './holidays.ts';
import { eventStore, type EventStore } from './events.ts';
import { jobStore, type JobStore } from './jobs.ts';
import type { Kit } from './kit.ts';
import { ladderStore, type LadderStore } from './ladders.ts';
import { libraryStore, type LibraryStore } from './library.ts';
import { lookStore, type LookStore } from './looks.ts';
import { markStore, type MarkStore } from './marks.ts';
import { matchStore, type MatchStore } from './matches.ts';
import { noticeStore, type NoticeStore } from './notices.ts';
import { orderStore, type OrderStore } from './orders.ts';
import { planStore, type PlanStore } from './plans.ts';
import { peopleStore, type PeopleStore } from './people.ts';
import { ratingStore, type RatingStore } from './ratings.ts';
import { talkStore, type TalkStore } from './talk.ts';
import { wishStore, type WishStore } from './wishes.ts';

/** What the server asks of its storage, by subject. Every adapter passes one contract (`contract/`). */
export interface Store {
  readonly people: PeopleStore;
  readonly matches: MatchStore;
  readonly marks: MarkStore;
  readonly jobs: JobStore;
  readonly talk: TalkStore;
  readonly looks: LookStore;
  readonly hall: HallStore;
  readonly orders: OrderStore;
  readonly plans: PlanStore;
  readonly follows: FollowStore;
  readonly holidays: HolidayStore;
  readonly wishes: WishStore;
  readonly notices: NoticeStore;
  readonly ratings: RatingStore;
  readonly ladders: LadderStore;
  readonly archive: ArchiveStore;
  readonly events: EventStore;
  readonly library: LibraryStore;
  readonly attempts: AttemptStore;
  /** The time by which everybody on this store keeps the clocks of matches, and when jobs are due. */
  readonly now: Now;
  /** Kept when nothing can be stored any more until the process starts anew, with why. */
  readonly lost: Promise<unknown>;
  close(): Promise<void>;
}

export const storeOn = (kit: Kit): Store => ({
  people: peopleStore(kit),
  matches: matchStore(kit),
  marks: markStore(kit),
  jobs: jobStore(kit),
  talk: talkStore(kit),
  looks: lookStore(kit),
  hall: hallStore(kit),
  orders: orderStore(kit),
  plans: planStore(kit),
  follows: followStore(kit),
  holidays: holidayStore(kit),
  wishes: wishStore(kit),
  notices: noticeStore(kit),
  ratings: ratingStore(kit),
  ladders: ladderStore(kit),
  archive: archiveStore(kit),
  events: eventStore(kit),
  library: libraryStore(kit),
  attempts: attemptStore(kit),
  now: kit.now,
  lost: kit.lost,
  close: () => kit.close(),
});
