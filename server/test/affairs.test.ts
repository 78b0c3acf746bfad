import type { MatchCard } from '@bicorne/table/protocol';
import { expect, test } from 'vitest';
import {
  AGAINST_BOT,
  afterPlacing,
  Client,
  PICKET,
  serving,
  twoAtTable,
  value,
  withFolder,
  withServer,
} from './client.ts';

const cardOf = async (client: Client, id: string): Promise<MatchCard> =>
  value(await client.get<MatchCard>(`/api/matches/${id}`));

// Offers

test('a draw that is accepted ends the match; one that is declined does not, and is not asked again at once', () =>
  withServer(async ({ address }) => {
    const { blue, red, id } = await twoAtTable(address);
    const offer = { match: id, what: 'draw' };
    const answer = { ...offer, by: 0 };
    value(await blue.ask('offer', offer));
    await red.until(() => red.cards.some(({ offers }) => offers?.[0]?.what === 'draw'));
    expect(await blue.ask('answer', { ...answer, agree: true })).toMatchObject({
      fault: { code: 'not-allowed' },
    });
    value(await red.ask('answer', { ...answer, agree: false }));
    expect((await cardOf(blue, id)).offers).toBeUndefined();
    expect(await blue.ask('offer', offer)).toMatchObject({ fault: { code: 'too-many' } });
    expect(await red.ask('answer', { ...answer, agree: true })).toMatchObject({ fault: { code: 'stale' } });
    value(await red.ask('offer', offer));
    value(await blue.ask('answer', { ...answer, by: 1, agree: true }));
    expect((await cardOf(blue, id)).turn).toEqual({
      kind: 'over',
      ending: { winners: [], reason: 'agreed' },
    });
  }));

test('what was asked for and then taken back alone is granted, and nobody hears how many steps there are', () =>
  withServer(async ({ address }) => {
    const { blue, red, id } = await twoAtTable(address);
    value(await blue.act(blue.sight.legal[0]));
    await blue.until(() => blue.now.mayTakeBack > 0);
    value(await blue.ask('offer', { match: id, what: 'undo' }));
    value(await blue.ask('undo', { match: id, n: blue.now.n, count: 1 }));
    const granted = await red.ask('answer', { match: id, what: 'undo', by: 0, agree: true });
    expect(granted).toMatchObject({ ok: true });
    expect((await cardOf(red, id)).offers).toBeUndefined();
  }));

test('that allies talk of giving up is between them: their foe and onlookers are sent nothing', () =>
  withServer(
    async ({ address }) => {
      const names = ['french', 'anglo-dutch', 'prussian'];
      const clients = await Promise.all(names.map((name) => Client.guest(address, name)));
      const [french, anglo, prussian] = clients;
      const [{ scenarios }] = value(await french.get<{ scenarios: { id: string }[] }[]>('/api/games'));
      const wish = { game: 'campaign-1815', scenario: scenarios[0].id, options: { players: '3' } };
      const { id } = value(await french.create({ ...wish, seats: { french: 'me' } }));
      for (const [at, ally] of [anglo, prussian].entries())
        value(await ally.join(id, { seat: names[at + 1] }));
      const onlooker = await Client.guest(address, 'Dan');
      for (const client of [...clients, onlooker]) await client.watch(id);
      const unasked: unknown[] = [];
      for (const client of [french, onlooker]) {
        value(await client.ask('leave', { match: 'nowhere12345' }));
        client.socket.onAny((...heard: unknown[]) => unasked.push(heard));
      }
      value(await anglo.ask('offer', { match: id, what: 'resign' }));
      await prussian.until(() => prussian.cards.at(-1)?.offers?.[0].what === 'resign');
      for (const client of [french, onlooker]) {
        expect((await cardOf(client, id)).offers).toBeUndefined();
        value(await client.ask('leave', { match: 'nowhere12345' }));
      }
      expect(unasked).toEqual([]);
      value(await prussian.ask('answer', { match: id, what: 'resign', by: 1, agree: true }));
      await french.until(() => french.isOver);
    },
    { games: ['campaign-1815'] },
  ));

