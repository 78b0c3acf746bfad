import { join } from 'node:path';
import {
  act,
  commitment,
  must,
  openMatch,
  quickRng,
  turnOf,
  type Match,
  type StandingOrder,
} from '@bicorne/engine';
import { loadGame } from '@bicorne/games';
import { afterMoment, nextMoment } from '@bicorne/table/proof/moments';
import type { ClockSetting, OrdersCard, StandingAnswers } from '@bicorne/table/protocol';
import { writeStep } from '@bicorne/table/steps';
import { expect, test, vi } from 'vitest';
import { newClock, pass } from '../clock/clock.ts';
import type * as ground from '../ground.ts';
import { openSqlite } from '../store/sqlite.ts';
import { Client, serving, value, withFolder } from './client.ts';
import { settings, withHook } from './post.ts';

/** So often the store does not say what a seat has answered. */
const broken = vi.hoisted(() => ({ times: 0 }));

vi.mock('../ground.ts', async (original) => {
  const { openGround } = await original<typeof ground>();
  return {
    openGround: async (...config: Parameters<typeof openGround>) => {
      const opened = await openGround(...config);
      const { orders } = opened.store;
      const said: typeof orders.of = async (...seat) => {
        if (broken.times-- > 0) throw new Error('the line is cut');
        return orders.of(...seat);
      };
      return { ...opened, store: { ...opened.store, orders: { ...orders, of: said } } };
    },
  };
});

const GAMES = { games: ['napoleonics', 'marengo'] };
const STRIKE = 'first-strike';
const LIVE: ClockSetting = { kind: 'live', base: 3600, increment: 0 };
const DAYS: ClockSetting = { kind: 'days', perMove: 86_400, bank: 0 };

interface Attack {
  readonly match: Match;
  readonly attacker: number;
  readonly defender: number;
  readonly action: string;
}

/** A position in which somebody may attack a unit that could answer with nothing but First Strike. */
async function anAttack(): Promise<Attack> {
  const { game } = (await loadGame('napoleonics')) ?? {};
  if (!game) throw new Error('there is no such game');
  for (let seed = 0; ; seed++) {
    const rng = quickRng(seed);
    let match = must(openMatch(game));
    while (turnOf(match).kind !== 'over') {
      const moment = nextMoment(match, rng);
      const [first] = moment.taken;
      const after = moment.played[0].match;
      const turn = turnOf(after);
      if (turn.kind === 'seats' && 'seat' in first && game.prompt(after.state, turn.seats[0])?.standing)
        return { match, attacker: first.seat, defender: turn.seats[0], action: game.write(first.action) };
      match = afterMoment(moment);
    }
  }
}

/** Puts the position on a table between these two. */
async function put(
  data: string,
  { match }: Attack,
  clock: ClockSetting | null,
  people: string[],
  paced?: true,
): Promise<string> {
  const store = openSqlite(join(data, 'bicorne.sqlite'));
  const { game, header, seats, state } = match;
  const [turn, now, id] = [turnOf(match), Date.now(), 'standing0001'];
  const number = '7'.repeat(32);
  await store.matches.add({
    id,
    game: game.id,
    rules: game.rules,
    scenario: header.scenario,
    options: header.options,
    listed: false,
    secret: '5'.repeat(32),
    seats: seats.map((name, seat) => ({
      name,
      sitter: { person: people[seat], bot: null, commitment: commitment(number), number },
    })),
    turn,
    createdAt: now,
    host: people[0],
    terms: { ...(clock ? { clock } : {}), ...(paced ? { paced } : {}) },
  });
  const steps = [writeStep({ kind: 'resume', rules: game.rules, state })];
  const started = clock && pass(clock, newClock(clock, 2), turn.kind === 'seats' ? turn.seats : [], now);
  await store.matches.steps.append(id, { from: 0, steps, turn, movedAt: now, clock: started });
  await store.close();
  return id;
}

const attack = await anAttack();

