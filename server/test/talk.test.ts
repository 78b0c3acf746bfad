import { join } from 'node:path';
import { quickRng } from '@bicorne/engine';
import type { Answer, ChatLine, MatchRequest } from '@bicorne/table/protocol';
import { expect, test } from 'vitest';
import { openSqlite } from '../store/sqlite.ts';
import { Client, GENEROUS, PICKET, twoAtTable, value, withServer } from './client.ts';

const hearing = (client: Client): ChatLine[] => {
  const lines: ChatLine[] = [];
  client.socket.on('chat', (line) => lines.push(line));
  return lines;
};

const say = (client: Client, match: string, to: string, text: string): Promise<Answer<unknown>> =>
  client.ask('say', { match, to, text });

const lines = async (client: Client, match: string): Promise<string[]> =>
  value(await client.get<ChatLine[]>(`/api/matches/${match}/chat`)).map(({ text }) => text);

/** A round trip: what was sent before has arrived. */
const settle = (...clients: Client[]): Promise<unknown> =>
  Promise.all(clients.map((client) => client.ask('leave', { match: 'nothing' })));

test('who sits at the table hears what is said there, and nobody else', () =>
  withServer(async ({ address }) => {
    const { blue, red, id } = await twoAtTable(address);
    const onlooker = await Client.guest(address, 'Cleo');
    await onlooker.watch(id);
    const heard = [blue, red, onlooker].map(hearing);
    value(await say(blue, id, 'table', ' Good luck! '));
    await settle(blue, red, onlooker);
    expect(heard.map((all) => all.map(({ text }) => text))).toEqual([['Good luck!'], ['Good luck!'], []]);
    expect(heard[1][0].from).toMatchObject({ name: 'Ann', seat: 'blue' });
    expect(await lines(red, id)).toEqual(['Good luck!']);
    expect(await lines(onlooker, id)).toEqual([]);
    expect(await say(onlooker, id, 'table', 'Beware!')).toMatchObject({ fault: { code: 'not-allowed' } });
  }));

test('onlookers talk among themselves; the players read it when the match is over', () =>
  withServer(async ({ address }) => {
    const { blue, red, id } = await twoAtTable(address);
    const [cleo, dan] = [await Client.guest(address, 'Cleo'), await Client.guest(address, 'Dan')];
    await Promise.all([cleo.watch(id), dan.watch(id)]);
    const heard = [blue, dan].map(hearing);
    value(await say(cleo, id, 'onlookers', 'Red is lost'));
    await settle(blue, dan);
    expect(heard.map((all) => all.length)).toEqual([0, 1]);
    expect(await say(blue, id, 'onlookers', 'Am I?')).toMatchObject({ fault: { code: 'not-allowed' } });
    expect(await lines(blue, id)).toEqual([]);
    value(await red.ask('resign', { match: id }));
    expect(await lines(blue, id)).toEqual(['Red is lost']);
  }));

test('one reads the last hundred lines of one’s own, however much others say among themselves', () =>
  withServer(async ({ address }, data) => {
    const { blue, red, id } = await twoAtTable(address);
    const [cleo, dan] = [await Client.guest(address, 'Cleo'), await Client.guest(address, 'Dan')];
    value(await say(cleo, id, 'onlookers', 'Red is lost'));
    value(await say(dan, id, 'onlookers', 'Wait and see'));
    const store = openSqlite(join(data, 'bicorne.sqlite'));
    const person = value(await blue.me())?.id ?? '';
    for (let i = 0; i < 150; i++)
      await store.talk.say({ match: id, at: i, person, seat: 0, to: 'table', text: `${i}` });
    await store.close();
    expect(await lines(dan, id)).toEqual(['Red is lost', 'Wait and see']);
    expect(await lines(red, id)).toEqual(Array.from({ length: 100 }, (_, i) => `${50 + i}`));
  }));

test('two who play against each other have no secrets at the table, whatever the game', () =>
  withServer(async ({ address }) => {
    const { blue, id } = await twoAtTable(address);
    expect(await say(blue, id, 'red', 'psst')).toMatchObject({ fault: { code: 'not-allowed' } });
    expect(await say(blue, id, 'green', 'psst')).toMatchObject({ fault: { code: 'unknown' } });
  }));