test('of several who agree at the same moment everybody is heard', () =>
  withServer(
    async ({ address }) => {
      const names = ['french', 'anglo-dutch', 'prussian'];
      const clients = await Promise.all(names.map((name) => Client.guest(address, name)));
      const [french, ...allies] = clients;
      const [{ scenarios }] = value(await french.get<{ scenarios: { id: string }[] }[]>('/api/games'));
      const { id } = value(
        await french.create({
          game: 'campaign-1815',
          scenario: scenarios[0].id,
          options: { players: '3' },
          seats: { french: 'me' },
        }),
      );
      for (const [at, ally] of allies.entries()) value(await ally.join(id, { seat: names[at + 1] }));
      await Promise.all(clients.map((client) => client.watch(id)));
      value(await french.ask('offer', { match: id, what: 'draw' }));
      const answer = { match: id, what: 'draw', by: 0, agree: true };
      for (const answered of await Promise.all(allies.map((ally) => ally.ask('answer', answer))))
        value(answered);
      expect((await cardOf(french, id)).turn).toEqual({
        kind: 'over',
        ending: { winners: [], reason: 'agreed' },
      });
    },
    { games: ['campaign-1815'] },
  ));

test('an offer may be taken back before it is answered', () =>
  withServer(async ({ address }) => {
    const { blue, red, id } = await twoAtTable(address);
    value(await blue.ask('offer', { match: id, what: 'draw' }));
    value(await blue.ask('offer', { match: id, what: 'draw' }));
    expect(await red.ask('answer', { match: id, what: 'draw', by: 0, agree: true })).toMatchObject({
      fault: { code: 'stale' },
    });
  }));

test('what can no longer be taken back alone is taken back when the other grants it', () =>
  withServer(async ({ address }) => {
    const table = await twoAtTable(address);
    await afterPlacing(table);
    const { blue, red, id } = table;
    const [asked, other] = blue.isAsked ? [blue, red] : [red, blue];
    const before = asked.sight;
    while (asked.isAsked) {
      const { n } = asked.now;
      value(await asked.act(asked.sight.legal[0]));
      await asked.until(() => asked.now.n > n);
    }
    expect(asked.now.mayTakeBack).toBe(0);
    const by = asked.now.viewer;
    expect(await other.ask('offer', { match: id, what: 'undo', to: other.now.n })).toMatchObject({
      fault: { code: 'not-allowed' },
    });
    const moves = asked.moments.filter(({ sight }) => JSON.stringify(sight) === JSON.stringify(before));
    value(await asked.ask('offer', { match: id, what: 'undo', to: moves.at(-1)?.n ?? 0 }));
    expect((await cardOf(other, id)).offers).toMatchObject([{ what: 'undo', by }]);
    value(await other.ask('answer', { match: id, what: 'undo', by, agree: true }));
    await asked.until(() => asked.isAsked);
    expect(asked.sight).toEqual(before);
    await other.until(() => !other.isAsked);
  }));

test('whoever plays on while he waits for the other to grant it does not have what came since taken back', () =>
  withServer(async ({ address }) => {
    const { blue, red, id } = await twoAtTable(address);
    value(await blue.act(blue.sight.legal[0]));
    await blue.until(() => blue.now.mayTakeBack === 1);
    value(await blue.ask('offer', { match: id, what: 'undo' }));
    value(await blue.act(blue.sight.legal[0]));
    await blue.until(() => blue.now.mayTakeBack === 2);
    const { n } = blue.now;
    expect(await red.ask('answer', { match: id, what: 'undo', by: 0, agree: true })).toMatchObject({
      fault: { code: 'stale' },
    });
    expect((await blue.watch(id)).n).toBe(n);
  }));

test('nobody else can offer, answer or claim anything', () =>
  withServer(async ({ address }) => {
    const { blue, id } = await twoAtTable(address);
    const cleo = await Client.guest(address, 'Cleo');
    value(await blue.ask('offer', { match: id, what: 'draw' }));
    const tries: [Parameters<Client['ask']>[0], object][] = [
      ['offer', { match: id, what: 'draw' }],
      ['answer', { match: id, what: 'draw', by: 0, agree: true }],
      ['claim', { match: id }],
      ['saw', { match: id, n: 1 }],
      ['offer', { match: id, what: 'draw', seat: 'blue' }],
    ];
    for (const [word, message] of tries)
      expect(await cleo.ask(word, message)).toMatchObject({ fault: { code: 'not-allowed' } });
    expect(await new Client(address).ask('offer', { match: id, what: 'draw' })).toMatchObject({ ok: false });
  }));

