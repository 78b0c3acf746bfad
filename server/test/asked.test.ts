import { setTimeout as pause } from 'node:timers/promises';
import type { MatchCard, MatchList, MatchRequest, Notice } from '@bicorne/table/protocol';
import { expect, test } from 'vitest';
import type { Config } from '../config.ts';
import { Client, PICKET, twoAtTable, value, withServer } from './client.ts';
import { settings, until, withHook } from './post.ts';

const idOf = async (client: Client): Promise<string> => value(await client.me())?.id ?? '';
const listOf = async (client: Client): Promise<MatchList> =>
  value(await client.get<MatchList>('/api/matches'));
const askedOf = async (client: Client): Promise<string[]> => (await listOf(client)).asked.map(({ id }) => id);
const asking = (person: string): MatchRequest => ({ ...PICKET, seats: { blue: 'me', red: { person } } });

async function withThree(
  test: (people: { ann: Client; bea: Client; cleo: Client }) => Promise<void>,
  config: Partial<Config> = {},
): Promise<void> {
  await withServer(async ({ address }) => {
    const [ann, bea, cleo] = await Promise.all(
      ['Ann', 'Bea', 'Cleo'].map((name) => Client.guest(address, name)),
    );
    await test({ ann, bea, cleo });
  }, config);
}

/** From when his line is open. */
async function noticesOf(client: Client): Promise<Notice[]> {
  const heard: Notice[] = [];
  client.socket.on('notice', (notice) => heard.push(notice));
  await client.ask('leave', { match: 'nowhere' });
  return heard;
}

test('whoever is asked to play is told, finds it in the lobby, and nobody else can take the seat', () =>
  withThree(async ({ ann, bea, cleo }) => {
    const heard = await noticesOf(bea);
    const strangers = await noticesOf(cleo);
    const id = await idOf(bea);
    const made = value(await ann.create(asking(id)));
    expect(made.seats[1]).toMatchObject({ player: null, kept: true, keptFor: id });
    await until(() => heard.length > 0);
    expect(heard).toMatchObject([{ about: 'asked', match: made.id }]);

    expect(await askedOf(bea)).toEqual([made.id]);
    expect(await askedOf(cleo)).toEqual([]);
    const [, seat] = (await listOf(bea)).asked[0].seats;
    expect(seat).toEqual({ seat: 'red', player: null, bot: null, mine: false, owesNumber: false });
    const shown = value(await cleo.get<MatchCard>(`/api/matches/${made.id}`)).seats[1];
    expect(shown).toMatchObject({ kept: true });
    expect(shown).not.toHaveProperty('keptFor');
    expect(await cleo.join(made.id)).toMatchObject({ fault: { code: 'not-allowed' } });

    expect(value(await bea.join(made.id)).seats[1]).toMatchObject({ player: 'Bea', mine: true });
    expect(await askedOf(bea)).toEqual([]);
    expect(strangers).toEqual([]);
  }));

test('whoever is asked may decline, and nobody else', () =>
  withThree(async ({ ann, bea, cleo }) => {
    const made = value(await ann.create(asking(await idOf(bea))));
    const close = `/api/matches/${made.id}/close`;
    expect(await cleo.post(close, {})).toMatchObject({ fault: { code: 'not-allowed' } });
    value(await bea.post(close, {}));
    expect(value(await ann.get<MatchCard>(`/api/matches/${made.id}`))).toMatchObject({
      stage: 'over',
      turn: { ending: { winners: [], reason: 'aborted' } },
    });
    expect(await askedOf(bea)).toEqual([]);
  }));

/** Three armies: Ann has the French, and asks the others for the rest. */
async function askTwo(ann: Client, bea: Client, cleo: Client): Promise<string> {
  const [{ scenarios }] = value(await ann.get<{ scenarios: { id: string }[] }[]>('/api/games'));
  const seats = {
    french: 'me' as const,
    'anglo-dutch': { person: await idOf(bea) },
    prussian: { person: await idOf(cleo) },
  };
  const wish = { game: 'campaign-1815', scenario: scenarios[0].id, options: { players: '3' }, seats };
  return value(await ann.create(wish)).id;
}
const CAMPAIGN = { games: ['campaign-1815'] };

