import { deny } from '@bicorne/table/fault';
import type { Parts } from '../parts.ts';
import { SharedAttempts } from '../people/attempts.ts';
import { atMost, type Doors } from '../routes.ts';

/** A battle with all its words. */
const BIGGEST_BATTLE = 200_000;
/** Battles and versions of one person in an hour, at all servers together. */
const OF_A_PERSON = 20;

/** The routes of `protocol/library.ts`. */
export function serveLibrary(doors: Doors, { store, house: { library } }: Parts): void {
  const published = new SharedAttempts(store.attempts, 'battle', OF_A_PERSON, 60);
  const enough = () => deny('too-many', 'that is enough battles for now');
  const heavy = { bodyLimit: BIGGEST_BATTLE, ...atMost(20) };
  doors.open('GET /battles', ({ sent }) => library.search(sent));
  doors.named(
    'POST /battles',
    async ({ who, sent }) => ((await published.take(who.id)) ? library.publish(who, sent) : enough()),
    heavy,
  );
  doors.open('GET /battles/:id', async ({ id, sent, who }) => library.sheet(id, await who(), sent.version));
  doors.named(
    'POST /battles/:id/version',
    async ({ id, who, sent }) =>
      (await published.take(who.id)) ? library.addVersion(id, who, sent) : enough(),
    heavy,
  );
  doors.named('POST /battles/:id/star', ({ id, who, sent }) => library.star(id, who, sent.star), atMost(60));
  doors.named('POST /battles/:id/withdraw', ({ id, who }) => library.withdraw(id, who));
  doors.named(
    'POST /battles/:id/report',
    ({ id, who, sent }) => library.report(id, who, sent.text),
    atMost(5, '10 minutes'),
  );
}