test('a bot plays on, and takes back what it is asked to', () =>
  withServer(async ({ address }) => {
    const ann = await Client.guest(address, 'Ann');
    const { id } = value(await ann.create(AGAINST_BOT));
    await ann.watch(id);
    await ann.until(() => ann.isAsked);
    expect(await ann.ask('offer', { match: id, what: 'draw' })).toMatchObject({
      fault: { code: 'not-allowed' },
    });
    const { n } = ann.now;
    value(await ann.act(ann.sight.legal[0]));
    await ann.until(() => ann.now.n > n);
    value(await ann.ask('offer', { match: id, what: 'undo' }));
    await ann.until(() => ann.updates.some(({ step }) => step.undo !== undefined));
  }));

test('against a bot one stops the clocks alone, but not where it counts', () =>
  withServer(async ({ address }) => {
    const ann = await Client.enter(address, '/api/account', { name: 'Ann', passphrase: 'the guard dies' });
    const clock = { kind: 'live', base: 3600, increment: 0 } as const;
    const paused = async (rated: boolean): Promise<[unknown, number | null | undefined]> => {
      const { id } = value(await ann.create({ ...AGAINST_BOT, clock, rated }));
      await ann.watch(id);
      await ann.until(() => ann.isAsked);
      const answer = await ann.ask('offer', { match: id, what: 'pause' });
      return [answer, (await cardOf(ann, id)).clock?.pausedUntil];
    };
    expect(await paused(false)).toMatchObject([{ ok: true }, expect.any(Number)]);
    expect(await paused(true)).toMatchObject([{ fault: { code: 'not-allowed' } }, null]);
  }));

test('without a clock a match that was left alone for long is closed without a result, and not before', () =>
  withFolder(async (data) => {
    const names: Record<string, string> = {};
    await serving(data, async ({ address }) => {
      const table = await twoAtTable(address);
      await afterPlacing(table);
      const [asked, other] = table.blue.isAsked ? [table.blue, table.red] : [table.red, table.blue];
      Object.assign(names, { id: table.id, asked: asked.cookie, other: other.cookie });
      expect(await other.ask('claim', { match: table.id })).toMatchObject({ fault: { code: 'not-allowed' } });
    });
    const { DatabaseSync } = await import('node:sqlite');
    const db = new DatabaseSync(`${data}/bicorne.sqlite`);
    db.exec('UPDATE matches SET moved_at = moved_at - 15 * 86400000');
    db.close();
    await serving(data, async ({ address }) => {
      const [asked, other] = [new Client(address, names['asked']), new Client(address, names['other'])];
      const { id } = names;
      expect((await cardOf(asked, id)).mayClaim).toBeUndefined();
      expect((await cardOf(other, id)).mayClaim).toBe('nothing');
      expect(await asked.ask('claim', { match: id })).toMatchObject({ fault: { code: 'not-allowed' } });
      value(await other.ask('claim', { match: id }));
      expect((await cardOf(asked, id)).turn).toEqual({
        kind: 'over',
        ending: { winners: [], reason: 'abandoned' },
      });
    });
  }));

test('a match that waited long for its last seat was not left alone: nobody closes it as soon as it begins', () =>
  withFolder(async (data) => {
    const games = { games: ['campaign-1815'] };
    const made = { id: '', ann: '' };
    await serving(
      data,
      async ({ address }) => {
        const ann = await Client.guest(address, 'Ann');
        const [{ scenarios }] = value(
          await ann.get<{ scenarios: { id: string; seats: string[] }[] }[]>('/api/games'),
        );
        const [{ id: scenario, seats }] = scenarios;
        const { id } = value(
          await ann.create({ game: 'campaign-1815', scenario, seats: { [seats[1]]: 'me' } }),
        );
        Object.assign(made, { id, ann: ann.cookie });
      },
      games,
    );
    const { DatabaseSync } = await import('node:sqlite');
    const db = new DatabaseSync(`${data}/bicorne.sqlite`);
    db.exec('UPDATE matches SET moved_at = moved_at - 15 * 86400000');
    db.close();
    await serving(
      data,
      async ({ address }) => {
        const { id } = made;
        const bea = await Client.guest(address, 'Bea');
        const joined = value(await bea.join(id));
        expect(joined).toMatchObject({ stage: 'play', turn: { seats: [1] } });
        expect(joined.mayClaim).toBeUndefined();
        expect(await bea.ask('claim', { match: id })).toMatchObject({ fault: { code: 'not-allowed' } });
        expect((await cardOf(new Client(address, made.ann), id)).stage).toBe('play');
      },
      games,
    );
  }));