test('in a match of three whoever declines leaves his seat open, the others stay, and are told', () =>
  withThree(async ({ ann, bea, cleo }) => {
    const heard = await noticesOf(ann);
    const id = await askTwo(ann, bea, cleo);
    value(await cleo.join(id));
    value(await bea.post(`/api/matches/${id}/close`, {}));
    await until(() => heard.some(({ about }) => about === 'declined'));
    const { stage, seats } = value(await ann.get<MatchCard>(`/api/matches/${id}`));
    expect(stage).toBe('seats');
    expect(seats[1]).toMatchObject({ player: null });
    expect(seats[1]).not.toHaveProperty('kept');
    expect(seats[2]).toMatchObject({ player: 'Cleo' });
    expect(await askedOf(bea)).toEqual([]);
    expect(await bea.post(`/api/matches/${id}/close`, {})).toMatchObject({ fault: { code: 'not-allowed' } });

    const dora = await Client.guest(ann.address, 'Dora');
    expect(value(await dora.join(id)).seats[1]).toMatchObject({ player: 'Dora', mine: true });
  }, CAMPAIGN));

test('in a match of three whoever leaves for good leaves his seat open, too', () =>
  withThree(async ({ ann, bea, cleo }) => {
    const id = await askTwo(ann, bea, cleo);
    value(await bea.post('/api/account/delete', {}));
    const { stage, seats } = value(await ann.get<MatchCard>(`/api/matches/${id}`));
    expect(stage).toBe('seats');
    expect(seats[1]).not.toHaveProperty('kept');
    expect(seats[2]).toMatchObject({ kept: true });
    value(await cleo.join(id));
  }, CAMPAIGN));

test('whom somebody has blocked asks him nothing, and does not learn why nobody answers', () =>
  withThree(async ({ ann, bea, cleo }) => {
    const heard = await noticesOf(bea);
    value(await bea.post(`/api/people/${await idOf(ann)}/stance`, { block: true, mute: false }));
    const made = value(await ann.create(asking(await idOf(bea))));
    expect(made).toMatchObject({ stage: 'seats' });
    const other = value(await cleo.create(asking(await idOf(bea))));
    await until(() => heard.length > 0);
    expect(heard.map(({ match }) => match)).toEqual([other.id]);
    expect(await askedOf(bea)).toEqual([other.id]);
    expect(await bea.create(asking(await idOf(ann)))).toMatchObject({ fault: { code: 'not-allowed' } });
  }));

test('nobody asks himself, somebody who is not there, or again and again', () =>
  withThree(async ({ ann, bea, cleo }) => {
    const fault = (code: string) => ({ ok: false, fault: { code } });
    expect(await ann.create(asking(await idOf(ann)))).toMatchObject(fault('invalid'));
    expect(await ann.create(asking('nobody'))).toMatchObject(fault('unknown'));
    const gone = await idOf(cleo);
    value(await cleo.post('/api/account/delete', {}));
    expect(await ann.create(asking(gone))).toMatchObject(fault('unknown'));

    const wish = asking(await idOf(bea));
    const first = value(await ann.create(wish));
    for (let more = 0; more < 2; more++) value(await ann.create(wish));
    expect(await ann.create(wish)).toMatchObject(fault('too-many'));
    value(await bea.post(`/api/matches/${first.id}/close`, {}));
    value(await ann.create(wish));
  }));

test('a guest is not asked for a rated match, which he could not play', () =>
  withThree(async ({ ann, bea }) => {
    value(await ann.post('/api/account', { name: 'Ann', passphrase: 'a long way to Marengo' }));
    const rated = { rated: true, clock: { kind: 'live' as const, base: 600, increment: 10 } };
    expect(await ann.create({ ...asking(await idOf(bea)), ...rated })).toMatchObject({
      fault: { code: 'no-account' },
    });
  }));

test('whoever is wanted for a rematch is told wherever he is, and finds it in the lobby', () =>
  withServer(async ({ address }) => {
    const { blue, red, id } = await twoAtTable(address);
    const window = red.again();
    const heard = await noticesOf(window);
    value(await blue.ask('resign', { match: id }));
    await until(() => heard.some(({ about }) => about === 'over'));
    const next = value(await blue.post<MatchCard>(`/api/matches/${id}/rematch`, {}));
    await until(() => heard.some(({ about, match }) => about === 'asked' && match === next.id));
    expect(await askedOf(red)).toEqual([next.id]);
    expect(await askedOf(blue)).toEqual([]);
    value(await red.join(next.id));
    expect(await askedOf(red)).toEqual([]);
  }));

test('however many guests ask somebody to play, he is told by the ways out of the page so often in an hour, and in the page of all', () =>
  withHook((url, posted) =>
    withServer(async ({ address }) => {
      const bea = await Client.guest(address, 'Bea');
      const heard = await noticesOf(bea);
      value(await bea.post('/api/webhook', { url, format: 'ntfy' }));
      for (let i = 0; i < 8; i++) {
        const guest = await Client.guest(address, `Guest ${i}`);
        for (let k = 0; k < 3; k++) value(await guest.create(asking(await idOf(bea))));
      }
      await until(() => heard.length === 24 && posted.length >= 20);
      await pause(300);
      expect(posted).toHaveLength(20);
    }, settings(0)),
  ));