test('C12.3 allies speak in private when their rules let them, and nobody else hears it', () =>
  withServer(
    async ({ address }) => {
      const names = ['french', 'anglo-dutch', 'prussian'];
      const clients = await Promise.all(names.map((name) => Client.guest(address, name)));
      const [french, anglo, prussian] = clients;
      const wish: MatchRequest = {
        game: 'campaign-1815',
        scenario: 'campaign',
        options: { players: '3' },
        seats: { french: 'me' },
      };
      const games = value(await french.get<{ scenarios: { id: string }[] }[]>('/api/games'));
      const { id } = value(await french.create({ ...wish, scenario: games[0].scenarios[0].id }));
      value(await anglo.join(id, { seat: 'anglo-dutch' }));
      value(await prussian.join(id, { seat: 'prussian' }));
      await Promise.all(clients.map((client) => client.watch(id)));
      const heard = clients.map(hearing);
      const mayTalk = (): boolean => Object(anglo.sight.view).talk === true;
      const tries = new Set<boolean>();
      const rng = quickRng('talk');
      for (let i = 0; i < 400 && tries.size < 2; i++) {
        const may = mayTalk();
        if (!tries.has(may)) expect((await say(anglo, id, 'prussian', 'March!')).ok).toBe(may);
        expect((await say(french, id, 'prussian', 'Join us')).ok).toBe(false);
        tries.add(may);
        const asked = clients.find((client) => client.isAsked);
        if (!asked) break;
        const { n } = asked.now;
        value(await asked.act(asked.sight.legal[rng.below(asked.sight.legal.length)]));
        await Promise.all([asked.until(() => asked.now.n > n), settle(...clients)]);
      }
      expect(tries).toEqual(new Set([true, false]));
      expect(heard.map((all) => all.map(({ text }) => text))).toEqual([[], ['March!'], ['March!']]);
      expect(await lines(french, id)).toEqual([]);
      expect(await lines(prussian, id)).toEqual(['March!']);

      expect(await anglo.ask('resign', { match: id })).toMatchObject({ fault: { code: 'not-allowed' } });
      value(await anglo.ask('offer', { match: id, what: 'resign' }));
      expect(await french.ask('answer', { match: id, what: 'resign', by: 1, agree: true })).toMatchObject({
        fault: { code: 'not-allowed' },
      });
      value(await prussian.ask('answer', { match: id, what: 'resign', by: 1, agree: true }));
      await french.until(() => french.isOver);
      expect(french.sight.turn).toMatchObject({ ending: { winners: [0], reason: 'resigned' } });
    },
    { games: ['campaign-1815'], limits: GENEROUS },
  ));

test('whoever is muted or blocked is not heard', () =>
  withServer(async ({ address }) => {
    const { blue, red, id } = await twoAtTable(address);
    const ann = value(await blue.me());
    const heard = hearing(red);
    value(await red.post(`/api/people/${ann?.id}/stance`, { block: false, mute: true }));
    value(await say(blue, id, 'table', 'Hurry up'));
    await settle(red);
    expect(heard).toEqual([]);
    expect(await lines(red, id)).toEqual([]);
    expect(await lines(blue, id)).toEqual(['Hurry up']);
  }));

test('whoever is muted is not heard among onlookers either', () =>
  withServer(async ({ address }) => {
    const { id } = await twoAtTable(address);
    const [cleo, dan, eve] = await Promise.all(
      ['Cleo', 'Dan', 'Eve'].map((name) => Client.guest(address, name)),
    );
    await Promise.all([cleo, dan, eve].map((client) => client.watch(id)));
    const heard = [cleo, dan, eve].map(hearing);
    const rude = value(await cleo.me());
    value(await dan.post(`/api/people/${rude?.id}/stance`, { block: false, mute: true }));
    value(await say(cleo, id, 'onlookers', 'rude'));
    await settle(cleo, dan, eve);
    expect(heard.map((all) => all.map(({ text }) => text))).toEqual([['rude'], [], ['rude']]);
  }));

test('who takes another name in the midst of a match speaks by it at once', () =>
  withServer(async ({ address }) => {
    const { blue, red, id } = await twoAtTable(address);
    const heard = hearing(red);
    value(await blue.post('/api/account', { name: 'Antonia', passphrase: 'the guard dies' }));
    value(await say(blue, id, 'table', 'it is me'));
    await settle(red);
    expect(heard.map(({ from }) => from.name)).toEqual(['Antonia']);
  }));

test('who talks without end is told to stop', () =>
  withServer(async ({ address }) => {
    const { blue, id } = await twoAtTable(address);
    const answers = await Promise.all(Array.from({ length: 25 }, () => say(blue, id, 'table', 'again')));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(20);
    expect(await say(blue, id, 'table', 'x'.repeat(501))).toMatchObject({ fault: { code: 'malformed' } });
  }));