// Looking

test('since you last looked: what a client has shown is known when its player comes back', () =>
  withServer(async ({ address }) => {
    const table = await twoAtTable(address);
    await afterPlacing(table);
    const { blue, red, id } = table;
    expect(blue.now.lookedAt).toBe(0);
    value(await blue.ask('saw', { match: id, n: 3 }));
    value(await blue.ask('saw', { match: id, n: 2 }));
    expect((await blue.again().watch(id)).lookedAt).toBe(3);
    expect((await red.again().watch(id)).lookedAt).toBe(0);
    value(await red.ask('saw', { match: id, n: 100_000 }));
    expect((await red.again().watch(id)).lookedAt).toBe(red.now.n);
    expect((await new Client(address).watch(id)).lookedAt).toBeUndefined();
  }));

test('an onlooker of a match with a delay is shown who sits there, whoever looked before him', () =>
  withServer(async ({ address }) => {
    const ann = await Client.guest(address, 'Ann');
    const { id } = value(await ann.create({ ...PICKET, delay: 2 }));
    const early = new Client(address);
    expect((await early.watch(id)).match.stage).toBe('seats');
    value(await (await Client.guest(address, 'Bea')).join(id));
    const { match } = await new Client(address).watch(id);
    expect(match).toMatchObject({ stage: 'play', seats: [{ player: 'Ann' }, { player: 'Bea' }] });
  }));

test('onlookers of a match with a delay do not tell by the number of cards how often the turn passes', () =>
  withServer(async ({ address }) => {
    const blue = await Client.guest(address, 'Ann');
    const red = await Client.guest(address, 'Bea');
    const clock = { kind: 'live', base: 600, increment: 0 } as const;
    const { id } = value(await blue.create({ ...PICKET, delay: 2, clock }));
    const onlooker = new Client(address);
    await onlooker.watch(id);
    value(await red.join(id));
    await Promise.all([blue.watch(id), red.watch(id)]);
    await afterPlacing({ blue, red, id });
    const stages = onlooker.cards.map(({ stage }) => stage);
    expect(stages.at(-1)).toBe('play');
    expect(new Set(stages).size).toBe(stages.length);
  }));

test('onlookers of a match with a delay see what was, and neither card nor record tells them more', () =>
  withServer(
    async ({ address }) => {
      const blue = await Client.guest(address, 'Ann');
      const red = await Client.guest(address, 'Bea');
      const { id } = value(await blue.create({ ...PICKET, delay: 2 }));
      value(await red.join(id));
      await Promise.all([blue.watch(id), red.watch(id)]);
      const onlooker = new Client(address);
      const begun = await onlooker.watch(id);
      expect(begun.n).toBe(0);
      const recordThen = await onlooker.text(`/api/matches/${id}/record`);
      await afterPlacing({ blue, red, id });
      expect(onlooker.now.n).toBe(0);
      expect(await onlooker.text(`/api/matches/${id}/record`)).toBe(recordThen);
      expect(await onlooker.text(`/api/records/${id}`)).toBe(recordThen);
      expect(await cardOf(onlooker, id)).toMatchObject({ turn: { kind: 'seats', seats: [] }, delay: 2 });
      for (const card of onlooker.cards) expect(card.turn).toEqual({ kind: 'seats', seats: [] });
      await onlooker.until(() => onlooker.sight.prompt !== null && onlooker.now.n >= 4);
      value(await blue.ask('resign', { match: id }));
      expect((await new Client(address).watch(id)).sight.turn.kind).toBe('over');
    },
    { minute: 600 },
  ));
