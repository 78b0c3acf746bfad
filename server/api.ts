import { accept, deny } from '@bicorne/table/fault';
import {
  joinRequest,
  matchRequest,
  rematchRequest,
  type Answer,
  type MatchCard,
  type Person,
} from '@bicorne/table/protocol';
import type { FastifyInstance } from 'fastify';
import { recordFor, sendRecord } from './archive/records.ts';
import { serveArchive } from './archive/routes.ts';
import { send } from './http.ts';
import type { Parts } from './parts.ts';
import { SharedAttempts } from './people/attempts.ts';
import { servePeople } from './people/routes.ts';
import { askerIn, idOf, withBody, withPerson, type Asker } from './routes.ts';
import { serveTalk } from './talk/routes.ts';

/** The routes that `protocol.ts` lists. */
export function serveApi(http: FastifyInstance, parts: Parts): void {
  const asker = askerIn(parts.store);
  servePeople(http, parts);
  serveMatches(http, parts, asker);
  serveTalk(http, parts.house.talk, asker);
  serveArchive(http, parts, asker);
  http.get('/api/matches/:id/record', async (request, reply) =>
    sendRecord(reply, await recordFor(parts, idOf(request), await asker(request))),
  );
}

function serveMatches(http: FastifyInstance, { store, lobby, house, config }: Parts, asker: Asker): void {
  const made = new SharedAttempts(store.attempts, 'match', config.limits.matches, 10);
  const mayMake = (person: Person): Promise<boolean> => made.take(person.id);
  const enough = () => deny('too-many', 'that is enough matches for now');
  /** Those who are asked to play with him are told of it. */
  const tell = async (person: Person, made: Answer<MatchCard>): Promise<Answer<MatchCard>> => {
    if (made.ok) await house.tellAsked(made.value.id, person.id);
    return made;
  };
  http.get('/api/matches', async (request, reply) =>
    send(reply, accept(await lobby.list(await asker(request)))),
  );
  http.post(
    '/api/matches',
    withBody(asker, matchRequest, async (person, wish) =>
      (await mayMake(person)) ? tell(person, await lobby.create(person, wish)) : enough(),
    ),
  );
  http.get('/api/matches/:id', async (request, reply) =>
    send(reply, await lobby.find(idOf(request), await asker(request))),
  );
  http.post(
    '/api/matches/:id/join',
    withBody(asker, joinRequest, (person, wish, request) => lobby.join(idOf(request), person, wish)),
  );
  http.post(
    '/api/matches/:id/close',
    withPerson(asker, (person, request) => lobby.close(idOf(request), person)),
  );
  http.post(
    '/api/matches/:id/leave',
    withPerson(asker, (person, request) => lobby.leave(idOf(request), person)),
  );
  http.post(
    '/api/matches/:id/rematch',
    withBody(asker, rematchRequest, async (person, { commitment }, request) =>
      (await mayMake(person))
        ? tell(person, await lobby.rematch(idOf(request), person, commitment))
        : enough(),
    ),
  );
  http.post(
    '/api/matches/:id/share',
    withPerson(asker, async (person, request) => {
      const shared = await house.archive.share(idOf(request), person);
      return shared.ok ? lobby.find(idOf(request), person) : shared;
    }),
  );
  http.get('/api/invitations/:id', async (request, reply) =>
    send(reply, await lobby.invitation(idOf(request), await asker(request))),
  );
  http.post(
    '/api/invitations/:id',
    withBody(asker, joinRequest, (person, wish, request) => lobby.accept(idOf(request), person, wish)),
  );
}
