import type { ArchivePage, Career, Seen } from '@bicorne/table/protocol';
import { expect, test } from 'vitest';
import { Client, PICKET, value, withServer } from './client.ts';

const account = (address: string, name: string): Promise<Client> =>
  Client.enter(address, '/api/account', { name, passphrase: 'the guard dies' });
const idOf = async (client: Client): Promise<string> => value(await client.me())?.id ?? '';
const named = async (client: Client, part: string): Promise<string[]> =>
  value(await client.get<Seen[]>(`/api/people?name=${encodeURIComponent(part)}`)).map(
    ({ person }) => person.name,
  );

test('accounts are found by any part of their name, in small or capital letters, and by no other’s', () =>
  withServer(async ({ address }) => {
    const ney = await account(address, 'Michel Ney');
    await account(address, 'Михайло Богданович');
    await Client.guest(address, 'Neyland');
    expect(await named(ney, 'EL N')).toEqual(['Michel Ney']);
    expect(await named(ney, 'хайл')).toEqual(['Михайло Богданович']);
    expect(await named(ney, 'ney')).toEqual(['Michel Ney']);
    expect(await ney.get('/api/people?name=n')).toMatchObject({ fault: { code: 'malformed' } });
    expect(await named(ney, 'zz')).toEqual([]);
    value(await ney.post('/api/account/name', { name: 'Prince of the Moskva' }));
    expect(await named(ney, 'moskva')).toEqual(['Prince of the Moskva']);
    expect(await named(ney, 'michel')).toEqual([]);
  }));

test('whom one follows one finds again, and sees whether he is here; whoever left is followed by nobody', () =>
  withServer(async ({ address }) => {
    const [ann, bea] = [await account(address, 'Ann'), await account(address, 'Bea')];
    const other = await idOf(bea);
    value(await ann.post(`/api/people/${other}/follow`, { follow: true }));
    const following = async (): Promise<Seen[]> => value(await ann.get<Seen[]>('/api/following'));
    await expect.poll(following).toEqual([{ person: { id: other, name: 'Bea' }, here: true }]);
    expect(value(await ann.get<Career>(`/api/people/${other}/career`)).followed).toBe(true);
    expect(value(await bea.get<Career>(`/api/people/${await idOf(ann)}/career`)).followed).toBe(false);
    bea.close();
    await expect.poll(async () => (await following())[0].here).toBe(false);
    expect(await ann.post(`/api/people/${await idOf(ann)}/follow`, { follow: true })).toMatchObject({
      ok: false,
    });
    value(await bea.post('/api/account/delete', { passphrase: 'the guard dies' }));
    expect(await following()).toEqual([]);
  }));

test('a rated match moves the graph, and stands among results and opponents; the archive finds it by part of a name and by day', () =>
  withServer(async ({ address }) => {
    const [ann, bea] = [await account(address, 'Ann of Green'), await account(address, 'Bea')];
    const clock = { kind: 'live', base: 3600, increment: 0 } as const;
    const { id } = value(await ann.create({ ...PICKET, rated: true, clock }));
    value(await bea.join(id));
    value(await bea.ask('resign', { match: id }));
    const career = async (): Promise<Career> =>
      value(await bea.get<Career>(`/api/people/${await idOf(ann)}/career`));
    await expect.poll(async () => (await career()).ratings.length).toBe(1);
    expect(await career()).toMatchObject({
      ratings: [{ game: 'picket', rating: 1662 }],
      results: [{ game: 'picket', scenario: 'ford', seat: 'blue', matches: 1, won: 1, drawn: 0 }],
      opponents: [{ person: { name: 'Bea' }, matches: 1, won: 1 }],
    });
    const found = async (query: string): Promise<string[]> =>
      value(await ann.get<ArchivePage>(`/api/archive?${query}`)).entries.map((entry) => entry.id);
    const today = new Date().toISOString().slice(0, 10);
    expect(await found('player=of%20gr')).toEqual([id]);
    expect(await found(`player=green&since=${today}&until=${today}`)).toEqual([id]);
    expect(await found('player=greens')).toEqual([]);
    expect(await found(`since=${today}`)).toEqual([id]);
    expect(await found('since=2100-01-01')).toEqual([]);
    expect(await found('until=2020-01-01')).toEqual([]);
  }));
