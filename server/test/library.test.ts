import { asDraft, must, quickRng } from '@bicorne/engine';
import { loadBench } from '@bicorne/games';
import type { BattlePage, BattleSheet, MatchCard, Sends } from '@bicorne/table/protocol';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { Operator } from '../operate/operator.ts';
import { Client, value, withServer } from './client.ts';

type Publish = Sends<'POST /battles'>;

const account = (address: string, name: string): Promise<Client> =>
  Client.enter(address, '/api/account', { name, passphrase: 'the guard dies' });

const HILL = `title: A hill of one's own
title.uk: Свій пагорб
top: allied
cards: french 5, allied 5
first: french
banners: 1
map:
  A .       .       .       .       .       .       .       .       .       .       .       .       .
  B     .       .       .       .       .       .       .       .       .       .       .       .
  C .       .       .       .       .       .       .       .       .       .       .       .       .
  D     .       .       .       .       .       H/bLN   .       .       .       .       .       .
  E .       .       .       .       .       ./fLN   .       .       .       .       .       .       .
  F     .       .       .       .       .       .       .       .       .       .       .       .
  G .       .       .       .       .       .       .       .       .       .       .       .       .
  H     .       .       .       .       .       .       .       .       .       .       .       .
  I .       .       .       .       .       .       .       .       .       .       .       .       .
`;

const hill = async (title = "A hill of one's own"): Promise<Publish> => ({
  game: 'napoleonics',
  scenario: {
    ...asDraft(must((await loadBench('napoleonics')).read(HILL))),
    title: { en: title, uk: 'Свій пагорб' },
  },
  tags: ['small', 'invented'],
});

const NAPOLEONICS = { games: ['napoleonics'] };

test('a battle is published by an account, found by its words, starred by others, and played from there', () =>
  withServer(async ({ address }) => {
    const ann = await account(address, 'Ann');
    const bea = await account(address, 'Bea');
    const made = value(await ann.post<BattleSheet>('/api/battles', await hill()));
    expect(made).toMatchObject({ version: 1, mine: true, author: { name: 'Ann' }, stars: 0, plays: 0 });

    const find = async (query: string) => value(await bea.get<BattlePage>(`/api/battles?${query}`)).battles;
    for (const query of ['', 'words=HILL', 'words=паго', 'tag=small', 'game=napoleonics', 'order=starred'])
      expect((await find(query)).map(({ id }) => id)).toEqual([made.id]);
    for (const query of ['words=lake', 'words=.', 'tag=large', 'game=marengo', 'author=nobody1'])
      expect(await find(query)).toEqual([]);

    expect(value(await bea.post(`/api/battles/${made.id}/star`, { star: true }))).toMatchObject({
      stars: 1,
      starred: true,
    });
    const scenario = { battle: made.id, version: 1 };
    const seats = { french: 'me', allied: 'open' };
    const match = value(await bea.post<MatchCard>('/api/matches', { game: 'napoleonics', scenario, seats }));
    expect(match).toMatchObject({ battle: { en: "A hill of one's own" }, library: scenario });
    value(await ann.join(match.id));
    await bea.watch(match.id);
    value(await bea.ask('resign', { match: match.id }));
    const sheet = async () => value(await ann.get<BattleSheet>(`/api/battles/${made.id}`));
    await expect.poll(async () => (await sheet()).plays).toBe(1);
    expect((await sheet()).results).toEqual([{ bots: false, winners: ['allied'], matches: 1 }]);
  }, NAPOLEONICS));

test('a match keeps the version it was made with, whatever comes after, and old versions can be had', () =>
  withServer(async ({ address }) => {
    const ann = await account(address, 'Ann');
    const { id, scenario } = value(await ann.post<BattleSheet>('/api/battles', await hill()));
    const play = async (version: number) =>
      ann.post<MatchCard>('/api/matches', {
        game: 'napoleonics',
        scenario: { battle: id, version },
        seats: { french: 'me', allied: 'me' },
      });
    const old = value(await play(1));
    const next = { ...(await hill('A higher hill')), changes: 'higher' };
    const { game: _, ...version } = next;
    expect(value(await ann.post(`/api/battles/${id}/version`, version))).toMatchObject({
      version: 2,
      title: { en: 'A higher hill' },
      versions: [{ version: 2, changes: 'higher' }, { version: 1 }],
    });
    expect(value(await ann.get(`/api/battles/${id}?version=1`))).toMatchObject({ shown: 1, scenario });
    expect(value(await ann.get(`/api/matches/${old.id}`))).toMatchObject({
      battle: { en: "A hill of one's own" },
    });
    await ann.watch(old.id);
    // She sees one side: its turn may be a short one.
    await ann.playRandomly(quickRng('old'), () => ann.moments.length > 1);
    expect(value(await play(2))).toMatchObject({ battle: { en: 'A higher hill' } });
    expect(await play(3)).toMatchObject({ ok: false, fault: { code: 'unknown' } });
    expect(await ann.post(`/api/battles/${id}/version`, version)).toMatchObject({ ok: false });
  }, NAPOLEONICS));

