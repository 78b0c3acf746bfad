import { loadBalance } from '@bicorne/games';
import { accept, deny } from '@bicorne/table/fault';
import type { GameEntry } from '@bicorne/table/protocol';
import type { FastifyInstance } from 'fastify';
import type { Parts } from '../parts.ts';
import { SharedAttempts } from '../people/attempts.ts';
import { ladderOf } from '../ratings/ladder.ts';
import { bestOf } from '../ratings/rate.ts';
import { atMost, type Doors } from '../routes.ts';
import { balanceOf } from './balance.ts';
import { gameEntry } from './games.ts';
import { openApi } from './openapi.ts';
import { docsPage } from './page.ts';
import { recordFor } from './records.ts';

const BIGGEST_RECORD = 600_000;

/** Records in an hour, at all servers together. */
const OF_A_PERSON = 60;
const OF_A_GUEST = 20;

const enough = () => deny('too-many', 'that is enough records for now');
const noGame = () => deny('unknown', 'there is no such game here');

/** The routes of `protocol/archive.ts`. */
export function serveArchive(doors: Doors, parts: Parts): void {
  const { store, house } = parts;
  const { archive } = house;
  doors.open('GET /archive', ({ sent }) => archive.search(sent));
  doors.open('GET /archive/:id', ({ id }) => archive.find(id));
  const sent = new SharedAttempts(store.attempts, 'record', OF_A_PERSON, 60);
  const sentByGuests = new SharedAttempts(store.attempts, 'record of a guest', OF_A_GUEST, 60);
  doors.named(
    'POST /archive',
    async ({ who, sent: { record } }) => {
      const limit = (await store.people.isAccount(who.id)) ? sent : sentByGuests;
      return (await limit.take(who.id)) ? archive.upload(record) : enough();
    },
    { bodyLimit: BIGGEST_RECORD, ...atMost(10) },
  );
  doors.text('GET /records/:id', async ({ id, who }) => {
    const uploaded = await archive.record(id);
    return uploaded === null ? recordFor(parts, id, await who()) : accept(uploaded);
  });
  doors.open('GET /ratings', async ({ sent: { game, most } }) =>
    house.games.includes(game) ? accept(await bestOf(store, game, most)) : noGame(),
  );
  doors.open('GET /results', async ({ sent: { game } }) =>
    house.games.includes(game) ? accept(await archive.results(game)) : noGame(),
  );
  doors.open('GET /ladder', async ({ sent: { game, season }, who }) =>
    house.games.includes(game) ? ladderOf(store, game, season, await who()) : noGame(),
  );
  doors.open('GET /balance', async ({ sent: { game, scenario } }) => {
    const entry = parts.games.find(({ id }) => id === game);
    const seats = entry && gameEntry(entry).scenarios.find(({ id }) => id === scenario)?.seats;
    if (!seats) return noGame();
    const rows = (await archive.results(game)).filter((row) => row.scenario === scenario);
    return accept(balanceOf(rows, seats, (await loadBalance(game))[scenario]));
  });
  let games: readonly GameEntry[] | null = null;
  doors.open('GET /games', async () => accept((games ??= parts.games.map(gameEntry))));
}

/** What describes the public routes, for programs and for people. */
export function serveDescription(http: FastifyInstance): void {
  const described = openApi();
  const page = docsPage(described);
  http.get('/api/openapi.json', async (_, reply) => reply.send(described));
  http.get('/api/docs', async (_, reply) => reply.type('text/html; charset=utf-8').send(page));
}
