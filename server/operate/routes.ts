import { timingSafeEqual } from 'node:crypto';
import { deny } from '@bicorne/table/fault';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { send } from '../http.ts';
import { hashOf } from '../people/secrets.ts';
import type { Store } from '../store/port.ts';
import { Health } from './health.ts';
import type { Metrics } from './metrics.ts';

const HELP = 'HTTP requests by route and status';

export interface OperateParts {
  readonly store: Store;
  readonly metrics: Metrics;
  readonly metricsToken: string | null;
  /** Whether the server is on its way out. */
  readonly isClosing: () => boolean;
}

/** What the operator's machines ask: is it well, and how much is it doing. */
export function serveOperation(http: FastifyInstance, parts: OperateParts): void {
  const { store, metrics, metricsToken, isClosing } = parts;
  http.addHook('onResponse', async ({ routeOptions, method }, reply) => {
    const route = routeOptions.url ?? 'page';
    metrics.count('bicorne_http_requests_total', HELP, { method, route, status: String(reply.statusCode) });
    metrics.time('bicorne_http_seconds', 'seconds to answer an HTTP request', reply.elapsedTime / 1000);
  });
  const health = new Health(store, (error) => http.log.error(error));
  http.get('/health', async (_, reply) => {
    const stored = await health.canStore();
    const well = stored && !isClosing();
    return reply.code(well ? 200 : 503).send({ ok: well, store: stored, closing: isClosing() });
  });
  http.get('/metrics', async (request, reply) => {
    if (metricsToken !== null && !hasToken(request, metricsToken))
      return send(reply, deny('not-allowed', 'not without the token'));
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(await metrics.text());
  });
}

const hasToken = ({ headers }: FastifyRequest, token: string): boolean =>
  timingSafeEqual(Buffer.from(hashOf(headers.authorization ?? '')), Buffer.from(hashOf(`Bearer ${token}`)));
