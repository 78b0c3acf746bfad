import { setTimeout as pause } from 'node:timers/promises';
import { quickRng } from '@bicorne/engine';
import type {
  EventCard,
  EventRequest,
  EventSheet,
  MatchCard,
  MatchList,
  NoticeAbout,
  OrganiseWish,
} from '@bicorne/table/protocol';
import { describe, expect, test } from 'vitest';
import { Client, serving, value, withFolder, withServer } from './client.ts';

const WISH: EventRequest = {
  title: 'A cup at the ford',
  game: 'picket',
  format: { kind: 'round-robin' },
  match: 'single',
  battles: { kind: 'fixed', scenario: 'ford' },
  clock: { kind: 'live', base: 3600, increment: 0 },
  rated: false,
};

const account = (address: string, name: string): Promise<Client> =>
  Client.enter(address, '/api/account', { name, passphrase: 'correct horse battery' });

const announce = async (client: Client, wish: Partial<EventRequest> = {}): Promise<string> =>
  value(await client.post<EventCard>('/api/events', { ...WISH, ...wish })).id;

const sheetOf = async (client: Client, id: string): Promise<EventSheet> =>
  value(await client.get<EventSheet>(`/api/events/${id}`));

const organise = (client: Client, id: string, wish: OrganiseWish) =>
  client.post<EventSheet>(`/api/events/${id}/organise`, wish);

const enter = (client: Client, id: string) => client.post<EventSheet>(`/api/events/${id}/enter`, {});

async function until(client: Client, id: string, holds: (sheet: EventSheet) => boolean): Promise<EventSheet> {
  for (;;) {
    const sheet = await sheetOf(client, id);
    if (holds(sheet)) return sheet;
    await pause(10);
  }
}

/** Comes to every match that keeps a seat, and plays it at random, until the tournament is over. */
async function playAll(client: Client, id: string, seed: string): Promise<void> {
  const rng = quickRng(seed);
  for (;;) {
    const { card } = await sheetOf(client, id);
    if (card.stage !== 'open' && card.stage !== 'running') return;
    const { asked } = value(await client.get<MatchList>('/api/matches'));
    for (const { id: match } of asked) {
      value(await client.join(match));
      const player = client.again();
      await player.watch(match);
      await player.playRandomly(rng);
      player.close();
    }
    await pause(10);
  }
}