test('a fork names what it was made from, and is another battle', () =>
  withServer(async ({ address }) => {
    const ann = await account(address, 'Ann');
    const bea = await account(address, 'Bea');
    const first = value(await ann.post<BattleSheet>('/api/battles', await hill()));
    expect(await bea.post('/api/battles', { ...(await hill()), parent: first.id })).toMatchObject({
      ok: false,
      fault: { code: 'invalid' },
    });
    const fork = { ...(await hill("Bea's hill")), parent: first.id };
    expect(value(await bea.post('/api/battles', fork))).toMatchObject({
      parent: { id: first.id, title: { en: "A hill of one's own" } },
      author: { name: 'Bea' },
    });
    expect(value(await ann.get(`/api/battles/${first.id}`))).toMatchObject({
      forks: [{ title: { en: "Bea's hill" } }],
    });
  }, NAPOLEONICS));

test('guests, strangers and faulty battles are refused, each with its reason', () =>
  withServer(async ({ address }) => {
    const guest = await Client.guest(address, 'Guest');
    const ann = await account(address, 'Ann');
    const bea = await account(address, 'Bea');
    const good = await hill();
    const refused = async (who: Client, path: string, body: unknown, code: string): Promise<void> =>
      expect(await who.post(`/api/battles${path}`, body)).toMatchObject({ ok: false, fault: { code } });
    await refused(guest, '', good, 'no-account');
    await refused(ann, '', { ...good, game: 'marengo' }, 'unknown');
    await refused(ann, '', { ...good, scenario: { ...asDraft(good.scenario), banners: 30 } }, 'invalid');
    await refused(ann, '', { ...good, scenario: 'vimeiro' }, 'malformed');
    await refused(ann, '', { ...good, tags: ['small', 'small'] }, 'malformed');
    await refused(ann, '', { ...good, tags: ['<b>'] }, 'malformed');
    await refused(ann, '', { ...good, parent: 'nowhere12345' }, 'unknown');
    const named = { ...asDraft(good.scenario), title: { en: '<img src=x>' } };
    await refused(ann, '', { ...good, scenario: named }, 'malformed');
    const many = Array.from({ length: 5000 }, () => ({ at: 'A1' }));
    await refused(ann, '', { ...good, scenario: { units: many } }, 'malformed');

    const { id } = value(await ann.post<BattleSheet>('/api/battles', good));
    await refused(ann, `/${id}/star`, { star: true }, 'not-allowed');
    await refused(guest, `/${id}/star`, { star: true }, 'no-account');
    await refused(bea, `/${id}/withdraw`, null, 'not-allowed');
    const { game: _, ...version } = await hill('Mine now');
    await refused(bea, `/${id}/version`, version, 'not-allowed');
    await refused(bea, `/nowhere12345/star`, { star: true }, 'unknown');
    await refused(bea, `/${id}/report`, { text: ' ' }, 'malformed');
    expect(value(await bea.get(`/api/battles/${id}`))).toMatchObject({ version: 1, stars: 0 });
  }, NAPOLEONICS));

test('what is withdrawn, or reported and hidden by the operator, is gone for all but its author', () =>
  withServer(async ({ address }, data) => {
    const ann = await account(address, 'Ann');
    const bea = await account(address, 'Bea');
    const { id } = value(await ann.post<BattleSheet>('/api/battles', await hill()));
    const other = value(await ann.post<BattleSheet>('/api/battles', await hill('Another hill')));
    value(await bea.post(`/api/battles/${id}/report`, { text: 'an insult' }));
    const operator = await Operator.open({ ...readConfig({}), data });
    expect(await operator.reports(1)).toMatchObject([{ battle: id, reason: 'battle', text: 'an insult' }]);
    value(await operator.hide(id));
    value(await ann.post(`/api/battles/${other.id}/withdraw`, null));

    expect(value(await bea.get<BattlePage>('/api/battles')).battles).toEqual([]);
    for (const gone of [id, other.id]) {
      expect(await bea.get(`/api/battles/${gone}`)).toMatchObject({ fault: { code: 'unknown' } });
      const scenario = { battle: gone, version: 1 };
      const seats = { french: 'me', allied: 'open' };
      for (const somebody of [ann, bea])
        expect(await somebody.post('/api/matches', { game: 'napoleonics', scenario, seats })).toMatchObject({
          fault: { code: 'unknown' },
        });
    }
    expect(value(await ann.get(`/api/battles/${id}`))).toMatchObject({ away: 'hidden' });
    value(await operator.unhide(id));
    expect(value(await bea.get<BattlePage>('/api/battles?words=hill')).battles).toHaveLength(1);
    await operator.close();
  }, NAPOLEONICS));
