import type { MatchCard, MatchRequest, Notice } from '@bicorne/table/protocol';
import { expect, test } from 'vitest';
import { Client, value, withServer } from './client.ts';

const NAMES = ['french', 'anglo-dutch', 'prussian'];
const GAMES = { games: ['campaign-1815'] };

interface Three {
  readonly id: string;
  readonly french: Client;
  readonly anglo: Client;
  readonly prussian: Client;
}

/** Two allies and their foe at one table. */
async function threeAtTable(address: string, terms: Partial<MatchRequest> = {}): Promise<Three> {
  const clients = await Promise.all(NAMES.map((name) => Client.guest(address, name)));
  const [french, anglo, prussian] = clients;
  const [{ scenarios }] = value(await french.get<{ scenarios: { id: string }[] }[]>('/api/games'));
  const wish = { game: 'campaign-1815', scenario: scenarios[0].id, options: { players: '3' } };
  const { id } = value(await french.create({ ...wish, seats: { french: 'me' }, ...terms }));
  for (const [at, ally] of [anglo, prussian].entries()) value(await ally.join(id, { seat: NAMES[at + 1] }));
  await Promise.all(clients.map((client) => client.watch(id)));
  return { id, french, anglo, prussian };
}

const cardOf = async (client: Client, id: string): Promise<MatchCard> =>
  value(await client.get<MatchCard>(`/api/matches/${id}`));

const mine = ({ seats }: MatchCard): string[] => seats.flatMap((seat) => (seat.mine ? [seat.seat] : []));

test('whoever leaves for good leaves his army to his ally; nobody has won by it', () =>
  withServer(async ({ address }) => {
    const { id, french, anglo, prussian } = await threeAtTable(address);
    const told: Notice[] = [];
    const window = anglo.again();
    window.socket.on('notice', (notice) => told.push(notice));
    await window.ask('hall', { on: false });
    value(await prussian.post('/api/account/delete', {}));
    const card = await cardOf(anglo, id);
    expect(card.stage).toBe('play');
    expect(mine(card)).toEqual(['anglo-dutch', 'prussian']);
    await expect.poll(() => told).toMatchObject([{ about: 'army', match: id }]);
    // From each of his seats he sees what that seat sees.
    for (const seat of ['anglo-dutch', 'prussian'])
      expect(await anglo.ask('watch', { match: id, have: -1, seat })).toMatchObject({ ok: true });
    expect(await anglo.ask('watch', { match: id, have: -1, seat: 'french' })).toMatchObject({ ok: false });
    // Nobody is left to take what the last of a side leaves.
    value(await anglo.post('/api/account/delete', {}));
    await french.until(() => french.isOver);
    expect(french.sight.turn).toMatchObject({ ending: { winners: [0], reason: 'left' } });
  }, GAMES));

test('an ally may hand his army over and go; whoever has no ally may not', () =>
  withServer(async ({ address }) => {
    const { id, french, anglo, prussian } = await threeAtTable(address);
    expect(await cardOf(french, id)).not.toHaveProperty('mayHandOver');
    await expect.poll(async () => (await cardOf(anglo, id)).mayHandOver).toBe(true);
    expect(await french.post(`/api/matches/${id}/leave`, {})).toMatchObject({
      fault: { code: 'not-allowed' },
    });
    value(await anglo.post(`/api/matches/${id}/leave`, {}));
    expect(mine(await cardOf(prussian, id))).toEqual(['anglo-dutch', 'prussian']);
    expect(mine(await cardOf(anglo, id))).toEqual([]);
    expect(await prussian.post(`/api/matches/${id}/leave`, {})).toMatchObject({ ok: false });
  }, GAMES));
