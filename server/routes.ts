import { accept, deny } from '@bicorne/table/fault';
import {
  ROUTES,
  type Answer,
  type Gives,
  type Hears,
  type Person,
  type RouteName,
} from '@bicorne/table/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { z } from 'zod';
import { send } from './http.ts';
import type { Parts } from './parts.ts';
import { COOKIE, whoIs } from './people/sessions.ts';
import { onAccountOf } from './slices.ts';

/** What the routes of all subjects share. */

/** Checks what came in. */
function read<T>(schema: z.ZodType<T>, given: unknown): Answer<T> {
  const parsed = schema.safeParse(given);
  if (parsed.success) return accept(parsed.data);
  const { path, message } = parsed.error.issues[0];
  return { ok: false, fault: { code: 'malformed', message, place: path.join('.') } };
}

type Asker = (request: FastifyRequest) => Promise<Person | null>;

export const sessionOf = (request: FastifyRequest): string | undefined => request.cookies[COOKIE];

/** What was asked, and by whom. */
interface Asked<R extends RouteName, Who> {
  readonly id: string;
  readonly sent: Hears<R>;
  readonly who: Who;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Whoever it is that asks, where that matters. */
type FindOut = () => Promise<Person | null>;

type Work<R extends RouteName, Who> = (asked: Asked<R, Who>) => Promise<Answer<Gives<R>>>;

type Say<T> = (reply: FastifyReply, answer: Answer<T>) => FastifyReply;

/** Serves the routes of the protocol. */
export class Doors {
  readonly #http: FastifyInstance;
  readonly #asker: Asker;
  readonly #guard: Parts['guard'];

  constructor(http: FastifyInstance, { store, guard }: Pick<Parts, 'store' | 'guard'>) {
    this.#http = http;
    this.#guard = guard;
    this.#asker = (request) => whoIs(store, sessionOf(request));
  }

  /** For everybody. */
  open<R extends RouteName>(
    route: R,
    work: Work<R, FindOut>,
    options: RouteShorthandOptions = {},
    say: Say<Gives<R>> = send,
  ): void {
    this.#serve(route, options, async (request, reply) => {
      const sent = hear(route, request);
      if (!sent.ok) return send(reply, sent);
      const who: FindOut = () => this.#asker(request);
      return say(reply, await work({ id: idOf(request), sent: sent.value, who, request, reply }));
    });
  }

  /** For somebody with a name. */
  named<R extends RouteName>(route: R, work: Work<R, Person>, options: RouteShorthandOptions = {}): void {
    this.#serve(route, options, async (request, reply) => {
      const who = await this.#asker(request);
      if (!who) return send(reply, deny('no-name', 'say your name first'));
      const sent = hear(route, request);
      if (!sent.ok) return send(reply, sent);
      return send(reply, await work({ id: idOf(request), sent: sent.value, who, request, reply }));
    });
  }

  /** For everybody; what is had is plain text, and dear: an address is given so much of it as time pays for. */
  text(route: RecordRoute, work: Work<RecordRoute, FindOut>): void {
    const weighed: Work<RecordRoute, FindOut> = async (asked) => {
      const { ip } = asked.request;
      if (this.#guard.isSpentAt(ip)) return deny('too-many', 'that is much at once; try again in a minute');
      const answer = await work(asked);
      if (answer.ok) this.#guard.spendAt(ip, answer.value.length);
      return answer;
    };
    this.open(route, weighed, {}, (reply, answer) =>
      answer.ok ? reply.type('text/plain; charset=utf-8').send(answer.value) : send(reply, answer),
    );
  }

  #serve(
    route: RouteName,
    options: RouteShorthandOptions,
    handler: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
  ): void {
    const url = `/api${pathOf(route)}`;
    const paid: typeof handler = (request, reply) =>
      onAccountOf(this.#guard.payerAt(request.ip), () => handler(request, reply));
    if (route.startsWith('GET ')) this.#http.get(url, options, paid);
    else this.#http.post(url, options, paid);
  }
}

/** Those that answer a record. */
type RecordRoute = Extract<RouteName, `${string}record${string}`>;

const pathOf = (route: RouteName): string => route.slice(route.indexOf('/'));

const CHECKS: { readonly [R in RouteName]: { readonly takes: z.ZodType<Hears<R>> } } = ROUTES;

/** What is sent along: with GET in the address, else as the body. */
function hear<R extends RouteName>(route: R, { method, query, body }: FastifyRequest): Answer<Hears<R>> {
  const { takes } = CHECKS[route];
  return read(takes, method === 'POST' ? bodyFor(takes, body) : query);
}

/** Nothing is nothing special, but where `null` says something. */
const bodyFor = (takes: z.ZodType, body: unknown): unknown =>
  body === null && takes.safeParse(null).success ? null : (body ?? {});

/** The id or token in a route's path; what cannot be one finds nothing. */
function idOf({ params }: FastifyRequest): string {
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
