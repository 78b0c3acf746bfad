import { accept, deny } from '@bicorne/table/fault';
import type { Answer, MatchCard, Person } from '@bicorne/table/protocol';
import type { FastifyInstance } from 'fastify';
import { Bidding } from './bids.ts';
import { recordFor } from './archive/records.ts';
import { serveArchive, serveDescription } from './archive/routes.ts';
import { serveLibrary } from './library/routes.ts';
import type { Parts } from './parts.ts';
import { SharedAttempts } from './people/attempts.ts';
import { servePeople } from './people/routes.ts';
import { Doors } from './routes.ts';
import { serveTalk } from './talk/routes.ts';
import { serveEvents } from './tournaments/routes.ts';

/** The routes that `protocol/routes.ts` lists, and what describes them. */
export function serveApi(http: FastifyInstance, parts: Parts): void {
  const doors = new Doors(http, parts);
  servePeople(doors, parts);
  serveMatches(doors, parts);
  serveTalk(doors, parts.house.talk);
  serveEvents(doors, parts);
  serveLibrary(doors, parts);
  serveArchive(doors, parts);
  serveDescription(http);
}

function serveMatches(doors: Doors, parts: Parts): void {
  const { store, tables, lobby, wishes, house, config } = parts;
  const made = new SharedAttempts(store.attempts, 'match', config.limits.matches, 10);
  const mayMake = (person: Person): Promise<boolean> => made.take(person.id);
  const enough = () => deny('too-many', 'that is enough matches for now');
  /** Those who are asked to play with him are told of it. */
  const tell = async (person: Person, made: Answer<MatchCard>): Promise<Answer<MatchCard>> => {
    if (made.ok) await house.tellAsked(made.value.id, person.id);
    return made;
  };
  doors.open('GET /matches', async ({ who }) => accept(await lobby.list(await who())));
  doors.named('POST /matches', async ({ who, sent }) =>
    (await mayMake(who)) ? tell(who, await lobby.create(who, sent)) : enough(),
  );
  doors.open('GET /matches/:id', async ({ id, who }) => lobby.find(id, await who()));
  doors.named('POST /matches/:id/join', ({ id, who, sent }) => lobby.join(id, who, sent));
  doors.named('POST /matches/:id/close', ({ id, who }) => lobby.close(id, who));
  doors.named('POST /matches/:id/leave', ({ id, who }) => lobby.leave(id, who));
  doors.named('POST /matches/:id/rematch', async ({ id, who, sent: { commitment } }) =>
    (await mayMake(who)) ? tell(who, await lobby.rematch(id, who, commitment)) : enough(),
  );
  doors.named('POST /wish', async ({ who, sent }) =>
    (await mayMake(who)) ? wishes.put(who, sent) : enough(),
  );
  doors.named('POST /wish/end', ({ who }) => wishes.end(who));
  doors.named('POST /wishes/:id', async ({ id, who, sent }) =>
    (await mayMake(who)) ? wishes.take(id, who, sent) : enough(),
  );
  const bidding = new Bidding(store, tables);
  doors.named('POST /matches/:id/bid', async ({ id, who, sent }) => {
    const done = await bidding.bid(id, who, sent);
    return done.ok ? lobby.find(id, who) : done;
  });
  doors.named('POST /matches/:id/share', async ({ id, who }) => {
    const shared = await house.archive.share(id, who);
    return shared.ok ? lobby.find(id, who) : shared;
  });
  doors.open('GET /matches/:id/pair', async ({ id, who }) => house.pairs.find(id, await who()));
  doors.text('GET /matches/:id/record', async ({ id, who }) => recordFor(parts, id, await who()));
  doors.open('GET /invitations/:id', async ({ id, who }) => lobby.invitation(id, await who()));
  doors.named('POST /invitations/:id', ({ id, who, sent }) => lobby.accept(id, who, sent));
}
