import { join } from 'node:path';
import { commitment } from '@bicorne/engine';
import type { Answer, Invitation, MatchCard, MatchList, MatchRequest } from '@bicorne/table/protocol';
import { expect, test } from 'vitest';
import { lotOrder } from '../dice.ts';
import { openSqlite } from '../store/sqlite.ts';
import { AGAINST_BOT, afterPlacing, Client, PICKET, twoAtTable, value, withServer } from './client.ts';

const cardOf = async (client: Client, id: string): Promise<MatchCard> =>
  value(await client.get<MatchCard>(`/api/matches/${id}`));

const FRIEND: MatchRequest = { ...PICKET, seats: { blue: 'me', red: 'friend' } };

test('an invitation shows the match to whoever looks and seats whoever accepts; the address alone seats nobody', () =>
  withServer(async ({ address }) => {
    const ann = await Client.guest(address, 'Ann');
    const bea = await Client.guest(address, 'Bea');
    const made = value(await ann.create(FRIEND));
    const token = made.invitations?.['red'] ?? '';
    expect(token).toMatch(/^[\w-]{22}$/);
    expect((await cardOf(bea, made.id)).invitations).toBeUndefined();
    expect((await cardOf(bea, made.id)).seats[1]).toMatchObject({ player: null, kept: true });
    expect(await bea.join(made.id)).toMatchObject({ fault: { code: 'not-allowed' } });
    expect(await bea.join(made.id, { seat: 'red' })).toMatchObject({ fault: { code: 'not-allowed' } });

    const path = `/api/invitations/${token}`;
    for (let i = 0; i < 3; i++) expect(value(await bea.get<Invitation>(path)).seat).toBe('red');
    expect((await cardOf(bea, made.id)).stage).toBe('seats');
    const wrong = `/api/invitations/${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    expect(await bea.get(wrong)).toMatchObject({ fault: { code: 'unknown' } });
    expect(value(await bea.post<MatchCard>(path, {})).seats[1]).toMatchObject({ player: 'Bea', mine: true });

    const cleo = await Client.guest(address, 'Cleo');
    expect(await cleo.post(path, {})).toMatchObject({ fault: { code: 'not-allowed' } });
    expect((await cardOf(ann, made.id)).invitations).toBeUndefined();
  }));

test('sides by lot are drawn when the last seat is taken, and anybody can check the draw afterwards', () =>
  withServer(async ({ address }) => {
    const sides = new Set<string | null>();
    for (let i = 0; i < 12; i++) {
      const ann = await Client.guest(address, 'Ann');
      const bea = await Client.guest(address, 'Bea');
      const [a, b] = ['a1', `b${i.toString(16)}`].map((two) => two.repeat(16));
      const made = value(await ann.create({ ...PICKET, lot: true, commitment: commitment(a) }));
      expect(made.lot).toBe(true);
      const joined = value(await bea.join(made.id, { commitment: commitment(b) }));
      expect(joined.lot).toBeUndefined();
      sides.add(joined.seats[0].player);
      await Promise.all([ann.watch(made.id), bea.watch(made.id)]);
      value(await ann.ask('number', { match: made.id, number: a }));
      value(await bea.ask('number', { match: made.id, number: b }));
      value(await ann.ask('resign', { match: made.id }));
      const { chance } = await ann.watch(made.id);
      if (chance.kind !== 'fair') throw new Error('no fair dice');
      const inSeats = joined.seats.map(({ seat }) => chance.commitments[seat]);
      expect(lotOrder(chance.numbers['server'], inSeats)).toEqual([0, 1]);
    }
    expect(sides).toEqual(new Set(['Ann', 'Bea']));
  }));

/** A match by lot that has given both the other's side, and at which Ann has waited. */
async function dealtAcross(address: string): Promise<{ ann: Client; bea: Client; id: string }> {
  for (;;) {
    const ann = await Client.guest(address, 'Ann');
    const bea = await Client.guest(address, 'Bea');
    const { id } = value(await ann.create({ ...PICKET, lot: true }));
    await ann.watch(id);
    const [first] = value(await bea.join(id)).seats;
    if (first.player === 'Bea') return { ann, bea, id };
  }
}

test('whoever waited for the lot is not told what the side sees that it gave to another', () =>
  withServer(async ({ address }) => {
    const { ann, bea, id } = await dealtAcross(address);
    await ann.until(() => ann.cards.at(-1)?.stage === 'play');
    expect((await bea.watch(id)).viewer).toBe(0);
    value(await bea.act(bea.sight.legal[0]));
    value(await ann.ask('saw', { match: id, n: 0 }));
    expect(ann.updates).toEqual([]);
    expect((await ann.watch(id)).viewer).toBe(1);
    value(await ann.act(ann.sight.legal[0]));
    await ann.until(() => ann.updates.length > 0);
  }));

test('one person may sit on both sides', () =>
  withServer(async ({ address }) => {
    const ann = await Client.guest(address, 'Ann');
    const { id } = value(await ann.create({ ...PICKET, seats: { blue: 'me', red: 'me' } }));
    const blue = await ann.watch(id);
    const red = value(await ann.ask('watch', { match: id, have: -1, seat: 'red' }));
    expect(red).toMatchObject({ viewer: 1 });
    expect(blue.viewer).toBe(0);
  }));

test('before it has begun a player closes the match; a stranger does not; after that nobody does', () =>
  withServer(async ({ address }) => {
    const ann = await Client.guest(address, 'Ann');
    const bea = await Client.guest(address, 'Bea');
    const { id } = value(await ann.create(PICKET));
    expect(await bea.post(`/api/matches/${id}/close`, {})).toMatchObject({ fault: { code: 'not-allowed' } });
    expect(value(await ann.post<MatchCard>(`/api/matches/${id}/close`, {}))).toMatchObject({
      stage: 'over',
      turn: { ending: { winners: [], reason: 'aborted' } },
    });
    expect(await bea.join(id)).toMatchObject({ fault: { code: 'not-allowed' } });
    const table = await twoAtTable(address);
    expect(await table.blue.post(`/api/matches/${table.id}/close`, {})).toMatchObject({
      fault: { code: 'not-allowed' },
    });
  }));

const close = (client: Client, id: string): Promise<Answer<MatchCard>> =>
  client.post<MatchCard>(`/api/matches/${id}/close`, {});
const getUp = (client: Client, id: string): Promise<Answer<MatchCard>> =>
  client.post<MatchCard>(`/api/matches/${id}/leave`, {});
const NOT_ALLOWED = { ok: false, fault: { code: 'not-allowed' } };

/** Three armies: whoever makes it has the French, and the others are open. */
async function madeForThree(host: Client, terms: Partial<MatchRequest> = {}): Promise<string> {
  const [{ scenarios }] = value(await host.get<{ scenarios: { id: string }[] }[]>('/api/games'));
  const options = { players: '3' };
  const wish = {
    game: 'campaign-1815',
    scenario: scenarios[0].id,
    options,
    seats: { french: 'me' as const },
  };
  return value(await host.create({ ...wish, ...terms })).id;
}

test('whoever made a match alone closes it and is told so; anybody else gets up, and the seat is open again', () =>
  withServer(
    async ({ address }) => {
      const [ann, bea, cleo] = await Promise.all(
        ['Ann', 'Bea', 'Cleo'].map((name) => Client.guest(address, name)),
      );
      const id = await madeForThree(ann);
      const joined = value(await bea.join(id, { seat: 'prussian', commitment: commitment('b'.repeat(32)) }));
      expect(joined.seats[2]).toMatchObject({ player: 'Bea', mine: true });
      expect(joined).not.toHaveProperty('host');
      expect((await cardOf(ann, id)).host).toBe(true);
      expect(await cardOf(cleo, id)).not.toHaveProperty('host');
      expect(await close(bea, id)).toMatchObject(NOT_ALLOWED);
      expect(await getUp(cleo, id)).toMatchObject(NOT_ALLOWED);
      expect(await getUp(ann, id)).toMatchObject(NOT_ALLOWED);

      expect(value(await getUp(bea, id)).seats[2]).toMatchObject({ player: null, mine: false });
      expect(await getUp(bea, id)).toMatchObject(NOT_ALLOWED);
      const { chance } = await cleo.watch(id);
      expect(chance.kind === 'fair' && Object.keys(chance.commitments)).toEqual(['server', 'french']);
      expect(value(await cleo.join(id, { seat: 'prussian' })).seats[2]).toMatchObject({ player: 'Cleo' });
      expect(value(await close(ann, id)).stage).toBe('over');
      expect(await cardOf(ann, id)).not.toHaveProperty('host');
    },
    { games: ['campaign-1815'] },
  ));

test('whoever got up is told nothing more of what his seat sees, nor may he act from it', () =>
  withServer(async ({ address }) => {
    const [ann, bea, cleo] = await Promise.all(
      ['Ann', 'Bea', 'Cleo'].map((name) => Client.guest(address, name)),
    );
    const { id } = value(await ann.create({ ...PICKET, commitment: commitment('a'.repeat(32)) }));
    value(await bea.join(id));
    expect((await bea.watch(id)).viewer).toBe(1);
    value(await getUp(bea, id));
    value(await cleo.join(id));
    value(await ann.ask('number', { match: id, number: 'a'.repeat(32) }));
    await Promise.all([ann.watch(id), cleo.watch(id)]);
    await afterPlacing({ blue: ann, red: cleo, id });
    expect(await bea.act('a1')).toMatchObject(NOT_ALLOWED);
    expect(bea.updates).toEqual([]);
    expect((await bea.watch(id)).viewer).toBe(-1);
  }));

test('when all have come one may still get up, but not once another has opened his number', () =>
  withServer(async ({ address }) => {
    const [a, b, c] = ['a', 'b', 'c'].map((letter) => letter.repeat(32));
    const ann = await Client.guest(address, 'Ann');
    const bea = await Client.guest(address, 'Bea');
    const { id } = value(await ann.create({ ...PICKET, commitment: commitment(a) }));
    value(await bea.join(id, { commitment: commitment(b) }));
    value(await bea.ask('number', { match: id, number: b }));
    expect(value(await getUp(bea, id)).stage).toBe('seats');
    expect(await bea.ask('number', { match: id, number: b })).toMatchObject({ fault: { code: 'not-begun' } });
    value(await bea.join(id, { commitment: commitment(c) }));
    expect(await bea.ask('number', { match: id, number: b })).toMatchObject(NOT_ALLOWED);
    value(await ann.ask('number', { match: id, number: a }));
    expect(await getUp(bea, id)).toMatchObject(NOT_ALLOWED);
    value(await bea.ask('number', { match: id, number: c }));
    expect((await cardOf(bea, id)).stage).toBe('play');
    expect(await getUp(bea, id)).toMatchObject(NOT_ALLOWED);
    expect(await close(ann, id)).toMatchObject(NOT_ALLOWED);
  }));

test('the lot is drawn once: whoever gets up after it leaves the side that it gave him', () =>
  withServer(async ({ address }) => {
    for (let i = 0; i < 8; i++) {
      const [ann, bea] = [await Client.guest(address, 'Ann'), await Client.guest(address, 'Bea')];
      const { id } = value(
        await ann.create({ ...PICKET, lot: true, commitment: commitment('a'.repeat(32)) }),
      );
      const sides = (card: MatchCard): (string | null)[] => card.seats.map(({ player }) => player);
      const drawn = sides(value(await bea.join(id, { commitment: commitment(`b${i}`.repeat(16)) })));
      const left = value(await getUp(bea, id));
      expect(left).not.toHaveProperty('lot');
      expect(sides(left)).toEqual(drawn.map((name) => (name === 'Bea' ? null : name)));
      expect(sides(value(await bea.join(id)))).toEqual(drawn);
    }
  }));

test('whoever gets up after the lot leaves a seat that is kept as his was, whichever it gave him', () =>
  withServer(async ({ address }) => {
    for (let i = 0; i < 8; i++) {
      const [ann, bea, cleo] = await Promise.all(
        ['Ann', 'Bea', 'Cleo'].map((name) => Client.guest(address, name)),
      );
      const laid = { lot: true, commitment: commitment('a'.repeat(32)) };
      const made = value(await ann.create({ ...FRIEND, ...laid }));
      const path = `/api/invitations/${made.invitations?.['red']}`;
      value(await bea.post(path, { commitment: commitment(`b${i}`.repeat(16)) }));
      value(await getUp(bea, made.id));
      expect(await cleo.join(made.id)).toMatchObject(NOT_ALLOWED);
      value(await bea.post(path, {}));
    }
  }));

test('whoever was asked and came may get up again, and is still asked', () =>
  withServer(async ({ address }) => {
    const [ann, bea] = [await Client.guest(address, 'Ann'), await Client.guest(address, 'Bea')];
    const person = value(await bea.me())?.id ?? '';
    const seats = { blue: 'me' as const, red: { person } };
    const { id } = value(await ann.create({ ...PICKET, seats, commitment: commitment('a'.repeat(32)) }));
    value(await bea.join(id));
    value(await getUp(bea, id));
    expect((await cardOf(ann, id)).seats[1]).toMatchObject({ player: null, kept: true, keptFor: person });
    expect(value(await bea.get<MatchList>('/api/matches')).asked).toMatchObject([{ id }]);
  }));

test('a rematch changes sides, keeps the seat for the same person, and there is one of it', () =>
  withServer(async ({ address }) => {
    const { blue, red, id } = await twoAtTable(address);
    expect(await blue.post(`/api/matches/${id}/rematch`, {})).toMatchObject({
      fault: { code: 'not-allowed' },
    });
    value(await blue.ask('resign', { match: id }));
    const made = value(await blue.post<MatchCard>(`/api/matches/${id}/rematch`, {}));
    expect(made.seats).toMatchObject([
      { player: null, kept: true },
      { player: 'Ann', mine: true },
    ]);
    expect((await cardOf(red, id)).rematch).toBe(made.id);
    expect((await cardOf(red, made.id)).seats[0]).not.toHaveProperty('kept');
    const cleo = await Client.guest(address, 'Cleo');
    expect(await cleo.join(made.id)).toMatchObject({ fault: { code: 'not-allowed' } });
    expect(await cleo.post(`/api/matches/${id}/rematch`, {})).toMatchObject({
      fault: { code: 'not-allowed' },
    });
    expect(value(await red.post<MatchCard>(`/api/matches/${id}/rematch`, {})).id).toBe(made.id);
    expect(value(await red.join(made.id)).seats[0]).toMatchObject({ player: 'Bea', mine: true });
  }));

test('of those who ask for a rematch at the same moment nobody finds a match that nobody wanted', () =>
  withServer(async ({ address }) => {
    const { blue, red, id } = await twoAtTable(address);
    value(await blue.ask('resign', { match: id }));
    const asked = [blue, red, blue, red].map((one) => one.post<MatchCard>(`/api/matches/${id}/rematch`, {}));
    const [made, ...others] = (await Promise.all(asked)).map(value);
    for (const other of others) expect(other.id).toBe(made.id);
    for (const one of [blue, red]) {
      const { mine, asked: wanted } = value(await one.get<MatchList>('/api/matches'));
      expect([...mine, ...wanted].map((match) => match.id).toSorted()).toEqual([id, made.id].toSorted());
    }
  }));

test('there is no rematch with somebody who left for good: nobody could take his seat', () =>
  withServer(async ({ address }) => {
    const { blue, red, id } = await twoAtTable(address);
    value(await red.post('/api/account/delete', {}));
    expect((await cardOf(blue, id)).stage).toBe('over');
    expect(await blue.post(`/api/matches/${id}/rematch`, {})).toMatchObject({
      fault: { code: 'not-allowed' },
    });
    const list = value(await blue.get<{ mine: MatchCard[] }>('/api/matches'));
    expect(list.mine.map((match) => match.id)).toEqual([id]);
  }));

test('a rematch whose seat is kept for somebody who leaves for good is closed: nobody waits for him', () =>
  withServer(async ({ address }) => {
    const { blue, red, id } = await twoAtTable(address);
    value(await blue.ask('resign', { match: id }));
    const made = value(await blue.post<MatchCard>(`/api/matches/${id}/rematch`, {}));
    value(await red.post('/api/account/delete', {}));
    expect(await cardOf(blue, made.id)).toMatchObject({
      stage: 'over',
      turn: { ending: { winners: [], reason: 'aborted' } },
    });
    expect((await cardOf(blue, id)).rematch).toBeUndefined();
  }));

test('a rematch that was closed by a server that was killed then keeps nobody from another', () =>
  withServer(async ({ address }, data) => {
    const { blue, red, id } = await twoAtTable(address);
    value(await blue.ask('resign', { match: id }));
    const closed = value(await blue.post<MatchCard>(`/api/matches/${id}/rematch`, {}));
    const store = openSqlite(join(data, 'bicorne.sqlite'));
    const turn = { kind: 'over', ending: { winners: [], reason: 'aborted' } } as const;
    await store.matches.steps.append(closed.id, { from: 0, steps: ['!=aborted'], turn, movedAt: 1 });
    await store.close();
    const again = value(await red.post<MatchCard>(`/api/matches/${id}/rematch`, {}));
    expect(again).toMatchObject({ stage: 'seats' });
    expect((await cardOf(blue, id)).rematch).toBe(again.id);
  }));

test('a rematch that was closed before it began keeps nobody from another', () =>
  withServer(async ({ address }) => {
    const { blue, red, id } = await twoAtTable(address);
    value(await blue.ask('resign', { match: id }));
    const closed = value(await blue.post<MatchCard>(`/api/matches/${id}/rematch`, {}));
    value(await blue.post(`/api/matches/${closed.id}/close`, {}));
    expect((await cardOf(red, id)).rematch).toBeUndefined();
    const made = value(await red.post<MatchCard>(`/api/matches/${id}/rematch`, {}));
    expect(made.stage).toBe('seats');
    expect((await cardOf(blue, id)).rematch).toBe(made.id);
    value(await blue.join(made.id));
  }));

test('a rematch against a bot begins at once, on the other side', () =>
  withServer(async ({ address }) => {
    const ann = await Client.guest(address, 'Ann');
    const { id } = value(await ann.create(AGAINST_BOT));
    value(await ann.ask('resign', { match: id }));
    const made = value(await ann.post<MatchCard>(`/api/matches/${id}/rematch`, {}));
    expect(made).toMatchObject({ stage: 'play', seats: [{ bot: 'drill' }, { player: 'Ann', mine: true }] });
  }));

test('of one person so many matches wait in the list at a time; when somebody comes, or one is closed, there is room again', () =>
  withServer(async ({ address }) => {
    const [ann, bea] = [await Client.guest(address, 'Ann'), await Client.guest(address, 'Bea')];
    const offer = () => ann.create({ ...PICKET, listed: true });
    const made: string[] = [];
    for (let i = 0; i < 10; i++) made.push(value(await offer()).id);
    expect(await offer()).toMatchObject({ fault: { code: 'too-many' } });
    value(await ann.create(PICKET));
    value(await bea.join(made[0]));
    value(await offer());
    value(await close(ann, made[1]));
    value(await offer());
    expect(await offer()).toMatchObject({ fault: { code: 'too-many' } });
  }));

test('whoever is blocked finds the seat taken, and learns no more', () =>
  withServer(async ({ address }) => {
    const ann = await Client.guest(address, 'Ann');
    const bea = await Client.guest(address, 'Bea');
    const other = value(await bea.me());
    value(await ann.post(`/api/people/${other?.id}/stance`, { block: true, mute: false }));
    expect(value(await ann.get('/api/stances'))).toEqual([
      { person: { id: other?.id, name: 'Bea' }, block: true, mute: false },
    ]);
    const { id } = value(await ann.create({ ...PICKET, listed: true }));
    expect(await bea.join(id)).toEqual({
      ok: false,
      fault: { code: 'not-allowed', message: 'this seat is not open' },
    });
    value(await ann.post(`/api/people/${other?.id}/stance`, { block: false, mute: false }));
    value(await bea.join(id));
  }));
