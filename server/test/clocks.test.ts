import { setTimeout as pause } from 'node:timers/promises';
import type { ClockSetting, MatchCard } from '@bicorne/table/protocol';
import { expect, test, vi } from 'vitest';
import {
  AGAINST_BOT,
  afterPlacing,
  Client,
  PICKET,
  serving,
  value,
  withFolder,
  withServer,
  type AtTable,
} from './client.ts';

const HOUR: ClockSetting = { kind: 'live', base: 3600, increment: 5 };
const SECOND: ClockSetting = { kind: 'live', base: 1, increment: 0 };
const DAYS: ClockSetting = { kind: 'days', perMove: 1, bank: 0 };

async function seated(address: string, clock: ClockSetting): Promise<AtTable> {
  const blue = await Client.guest(address, 'Ann');
  const red = await Client.guest(address, 'Bea');
  const { id } = value(await blue.create({ ...PICKET, clock }));
  value(await red.join(id));
  await Promise.all([blue.watch(id), red.watch(id)]);
  return { blue, red, id };
}

const cardOf = async (client: Client, id: string): Promise<MatchCard> =>
  value(await client.get<MatchCard>(`/api/matches/${id}`));

const running = ({ clock }: MatchCard): number[] =>
  clock?.seats.flatMap(({ runs }, seat) => (runs ? [seat] : [])) ?? [];

/** The seats that are to act, as the match's card shows them. */
const turn = ({ turn }: MatchCard): readonly number[] => (turn.kind === 'seats' ? turn.seats : []);

/** As if it were so many milliseconds later. */
async function later(by: number, work: () => Promise<void>): Promise<void> {
  const now = Date.now;
  const jumped = vi.spyOn(Date, 'now').mockImplementation(() => now() + by);
  try {
    await work();
  } finally {
    jumped.mockRestore();
  }
}

async function ended(client: Client): Promise<unknown> {
  await client.until(() => client.isOver);
  return client.sight.turn;
}

test('clocks run for those who are to act, and the card tells it at every pass of the turn', () =>
  withServer(async ({ address }) => {
    const table = await seated(address, HOUR);
    const { blue, red, id } = table;
    expect(running(await cardOf(blue, id))).toEqual(turn(await cardOf(blue, id)));
    await afterPlacing(table);
    for (const card of [...blue.cards, ...red.cards].filter(({ stage }) => stage === 'play'))
      expect(running(card)).toEqual(turn(card));
    const { clock } = await cardOf(red, id);
    expect(clock?.seats.every(({ reserve }) => reserve > 3_500_000 && reserve < 3_700_000)).toBe(true);
  }));

test('a live match is lost on time though nobody is connected', () =>
  withServer(async ({ address }) => {
    const { blue, red, id } = await seated(address, SECOND);
    blue.close();
    red.close();
    const onlooker = new Client(address);
    await expect
      .poll(async () => (await cardOf(onlooker, id)).turn, { timeout: 30_000 })
      .toMatchObject({ kind: 'over', ending: { reason: 'clock' } });
  }));

test('time runs out across a restart', () =>
  withFolder(async (data) => {
    let id = '';
    await serving(data, async ({ address }) => {
      ({ id } = await seated(address, SECOND));
    });
    await serving(data, async ({ address }) => {
      const onlooker = new Client(address);
      await onlooker.watch(id);
      expect(await ended(onlooker)).toMatchObject({ kind: 'over', ending: { reason: 'clock' } });
    });
  }));

/** As if the server had stopped so long ago. */
async function stoodStill(data: string, long: number): Promise<void> {
  const { DatabaseSync } = await import('node:sqlite');
  const db = new DatabaseSync(`${data}/bicorne.sqlite`);
  for (const { key, clock } of db.prepare('SELECT key, clock FROM matches').all()) {
    const then = JSON.parse(String(clock));
    then.since = then.since.map((at: number | null) => at && at - long);
    db.prepare('UPDATE matches SET clock = ? WHERE key = ?').run(JSON.stringify(then), key);
  }
  db.prepare("UPDATE service SET value = CAST(value - ? AS TEXT) WHERE key = 'beat'").run(long);
  db.prepare("UPDATE jobs SET due = due - ? WHERE kind = 'clock'").run(long);
  db.close();
}

