import { accept, deny } from '@bicorne/table/fault';
import type { Answer, Person, Profile, Seen } from '@bicorne/table/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Holidays } from '../clock/holidays.ts';
import { mayPostTo } from '../notices/outward.ts';
import { areKeys } from '../notices/push.ts';
import type { Parts } from '../parts.ts';
import { ratingCard } from '../ratings/rate.ts';
import { atMost, sessionOf, setSession, type Doors } from '../routes.ts';
import { MOST_PUSHES } from '../store/bringing.ts';
import type { Store } from '../store/port.ts';
import type { Entered } from './accounts.ts';
import { careerOf } from './career.ts';
import { leaveMatches } from './leave.ts';
import { meOf } from './me.ts';
import { COOKIE } from './sessions.ts';

/** The routes of `protocol/people.ts`. */
export function servePeople(doors: Doors, parts: Parts): void {
  serveSelf(doors, parts);
  serveAccounts(doors, parts);
  serveWays(doors, parts);
  serveOthers(doors, parts);
}

function serveSelf(doors: Doors, { config, store, house }: Parts): void {
  const { accounts, notices } = house;
  doors.open('GET /me', async ({ who }) => {
    const person = await who();
    return accept(person && (await meOf(store, person)));
  });
  doors.open(
    'POST /guest',
    async ({ sent: { name }, who, ...at }) => {
      const known = await who();
      return known ? accounts.rename(known, name) : enter(at, await accounts.welcome(name));
    },
    atMost(config.limits.guests),
  );
  doors.named('POST /settings', async ({ who, sent }) => {
    await notices.change(who.id, () => store.people.setSettings(who.id, sent));
    return accept(sent);
  });
}

