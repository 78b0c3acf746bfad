import { accept, deny } from '@bicorne/table/fault';
import {
  archiveQuery,
  ratingQuery,
  resultQuery,
  uploadRequest,
  type GameEntry,
} from '@bicorne/table/protocol';
import type { FastifyInstance } from 'fastify';
import { send } from '../http.ts';
import type { Parts } from '../parts.ts';
import { bestOf } from '../ratings/rate.ts';
import { atMost, idOf, read, withBody, type Asker } from '../routes.ts';
import { gameEntry } from './games.ts';
import { openApi } from './openapi.ts';
import { docsPage } from './page.ts';
import { recordFor, sendRecord } from './records.ts';

const BIGGEST_RECORD = 600_000;

const noGame = () => deny('unknown', 'there is no such game here');

/** The routes of `protocol/archive.ts`, and what describes them. */
export function serveArchive(http: FastifyInstance, parts: Parts, asker: Asker): void {
  const { store, house } = parts;
  const { archive } = house;
  const described = openApi();
  const page = docsPage(described);

  http.get('/api/archive', async (request, reply) => {
    const query = read(archiveQuery, request.query);
    return send(reply, query.ok ? await archive.search(query.value) : query);
  });
  http.get('/api/archive/:id', async (request, reply) => send(reply, await archive.find(idOf(request))));
  http.post('/api/archive', {
    bodyLimit: BIGGEST_RECORD,
    ...atMost(10),
    handler: withBody(asker, uploadRequest, (_, { record }) => archive.upload(record)),
  });
  http.get('/api/records/:id', async (request, reply) => {
    const uploaded = await archive.record(idOf(request));
    if (uploaded !== null) return sendRecord(reply, accept(uploaded));
    return sendRecord(reply, await recordFor(parts, idOf(request), await asker(request)));
  });
  http.get('/api/ratings', async (request, reply) => {
    const query = read(ratingQuery, request.query);
    if (!query.ok) return send(reply, query);
    const { game, most } = query.value;
    if (!house.games.includes(game)) return send(reply, noGame());
    return send(reply, accept(await bestOf(store, game, most)));
  });
  http.get('/api/results', async (request, reply) => {
    const query = read(resultQuery, request.query);
    if (!query.ok) return send(reply, query);
    const { game } = query.value;
    return send(reply, house.games.includes(game) ? accept(await archive.results(game)) : noGame());
  });
  let games: readonly GameEntry[] | null = null;
  http.get('/api/games', async (_, reply) => send(reply, accept((games ??= parts.games.map(gameEntry)))));
  http.get('/api/openapi.json', async (_, reply) => reply.send(described));
  http.get('/api/docs', async (_, reply) => reply.type('text/html; charset=utf-8').send(page));
}