test('an hour in which the server stood still is nobody’s', () =>
  withFolder(async (data) => {
    let id = '';
    await serving(data, async ({ address }) => {
      ({ id } = await seated(address, HOUR));
    });
    await stoodStill(data, 2 * 3_600_000);
    await serving(data, async ({ address }) => {
      await pause(200);
      const { stage, clock: after } = await cardOf(new Client(address), id);
      expect(stage).toBe('play');
      expect(after?.seats.every(({ reserve }) => reserve > 3_500_000)).toBe(true);
    });
  }));

test('an hour for which the machine slept, its server with it, is nobody’s', () =>
  withServer(async ({ address }) => {
    const { blue, red, id } = await seated(address, HOUR);
    await later(2 * 3_600_000, async () => {
      // Its job is the first to wake the queue.
      value(await red.create(AGAINST_BOT));
      const left = async (): Promise<[string, boolean | undefined]> => {
        const { stage, clock } = await cardOf(blue, id);
        return [stage, clock?.seats.every(({ reserve }) => reserve > 3_500_000 && reserve <= 3_600_000)];
      };
      await expect.poll(left, { timeout: 30_000 }).toEqual(['play', true]);
    });
  }));

test('a match that cannot be played keeps no server from starting, and no time from the others', () =>
  withFolder(async (data) => {
    const ids: string[] = [];
    await serving(data, async ({ address }) => {
      for (let i = 0; i < 2; i++) {
        const table = await seated(address, HOUR);
        await afterPlacing(table);
        ids.push(table.id);
      }
    });
    const { DatabaseSync } = await import('node:sqlite');
    const db = new DatabaseSync(`${data}/bicorne.sqlite`);
    db.prepare('UPDATE steps SET step = ? WHERE match = (SELECT key FROM matches WHERE id = ?)').run(
      '0:nonsense',
      ids[0],
    );
    db.close();
    await stoodStill(data, 600_000);
    await serving(
      data,
      async ({ address }) => {
        const { clock } = await cardOf(new Client(address), ids[1]);
        expect(clock?.seats.every(({ reserve }) => reserve > 3_500_000)).toBe(true);
      },
      { logLevel: 'silent' },
    );
  }));

test('an action that comes after the time is refused, and the match is lost', () =>
  withServer(async ({ address }) => {
    const table = await seated(address, SECOND);
    const asked = table.blue.isAsked ? table.blue : table.red;
    const { n, sight } = asked.now;
    await pause(1050);
    expect((await asked.act(sight.legal[0], n)).ok).toBe(false);
    expect(await ended(asked)).toMatchObject({ ending: { reason: 'clock' } });
  }));

test('by correspondence the others may claim the win when the time is spent, and only then', () =>
  withServer(async ({ address }) => {
    const table = await seated(address, { ...DAYS, perMove: 30 });
    await afterPlacing(table);
    const [asked, other] = table.blue.isAsked ? [table.blue, table.red] : [table.red, table.blue];
    const seat = asked.now.viewer;
    expect(await other.ask('claim', { match: table.id })).toMatchObject({ fault: { code: 'not-allowed' } });
    await later(31_000, async () => {
      expect((await cardOf(asked, table.id)).mayClaim).toBeUndefined();
      expect((await cardOf(new Client(address), table.id)).mayClaim).toBeUndefined();
      expect((await cardOf(other, table.id)).mayClaim).toBe('win');
      expect(await asked.ask('claim', { match: table.id })).toMatchObject({ fault: { code: 'not-allowed' } });
      value(await other.ask('claim', { match: table.id }));
      expect(await ended(other)).toMatchObject({ ending: { winners: [1 - seat], reason: 'clock' } });
    });
  }));