interface At {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Whoever came in gets his cookie with the answer. */
function enter<T>({ request, reply }: At, answer: Answer<Entered<T>>): Answer<T> {
  if (!answer.ok) return answer;
  const { value, session } = answer.value;
  if (session !== null) setSession(request, reply, session);
  return accept(value);
}

function serveAccounts(doors: Doors, parts: Parts): void {
  const { accounts } = parts.house;
  const strict = atMost(parts.config.limits.logins);

  doors.open(
    'POST /account',
    async ({ sent, who, ...at }) => enter(at, await accounts.claim(await who(), sent)),
    strict,
  );
  doors.open(
    'POST /login',
    async ({ sent, who, ...at }) => enter(at, await accounts.logIn(await who(), sent)),
    strict,
  );
  doors.open(
    'POST /recover',
    async ({ sent, who, ...at }) => enter(at, await accounts.recover(await who(), sent)),
    strict,
  );
  doors.open('POST /recover/mail', ({ sent: { name } }) => accounts.mailRecovery(name), strict);
  doors.open('POST /account/mail/confirm', ({ sent: { token } }) => accounts.confirmMail(token), strict);

  doors.named('POST /logout', async ({ who, sent: { everywhere }, request, reply }) => {
    void reply.clearCookie(COOKIE, { path: '/' });
    return accounts.logOut(who, sessionOf(request) ?? '', everywhere);
  });
  doors.named('POST /account/name', ({ who, sent: { name } }) => accounts.rename(who, name), strict);
  doors.named(
    'POST /account/passphrase',
    ({ who, sent, request }) => accounts.setPassphrase(who, sessionOf(request) ?? '', sent),
    strict,
  );
  doors.named(
    'POST /account/words',
    ({ who, sent: { passphrase } }) => accounts.drawWords(who, passphrase),
    strict,
  );
  doors.named('POST /account/mail', ({ who, sent }) => accounts.setMail(who, sent), strict);
  doors.named(
    'POST /account/delete',
    async ({ who, sent: { passphrase }, request: { log }, reply }) => {
      const may = await accounts.mayLeave(who, passphrase);
      if (!may.ok) return may;
      await leaveMatches(parts, who, (error) => log.error(error));
      await accounts.leave(who);
      // Once more: he may have sat down in another window meanwhile.
      await leaveMatches(parts, who, (error) => log.error(error));
      // Only now: until he has no name, somebody may still ask him for a rematch.
      await parts.lobby.closeKeptFor(who).catch((error: unknown) => log.error(error));
      void reply.clearCookie(COOKIE, { path: '/' });
      return accept(null);
    },
    strict,
  );
}

/** The ways by which notices reach somebody. */
function serveWays(doors: Doors, { config, store, house }: Parts): void {
  const { allowInside } = config.notices;
  const { notices } = house;
  const elsewhere = () => deny('not-allowed', 'only addresses out in the open, by HTTPS');

  doors.named('POST /push', async ({ who, sent: { endpoint, keys } }) => {
    if (!mayPostTo(endpoint, allowInside)) return elsewhere();
    if (!areKeys(keys)) return deny('invalid', 'these are no keys of a browser');
    if ((await store.people.pushes(who.id)).length >= MOST_PUSHES) return deny('too-many', 'enough browsers');
    await house.notices.change(who.id, () => store.people.addPush(who.id, { endpoint, ...keys }));
    return accept(null);
  });
  doors.named('POST /push/remove', async ({ who, sent: { endpoint } }) => {
    await store.people.removePush(endpoint, who.id);
    house.notices.forget(who.id);
    return accept(null);
  });
  doors.named('POST /webhook', async ({ who, sent }) => {
    if (sent && !mayPostTo(sent.url, allowInside)) return elsewhere();
    await house.notices.change(who.id, () => store.people.setWebhook(who.id, sent));
    return accept(null);
  });
  doors.named('POST /notices/test', async ({ who, sent: { way } }) => notices.test(who.id, way), atMost(5));
  doors.named('GET /holiday', async ({ who }) => accept(await house.holidays.card(who.id)));
  doors.named('POST /holiday', ({ who, sent }) => house.holidays.take(who.id, sent), atMost(10));
  doors.open('GET /service', async () =>
    accept({ pushKey: house.pusher.publicKey, mail: house.letters.isOpen, games: house.games }),
  );
}

const MOST_COMPANIONS = 20;
const MOST_FOLLOWED = 200;
const MOST_FOUND = 20;

function serveOthers(doors: Doors, { store, house, isHere }: Parts): void {
  const seen = (people: readonly Person[]): Seen[] =>
    people.map((person) => ({ person, here: isHere(person.id) }));
  doors.open('GET /people', async ({ sent: { name } }) =>
    accept(seen(await store.follows.named(name, MOST_FOUND))),
  );
  doors.named('GET /following', async ({ who }) =>
    accept(seen(await store.follows.followed(who.id, MOST_FOLLOWED))),
  );
  doors.named('POST /people/:id/follow', async ({ id, who, sent: { follow } }) => {
    const other = await store.people.find(id);
    if (!other || other.name === '' || id === who.id) return deny('unknown', 'there is no such person');
    if (!follow) await store.follows.unfollow(who.id, id);
    else if ((await store.follows.followed(who.id, MOST_FOLLOWED)).length >= MOST_FOLLOWED)
      return deny('too-many', 'you follow enough people');
    else await store.follows.follow(who.id, id, Date.now());
    return accept(null);
  });
  doors.open('GET /people/:id/career', async ({ id, who }) => {
    const person = await store.people.find(id);
    if (!person || person.name === '') return deny('unknown', 'there is no such person');
    return accept(await careerOf(store, id, (await who())?.id ?? null));
  });
  doors.open('GET /people/:id', ({ id }) => profileOf(store, house.holidays, id));
  doors.named('GET /companions', async ({ who }) =>
    accept(await store.matches.companions(who.id, MOST_COMPANIONS)),
  );
  doors.named('GET /stances', async ({ who }) => accept(await store.talk.stances(who.id)));
  doors.named('POST /people/:id/stance', async ({ id, who, sent }) => {
    const other = await store.people.find(id);
    if (!other || other.id === who.id) return deny('unknown', 'there is no such person');
    await store.talk.setStance(who.id, other.id, sent);
    return accept({ person: nameOf(other), ...sent });
  });
  doors.named(
    'POST /report',
    async ({ who, sent: { person: about, match = null, reason, text } }) => {
      if (!(await store.people.find(about))) return deny('unknown', 'there is no such person');
      await store.talk.report({ person: who.id, about, match, reason, text, at: Date.now() });
      return accept(null);
    },
    atMost(5, '10 minutes'),
  );
}

const nameOf = ({ id, name }: Person): Person => ({ id, name });

async function profileOf(store: Store, holidays: Holidays, id: string): Promise<Answer<Profile>> {
  const person = await store.people.find(id);
  if (!person || person.name === '') return deny('unknown', 'there is no such person');
  const holiday = await holidays.next(id);
  return accept({
    person: nameOf(person),
    account: await store.people.isAccount(id),
    since: person.since,
    ratings: (await store.ratings.of(id)).map(ratingCard),
    ...(holiday ? { holiday } : {}),
  });
}
