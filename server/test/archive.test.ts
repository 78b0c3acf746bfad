import { setTimeout as pause } from 'node:timers/promises';
import { quickRng } from '@bicorne/engine';
import type {
  ArchiveEntry,
  ArchivePage,
  BattleBalance,
  ClockSetting,
  GameEntry,
  LadderPage,
  MatchCard,
  MatchRequest,
  Profile,
  RatingRow,
  ResultRow,
} from '@bicorne/table/protocol';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { Operator } from '../operate/operator.ts';
import {
  afterPlacing,
  AGAINST_BOT,
  Client,
  PICKET,
  serving,
  twoAtTable,
  value,
  withFolder,
  withServer,
} from './client.ts';

const CLOCK: ClockSetting = { kind: 'live', base: 3600, increment: 0 };
const RATED: MatchRequest = { ...PICKET, listed: true, rated: true, clock: CLOCK };

const account = (address: string, name: string): Promise<Client> =>
  Client.enter(address, '/api/account', { name, passphrase: 'the guard dies' });

async function until<T>(ask: () => Promise<T>, holds: (value: T) => boolean): Promise<T> {
  for (;;) {
    const value = await ask();
    if (holds(value)) return value;
    await pause(5);
  }
}

const search = async (client: Client, query = ''): Promise<ArchivePage> =>
  value(await client.get<ArchivePage>(`/api/archive${query}`));

/** A match that was resigned by blue at once. */
async function resigned(blue: Client, red: Client, wish: MatchRequest): Promise<string> {
  const { id } = value(await blue.create(wish));
  value(await red.join(id));
  value(await blue.ask('resign', { match: id }));
  return id;
}

// Ratings

test('a rated match moves both, bots as well, once and by game', () =>
  withServer(async ({ address }) => {
    const [ann, bea] = [await account(address, 'Ann'), await account(address, 'Bea')];
    const id = await resigned(ann, bea, RATED);
    const entry = await until(
      () => ann.get<ArchiveEntry>(`/api/archive/${id}`),
      ({ ok }) => ok,
    );
    expect(value(entry)).toMatchObject({
      rated: true,
      winners: ['red'],
      reason: 'resigned',
      imported: false,
    });
    const ratings = async (client: Client) => {
      const me = value(await client.me());
      return value(await client.get<Profile>(`/api/people/${me?.id}`)).ratings;
    };
    expect(await ratings(ann)).toMatchObject([
      { game: 'picket', rating: 1338, matches: 1, provisional: true },
    ]);
    expect(await ratings(bea)).toMatchObject([{ game: 'picket', rating: 1662, matches: 1 }]);

    const { id: second } = value(
      await bea.create({
        ...AGAINST_BOT,
        rated: true,
        clock: CLOCK,
        seats: { blue: 'me', red: { bot: 'drill' } },
      }),
    );
    value(await bea.ask('resign', { match: second }));
    const [after] = await until(
      () => ratings(bea),
      ([{ matches }]) => matches === 2,
    );
    expect(after.rating).toBeLessThan(1662);
    expect(value(await ann.get<RatingRow[]>('/api/ratings?game=picket'))).toEqual([]);
    expect(await ann.get('/api/ratings?game=chess')).toMatchObject({ fault: { code: 'unknown' } });
  }));

test('a match that cannot be played does not keep those after it from being counted', () =>
  withFolder(async (data) => {
    const ids: string[] = [];
    await serving(data, async ({ address }) => {
      const [ann, bea] = [await account(address, 'Ann'), await account(address, 'Bea')];
      for (let i = 0; i < 2; i++) ids.push(await resigned(ann, bea, RATED));
    });
    const { DatabaseSync } = await import('node:sqlite');
    const db = new DatabaseSync(`${data}/bicorne.sqlite`);
    db.exec('DELETE FROM archive_players; DELETE FROM archive; UPDATE seats SET ended_at = NULL');
    db.prepare('UPDATE steps SET step = ? WHERE match = (SELECT key FROM matches WHERE id = ?)').run(
      '0:nonsense',
      ids[0],
    );
    db.close();
    await serving(
      data,
      async ({ address }) => {
        const onlooker = new Client(address);
        await expect.poll(async () => (await onlooker.get(`/api/archive/${ids[1]}`)).ok).toBe(true);
      },
      { logLevel: 'silent' },
    );
  }));