test('that somebody’s time is spent is told to those who may claim it, and not to his ally', () =>
  withServer(
    async ({ address }) => {
      const names = ['french', 'anglo-dutch', 'prussian'];
      const clients = await Promise.all(names.map((name) => Client.guest(address, name)));
      const heard: string[] = [];
      for (const [at, client] of clients.entries())
        client.socket.on('notice', ({ about }) => heard.push(`${names[at]} ${about}`));
      const [french, english, prussian] = clients;
      const [{ scenarios }] = value(await french.get<{ scenarios: { id: string }[] }[]>('/api/games'));
      const { id } = value(
        await french.create({
          game: 'campaign-1815',
          scenario: scenarios[0].id,
          options: { players: '3' },
          seats: { french: 'me' },
          clock: DAYS,
        }),
      );
      value(await english.join(id, { seat: 'anglo-dutch' }));
      value(await prussian.join(id, { seat: 'prussian' }));
      expect(turn(await cardOf(french, id))).toEqual([1]);
      await expect.poll(() => heard, { timeout: 30_000 }).toContain('french time');
      value(await prussian.ask('leave', { match: id }));
      expect(heard).not.toContain('prussian time');
      expect((await cardOf(french, id)).mayClaim).toBe('win');
      expect((await cardOf(prussian, id)).mayClaim).toBeUndefined();
      expect((await prussian.watch(id)).match.mayClaim).toBeUndefined();
      expect(await prussian.ask('claim', { match: id })).toMatchObject({ fault: { code: 'not-allowed' } });
    },
    { games: ['campaign-1815'] },
  ));

test('by correspondence who is late may still move while nobody has claimed', () =>
  withServer(async ({ address }) => {
    const table = await seated(address, DAYS);
    await afterPlacing(table);
    const asked = table.blue.isAsked ? table.blue : table.red;
    await pause(1100);
    expect(await asked.act(asked.sight.legal[0])).toMatchObject({ ok: true });
  }));

test('a pause stops the clocks by agreement; whose clock it is lets it run again', () =>
  withServer(async ({ address }) => {
    const table = await seated(address, HOUR);
    await afterPlacing(table);
    const { id } = table;
    const [asked, other] = table.blue.isAsked ? [table.blue, table.red] : [table.red, table.blue];
    value(await other.ask('offer', { match: id, what: 'pause', hours: 2 }));
    expect((await cardOf(asked, id)).offers).toEqual([
      { what: 'pause', by: other.now.viewer, waitsFor: [asked.now.viewer], hours: 2 },
    ]);
    value(await asked.ask('answer', { match: id, what: 'pause', by: other.now.viewer, agree: true }));
    const paused = await cardOf(asked, id);
    expect(paused.offers).toBeUndefined();
    expect(paused.clock?.pausedUntil).toBeGreaterThan(Date.now() + 7_000_000);
    await pause(50);
    expect((await cardOf(asked, id)).clock?.seats).toEqual(paused.clock?.seats);
    value(await asked.ask('offer', { match: id, what: 'resume' }));
    expect((await cardOf(asked, id)).clock?.pausedUntil).toBeNull();
  }));

test('a pause that two asked for is one: what was granted is not asked any more', () =>
  withServer(async ({ address }) => {
    const table = await seated(address, HOUR);
    await afterPlacing(table);
    const { id } = table;
    const [asked, other] = table.blue.isAsked ? [table.blue, table.red] : [table.red, table.blue];
    const answer = { match: id, agree: true, by: other.now.viewer };
    value(await asked.ask('offer', { match: id, what: 'pause' }));
    value(await other.ask('offer', { match: id, what: 'pause' }));
    value(await asked.ask('answer', { ...answer, what: 'pause' }));
    expect((await cardOf(asked, id)).offers).toBeUndefined();
    value(await other.ask('offer', { match: id, what: 'resume' }));
    expect((await cardOf(asked, id)).offers).toMatchObject([{ what: 'resume' }]);
    value(await asked.ask('offer', { match: id, what: 'resume' }));
    expect((await cardOf(asked, id)).clock?.pausedUntil).toBeNull();
    expect((await cardOf(asked, id)).offers).toBeUndefined();
  }));
