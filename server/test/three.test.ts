import { quickRng } from '@bicorne/engine';
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

/** One ally has gone, and the other has both armies. */
async function withHeir(address: string, terms: Partial<MatchRequest> = {}): Promise<Three> {
  const three = await threeAtTable(address, terms);
  const { id, anglo, prussian } = three;
  await expect.poll(async () => (await cardOf(prussian, id)).mayHandOver).toBe(true);
  value(await prussian.post(`/api/matches/${id}/leave`, {}));
  expect((await cardOf(anglo, id)).mayCommission).toEqual([1, 2]);
  return three;
}

test('an army that was left goes to a bot if both who remain agree, and the bot plays on', () =>
  withServer(async ({ address }) => {
    const clock = { kind: 'days', perMove: 86_400, bank: 0 } as const;
    const { id, french, anglo } = await withHeir(address, { clock });
    const wish = { match: id, what: 'bot', bot: 'drill', army: 'prussian' };
    value(await anglo.ask('offer', wish));
    expect((await cardOf(french, id)).offers).toEqual([
      { what: 'bot', by: 1, waitsFor: [0], bot: 'drill', army: 2 },
    ]);
    // The same again takes it back; until another turn has come it is not asked once more.
    value(await anglo.ask('offer', wish));
    expect(await cardOf(french, id)).not.toHaveProperty('offers');
    expect(await anglo.ask('offer', wish)).toMatchObject({ fault: { code: 'too-many' } });
    const deciding = (await cardOf(anglo, id)).turn;
    const asked = deciding.kind === 'seats' && deciding.seats.includes(0) ? french : anglo;
    await asked.playRandomly(quickRng(4), () => asked.updates.length > 300 || !asked.isAsked);
    await expect.poll(async () => (await anglo.ask('offer', wish)).ok).toBe(true);
    value(await french.ask('answer', { match: id, what: 'bot', by: 1, agree: true }));
    const { seats, clock: clocks, offers } = await cardOf(anglo, id);
    expect(seats.map(({ bot }) => bot)).toEqual([null, null, 'drill']);
    expect(mine(await cardOf(anglo, id))).toEqual(['anglo-dutch']);
    expect(offers).toBeUndefined();
    expect(clocks?.seats[2].runs).toBe(false);
    // Whoever gave it away sees no more through it.
    expect(await anglo.ask('watch', { match: id, have: -1, seat: 'prussian' })).toMatchObject({ ok: false });
    await Promise.all([french.watch(id), anglo.watch(id, { seat: 'anglo-dutch' })]);
    await Promise.all([french.playRandomly(quickRng(5)), anglo.playRandomly(quickRng(6))]);
    expect(french.isOver).toBe(true);
  }, GAMES));

test('no bot takes over what is not one’s own, one’s only army, or where it counts', () =>
  withServer(async ({ address }) => {
    const { id, french, anglo } = await withHeir(address);
    const ask = (who: Client, army: string, bot = 'drill') =>
      who.ask('offer', { match: id, what: 'bot', bot, army });
    expect(await ask(french, 'prussian')).toMatchObject({ fault: { code: 'not-allowed' } });
    expect(await ask(french, 'french')).toMatchObject({ fault: { code: 'not-allowed' } });
    expect(await ask(anglo, 'french')).toMatchObject({ fault: { code: 'not-allowed' } });
    for (const bot of ['nobody', 'marshal@900', ''])
      expect(await ask(anglo, 'prussian', bot)).toMatchObject({ ok: false });
    value(await ask(anglo, 'prussian'));
    value(await french.ask('answer', { match: id, what: 'bot', by: 1, agree: false }));
    expect(mine(await cardOf(anglo, id))).toEqual(['anglo-dutch', 'prussian']);
    // An heir who goes as well leaves two armies, and nobody to take them.
    value(await anglo.post('/api/account/delete', {}));
    await french.until(() => french.isOver);
  }, GAMES));