test('only accounts and bots are rated, with a clock, and nobody against himself', () =>
  withServer(async ({ address }) => {
    const ann = await account(address, 'Ann');
    const guest = await Client.guest(address, 'Guest');
    expect(await guest.create(RATED)).toMatchObject({ fault: { code: 'no-account' } });
    const { clock: _, ...noClock } = RATED;
    expect(await ann.create(noClock)).toMatchObject({ fault: { code: 'invalid' } });
    expect(await ann.create({ ...RATED, seats: { blue: 'me', red: 'me' } })).toMatchObject({
      fault: { code: 'invalid' },
    });
    const { id } = value(await ann.create(RATED));
    expect(await guest.join(id)).toMatchObject({ fault: { code: 'no-account' } });
    expect(await ann.join(id, { seat: 'red' })).toMatchObject({ fault: { code: 'invalid' } });
  }));

test('what was closed before it began counts for nobody', () =>
  withServer(async ({ address }) => {
    const ann = await account(address, 'Ann');
    const { id } = value(await ann.create(RATED));
    value(await ann.post(`/api/matches/${id}/close`, {}));
    await until(
      () => ann.get<ArchiveEntry>(`/api/archive/${id}`),
      ({ ok }) => ok,
    );
    const me = value(await ann.me());
    expect(value(await ann.get<Profile>(`/api/people/${me?.id}`)).ratings).toEqual([]);
  }));

// Archive

test('finished matches are found by game, scenario, player, result and winner, a page at a time', () =>
  withServer(async ({ address }) => {
    const [ann, bea] = [await account(address, 'Ann'), await account(address, 'Bea')];
    const open: MatchRequest = { ...PICKET, listed: true };
    const ids: string[] = [];
    for (let i = 0; i < 5; i++)
      ids.push(await resigned(i % 2 === 0 ? ann : bea, i % 2 === 0 ? bea : ann, open));
    const { id: drawn } = value(await ann.create(open));
    value(await bea.join(drawn));
    value(await ann.ask('offer', { match: drawn, what: 'draw' }));
    value(await bea.ask('answer', { match: drawn, what: 'draw', by: 0, agree: true }));
    await until(
      () => search(ann),
      ({ entries }) => entries.length === 6,
    );
    const found = async (query: string): Promise<number> => (await search(ann, query)).entries.length;
    expect(await found('?player=ANN')).toBe(6);
    expect(await found('?player=An')).toBe(6);
    expect(await found('?player=Anne')).toBe(0);
    expect(await found(`?person=${value(await ann.me())?.id}`)).toBe(6);
    expect(await found('?person=nobody')).toBe(0);
    expect(await found('?result=drawn')).toBe(1);
    expect(await found('?result=won&winner=red')).toBe(5);
    expect(await found('?winner=blue')).toBe(0);
    expect(await found('?winner=%25')).toBe(0);
    expect(await found('?game=picket&scenario=ford')).toBe(6);
    expect(await found('?game=chess')).toBe(0);

    const pages: string[] = [];
    let next: string | null = '';
    while (next !== null) {
      const page: ArchivePage = await search(ann, `?most=2${next && `&before=${next}`}`);
      pages.push(...page.entries.map(({ id }) => id));
      ({ next } = page);
    }
    expect(new Set(pages)).toEqual(new Set([...ids, drawn]));
    expect(pages).toHaveLength(6);
    for (const bad of ['?most=1000', '?before=x', '?result=lost', '?admin=1'])
      expect(await ann.get(`/api/archive${bad}`)).toMatchObject({ fault: { code: 'malformed' } });
  }));

test('a private match is in no list until one who played it shares it; whoever has its address may replay it', () =>
  withServer(async ({ address }) => {
    const { blue, red, id } = await twoAtTable(address);
    const onlooker = await Client.guest(address, 'Cleo');
    expect(await blue.post(`/api/matches/${id}/share`, {})).toMatchObject({ fault: { code: 'not-allowed' } });
    value(await blue.ask('resign', { match: id }));
    await until(
      () => onlooker.get(`/api/archive/${id}`),
      ({ ok }) => ok,
    );
    expect((await search(onlooker)).entries).toEqual([]);
    expect(await onlooker.text(`/api/records/${id}`)).toContain('[Result "red resigned"]');
    expect(await onlooker.post(`/api/matches/${id}/share`, {})).toMatchObject({
      fault: { code: 'not-allowed' },
    });
    expect(value(await red.post<MatchCard>(`/api/matches/${id}/share`, {})).shared).toBe(true);
    expect((await search(onlooker)).entries.map((entry) => entry.id)).toEqual([id]);
  }));

