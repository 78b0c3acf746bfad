import { join } from 'node:path';
import { quickRng, type Plan, type PlanStep } from '@bicorne/engine';
import { loadGame } from '@bicorne/games';
import type { PlanCard, PlansCard, PlanWish } from '@bicorne/table/protocol';
import { expect, test } from 'vitest';
import { openSqlite } from '../store/sqlite.ts';
import { Client, PICKET, serving, value, withFolder, withServer, type AtTable } from './client.ts';

/**
 * Blue and red stand three rows apart:
 *
 * a  0 . 1 . 2
 * b   . . . .
 * c  . . . . .
 * d   . . . .
 * e  3 . 4 . 5
 */
const FACING = {
  map: '...../..../...../..../.....',
  blocks: {
    blue: ['a1', 'a3', 'a5'].map((at) => ({ at, strength: 3 })),
    red: ['e1', 'e3', 'e5'].map((at) => ({ at, strength: 1 })),
  },
};

const step = (after: number, ask: string, word: string): PlanStep => ({ after, ask, do: [word] });

/** Blue's next turn: its middle block goes a row on. */
const ON: readonly PlanStep[] = [step(0, 'choose', 'block1'), step(1, 'go', '-b2')];

const plan = (more: Partial<Plan> = {}): Plan => ({
  id: 'plan01',
  turn: 2,
  comes: 'next',
  runs: true,
  rests: [],
  steps: ON,
  ...more,
});

async function facing(address: string, terms: object = {}): Promise<AtTable> {
  const blue = await Client.guest(address, 'Ann');
  const red = await Client.guest(address, 'Bea');
  const { id } = value(await blue.create({ ...PICKET, scenario: FACING, ...terms }));
  value(await red.join(id));
  await Promise.all([blue.watch(id), red.watch(id)]);
  await march(blue, 'block0', '-b1');
  return { blue, red, id };
}

async function march(client: Client, block: string, to: string): Promise<void> {
  await client.until(() => client.isAsked);
  value(await client.act(block));
  await client.until(() => client.sight.prompt?.ask === 'go');
  value(await client.act(to));
}

const ask = (client: Client, match: string, change?: PlanWish) => client.ask('plans', { match, change });
const plansOf = async (client: Client, match: string): Promise<readonly PlanCard[]> =>
  (await client.again().watch(match)).plans?.plans ?? [];

const told = (client: Client, stands: string): Promise<PlansCard> =>
  new Promise((resolve) =>
    client.socket.on('plans', (changed) => {
      if (changed.plans.some((one) => one.stands === stands)) resolve(changed);
    }),
  );

const turnOf = ({ sight }: Client): unknown => sight.prompt?.about?.['turn'];

test('a plan that runs by itself is carried out when its turn comes, to its end and once', () =>
  withServer(async ({ address }) => {
    const { blue, red, id } = await facing(address);
    expect(value(await ask(blue, id, { put: plan() }))).toMatchObject({ plans: [{ stands: 'waits' }] });
    await march(red, 'block3', '-d1');
    await red.until(() => turnOf(red) === 4);
    const { view } = red.sight;
    expect(view).toMatchObject({ at: [5, 6, 4, 14, 20, 22] });
    await expect.poll(() => plansOf(blue, id)).toMatchObject([{ ran: [1, 2], stands: 'done' }]);
    await march(red, 'block3', '-c1');
    await blue.until(() => blue.isAsked && turnOf(blue) === 5);
    expect(blue.sight.prompt?.ask).toBe('choose');
  }));

test('by default its player is asked first, and it runs when he says so', () =>
  withServer(async ({ address }) => {
    const { blue, red, id } = await facing(address);
    value(await ask(blue, id, { put: plan({ runs: false }) }));
    const ready = told(blue, 'ready');
    await march(red, 'block3', '-d1');
    expect((await ready).plans).toMatchObject([{ ran: [], stands: 'ready' }]);
    expect(blue.sight.prompt?.ask).toBe('choose');
    value(await ask(blue, id, { run: 'plan01' }));
    await red.until(() => turnOf(red) === 4);
  }));

