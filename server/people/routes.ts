import { accept, deny } from '@bicorne/table/fault';
import * as protocol from '@bicorne/table/protocol';
import type { Answer, Person, Profile } from '@bicorne/table/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { send } from '../http.ts';
import { mayPostTo } from '../notices/outward.ts';
import { areKeys } from '../notices/push.ts';
import { sendWebhook } from '../notices/webhook.ts';
import type { Parts } from '../parts.ts';
import { ratingCard } from '../ratings/rate.ts';
import {
  askerIn,
  atMost,
  idOf,
  noName,
  read,
  sessionOf,
  setSession,
  withBody,
  withPerson,
  type Asker,
} from '../routes.ts';
import { MOST_PUSHES } from '../store/bringing.ts';
import type { Store } from '../store/port.ts';
import type { Entered } from './accounts.ts';
import { leaveMatches } from './leave.ts';
import { meOf } from './me.ts';
import { COOKIE } from './sessions.ts';

/** The routes of `protocol/people.ts`. */
export function servePeople(http: FastifyInstance, parts: Parts): void {
  const asker = askerIn(parts.store);
  serveSelf(http, parts, asker);
  serveAccounts(http, parts, asker);
  serveWays(http, parts, asker);
  serveOthers(http, parts, asker);
}

function serveSelf(http: FastifyInstance, { config, store, house }: Parts, asker: Asker): void {
  http.get('/api/me', async (request, reply) => {
    const person = await asker(request);
    return send(reply, accept(person && (await meOf(store, person))));
  });

  http.post('/api/guest', atMost(config.limits.guests), async (request, reply) => {
    const wish = read(protocol.guestRequest, request.body);
    if (!wish.ok) return send(reply, wish);
    const known = await asker(request);
    if (known) return send(reply, await house.accounts.rename(known, wish.value.name));
    return enter(request, reply, await house.accounts.welcome(wish.value.name));
  });

  http.post(
    '/api/settings',
    withBody(asker, protocol.settings, async (person, settings) => {
      await house.notices.change(person.id, () => store.people.setSettings(person.id, settings));
      return accept(settings);
    }),
  );
}

/** Whoever came in gets his cookie with the answer. */
function enter<T>(request: FastifyRequest, reply: FastifyReply, answer: Answer<Entered<T>>): FastifyReply {
  if (!answer.ok) return send(reply, answer);
  const { value, session } = answer.value;
  return send(session === null ? reply : setSession(request, reply, session), accept(value));
}

function serveAccounts(http: FastifyInstance, parts: Parts, asker: Asker): void {
  const { accounts } = parts.house;
  const strict = atMost(parts.config.limits.logins);

  http.post('/api/account', strict, async (request, reply) => {
    const wish = read(protocol.accountRequest, request.body);
    return enter(request, reply, wish.ok ? await accounts.claim(await asker(request), wish.value) : wish);
  });

  http.post('/api/login', strict, async (request, reply) => {
    const wish = read(protocol.loginRequest, request.body);
    return enter(request, reply, wish.ok ? await accounts.logIn(await asker(request), wish.value) : wish);
  });

  http.post('/api/recover', strict, async (request, reply) => {
    const wish = read(protocol.recoverRequest, request.body);
    return enter(request, reply, wish.ok ? await accounts.recover(await asker(request), wish.value) : wish);
  });

  http.post('/api/recover/mail', strict, async (request, reply) => {
    const wish = read(protocol.recoverMailRequest, request.body);
    return send(reply, wish.ok ? await accounts.mailRecovery(wish.value.name) : wish);
  });

  http.post('/api/account/mail/confirm', strict, async (request, reply) => {
    const wish = read(protocol.confirmRequest, request.body);
    return send(reply, wish.ok ? await accounts.confirmMail(wish.value.token) : wish);
  });

  http.post(
    '/api/logout',
    withBody(asker, protocol.logoutRequest, async (person, { everywhere }, request, reply) => {
      void reply.clearCookie(COOKIE, { path: '/' });
      return accounts.logOut(person, sessionOf(request) ?? '', everywhere);
    }),
  );
  http.post(
    '/api/account/name',
    strict,
    withBody(asker, protocol.nameRequest, (person, { name }) => accounts.rename(person, name)),
  );
  http.post(
    '/api/account/passphrase',
    strict,
    withBody(asker, protocol.passphraseRequest, (person, wish, request) =>
      accounts.setPassphrase(person, sessionOf(request) ?? '', wish),
    ),
  );
  http.post(
    '/api/account/words',
    strict,
    withBody(asker, protocol.proofRequest, (person, { passphrase }) =>
      accounts.drawWords(person, passphrase),
    ),
  );
  http.post(
    '/api/account/mail',
    strict,
    withBody(asker, protocol.mailRequest, (person, wish) => accounts.setMail(person, wish)),
  );
  http.post(
    '/api/account/delete',
    strict,
    withBody(asker, protocol.deleteRequest, async (person, { passphrase }, { log }, reply) => {
      const may = await accounts.mayLeave(person, passphrase);
      if (!may.ok) return may;
      await leaveMatches(parts, person, (error) => log.error(error));
      await accounts.leave(person);
      // Once more: he may have sat down in another window meanwhile.
      await leaveMatches(parts, person, (error) => log.error(error));
      // Only now: until he has no name, somebody may still ask him for a rematch.
      await parts.lobby.closeKeptFor(person).catch((error: unknown) => log.error(error));
      void reply.clearCookie(COOKIE, { path: '/' });
      return accept(null);
    }),
  );
}