test('a record is uploaded, checked by the engine and replayed by everybody; a forged one is refused', () =>
  withServer(async ({ address }) => {
    const { blue, red, id } = await twoAtTable(address);
    await Promise.all([blue.playRandomly(quickRng(1)), red.playRandomly(quickRng(2))]);
    const record = await blue.text(`/api/matches/${id}/record`);
    const entry = value(await red.post<ArchiveEntry>('/api/archive', { record }));
    expect(entry).toMatchObject({
      imported: true,
      rated: false,
      game: 'picket',
      players: [{ name: 'Ann' }, {}],
    });
    expect(await new Client(address).text(entry.record)).toBe(record);

    const lines = record.split('\n');
    const moves = lines.findIndex((line) => line === '') + 1;
    const forged = lines.with(moves, lines[moves].replace(/\*\S+/, '*6'));
    const bad = [
      record.replace(/\[Result "[^"]*"\]/, '[Result "blue resigned"]'),
      record.replace('[Game "picket"]', '[Game "chess"]'),
      lines.slice(0, -4).join('\n'),
      'not a record',
      ...(forged.join('\n') === record ? [] : [forged.join('\n')]),
    ];
    for (const one of bad) expect((await red.post('/api/archive', { record: one })).ok).toBe(false);
    expect(await new Client(address).post('/api/archive', { record })).toMatchObject({
      fault: { code: 'no-name' },
    });
    expect((await search(red)).entries).toHaveLength(1);
  }));

test('an uploaded record puts no more into the lists than a match would', () =>
  withServer(async ({ address }) => {
    const table = await twoAtTable(address);
    const { blue, id } = table;
    await afterPlacing(table);
    value(await blue.ask('resign', { match: id }));
    const record = await blue.text(`/api/matches/${id}/record`);
    expect((await blue.post('/api/archive', { record })).ok).toBe(true);
    for (const [winners, reason] of [
      ['red', 'a'.repeat(100_000)],
      [Array(10_000).fill('red').join('+'), 'resigned'],
    ]) {
      const swollen = record
        .replaceAll(/\[Result [^\n]*\]\n/g, '')
        .replace('!red=resigned', `!${winners}=${reason}`);
      expect(swollen.length).toBeGreaterThan(record.length + 30_000);
      expect(await blue.post('/api/archive', { record: swollen })).toMatchObject({ ok: false });
    }
  }));

test('of the names in an uploaded record only what can be seen comes into the lists', () =>
  withServer(async ({ address }) => {
    const table = await twoAtTable(address);
    const { blue, id } = table;
    await afterPlacing(table);
    value(await blue.ask('resign', { match: id }));
    const record = await blue.text(`/api/matches/${id}/record`);
    const written = record.replace('"Ann"', String.raw`"\u202EA\u0000nn\ud83d"`);
    const { players } = value(await blue.post<ArchiveEntry>('/api/archive', { record: written }));
    expect(players[0]).toMatchObject({ name: 'Ann' });
  }));

test('what was played is in the archive once, by whatever names it is sent again; where nobody acted nothing is kept', () =>
  withServer(async ({ address }, data) => {
    const table = await twoAtTable(address);
    const { blue, red, id } = table;
    await afterPlacing(table);
    value(await blue.ask('resign', { match: id }));
    const record = await blue.text(`/api/matches/${id}/record`);
    const first = value(await blue.post<ArchiveEntry>('/api/archive', { record }));
    const renamed = record.replace('"Ann"', '"Nan"');
    expect(renamed).not.toBe(record);
    for (const text of [record, renamed])
      expect(value(await red.post<ArchiveEntry>('/api/archive', { record: text }))).toEqual(first);
    expect((await search(red)).entries.map((entry) => entry.id)).toEqual([first.id]);

    const empty = await twoAtTable(address);
    value(await empty.blue.ask('resign', { match: empty.id }));
    const nothing = await empty.blue.text(`/api/matches/${empty.id}/record`);
    expect(await red.post('/api/archive', { record: nothing })).toMatchObject({
      fault: { code: 'not-allowed' },
    });

    const operator = await Operator.open({ ...readConfig({}), data });
    expect(await operator.hide(first.id)).toMatchObject({ ok: true });
    expect((await search(red)).entries).toEqual([]);
    expect(await red.text(first.record)).toBe(record);
    expect(await operator.remove(first.id)).toMatchObject({ ok: true });
    expect(await operator.remove(id)).toMatchObject({ ok: false });
    expect(await operator.hide('nothing')).toMatchObject({ ok: false });
    expect((await fetch(address + first.record)).status).toBe(404);
    await operator.close();
  }));

test('a guest sends so many records and no more, wherever he sends them from', () =>
  withServer(
    async ({ address }) => {
      const ann = await Client.guest(address, 'Ann');
      let code = '';
      for (let sent = 0; sent < 21; sent++) {
        const answer = await fetch(`${address}/api/archive`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            cookie: ann.cookie,
            'x-forwarded-for': `10.0.0.${sent}`,
          },
          body: JSON.stringify({ record: 'nothing' }),
        });
        code = (await answer.json()).fault.code;
        if (sent < 20) expect(code).not.toBe('too-many');
      }
      expect(code).toBe('too-many');
    },
    { trustProxy: 1 },
  ));

