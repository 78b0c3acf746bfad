import { quickRng } from '@bicorne/engine';
import type { MatchCard, MatchRequest, PairCard, Profile } from '@bicorne/table/protocol';
import { expect, test } from 'vitest';
import { Client, PICKET, value, withServer } from './client.ts';

const pairOf = async (client: Client, id: string): Promise<PairCard> =>
  value(await client.get<PairCard>(`/api/matches/${id}/pair`));

const cardOf = async (client: Client, id: string): Promise<MatchCard> =>
  value(await client.get<MatchCard>(`/api/matches/${id}`));

/** The house makes the second game and keeps the archive a moment after the players are told. */
async function soon<T>(look: () => Promise<T | null | undefined>): Promise<T> {
  for (;;) {
    const found = await look();
    if (found !== null && found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

const other = (client: Client, id: string): Promise<string> =>
  soon(async () => (await cardOf(client, id)).pair?.other);

const resultOf = (client: Client, id: string) => soon(async () => (await pairOf(client, id)).result);

async function begin(address: string, wish: Partial<MatchRequest>) {
  const ann = await Client.guest(address, 'Ann');
  const bea = await Client.guest(address, 'Bea');
  const { id } = value(await ann.create({ ...PICKET, ...wish }));
  value(await bea.join(id));
  return { ann, bea, id };
}

async function resign(client: Client, match: string): Promise<void> {
  await client.watch(match);
  value(await client.ask('resign', { match }));
}

test('the second game has sides changed and begins when the first is over; both together are one result', () =>
  withServer(async ({ address }) => {
    const { ann, bea, id } = await begin(address, { pair: { games: 'after' } });
    expect((await cardOf(ann, id)).pair).toEqual({ game: 0, games: 'after' });
    await resign(bea, id);
    const second = await other(ann, id);
    const card = await cardOf(bea, second);
    expect(card.seats.map(({ player }) => player)).toEqual(['Bea', 'Ann']);
    expect(card).toMatchObject({ stage: 'play', pair: { game: 1, games: 'after', other: id } });
    expect((await pairOf(ann, second)).result).toBeNull();
    await resign(bea, second);
    const pair = await pairOf(ann, id);
    expect(pair.players).toEqual(['Ann', 'Bea']);
    expect(await resultOf(ann, second)).toMatchObject({
      games: [{ winner: 0 }, { winner: 0 }],
      points: [3, 0],
    });
  }));

test('games that are played together begin together', () =>
  withServer(async ({ address }) => {
    const { ann, id } = await begin(address, { pair: { games: 'together' } });
    expect(await cardOf(ann, await other(ann, id))).toMatchObject({ stage: 'play', pair: { game: 1 } });
    expect((await cardOf(ann, id)).stage).toBe('play');
  }));

test('a pair against a bot is played to its end, with what each had to show', () =>
  withServer(async ({ address }) => {
    const ann = await Client.guest(address, 'Ann');
    const seats: MatchRequest['seats'] = { blue: 'me', red: { bot: 'random' } };
    const { id } = value(await ann.create({ ...PICKET, seats, pair: { games: 'after' } }));
    await ann.watch(id);
    await ann.playRandomly(quickRng('first'));
    const second = await other(ann, id);
    await ann.watch(second);
    await ann.playRandomly(quickRng('second'));
    const { games, points } = await resultOf(ann, id);
    expect(games.flatMap(({ margin }) => margin).every(Number.isInteger)).toBe(true);
    expect(games).toHaveLength(2);
    expect(points[0] + points[1]).toBe(3);
  }));

test('with one clock the second game has what the first has left', () =>
  withServer(async ({ address }) => {
    const clock = { kind: 'live', base: 600, increment: 0 } as const;
    const { ann, id } = await begin(address, { clock, pair: { games: 'after', oneClock: true } });
    await resign(ann, id);
    const first = await cardOf(ann, id);
    const second = await cardOf(ann, await other(ann, id));
    const reserves = ({ clock: card }: MatchCard) => card?.seats.map(({ reserve }) => reserve) ?? [];
    expect(reserves(first)[0]).toBeLessThan(600_000);
    expect(reserves(second)[1]).toBeLessThanOrEqual(reserves(first)[0]);
  }));

test('a rated pair moves the ratings once, when both games are over', () =>
  withServer(async ({ address }) => {
    const account = (name: string) =>
      Client.enter(address, '/api/account', { name, passphrase: 'correct horse battery' });
    const [ann, bea] = [await account('Ann'), await account('Bea')];
    const clock = { kind: 'live', base: 600, increment: 0 } as const;
    const { id } = value(await ann.create({ ...PICKET, rated: true, clock, pair: { games: 'after' } }));
    value(await bea.join(id));
    const me = value(await ann.me());
    const ratings = async () =>
      value(await ann.get<Profile>(`/api/people/${me?.id ?? ''}`)).ratings.map(({ matches }) => matches);
    await resign(bea, id);
    const second = await other(ann, id);
    expect(await ratings()).toEqual([]);
    await resign(ann, second);
    await resultOf(ann, id);
    expect(await ratings()).toEqual([1]);
  }));

test('a match that is closed before it begins has no second game; three do not play pairs', () =>
  withServer(async ({ address }) => {
    const ann = await Client.guest(address, 'Ann');
    const { id } = value(await ann.create({ ...PICKET, pair: { games: 'after' } }));
    value(await ann.post(`/api/matches/${id}/close`, {}));
    expect((await pairOf(ann, id)).games).toHaveLength(1);
    const { id: single } = value(await ann.create(PICKET));
    expect(await ann.get(`/api/matches/${single}/pair`)).toMatchObject({ fault: { code: 'unknown' } });
  }));