/** Attacker, defender and somebody who looks on, at the table. */
async function seated(address: string, data: string, clock: ClockSetting | null, paced?: true) {
  const clients = [await Client.guest(address, 'Ann'), await Client.guest(address, 'Bea')];
  const ids = await Promise.all(clients.map(async (client) => value(await client.me())?.id ?? ''));
  const id = await put(data, attack, clock, ids, paced);
  const onlooker = await Client.guest(address, 'Cat');
  for (const client of [...clients, onlooker]) await client.watch(id);
  return { id, attacker: clients[attack.attacker], defender: clients[attack.defender], onlooker };
}

const inNapoleonics = (test: (address: string, data: string) => Promise<void>): Promise<void> =>
  withFolder((data) => serving(data, ({ address }) => test(address, data), GAMES));

const standingOf = async (client: Client, id: string): Promise<StandingAnswers | undefined> =>
  (await client.again().watch(id)).standing;

test('by days nobody is asked First Strike until he wants to be: the server says no at once', () =>
  inNapoleonics(async (address, data) => {
    const { id, attacker, defender } = await seated(address, data, DAYS);
    expect(await standingOf(defender, id)).toEqual({ [STRIKE]: 'no' });
    const before = defender.now.n;
    value(await attacker.act(attack.action));
    await defender.until(() => defender.now.n > before + 1 && !defender.isAsked);
    const asked = defender.moments.find(({ sight }) => sight.prompt?.standing);
    expect(asked?.sight.prompt?.standing).toEqual({ question: STRIKE, no: 'no' });
    expect(JSON.stringify(defender.updates)).toContain('reacted');
  }));

test('where the store cannot be reached for a moment, the answer is given when it can', () =>
  withFolder((data) =>
    serving(
      data,
      async ({ address }) => {
        const { attacker, defender } = await seated(address, data, DAYS);
        const before = defender.now.n;
        broken.times = 1;
        value(await attacker.act(attack.action));
        await defender.until(() => defender.now.n > before + 1 && !defender.isAsked);
        expect(JSON.stringify(defender.updates)).toContain('reacted');
      },
      { ...GAMES, logLevel: 'silent' },
    ),
  ));

test('who plays live is asked, until he says that he need not be; then what he is asked is answered', () =>
  inNapoleonics(async (address, data) => {
    const { id, attacker, defender } = await seated(address, data, LIVE);
    expect(await standingOf(defender, id)).toEqual({ [STRIKE]: 'ask' });
    value(await attacker.act(attack.action));
    await defender.until(() => defender.isAsked);
    expect(defender.sight.prompt?.standing?.question).toBe(STRIKE);
    value(await defender.ask('standing', { match: id, question: STRIKE, answer: 'no' }));
    await defender.until(() => !defender.isAsked);
  }));

test('a standing answer changes unnoticed by others, and outlives a restart', () =>
  withFolder(async (data) => {
    let [cookie, id] = ['', ''];
    await serving(
      data,
      async ({ address }) => {
        const { id: match, attacker, defender, onlooker } = await seated(address, data, DAYS);
        const others = [attacker, onlooker];
        const unasked: unknown[] = [];
        for (const client of others) client.socket.onAny((...heard) => unasked.push(heard));
        for (const answer of ['ask', 'no', 'ask'])
          expect(value(await defender.ask('standing', { match, question: STRIKE, answer }))).toEqual({
            [STRIKE]: answer,
          });
        for (const client of others) await client.ask('leave', { match: 'nowhere' });
        expect(unasked).toEqual([]);
        expect(await attacker.text('/metrics')).not.toContain('standing');
        expect(JSON.stringify(await attacker.get(`/api/matches/${match}`))).not.toContain(STRIKE);
        expect(JSON.stringify(await onlooker.again().watch(match))).not.toContain('"standing":');
        expect(await standingOf(attacker, match)).toEqual({ [STRIKE]: 'no' });
        [cookie, id] = [defender.cookie, match];
      },
      GAMES,
    );
    await serving(
      data,
      async ({ address }) =>
        expect(await standingOf(new Client(address, cookie), id)).toEqual({ [STRIKE]: 'ask' }),
      GAMES,
    );
  }));