// For other programs

test('the API describes itself, and its page runs no script', () =>
  withServer(async ({ address }) => {
    const described = await (await fetch(`${address}/api/openapi.json`)).json();
    expect(described.openapi).toBe('3.1.0');
    const parameters = described.paths['/api/archive'].get.parameters;
    expect(parameters.map(({ name }: { name: string }) => name)).toEqual(
      expect.arrayContaining(['game', 'scenario', 'player', 'result', 'before', 'most']),
    );
    expect(described.paths['/api/ratings'].get.parameters[0]).toMatchObject({ name: 'game', required: true });
    for (const path of Object.keys(described.paths)) {
      const { status } = await fetch(address + path.replace('{id}', 'abcdef'));
      expect([200, 400, 404]).toContain(status);
    }
    const page = await fetch(`${address}/api/docs`);
    expect(page.headers.get('content-type')).toMatch(/text\/html/);
    const html = await page.text();
    expect(html).toContain('GET /api/archive');
    expect(html).not.toMatch(/<script|\sstyle=|\son\w+=|https?:\/\//i);
  }));

test('games tell other programs their scenarios, seats and options', () =>
  withServer(async ({ address }) => {
    const games = value(await new Client(address).get<GameEntry[]>('/api/games'));
    expect(games[0].id).toBe('picket');
    expect(games[0].scenarios).toContainEqual({ id: 'ford', seats: ['blue', 'red'] });
  }));

test('rated results between people climb the ladder of the season; against bots, and beyond four between the same two, they do not', () =>
  withServer(async ({ address }) => {
    const [ann, bea] = [await account(address, 'Ann'), await account(address, 'Bea')];
    const ladder = async () => value(await ann.get<LadderPage>('/api/ladder?game=picket'));
    const ranks = ({ rows }: LadderPage) =>
      rows.map(({ place, name, points, results, won }) => [place, name, points, results, won]);
    for (let played = 1; played <= 5; played++) {
      await resigned(ann, bea, RATED);
      const counted = Math.min(played, 4);
      const page = await until(ladder, ({ rows }) => rows[0]?.results === counted);
      expect(ranks(page)).toEqual([
        [1, 'Bea', 3 * counted, counted, counted],
        [2, 'Ann', 0, counted, 0],
      ]);
    }
    const { season, mine, honour } = await ladder();
    expect(season).toMatch(/^\d{4}-[1-4]$/);
    expect(mine).toMatchObject({ name: 'Ann', place: 2 });
    expect(honour).toEqual([]);
    expect((await until(ladder, () => true)).rows).toHaveLength(2);
    expect(await ann.get('/api/ladder?game=picket&season=1815-7')).toMatchObject({
      fault: { code: 'malformed' },
    });
    value(await ann.post('/api/account/delete', { passphrase: 'the guard dies' }));
    expect(ranks(value(await bea.get<LadderPage>('/api/ladder?game=picket')))).toEqual([
      [1, 'Bea', 12, 4, 4],
    ]);
  }));

test('everybody may ask how often each side of a game has won', () =>
  withServer(async ({ address }) => {
    const [ann, bea] = [await account(address, 'Ann'), await account(address, 'Bea')];
    await resigned(ann, bea, RATED);
    await resigned(ann, bea, PICKET);
    const ask = () => new Client(address).get<ResultRow[]>('/api/results?game=picket');
    const rows = await until(ask, (answer) => value(answer).length > 0);
    expect(value(rows)).toEqual([
      { scenario: 'ford', bots: false, band: null, winners: ['red'], matches: 1 },
    ]);
    // The first was their first; now both have a rating.
    await resigned(ann, bea, RATED);
    const balance = await until(
      () => ann.get<BattleBalance>('/api/balance?game=picket&scenario=ford'),
      (answer) => value(answer).people.matches === 2,
    );
    expect(value(balance)).toMatchObject({
      people: {
        seats: [
          { seat: 'blue', won: 0 },
          { seat: 'red', won: 2, high: 1 },
        ],
        drawn: 0,
      },
      bands: [
        { least: null, matches: 1 },
        { least: 1300, matches: 1 },
      ],
      withBots: { matches: 0 },
      bots: null,
    });
    expect(await ann.get('/api/balance?game=picket&scenario=nowhere')).toMatchObject({
      fault: { code: 'unknown' },
    });
    expect(await ann.get('/api/results?game=chess')).toMatchObject({ fault: { code: 'unknown' } });
    expect(await ann.get('/api/results')).toMatchObject({ fault: { code: 'malformed' } });
  }));
