import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { deny } from '@bicorne/table/fault';
import type { Answer } from '@bicorne/table/protocol';
import fastifyCookie from '@fastify/cookie';
import fastifyHelmet from '@fastify/helmet';
import fastifyRateLimit from '@fastify/rate-limit';
import fastifyStatic from '@fastify/static';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { pino } from 'pino';
import type { Config } from './config.ts';
import { failure, isExpected, statusOf } from './fault.ts';
import { isOwnHost, isOwnOrigin } from './origin.ts';

/** Never in a log, whoever logs a request. */
const SECRETS = ['req.headers.cookie', 'req.headers.authorization', 'res.headers["set-cookie"]'];
const BIGGEST_BODY = 16_384;
/** A request that has not come whole after so many milliseconds is not waited for. */
const REQUEST_WITHIN = 20_000;
const LOOK_EVERY = 5000;
/** Proxies and supervisors ask by whatever address they have, and are told no more than how the server is. */
const ASKED_BY_MACHINES: ReadonlySet<string> = new Set(['/health', '/metrics']);
const YEAR = 31_536_000;

/** The HTTP server with its defences and the built page; the routes of the API come from `api.ts`. */
export async function makeHttp(config: Config): Promise<FastifyInstance> {
  const logger: FastifyBaseLogger = pino({
    level: config.logLevel,
    redact: SECRETS,
    serializers: { req: loggedRequest },
  });
  const http = Fastify({
    bodyLimit: BIGGEST_BODY,
    trustProxy: config.trustProxy > 0 && ((_, hop) => hop < config.trustProxy),
    loggerInstance: logger,
    forceCloseConnections: true,
    requestTimeout: REQUEST_WITHIN,
    // Who says nothing at all is shown out as well.
    http: { headersTimeout: REQUEST_WITHIN, connectionsCheckingInterval: LOOK_EVERY },
  });
  http.removeContentTypeParser('text/plain');
  http.setErrorHandler(answerError);
  await http.register(fastifyHelmet, HEADERS);
  await http.register(fastifyRateLimit, {
    max: config.limits.requests,
    timeWindow: '1 minute',
    // One visit fetches hundreds of the page's own files, and a household shares an address.
    allowList: ({ url }) => url.startsWith('/assets/'),
  });
  await http.register(fastifyCookie);
  http.addHook('onRequest', async (request, reply) => {
    const { origin, host } = request.headers;
    if (!isOwnHost(host, config.hosts) && !ASKED_BY_MACHINES.has(request.url))
      return send(reply, deny('not-allowed', 'this server has another name'));
    if (request.method === 'GET' || request.method === 'HEAD' || isOwnOrigin(origin, host, config.origins))
      return;
    return send(reply, deny('not-allowed', 'not from this page'));
  });
  http.addHook('onSend', async ({ url }, reply) => {
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=()');
    if (url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
  await servePage(http, config.web);
  return http;
}

/** By its route, not by its address: that may hold an invitation. */
const loggedRequest = ({ method, routeOptions, ip }: FastifyRequest): object => ({
  method,
  route: routeOptions?.url ?? 'page',
  ip,
});

const HEADERS = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      // The kernel by which bots evaluate positions is WebAssembly; code from text stays forbidden.
      scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
      imgSrc: ["'self'", 'data:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
};

export function send<T>(reply: FastifyReply, answer: Answer<T>): FastifyReply {
  return reply.code(answer.ok ? 200 : statusOf(answer.fault)).send(answer);
}

/** What went wrong in here stays in the log. */
function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error.statusCode === 429)
    return send(reply, deny('too-many', 'too many requests; try again in a minute'));
  if (error.statusCode !== undefined && error.statusCode < 500)
    return send(reply, deny('malformed', 'this request cannot be read'));
  if (!isExpected(error)) request.log.error(error);
  return send(reply, failure(error));
}

const NOT_A_PAGE = /^\/api\/|^[^?]*\.\w+(?:\?|$)/;

/** Files with a hash in their name are kept for ever, all others asked for again; every address that is no file is the page. */
async function servePage(http: FastifyInstance, folder: string): Promise<void> {
  const built = existsSync(join(folder, 'index.html'));
  if (built)
    await http.register(fastifyStatic, {
      root: folder,
      cacheControl: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        const hashed = path.startsWith(join(folder, 'assets'));
        reply.header('cache-control', hashed ? `public, max-age=${YEAR}, immutable` : 'no-cache');
      },
    });
  http.setNotFoundHandler((request, reply) =>
    built && request.method === 'GET' && !NOT_A_PAGE.test(request.url)
      ? reply.sendFile('index.html')
      : send(reply, deny('unknown', 'there is nothing here')),
  );
}
