import type { Claimed, MatchCard, Me } from '@bicorne/table/protocol';
import { expect, test } from 'vitest';
import { Client, PICKET, twoAtTable, value, withServer, type AtTable } from './client.ts';

const ANN = { name: 'Hortense', passphrase: 'the guard dies' };

/** Somebody has an account, and plays red as a guest in another browser. */
async function guestAtTable(address: string): Promise<AtTable & { account: Me }> {
  const { me } = value(await (await Client.guest(address, 'Hortense')).post<Claimed>('/api/account', ANN));
  return { ...(await twoAtTable(address)), account: me };
}

/** The guest signs in where he sits: with his cookie, and gets another. */
async function signIn({ address, cookie }: Client, bring: boolean): Promise<Client> {
  const response = await fetch(`${address}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ ...ANN, bring }),
  });
  if (!response.ok) throw new Error(await response.text());
  return new Client(address, response.headers.get('set-cookie')?.split(';')[0]);
}

const cardOf = async (client: Client, id: string): Promise<MatchCard> =>
  value(await client.get<MatchCard>(`/api/matches/${id}`));

test('a guest who signs in takes his seat along, and plays on with it', () =>
  withServer(async ({ address }) => {
    const { red, blue, id, account } = await guestAtTable(address);
    value(await blue.act(blue.sight.legal[0]));
    value(await red.post(`/api/matches/${id}/notes`, { text: 'the left is weak' }));
    const ann = await signIn(red, true);
    expect((await cardOf(ann, id)).seats[1]).toMatchObject({
      player: 'Hortense',
      person: account.id,
      mine: true,
    });
    expect((await ann.watch(id)).viewer).toBe(1);
    value(await ann.act(ann.sight.legal[0]));
    expect(value(await ann.get(`/api/matches/${id}/notes`))).toEqual({ text: 'the left is weak' });
    await blue.until(() => blue.cards.at(-1)?.seats[1].player === 'Hortense');
    const list = value(await ann.get<{ mine: MatchCard[] }>('/api/matches'));
    expect(list.mine.map((match) => match.id)).toEqual([id]);
  }));

test('the guest is nobody after that: his lines are cut, and his cookie opens nothing', () =>
  withServer(async ({ address }) => {
    const { red, id } = await guestAtTable(address);
    const cut = new Promise((resolve) => red.socket.once('disconnect', resolve));
    await signIn(red, true);
    expect(await cut).toBe('io server disconnect');
    expect(value(await red.me())).toBeNull();
    expect((await red.again().watch(id)).viewer).toBe(-1);
  }));

test('whoever does not want it leaves all with the guest', () =>
  withServer(async ({ address }) => {
    const { red, id } = await guestAtTable(address);
    const ann = await signIn(red, false);
    expect((await cardOf(ann, id)).seats[1]).toMatchObject({ player: 'Bea', mine: false });
    expect(value(await red.me())).toMatchObject({ name: 'Bea' });
    value(await red.act(red.sight.legal[0]));
  }));

test('a guess at the passphrase takes nothing along', () =>
  withServer(async ({ address }) => {
    const { red, id } = await guestAtTable(address);
    const wrong = { ...ANN, passphrase: 'the guard surrenders', bring: true };
    expect(await red.post('/api/login', wrong)).toMatchObject({ fault: { code: 'wrong' } });
    expect((await cardOf(red, id)).seats[1]).toMatchObject({ player: 'Bea', mine: true });
  }));

test('nobody comes to both sides of a match by it', () =>
  withServer(async ({ address }) => {
    const { account, red, id } = await guestAtTable(address);
    const ann = await Client.enter(address, '/api/login', ANN);
    const against = value(await ann.create(PICKET)).id;
    value(await red.join(against));
    const again = await signIn(red, true);
    expect((await cardOf(again, against)).seats).toMatchObject([
      { person: account.id, mine: true },
      { player: 'Bea', mine: false },
    ]);
    expect((await cardOf(again, id)).seats[1]).toMatchObject({ mine: true });
  }));

test('from an account nothing is taken along to another', () =>
  withServer(async ({ address }) => {
    const { red, id } = await guestAtTable(address);
    value(await red.post('/api/account', { name: 'Bea', passphrase: 'but does not surrender' }));
    await signIn(red, true);
    expect((await cardOf(red, id)).seats[1]).toMatchObject({ player: 'Bea', mine: true });
  }));

test('who comes back by his words takes his seat along, too', () =>
  withServer(async ({ address }) => {
    const owner = await Client.guest(address, 'Hortense');
    const { words } = value(await owner.post<Claimed>('/api/account', ANN));
    const { red, id } = await twoAtTable(address);
    const recover = { name: 'Hortense', proof: { words }, passphrase: 'it dies, again', bring: true };
    expect(value(await red.post<Claimed>('/api/recover', recover)).me.name).toBe('Hortense');
    expect((await cardOf(red, id)).seats[1].player).toBe('Hortense');
  }));

test('that a guest is somebody else now is no new player, and nobody is told of one', () =>
  withServer(async ({ address }) => {
    const { blue, red, id } = await guestAtTable(address);
    const heard: string[] = [];
    const elsewhere = blue.again();
    elsewhere.socket.on('notice', ({ about }) => heard.push(about));
    value(await elsewhere.ask('leave', { match: 'nowhere12345' }));
    await signIn(red, true);
    value(await blue.ask('resign', { match: id }));
    await elsewhere.until(() => elsewhere.cards.at(-1)?.stage === 'over');
    await expect.poll(() => heard).toContain('over');
    expect(heard).not.toContain('joined');
  }));

test('a match that the guest made is the account’s to close', () =>
  withServer(async ({ address }) => {
    const { red } = await guestAtTable(address);
    const { id } = value(await red.create(PICKET));
    const ann = await signIn(red, true);
    expect((await cardOf(ann, id)).host).toBe(true);
    expect(value(await ann.post<MatchCard>(`/api/matches/${id}/close`, {})).stage).toBe('over');
  }));