test('notes at matches of others are kept at so many; at one’s own, always', () =>
  withServer(async ({ address }) => {
    const [ann, bea] = [await Client.guest(address, 'Ann'), await Client.guest(address, 'Bea')];
    const made = await Promise.all(Array.from({ length: 101 }, () => ann.create(PICKET)));
    const ids = made.map((one) => value(one).id);
    const note = (id: string, text = 'a ford'): Promise<Answer<null>> =>
      bea.post(`/api/matches/${id}/notes`, { text });
    for (const id of ids.slice(0, 100)) value(await note(id));
    expect(await note(ids[100])).toMatchObject({ fault: { code: 'too-many' } });
    value(await note(ids[0], 'another ford'));
    value(await bea.join(ids[100]));
    value(await note(ids[100]));
    value(await note(ids[0], ''));
    expect(await bea.get(`/api/matches/${ids[0]}/notes`)).toMatchObject({ value: { text: '' } });
  }));

test('notes are for the eyes of the one who wrote them', () =>
  withServer(async ({ address }) => {
    const { blue, red, id } = await twoAtTable(address);
    const path = `/api/matches/${id}/notes`;
    value(await blue.post(path, { text: 'the guard behind the hill' }));
    value(await blue.post(path, { text: 'the guard in the wood' }));
    expect(value(await blue.get(path))).toEqual({ text: 'the guard in the wood' });
    expect(value(await red.get(path))).toEqual({ text: '' });
    expect(await new Client(address).get(path)).toMatchObject({ fault: { code: 'no-name' } });
    expect(await blue.post(path, { text: 'x'.repeat(20_001) })).toMatchObject({
      fault: { code: 'malformed' },
    });
  }));

test('a report goes to the operator', () =>
  withServer(async ({ address }, data) => {
    const { blue, red, id } = await twoAtTable(address);
    const bea = value(await red.me());
    const report = { person: bea?.id, match: id, reason: 'talk', text: 'rude' };
    value(await blue.post('/api/report', report));
    expect(await blue.post('/api/report', { ...report, person: 'nobody' })).toMatchObject({
      fault: { code: 'unknown' },
    });
    const { openSqlite } = await import('../store/sqlite.ts');
    const store = openSqlite(`${data}/bicorne.sqlite`);
    expect(await store.talk.reports(10)).toMatchObject([
      { about: bea?.id, match: id, reason: 'talk', text: 'rude' },
    ]);
    await store.close();
  }));

test('before a match begins nobody speaks to one seat alone: another may come to sit there', () =>
  withServer(
    async ({ address }) => {
      const people = ['Ann', 'Bea', 'Cleo'].map((name) => Client.guest(address, name));
      const [ann, bea, cleo] = await Promise.all(people);
      const [{ scenarios }] = value(await ann.get<{ scenarios: { id: string }[] }[]>('/api/games'));
      const wish = { game: 'campaign-1815', scenario: scenarios[0].id, options: { players: '3' } };
      const { id } = value(await ann.create({ ...wish, seats: { 'anglo-dutch': 'me' } }));
      value(await bea.join(id, { seat: 'prussian' }));
      expect(await ann.ask('say', { match: id, to: 'prussian', text: 'for Bea' })).toMatchObject({
        fault: { code: 'not-begun' },
      });
      value(await ann.ask('say', { match: id, to: 'table', text: 'for all' }));
      value(await bea.post(`/api/matches/${id}/leave`, {}));
      value(await cleo.join(id, { seat: 'prussian' }));
      const heard = value(await cleo.get<ChatLine[]>(`/api/matches/${id}/chat`));
      expect(heard.map(({ text }) => text)).toEqual(['for all']);
    },
    { games: ['campaign-1815'] },
  ));

test('what somebody tried out is kept sealed, for himself alone, and at a match of his own', () =>
  withServer(async ({ address }) => {
    const { blue, red, id } = await twoAtTable(address);
    const onlooker = await Client.guest(address, 'Cat');
    const path = `/api/matches/${id}/tried`;
    expect(value(await blue.get(path))).toEqual({ sealed: '' });
    value(await blue.post(path, { sealed: 'c2VhbGVk' }));
    value(await blue.post(path, { sealed: 'YW5ldw==' }));
    expect(value(await blue.get(path))).toEqual({ sealed: 'YW5ldw==' });
    expect(value(await red.get(path))).toEqual({ sealed: '' });
    expect(await onlooker.post(path, { sealed: 'c2VhbGVk' })).toMatchObject({
      fault: { code: 'not-allowed' },
    });
    expect(await blue.post(path, { sealed: 'no base 64!' })).toMatchObject({ fault: { code: 'malformed' } });
    expect(await blue.post(path, { sealed: 'x'.repeat(90_001) })).toMatchObject({
      fault: { code: 'malformed' },
    });
  }));