test('it begins only where what it rests on has not changed, and its player is told what has', () =>
  withServer(async ({ address }) => {
    const { blue, red, id } = await facing(address);
    const rests = [{ part: 'holder', at: [14], is: 'one', of: ['nobody'] } as const];
    value(await ask(blue, id, { put: plan({ rests }) }));
    const stopped = told(blue, 'stopped');
    await march(red, 'block3', '-d1');
    expect((await stopped).plans).toMatchObject([{ ran: [], stop: { why: 'ground', test: rests[0] } }]);
    await march(blue, 'block2', '-b4');
    expect(await plansOf(blue, id)).toMatchObject([{ stands: 'passed', stop: { why: 'ground' } }]);
  }));

test('of several the first whose ground holds is carried out, and no other in that turn', () =>
  withServer(async ({ address }) => {
    const { blue, red, id } = await facing(address);
    const holds = (of: readonly ('nobody' | 'enemy')[]) => [
      { part: 'holder', at: [14], is: 'one', of } as const,
    ];
    const other = [step(0, 'choose', 'block2'), step(1, 'go', '-b4')];
    value(await ask(blue, id, { put: plan({ rests: holds(['nobody']) }) }));
    value(await ask(blue, id, { put: plan({ id: 'plan02', rests: holds(['enemy']), steps: other }) }));
    value(await ask(blue, id, { put: plan({ id: 'plan03' }) }));
    await march(red, 'block3', '-d1');
    await red.until(() => turnOf(red) === 4);
    expect(red.sight.view).toMatchObject({ at: [5, 2, 8, 14, 20, 22] });
    await march(red, 'block3', '-c1');
    await blue.until(() => turnOf(blue) === 5);
    const stands = (await plansOf(blue, id)).map((one) => one.stands);
    expect(stands).toEqual(['passed', 'done', 'passed']);
  }));

test('where nothing goes on, or what is asked is another thing, it stops, and says before which step', () =>
  withServer(async ({ address }) => {
    const { blue, red, id } = await facing(address);
    const far = [step(0, 'choose', 'block1'), step(1, 'go', '-e5')];
    value(await ask(blue, id, { put: plan({ steps: far }) }));
    value(await ask(blue, id, { put: plan({ id: 'plan00', steps: [step(0, 'answer', 'stand')] }) }));
    const stopped = new Promise<PlansCard>((resolve) =>
      blue.socket.on('plans', (changed) => changed.plans[1].stop && resolve(changed)),
    );
    await march(red, 'block3', '-d1');
    expect((await stopped).plans).toMatchObject([
      { stop: { why: 'asked', step: 1 } },
      { ran: [1], stop: { why: 'illegal', step: 2 } },
    ]);
  }));

test('whoever plays on by hand has no plan that interferes', () =>
  withServer(async ({ address }) => {
    const { blue, red, id } = await facing(address);
    value(await ask(blue, id, { put: plan({ runs: false }) }));
    await march(red, 'block3', '-d1');
    await blue.until(() => blue.isAsked);
    value(await blue.act('block2'));
    expect(await plansOf(blue, id)).toMatchObject([{ stands: 'stopped', stop: { why: 'hand' } }]);
  }));

test('what was planned before an undo is shown and asked again', () =>
  withServer(async ({ address }) => {
    const { blue, red, id } = await facing(address);
    value(await ask(blue, id, { put: plan() }));
    await red.until(() => red.isAsked);
    value(await red.act('block3'));
    value(await red.ask('undo', { match: id, n: red.now.n, count: 1 }));
    await march(red, 'block3', '-d1');
    await blue.until(() => blue.isAsked);
    expect(await plansOf(blue, id)).toMatchObject([{ stands: 'stopped', stop: { why: 'undone' } }]);
    value(await ask(blue, id, { run: 'plan01' }));
    await red.until(() => turnOf(red) === 4);
  }));