/** The ways by which notices reach somebody. */
function serveWays(http: FastifyInstance, { config, store, house }: Parts, asker: Asker): void {
  const { allowInside, publicUrl } = config.notices;
  const elsewhere = () => deny('not-allowed', 'only addresses out in the open, by HTTPS');

  http.post(
    '/api/push',
    withBody(asker, protocol.pushRequest, async (person, { endpoint, keys }) => {
      if (!mayPostTo(endpoint, allowInside)) return elsewhere();
      if (!areKeys(keys)) return deny('invalid', 'these are no keys of a browser');
      if ((await store.people.pushes(person.id)).length >= MOST_PUSHES)
        return deny('too-many', 'enough browsers');
      await house.notices.change(person.id, () => store.people.addPush(person.id, { endpoint, ...keys }));
      return accept(null);
    }),
  );
  http.post(
    '/api/push/remove',
    withBody(asker, protocol.pushRemoveRequest, async (person, { endpoint }) => {
      await store.people.removePush(endpoint, person.id);
      house.notices.forget(person.id);
      return accept(null);
    }),
  );
  http.post('/api/webhook', async (request, reply) => {
    const person = await asker(request);
    if (!person) return send(reply, noName());
    const wish = read(protocol.webhookRequest, request.body);
    if (!wish.ok) return send(reply, wish);
    if (wish.value && !mayPostTo(wish.value.url, allowInside)) return send(reply, elsewhere());
    await house.notices.change(person.id, () => store.people.setWebhook(person.id, wish.value));
    return send(reply, accept(null));
  });
  http.post(
    '/api/webhook/test',
    atMost(5),
    withPerson(asker, async (person) => {
      const webhook = await store.people.webhook(person.id);
      if (!webhook) return deny('unknown', 'there is no webhook');
      const message = { id: 'test', text: 'Bicorne', link: publicUrl };
      const taken = await sendWebhook(webhook, message, allowInside).catch(() => false);
      return taken ? accept(null) : deny('unavailable', 'it could not be reached, or would not have it');
    }),
  );
  http.get('/api/service', async (_, reply) =>
    send(
      reply,
      accept<protocol.Service>({
        pushKey: house.pusher.publicKey,
        mail: house.letters.isOpen,
        games: house.games,
      }),
    ),
  );
}

const MOST_COMPANIONS = 20;

function serveOthers(http: FastifyInstance, { store }: Parts, asker: Asker): void {
  http.get('/api/people/:id', async (request, reply) => send(reply, await profileOf(store, idOf(request))));

  http.get(
    '/api/companions',
    withPerson(asker, async (person) => accept(await store.matches.companions(person.id, MOST_COMPANIONS))),
  );
  http.get(
    '/api/stances',
    withPerson(asker, async (person) => accept(await store.talk.stances(person.id))),
  );
  http.post(
    '/api/people/:id/stance',
    withBody(asker, protocol.stanceRequest, async (person, stance, request) => {
      const other = await store.people.find(idOf(request));
      if (!other || other.id === person.id) return deny('unknown', 'there is no such person');
      await store.talk.setStance(person.id, other.id, stance);
      return accept({ person: nameOf(other), ...stance });
    }),
  );
  http.post(
    '/api/report',
    atMost(5, '10 minutes'),
    withBody(asker, protocol.reportRequest, async (person, { person: about, match, reason, text }) => {
      if (!(await store.people.find(about))) return deny('unknown', 'there is no such person');
      await store.talk.report({
        person: person.id,
        about,
        match: match ?? null,
        reason,
        text,
        at: Date.now(),
      });
      return accept(null);
    }),
  );
}

const nameOf = ({ id, name }: Person): Person => ({ id, name });

async function profileOf(store: Store, id: string): Promise<Answer<Profile>> {
  const person = await store.people.find(id);
  if (!person || person.name === '') return deny('unknown', 'there is no such person');
  return accept({
    person: nameOf(person),
    account: await store.people.isAccount(id),
    since: person.since,
    ratings: (await store.ratings.of(id)).map(ratingCard),
  });
}
