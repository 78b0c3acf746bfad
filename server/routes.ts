import { accept, deny, type Refusal } from '@bicorne/table/fault';
import type { Answer, Person } from '@bicorne/table/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { send } from './http.ts';
import { COOKIE, whoIs } from './people/sessions.ts';
import type { Store } from './store/port.ts';

/** What the routes of all subjects share. */

export const noName = (): Refusal => deny('no-name', 'say your name first');

/** Checks what came in. */
export function read<T>(schema: z.ZodType<T>, given: unknown): Answer<T> {
  const parsed = schema.safeParse(given);
  if (parsed.success) return accept(parsed.data);
  const { path, message } = parsed.error.issues[0];
  return { ok: false, fault: { code: 'malformed', message, place: path.join('.') } };
}

export type Asker = (request: FastifyRequest) => Promise<Person | null>;

export const askerIn =
  (store: Store): Asker =>
  (request) =>
    whoIs(store, sessionOf(request));

export const sessionOf = (request: FastifyRequest): string | undefined => request.cookies[COOKIE];

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** A route for somebody with a name, with a body that fits the schema. */
export const withBody =
  <T>(
    asker: Asker,
    schema: z.ZodType<T>,
    work: (person: Person, body: T, request: FastifyRequest, reply: FastifyReply) => Promise<Answer<unknown>>,
  ): Handler =>
  async (request, reply) => {
    const person = await asker(request);
    if (!person) return send(reply, noName());
    const body = read(schema, request.body ?? {});
    return send(reply, body.ok ? await work(person, body.value, request, reply) : body);
  };

/** A route for somebody with a name. */
export const withPerson =
  (
    asker: Asker,
    work: (person: Person, request: FastifyRequest, reply: FastifyReply) => Promise<Answer<unknown>>,
  ): Handler =>
  async (request, reply) => {
    const person = await asker(request);
    return send(reply, person ? await work(person, request, reply) : noName());
  };

/** The id or token in a route's path; what cannot be one finds nothing. */
export function idOf({ params }: FastifyRequest): string {
  const given = typeof params === 'object' && params !== null && 'id' in params ? String(params.id) : '';
  return /^[\w-]*$/.test(given) ? given : '';
}

/** Stricter than the rest, by address. */
export const atMost = (max: number, timeWindow = '1 minute') => ({
  config: { rateLimit: { max, timeWindow } },
});

const YEAR = 31_536_000;

export const setSession = (request: FastifyRequest, reply: FastifyReply, session: string): FastifyReply =>
  reply.setCookie(COOKIE, session, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: YEAR,
  });