test('an undo that was granted over a plan’s own steps leaves it to its player', () =>
  withServer(async ({ address }) => {
    const { blue, red, id } = await facing(address);
    await red.until(() => red.isAsked);
    const before = red.now.n;
    value(await ask(blue, id, { put: plan() }));
    await march(red, 'block3', '-d1');
    await red.until(() => turnOf(red) === 4);
    value(await red.ask('offer', { match: id, what: 'undo', to: before }));
    value(await blue.ask('answer', { match: id, what: 'undo', by: 1, agree: true }));
    await red.until(() => turnOf(red) === 2);
    await march(red, 'block4', '-d2');
    await blue.until(() => blue.isAsked && turnOf(blue) === 3);
    expect(await plansOf(blue, id)).toMatchObject([{ ran: [], stands: 'stopped', stop: { why: 'undone' } }]);
  }));

test('nobody else is told that there are plans, nor shown them', () =>
  withServer(async ({ address }) => {
    const { blue, red, id } = await facing(address);
    const onlooker = await Client.guest(address, 'Cat');
    await onlooker.watch(id);
    const heard: unknown[] = [];
    for (const client of [red, onlooker]) client.socket.onAny((...news) => heard.push(news));
    value(await ask(blue, id, { put: plan() }));
    value(await ask(blue, id, { drop: 'plan01' }));
    value(await ask(blue, id, { put: plan() }));
    for (const client of [red, onlooker]) await client.ask('leave', { match: 'nowhere' });
    expect(heard).toEqual([]);
    expect(await plansOf(red, id)).toEqual([]);
    expect((await onlooker.again().watch(id)).plans).toBeUndefined();
    expect(await red.text('/metrics')).not.toContain('plans');
  }));

test('plans are of one’s own seat, of this turn, whole, and not too many', () =>
  withServer(async ({ address }) => {
    const { blue, red, id } = await facing(address);
    const onlooker = await Client.guest(address, 'Cat');
    const refused = async (client: Client, put: object, code: string, seat?: string): Promise<void> =>
      expect(await client.ask('plans', { match: id, change: { put }, seat })).toMatchObject({
        fault: { code },
      });
    await refused(onlooker, plan(), 'not-allowed');
    await refused(red, plan(), 'not-allowed', 'blue');
    await refused(blue, plan({ turn: 7 }), 'stale');
    await refused(blue, plan({ steps: [step(1, 'choose', 'block1')] }), 'invalid');
    await refused(blue, plan({ steps: [] }), 'malformed');
    await refused(blue, plan({ steps: [step(0, 'choose', '__proto__')] }), 'malformed');
    await refused(blue, plan({ rests: [{ part: 'toString', at: [1], is: 'one', of: ['x'] }] }), 'invalid');
    await refused(blue, plan({ rests: [{ part: 'own', at: [999], is: 'least', value: 1 }] }), 'invalid');
    await refused(blue, plan({ steps: Array.from({ length: 97 }, () => ON[0]) }), 'malformed');
    for (let n = 1; n <= 6; n++) value(await ask(blue, id, { put: plan({ id: `plan0${n}` }) }));
    await refused(blue, plan({ id: 'plan07' }), 'too-many');
    value(await ask(blue, id, { put: plan({ id: 'plan03', runs: false }) }));
    expect(await ask(blue, id, { run: 'another' })).toMatchObject({ fault: { code: 'unknown' } });
  }));

test('a gesture of a plan is one, and stops where it cannot be done whole', () =>
  withServer(async ({ address }) => {
    const { blue, red, id } = await facing(address);
    const whole: PlanStep = { after: 0, ask: 'choose', do: ['block1', '-b2'] };
    value(await ask(blue, id, { put: plan({ steps: [whole] }) }));
    await march(red, 'block3', '-d1');
    await red.until(() => turnOf(red) === 4);
    const torn: PlanStep = { after: 0, ask: 'choose', do: ['block1', '-e5'] };
    value(await ask(blue, id, { put: plan({ id: 'plan02', turn: 4, steps: [torn] }) }));
    await march(red, 'block3', '-c1');
    await expect.poll(() => plansOf(blue, id)).toMatchObject([{}, { ran: [], stop: { why: 'illegal' } }]);
    expect(blue.sight.prompt?.ask).toBe('choose');
  }));