describe('a tournament', () => {
  test('of bots runs by itself from the announcement to the table of honour', () =>
    withServer(async ({ address }) => {
      const ann = await account(address, 'Ann');
      const id = await announce(ann, { format: { kind: 'swiss', rounds: 3 }, match: 'pair' });
      value(await organise(ann, id, { do: 'bots', bot: 'random', count: 6 }));
      value(await organise(ann, id, { do: 'close' }));
      const { card, rounds, standings, digest } = await until(
        ann,
        id,
        (sheet) => sheet.card.stage === 'over',
      );
      expect(card).toMatchObject({ round: 3, rounds: 3, entrants: 6 });
      expect(card.honour).toHaveLength(3);
      expect(rounds.flatMap(({ tables }) => tables)).toHaveLength(9);
      for (const { outcome, matches, points } of rounds.flatMap(({ tables }) => tables)) {
        expect(outcome).toMatchObject({ how: 'played' });
        expect(matches).toHaveLength(1);
        expect(points[0] + points[1]).toBe(3);
      }
      const met = rounds.flatMap(({ tables }) =>
        tables.map(({ players }) => players.toSorted((one, other) => one - other).join()),
      );
      expect(new Set(met).size).toBe(9);
      expect(standings.map(({ place }) => place)[0]).toBe(1);
      expect(digest).toMatch(/^[0-9a-f]{64}$/);
      const records = await ann.text(`/api/events/${id}/records`);
      expect(records.match(/^\[Bicorne /gm)).toHaveLength(18);
    }));

  test('of four people is entered, played and won; each finds his match among those that keep a seat', () =>
    withServer(async ({ address }) => {
      const people = await Promise.all(['Ann', 'Bea', 'Cleo', 'Dan'].map((name) => account(address, name)));
      const [ann] = people;
      const id = await announce(ann, { most: 4, whenFull: true });
      for (const person of people) value(await enter(person, id));
      expect(await enter(ann, id)).toMatchObject({ fault: { code: 'not-allowed' } });
      await Promise.all(people.map((person, at) => playAll(person, id, `player ${at}`)));
      const { card, rounds, mine } = await sheetOf(ann, id);
      expect(card).toMatchObject({ stage: 'over', round: 3, rounds: 3 });
      expect(mine).toBe(0);
      expect(rounds.every(({ tables }) => tables.every(({ outcome }) => outcome?.how === 'played'))).toBe(
        true,
      );
    }));

  test('who does not come forfeits, and after the second time is waited for no longer', () =>
    withServer(
      async ({ address }) => {
        const people = await Promise.all(['Ann', 'Bea', 'Cleo'].map((name) => account(address, name)));
        const [ann] = people;
        const id = await announce(ann, { grace: 1 });
        for (const person of people) value(await enter(person, id));
        value(await organise(ann, id, { do: 'close' }));
        const { rounds, changes } = await until(ann, id, (sheet) => sheet.card.stage === 'over');
        const outcomes = rounds.flatMap(({ tables }) => tables.flatMap(({ outcome }) => outcome ?? []));
        expect(outcomes).toHaveLength(3);
        expect(outcomes.every(({ how }) => how === 'forfeit')).toBe(true);
        expect(changes.map(({ what, reason }) => `${what} ${reason}`)).toContain('withdraw absent-twice');
      },
      { minute: 30 },
    ));

  test('an organiser corrects, withdraws, pauses and calls off, and every time his reason stands there', () =>
    withServer(async ({ address }) => {
      const people = await Promise.all(['Ann', 'Bea', 'Cleo', 'Dan'].map((name) => account(address, name)));
      const [ann, bea] = people;
      const id = await announce(ann);
      for (const person of people) value(await enter(person, id));
      expect(await organise(bea, id, { do: 'close' })).toMatchObject({ fault: { code: 'not-allowed' } });
      value(await organise(ann, id, { do: 'close' }));
      value(await organise(ann, id, { do: 'pause', reason: 'dinner' }));
      const { rounds } = await sheetOf(ann, id);
      const table = rounds[0].tables.findIndex(({ players }) => players.length === 2);
      const ruling = { winners: [1 as const] };
      value(
        await organise(ann, id, { do: 'correct', round: 0, table, ruling, reason: 'agreed at the table' }),
      );
      value(await organise(ann, id, { do: 'resume' }));
      value(await organise(ann, id, { do: 'withdraw', entrant: 2, reason: 'ill' }));
      value(await organise(ann, id, { do: 'cancel', reason: 'the server moves' }));
      const { card, changes } = await sheetOf(bea, id);
      expect(card.stage).toBe('cancelled');
      expect(changes.map(({ what, reason }) => [what, reason])).toEqual([
        ['pause', 'dinner'],
        ['correct', 'agreed at the table'],
        ['withdraw', 'ill'],
        ['cancel', 'the server moves'],
      ]);
    }));

  test('its doors hold: accounts, invitations, ratings, languages, places', () =>
    withServer(async ({ address }) => {
      const [ann, bea] = [await account(address, 'Ann'), await account(address, 'Bea')];
      const guest = await Client.guest(address, 'Gus');
      expect(await guest.post('/api/events', WISH)).toMatchObject({ fault: { code: 'no-account' } });
      expect(await enter(guest, await announce(ann))).toMatchObject({ fault: { code: 'no-account' } });
      const me = value(await ann.me())?.id ?? '';
      const invited = await announce(ann, { doors: { invited: [me] } });
      expect(await enter(bea, invited)).toMatchObject({ fault: { code: 'not-allowed' } });
      expect(value(await enter(ann, invited)).mine).toBe(0);
      expect((await sheetOf(bea, invited)).doors).toEqual({ invited: true });
      for (const doors of [{ least: 1800 }, { language: 'uk' as const }])
        expect(await enter(bea, await announce(ann, { doors }))).toMatchObject({
          fault: { code: 'not-allowed' },
        });
    }));

  test('what cannot be held is not announced, and nobody announces without end', () =>
    withServer(async ({ address }) => {
      const ann = await account(address, 'Ann');
      const refused = async (wish: Partial<EventRequest>, code: string): Promise<void> =>
        expect(await ann.post('/api/events', { ...WISH, ...wish })).toMatchObject({ fault: { code } });
      await refused({ game: 'chess' }, 'unknown');
      await refused({ battles: { kind: 'fixed', scenario: 'nowhere' } }, 'unknown');
      await refused({ closesAt: 5 }, 'invalid');
      await refused({ format: { kind: 'swiss', rounds: 400 } }, 'malformed');
      for (let i = 0; i < 5; i++) await announce(ann);
      await refused({}, 'too-many');
    }));

  test('closes by its hour, and without enough entrants is called off', () =>
    withServer(async ({ address }) => {
      const ann = await account(address, 'Ann');
      const id = await announce(ann, { closesAt: Date.now() + 500 });
      const { changes } = await until(ann, id, ({ card }) => card.stage === 'cancelled');
      expect(changes).toMatchObject([{ what: 'cancel' }]);
      expect(await ann.text(`/api/events/${id}/calendar`)).toMatch(/^BEGIN:VCALENDAR\r\n.*SUMMARY:A cup/s);
    }));

  test('of four is open at any time: when it is full it begins, and the next one opens', () =>
    withServer(async ({ address }) => {
      const people = await Promise.all(['Ann', 'Bea', 'Cleo', 'Dan'].map((name) => account(address, name)));
      const cups = async () =>
        value(await people[0].get<EventCard[]>('/api/events')).filter(({ host }) => host === null);
      while ((await cups()).length === 0) await pause(10);
      const [first] = await cups();
      expect(first).toMatchObject({ stage: 'open', most: 4 });
      for (const person of people) value(await enter(person, first.id));
      const { card, rounds } = await until(people[0], first.id, (sheet) => sheet.rounds.length === 3);
      expect(card.stage).toBe('running');
      expect(rounds.flatMap(({ tables }) => tables)).toHaveLength(6);
      expect((await cups()).filter(({ stage }) => stage === 'open')).toHaveLength(1);
    }));

  test('of four begins with a bot in its last place when all three who wait there agree', () =>
    withServer(async ({ address }) => {
      const people = await Promise.all(['Ann', 'Bea', 'Cleo'].map((name) => account(address, name)));
      const [ann, bea] = people;
      const agree = (client: Client) => client.post<EventSheet>(`/api/events/cup-picket-1/agree`, {});
      while (!(await ann.get('/api/events/cup-picket-1')).ok) await pause(10);
      expect(await agree(ann)).toMatchObject({ fault: { code: 'not-allowed' } });
      for (const person of people) value(await enter(person, 'cup-picket-1'));
      expect(value(await agree(ann))).toMatchObject({ mayAgree: false, card: { stage: 'open' } });
      expect(value(await agree(bea)).entrants.map(({ agrees }) => agrees)).toEqual([true, true, undefined]);
      expect(await agree(bea)).toMatchObject({ fault: { code: 'not-allowed' } });
      value(await agree(people[2]));
      const { card, entrants } = await until(ann, 'cup-picket-1', (sheet) => sheet.rounds.length === 3);
      expect(card.stage).toBe('running');
      expect(entrants[3]).toMatchObject({ bot: true });
      // Where somebody organises, he lets bots in.
      const own = await announce(ann);
      value(await enter(ann, own));
      expect(await ann.post(`/api/events/${own}/agree`, {})).toMatchObject({
        fault: { code: 'not-allowed' },
      });
    }));

  test('tells its entrants when their round is paired, when they are about to forfeit, and when it is over', () =>
    withServer(
      async ({ address }) => {
        const ann = await account(address, 'Ann');
        const told: NoticeAbout[] = [];
        ann.socket.on('notice', ({ about }) => void told.push(about));
        if (!ann.socket.connected)
          await new Promise((resolve) => ann.socket.once('connect', () => resolve(null)));
        const id = await announce(ann, { grace: 1, format: { kind: 'swiss', rounds: 1 } });
        value(await enter(ann, id));
        value(await organise(ann, id, { do: 'bots', bot: 'random', count: 3 }));
        value(await organise(ann, id, { do: 'close' }));
        const { rounds } = await until(ann, id, ({ card }) => card.stage === 'over');
        expect(rounds[0].tables.some(({ outcome }) => outcome?.how === 'forfeit')).toBe(true);
        while (!told.includes('placed')) await pause(10);
        expect(told.filter((about) => about !== 'over')).toEqual(['paired', 'late', 'placed']);
      },
      { minute: 1500 },
    ));

  test('is worth what was announced, and gives its battles by rounds', () =>
    withServer(async ({ address }) => {
      const ann = await account(address, 'Ann');
      const points = { won: 2, ahead: 2, level: 1, behind: 0, lost: 0, bye: 2 };
      const battles: EventRequest['battles'] = { kind: 'rounds', scenarios: ['ford', 'plain'] };
      const id = await announce(ann, { format: { kind: 'swiss', rounds: 3 }, points, battles });
      value(await organise(ann, id, { do: 'bots', bot: 'random', count: 4 }));
      value(await organise(ann, id, { do: 'close' }));
      const { rounds, ...sheet } = await until(ann, id, ({ card }) => card.stage === 'over');
      expect(rounds.map(({ scenario }) => scenario)).toEqual(['ford', 'plain', 'ford']);
      expect(sheet.points).toEqual(points);
      expect(
        rounds.flatMap(({ tables }) => tables.map((table) => table.points[0] + table.points[1])),
      ).toEqual(Array.from({ length: 6 }, () => 2));
      expect(await ann.post('/api/events', { ...WISH, points: { ...points, won: 0.3 } })).toMatchObject({
        fault: { code: 'malformed' },
      });
    }));

  test('bids for the sides of its tables where it was announced so; a result is of whoever played, not of his seat', () =>
    withServer(
      async ({ address }) => {
        const ann = await account(address, 'Ann');
        const battles = { kind: 'fixed', scenario: 'rolica-first-position' } as const;
        const wish = {
          game: 'napoleonics',
          battles,
          bids: 'sealed',
          format: { kind: 'swiss', rounds: 1 },
        } as const;
        const id = await announce(ann, wish);
        value(await enter(ann, id));
        value(await organise(ann, id, { do: 'bots', bot: 'random', count: 3 }));
        value(await organise(ann, id, { do: 'close' }));
        const { rounds } = await until(ann, id, (sheet) => sheet.rounds.length === 1);
        const table = rounds[0].tables.findIndex(({ players }) => players.includes(0));
        const { asked } = value(await ann.get<MatchList>('/api/matches'));
        const seated = value(await ann.join(asked[0].id));
        const [mine, other] = seated.seats.toSorted((one) => (one.mine ? -1 : 1)).map(({ seat }) => seat);
        // For so much nobody else wants it: the sides are changed.
        const bid = await ann.post<MatchCard>(`/api/matches/${seated.id}/bid`, { side: other, amount: 2 });
        expect(value(bid).seats.find((one) => one.mine)?.seat).toBe(other);
        expect(mine).not.toBe(other);
        await ann.watch(seated.id);
        value(await ann.ask('resign', { match: seated.id }));
        const sheet = await until(ann, id, ({ rounds: [round] }) => round.tables[table].outcome !== null);
        const { players, outcome } = sheet.rounds[0].tables[table];
        expect(outcome).toMatchObject({ games: [{ winner: players.indexOf(0) === 0 ? 1 : 0 }] });
        expect(sheet.bids).toBe('sealed');
      },
      { games: ['napoleonics'] },
    ));

  test('goes on where it stood when its server stops in the middle', () =>
    withFolder(async (data) => {
      let id = '';
      await serving(data, async ({ address }) => {
        const ann = await account(address, 'Ann');
        id = await announce(ann, { format: { kind: 'swiss', rounds: 4 } });
        value(await organise(ann, id, { do: 'bots', bot: 'random', count: 5 }));
        value(await organise(ann, id, { do: 'close' }));
      });
      await serving(data, async ({ address }) => {
        const gus = await Client.guest(address, 'Gus');
        const { rounds } = await until(gus, id, ({ card }) => card.stage === 'over');
        expect(rounds.map(({ tables }) => tables.length)).toEqual([3, 3, 3, 3]);
      });
    }));
});