test('another window of the same player is told of a changed standing answer', () =>
  inNapoleonics(async (address, data) => {
    const { id, defender } = await seated(address, data, DAYS);
    const second = defender.again();
    await second.watch(id);
    const told = new Promise((resolve) => second.socket.once('standing', resolve));
    value(await defender.ask('standing', { match: id, question: STRIKE, answer: 'ask' }));
    expect(await told).toEqual({ match: id, standing: { [STRIKE]: 'ask' } });
  }));

test('only who sits there changes it, and only what the game asks', () =>
  inNapoleonics(async (address, data) => {
    const { id, defender, onlooker } = await seated(address, data, DAYS);
    const wish = { match: id, question: STRIKE, answer: 'ask' };
    expect(await onlooker.ask('standing', wish)).toMatchObject({ fault: { code: 'not-allowed' } });
    expect(await defender.ask('standing', { ...wish, question: 'surrender' })).toMatchObject({
      fault: { code: 'unknown' },
    });
    const other = attack.match.seats[attack.attacker];
    expect(await defender.ask('standing', { ...wish, seat: other })).toMatchObject({
      fault: { code: 'not-allowed' },
    });
    const marengo = { game: 'marengo', scenario: 'marengo', seats: { french: 'me' as const } };
    const { id: open } = value(await defender.create(marengo));
    expect(await defender.ask('standing', { ...wish, match: open })).toMatchObject({
      fault: { code: 'not-begun' },
    });
  }));

test('what a stop left unanswered is answered at the next start, and nobody is told of a turn that he need not come for', () =>
  withHook((url, posted) =>
    withFolder(async (data) => {
      let people: string[] = [];
      await serving(
        data,
        async ({ address }) => {
          const clients = [await Client.guest(address, 'Ann'), await Client.guest(address, 'Bea')];
          people = await Promise.all(clients.map(async (client) => value(await client.me())?.id ?? ''));
          const defender = clients[attack.defender];
          value(await defender.post('/api/webhook', { url, format: 'ntfy' }));
        },
        { ...GAMES, ...settings(0) },
      );
      const asked = must(act(attack.match, attack.attacker, attack.action)).match;
      const id = await put(data, { ...attack, match: asked }, DAYS, people);
      await serving(
        data,
        async () => {
          const store = openSqlite(join(data, 'bicorne.sqlite'));
          await expect
            .poll(async () => (await store.matches.find(id))?.steps, { timeout: 5000 })
            .toBeGreaterThan(1);
          await store.close();
        },
        { ...GAMES, ...settings(0) },
      );
      expect(posted).toEqual([]);
    }),
  ));

test('what is answered by an order is marked for its owner alone, and stays marked', () =>
  inNapoleonics(async (address, data) => {
    const { id, attacker, defender, onlooker } = await seated(address, data, LIVE);
    const orders = [
      { question: 'path', scope: { on: 'unit', number: 3 }, say: 'far' },
      { question: STRIKE, say: 'no' },
    ];
    expect(await defender.ask('orders', { match: id })).toMatchObject({ value: { orders: [], given: [] } });
    expect(value(await defender.ask('orders', { match: id, orders }))).toEqual({ orders, given: [] });
    expect(await standingOf(defender, id)).toEqual({ [STRIKE]: 'no' });
    const told = new Promise<Pick<OrdersCard, 'given'>>((resolve) =>
      defender.socket.on('orders', (changed) => changed.given.length > 0 && resolve(changed)),
    );
    value(await attacker.act(attack.action));
    const { given } = await told;
    const { story, orders: own } = await defender.again().watch(id);
    expect(given).toHaveLength(1);
    expect(own).toEqual({ orders, given });
    const marked = story.find(({ n }) => n === given[0]);
    expect(marked?.events.map(({ type }) => type)).toContain('reacted');
    for (const client of [attacker, onlooker])
      expect(JSON.stringify(await client.again().watch(id))).not.toContain('far');
    expect((await attacker.again().watch(id)).orders).toEqual({ orders: [], given: [] });
    expect((await onlooker.again().watch(id)).orders).toBeUndefined();
  }));

