import { setTimeout as pause } from 'node:timers/promises';
import { commitment } from '@bicorne/engine';
import type { Answer, MatchCard, Notice } from '@bicorne/table/protocol';
import { expect, test } from 'vitest';
import { Client, PICKET, value, withServer } from './client.ts';
import { settings, until, withHook } from './post.ts';

const getUp = (client: Client, id: string): Promise<Answer<MatchCard>> =>
  client.post<MatchCard>(`/api/matches/${id}/leave`, {});
const NOT_ALLOWED = { ok: false, fault: { code: 'not-allowed' } };
const NUMBERS = ['a', 'b', 'c'].map((letter) => letter.repeat(32));
const [A, B, C] = NUMBERS.map((number) => ({ commitment: commitment(number) }));

/** From when his line is open. */
async function noticesOf(client: Client): Promise<Notice[]> {
  const heard: Notice[] = [];
  client.socket.on('notice', (notice) => heard.push(notice));
  await client.ask('leave', { match: 'nowhere' });
  return heard;
}

test('that somebody got up is told those who wait, in the page and by their ways, and not himself', () =>
  withHook((url, posted) =>
    withServer(async ({ address }) => {
      const [ann, bea] = [await Client.guest(address, 'Ann'), await Client.guest(address, 'Bea')];
      const [heard, own] = [await noticesOf(ann), await noticesOf(bea)];
      value(await ann.post('/api/webhook', { url, format: 'ntfy' }));
      value(await bea.post('/api/webhook', { url, format: 'ntfy' }));
      const { id } = value(await ann.create({ ...PICKET, ...A }));
      value(await bea.join(id, B));
      await until(() => posted.length === 1);
      value(await getUp(bea, id));
      await until(() => posted.length === 2);
      expect(posted.map(({ body }) => body)).toEqual([
        'Somebody has sat down at your match. (picket)',
        'Somebody has got up from your match; the seat is open. (picket)',
      ]);
      expect(heard).toMatchObject([
        { about: 'joined', match: id },
        { about: 'left', match: id },
      ]);
      expect(own).toEqual([]);
    }, settings(0)),
  ));

test('of one who came and went before it is sent, only what is true by then is told', () =>
  withHook((url, posted) =>
    withServer(async ({ address }) => {
      const people = ['Ann', 'Bea', 'Cleo'].map((name) => Client.guest(address, name));
      const [ann, bea, cleo] = await Promise.all(people);
      value(await ann.post('/api/webhook', { url, format: 'ntfy' }));
      const [left, filled] = [
        value(await ann.create({ ...PICKET, ...A })),
        value(await ann.create({ ...PICKET, ...A })),
      ];
      for (const { id } of [left, filled]) {
        value(await bea.join(id, B));
        value(await getUp(bea, id));
      }
      value(await cleo.join(filled.id, C));
      await until(() => posted.length >= 3);
      await pause(300);
      expect(posted.map(({ body }) => body.split(' from')[0].split(' at')[0]).toSorted()).toEqual([
        'Somebody has got up',
        'Somebody has sat down',
        'Somebody has sat down',
      ]);
    }, settings(1000)),
  ));

test('whoever has opened his number does not wait for a third who never does: he gets up, and it is over for all', () =>
  withServer(
    async ({ address }) => {
      const people = ['Ann', 'Bea', 'Cleo'].map((name) => Client.guest(address, name));
      const [ann, bea, cleo] = await Promise.all(people);
      const [{ scenarios }] = value(await ann.get<{ scenarios: { id: string }[] }[]>('/api/games'));
      const made = {
        game: 'campaign-1815',
        scenario: scenarios[0].id,
        options: { players: '3' },
        seats: { french: 'me' as const },
        ...A,
      };
      const { id } = value(await ann.create(made));
      value(await bea.join(id, B));
      value(await cleo.join(id, C));
      value(await ann.ask('number', { match: id, number: NUMBERS[0] }));
      expect(await getUp(bea, id)).toMatchObject(NOT_ALLOWED);
      value(await bea.ask('number', { match: id, number: NUMBERS[1] }));
      expect(await getUp(cleo, id)).toMatchObject(NOT_ALLOWED);
      expect(value(await getUp(bea, id))).toMatchObject({
        stage: 'over',
        turn: { ending: { winners: [], reason: 'aborted' } },
      });
    },
    { games: ['campaign-1815'] },
  ));

test('nobody is told again and again of one who comes and goes; another may still sit down', () =>
  withServer(async ({ address }) => {
    const people = ['Ann', 'Bea', 'Cleo'].map((name) => Client.guest(address, name));
    const [ann, bea, cleo] = await Promise.all(people);
    const heard = await noticesOf(ann);
    const { id } = value(await ann.create({ ...PICKET, ...A }));
    for (let i = 0; i < 5; i++) {
      value(await bea.join(id, B));
      value(await getUp(bea, id));
    }
    expect(await bea.join(id, B)).toMatchObject({ fault: { code: 'too-many' } });
    value(await cleo.join(id, C));
    await until(() => heard.length === 11);
  }));
