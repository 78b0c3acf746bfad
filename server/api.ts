import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { accept, deny } from './fault.ts';
import { send } from './http.ts';
import type { Lobby } from './lobby.ts';
import { addGuest, COOKIE, whoIs } from './people/sessions.ts';
import { guestRequest, joinRequest, matchRequest, type Answer, type Person } from './protocol.ts';
import { readMatchRecord } from './record.ts';
import type { Store } from './store/port.ts';
import type { Tables } from './tables.ts';

export interface ApiOptions {
  readonly store: Store;
  readonly lobby: Lobby;
  readonly tables: Tables;
  readonly guestsPerMinute: number;
}

interface OfMatch {
  Params: { id: string };
}

/** The routes that `protocol.ts` lists. */
export function serveApi(http: FastifyInstance, { store, lobby, tables, guestsPerMinute }: ApiOptions): void {
  const asker = (request: FastifyRequest): Promise<Person | null> => whoIs(store, request.cookies[COOKIE]);

  http.get('/api/me', async (request, reply) => send(reply, accept(await asker(request))));

  const limited = { config: { rateLimit: { max: guestsPerMinute, timeWindow: '1 minute' } } };
  http.post('/api/guest', limited, async (request, reply) => {
    const wish = read(guestRequest, request.body);
    if (!wish.ok) return send(reply, wish);
    const known = await asker(request);
    if (known) return send(reply, accept(await rename(store, known, wish.value.name)));
    const { person, session } = await addGuest(store, wish.value.name);
    return send(setSession(request, reply, session), accept(person));
  });

  http.get('/api/matches', async (request, reply) =>
    send(reply, accept(await lobby.list(await asker(request)))),
  );

  http.post('/api/matches', async (request, reply) => {
    const person = await asker(request);
    if (!person) return send(reply, noName());
    const wish = read(matchRequest, request.body);
    return send(reply, wish.ok ? await lobby.create(person, wish.value) : wish);
  });

  http.get<OfMatch>('/api/matches/:id', async (request, reply) =>
    send(reply, await lobby.find(request.params.id, await asker(request))),
  );

  http.post<OfMatch>('/api/matches/:id/join', async (request, reply) => {
    const person = await asker(request);
    if (!person) return send(reply, noName());
    const wish = read(joinRequest, request.body ?? {});
    return send(reply, wish.ok ? await lobby.join(request.params.id, person, wish.value) : wish);
  });

  http.get<OfMatch>('/api/matches/:id/record', async (request, reply) => {
    const table = await tables.find(request.params.id);
    const record = readMatchRecord(table, await asker(request));
    return record.ok ? reply.type('text/plain; charset=utf-8').send(record.value) : send(reply, record);
  });
}

const noName = () => deny('no-name', 'say your name first');

function read<T>(schema: z.ZodType<T>, body: unknown): Answer<T> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return accept(parsed.data);
  const { path, message } = parsed.error.issues[0];
  return { ok: false, fault: { code: 'malformed', message, place: path.join('.') } };
}

async function rename(store: Store, person: Person, name: string): Promise<Person> {
  if (person.name !== name) await store.people.rename(person.id, name);
  return { ...person, name };
}

const YEAR = 31_536_000;

const setSession = (request: FastifyRequest, reply: FastifyReply, session: string): FastifyReply =>
  reply.setCookie(COOKIE, session, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: YEAR,
  });
