import { notesRequest } from '@bicorne/table/protocol';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { send } from '../http.ts';
import { idOf, read, withBody, withPerson, type Asker } from '../routes.ts';
import type { Talk } from './talk.ts';

const page = z.object({ before: z.coerce.number().int().min(1).optional() });

/** The routes of `protocol/talk.ts`. */
export function serveTalk(http: FastifyInstance, talk: Talk, asker: Asker): void {
  http.get('/api/matches/:id/chat', async (request, reply) => {
    const query = read(page, request.query);
    if (!query.ok) return send(reply, query);
    const before = query.value.before ?? Number.MAX_SAFE_INTEGER;
    return send(reply, await talk.lines(idOf(request), await asker(request), before));
  });
  http.get(
    '/api/matches/:id/notes',
    withPerson(asker, (person, request) => talk.notes(idOf(request), person)),
  );
  http.post('/api/matches/:id/notes', {
    bodyLimit: 100_000,
    handler: withBody(asker, notesRequest, (person, { text }, request) =>
      talk.setNotes(idOf(request), person, text),
    ),
  });
}