test('at the player’s pace a plan takes its time, and outlives a stop between two steps', () =>
  withFolder(async (data) => {
    const store = openSqlite(join(data, 'bicorne.sqlite'));
    let [cookie, id] = ['', ''];
    const stepsNow = async (): Promise<number> => (await store.matches.find(id))?.steps ?? 0;
    await serving(data, async ({ address }) => {
      const table = await facing(address, { paced: true, clock: { kind: 'days', perMove: 86_400, bank: 0 } });
      [cookie, id] = [table.blue.cookie, table.id];
      await store.orders.setPace(id, 0, [10]);
      await store.orders.setPace(id, 0, [3000], 'strides');
      value(await ask(table.blue, id, { put: plan() }));
      const before = await stepsNow();
      await march(table.red, 'block3', '-d1');
      await expect.poll(stepsNow, { timeout: 20_000 }).toBe(before + 3);
    });
    const before = await stepsNow();
    await serving(data, async ({ address }) => {
      const blue = new Client(address, cookie);
      await blue.watch(id);
      await blue.until(() => turnOf(blue) === 4);
      expect(await stepsNow()).toBe(before + 1);
      expect(await plansOf(blue, id)).toMatchObject([{ ran: [1, 2], stands: 'done' }]);
    });
    await store.close();
  }));

test('whoever gives up or begins anew has no plan that goes on', () =>
  withServer(async ({ address }) => {
    const { blue, red, id } = await facing(address);
    value(await ask(blue, id, { put: plan() }));
    value(await red.ask('resign', { match: id }));
    expect(await ask(blue, id, { run: 'plan01' })).toMatchObject({ fault: { code: 'over' } });
    const again = value(await blue.post<{ id: string }>(`/api/matches/${id}/rematch`, {}));
    expect(await plansOf(blue, again.id)).toEqual([]);
  }));

test('of three each has plans of his own, and whoever takes over an army does not take over its plans', () =>
  withServer(
    async ({ address }) => {
      const seats = ['french', 'anglo-dutch', 'prussian'];
      const clients = await Promise.all(seats.map((seat) => Client.guest(address, seat)));
      const [french, anglo, prussian] = clients;
      const [{ scenarios }] = value(await french.get<{ scenarios: { id: string }[] }[]>('/api/games'));
      const wish = { game: 'campaign-1815', scenario: scenarios[0].id, options: { players: '3' } };
      const { id } = value(await french.create({ ...wish, seats: { french: 'me' } }));
      value(await anglo.join(id, { seat: seats[1] }));
      value(await prussian.join(id, { seat: seats[2] }));
      await Promise.all(clients.map((client) => client.watch(id)));
      const { game } = (await loadGame('campaign-1815')) ?? {};
      const { conditions } = game ?? {};
      const turn = conditions?.turn(game?.sample(prussian.sight.view, 2, quickRng('1'))) ?? 0;
      const put = plan({ turn, runs: false, steps: [step(0, 'march', 'done')] });
      for (const client of clients) value(await ask(client, id, { put }));
      for (const client of clients) expect(await plansOf(client, id)).toHaveLength(1);
      value(await prussian.post('/api/account/delete', {}));
      const window = anglo.again();
      expect((await window.watch(id, { seat: 'prussian' })).plans).toEqual({ plans: [] });
      expect((await window.watch(id, { seat: 'anglo-dutch' })).plans?.plans).toHaveLength(1);
    },
    { games: ['campaign-1815'] },
  ));

test('clocks go on with its steps, and a pause that was agreed keeps it from nothing', () =>
  withServer(async ({ address }) => {
    const clock = { kind: 'days', perMove: 86_400, bank: 0 };
    const { blue, red, id } = await facing(address, { clock });
    value(await ask(blue, id, { put: plan() }));
    value(await red.ask('offer', { match: id, what: 'pause', hours: 2 }));
    value(await blue.ask('answer', { match: id, what: 'pause', by: 1, agree: true }));
    await march(red, 'block3', '-d1');
    await red.until(() => turnOf(red) === 4);
    expect(await plansOf(blue, id)).toMatchObject([{ ran: [1, 2], stands: 'done' }]);
    const { match } = await red.again().watch(id);
    expect(match.clock?.pausedUntil).toBeGreaterThan(Date.now());
    expect(match.turn).toEqual({ kind: 'seats', seats: [1] });
  }));