test('where an undo is granted over an answer given beforehand, it is asked again, and not given again', () =>
  inNapoleonics(async (address, data) => {
    const { id, attacker, defender } = await seated(address, data, DAYS);
    const before = attacker.now.n;
    value(await attacker.act(attack.action));
    await defender.until(() => defender.now.n > 1 && !defender.isAsked);
    expect((await defender.again().watch(id)).orders?.given).toHaveLength(1);
    value(await attacker.ask('offer', { match: id, what: 'undo', to: before }));
    value(await defender.ask('answer', { match: id, what: 'undo', by: attack.attacker, agree: true }));
    await attacker.until(() => attacker.isAsked);
    expect(attacker.sight.prompt?.ask).not.toBe('react');
    value(await attacker.act(attack.action));
    await defender.until(() => defender.isAsked);
    expect(defender.sight.prompt?.standing?.question).toBe(STRIKE);
    const { orders, story } = await defender.again().watch(id);
    expect(story.some(({ n }) => orders?.given.includes(n))).toBe(false);
    value(await defender.act('no'));
  }));

test('orders are of this game, bounded, and of one’s own seat', () =>
  inNapoleonics(async (address, data) => {
    const { id: match, defender, onlooker } = await seated(address, data, DAYS);
    const order = { question: STRIKE, say: 'no' };
    const refused = async (client: Client, orders: readonly StandingOrder[], code: string): Promise<void> =>
      expect(await client.ask('orders', { match, orders })).toMatchObject({ fault: { code } });
    await refused(onlooker, [order], 'not-allowed');
    await refused(defender, [{ ...order, question: 'weather' }], 'unknown');
    await refused(defender, [{ ...order, say: '__proto__' }], 'unknown');
    await refused(defender, [{ ...order, when: [{ part: 'dice', is: 'most', value: 99 }] }], 'invalid');
    await refused(defender, [{ ...order, when: [{ part: 'cards', is: 'least', value: 1 }] }], 'invalid');
    await refused(
      defender,
      Array.from({ length: 65 }, () => order),
      'malformed',
    );
    expect(await standingOf(defender, match)).toEqual({ [STRIKE]: 'no' });
  }));

test('at the player’s pace an answer given beforehand takes as long as his others, and outlives a stop', () =>
  withFolder(async (data) => {
    const store = openSqlite(join(data, 'bicorne.sqlite'));
    let [cookie, id] = ['', ''];
    await serving(
      data,
      async ({ address }) => {
        const { id: match, attacker, defender } = await seated(address, data, DAYS, true);
        await store.orders.setPace(match, attack.defender, [3000]);
        value(await attacker.act(attack.action));
        await defender.until(() => defender.isAsked);
        expect((await store.orders.given(match, attack.defender)).length).toBe(0);
        [cookie, id] = [defender.cookie, match];
      },
      GAMES,
    );
    await serving(
      data,
      async ({ address }) => {
        const defender = new Client(address, cookie);
        await defender.watch(id);
        await defender.until(() => !defender.isAsked);
        expect((await store.orders.given(id, attack.defender)).length).toBe(1);
        expect(await store.orders.pace(id, attack.defender)).toEqual([3000]);
      },
      GAMES,
    );
    await store.close();
  }));

test('how long a hand takes is the pace of what is answered for it later', () =>
  inNapoleonics(async (address, data) => {
    const { id, attacker, defender } = await seated(address, data, DAYS, true);
    value(await defender.ask('orders', { match: id, orders: [] }));
    value(await attacker.act(attack.action));
    await defender.until(() => defender.isAsked);
    value(await defender.act('no'));
    const store = openSqlite(join(data, 'bicorne.sqlite'));
    await expect.poll(() => store.orders.pace(id, attack.defender), { timeout: 5000 }).toHaveLength(1);
    await store.close();
  }));
