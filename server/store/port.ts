import { jobStore, type JobStore } from './jobs.ts';
import type { Kit } from './kit.ts';
import { matchStore, type MatchStore } from './matches.ts';
import { peopleStore, type PeopleStore } from './people.ts';

/** What the server asks of its storage, by subject. Every adapter passes one contract (`contract/`). */
export interface Store {
  readonly people: PeopleStore;
  readonly matches: MatchStore;
  readonly jobs: JobStore;
  close(): Promise<void>;
}

export const storeOn = (kit: Kit): Store => ({
  people: peopleStore(kit),
  matches: matchStore(kit),
  jobs: jobStore(kit),
  close: () => kit.close(),
});
