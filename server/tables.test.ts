import { join } from 'node:path';
import { ONLOOKER, quickRng, type Seat, type Viewer } from '@bicorne/engine';
import { loadGame, type GameModule } from '@bicorne/games';
import { expect, test } from 'vitest';
import type { Audience } from './audience.ts';
import { Lobby } from './lobby.ts';
import { matchRequest, type Person, type Update } from './protocol.ts';
import type { Store } from './store/port.ts';
import { openSqlite } from './store/sqlite.ts';
import type { Table } from './table.ts';
import { Tables } from './tables.ts';
import { PICKET, value, withFolder } from './test/client.ts';

const ann: Person = { id: 'ann', name: 'Ann' };
const bea: Person = { id: 'bea', name: 'Bea' };

/** A server without its doors. */
interface House {
  readonly tables: Tables;
  readonly lobby: Lobby;
  readonly told: Update[];
}

function openHouse(store: Store, module: GameModule): House {
  const told: Update[] = [];
  const audience: Audience = {
    isWatched: (_, viewer) => viewer === 0,
    update: (_match, _viewer, updates) => told.push(...updates),
    cardChanged: () => undefined,
    turnPassed: () => undefined,
  };
  const games = new Map([['picket', module]]);
  const failed = (error: unknown): never => {
    throw error;
  };
  const tables = new Tables({ store, games, audience, failed, idleMatches: 10, botThreads: 1, botDelay: 0 });
  return { tables, lobby: new Lobby(store, games, tables), told };
}

async function withStore(test: (store: Store, module: GameModule) => Promise<void>): Promise<void> {
  const module = await loadGame('picket');
  await withFolder(async (folder) => {
    const store = openSqlite(join(folder, 'bicorne.sqlite'));
    await store.addPerson(ann, 'a');
    await store.addPerson(bea, 'b');
    if (module) await test(store, module);
    await store.close();
  });
}

async function begin({ lobby }: House): Promise<string> {
  const { id } = value(await lobby.create(ann, matchRequest.parse(PICKET)));
  value(await lobby.join(id, bea, {}));
  return id;
}

/** A random legal action of this seat, as this house sees the match. */
async function choose(
  { tables }: House,
  id: string,
  seat: Seat,
  seed: string,
): Promise<{ n: number; action: unknown }> {
  const table = await tables.find(id);
  if (!table) throw new Error('no table');
  const { legal } = table.sight(seat);
  return { n: table.n, action: legal[quickRng(seed).below(legal.length)] };
}

test('told to stop, it finishes what is under way and begins nothing new', () =>
  withStore(async (store, module) => {
    const house = openHouse(store, module);
    const id = await begin(house);
    const { n, action } = await choose(house, id, 0, 'x');
    const underWay = house.tables.act(id, ann, n, action);
    const [answer] = await Promise.all([underWay, house.tables.close()]);
    expect(answer).toEqual({ ok: true, value: { n: n + 1 } });
    expect(await store.steps(id, n)).toHaveLength(1);
    expect(await house.tables.act(id, ann, n + 1, action)).toMatchObject({ fault: { code: 'unavailable' } });
  }));

test('two servers on one store never both accept a step; the one that lost catches up and tells it', () =>
  withStore(async (store, module) => {
    const [one, other] = [openHouse(store, module), openHouse(store, module)];
    const id = await begin(one);
    const { n, action } = await choose(one, id, 0, 'x');
    await other.tables.find(id);
    const answers = await Promise.all([
      one.tables.act(id, ann, n, action),
      other.tables.act(id, ann, n, action),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const [here, there] = await Promise.all([one.tables.find(id), other.tables.find(id)]);
    expect(here?.n).toBe(n + 1);
    expect(there?.match.state).toEqual(here?.match.state);
    expect(other.told).toEqual(one.told.slice(-1));
    await Promise.all([one.tables.close(), other.tables.close()]);
  }));

test('a failed write is no step: nobody is told, and the same action is accepted afterwards', () =>
  withStore(async (store, module) => {
    let broken = false;
    const brittle: Store = new Proxy(store, {
      get: (target, key) => {
        if (key === 'append' && broken) return () => Promise.reject(new Error('disk full'));
        const member: unknown = Reflect.get(target, key);
        return typeof member === 'function' ? member.bind(target) : member;
      },
    });
    const house = openHouse(brittle, module);
    const id = await begin(house);
    const { n, action } = await choose(house, id, 0, 'x');
    const told = house.told.length;
    broken = true;
    await expect(house.tables.act(id, ann, n, action)).rejects.toThrow('disk full');
    expect(house.told).toHaveLength(told);
    const table = await house.tables.find(id);
    expect(table?.n).toBe(n);
    broken = false;
    expect(await house.tables.act(id, ann, n, action)).toMatchObject({ ok: true });
    await house.tables.close();
  }));

/** All that this viewer would be sent now, and when the seat acts so: word for word. */
function sentTo(table: Table, viewer: Viewer, actor: Seat, action: unknown): string {
  const { game } = table.module;
  const played = table.act(actor, action);
  const snapshot = table.snapshot(viewer, null);
  if (!played.ok) return JSON.stringify([snapshot]);
  const learns = played.value.some(({ events }) =>
    events.some((event) => game.seen(event, viewer) !== null && game.reveals(event, viewer)),
  );
  return JSON.stringify([snapshot, ...(learns ? [] : table.updates(played.value, viewer))]);
}

test('what a viewer is sent does not depend on what he cannot know', () =>
  withStore(async (store, module) => {
    const house = openHouse(store, module);
    const id = await begin(house);
    const rng = quickRng('redraw');
    const compared = { words: 0, updates: 0 };
    for (;;) {
      const table = await house.tables.find(id);
      if (table?.stored.turn.kind !== 'seats') break;
      const { match } = table;
      const [actor] = table.stored.turn.seats;
      const { action } = await choose(house, id, actor, `${table.n}`);
      for (const viewer of [0, 1, ONLOOKER]) {
        const sent = sentTo(table, viewer, actor, action);
        const state = module.secrecy.redraw(match.state, viewer, rng);
        table.match = { ...match, state };
        const possible = table.act(actor, action).ok;
        if (possible && JSON.stringify(state) !== JSON.stringify(match.state)) {
          expect(sentTo(table, viewer, actor, action)).toBe(sent);
          compared.words++;
          if (sent.includes('mayTakeBack', sent.indexOf('mayTakeBack') + 1)) compared.updates++;
        }
        table.match = match;
      }
      value(await house.tables.act(id, actor === 0 ? ann : bea, table.n, action));
    }
    expect(compared.words).toBeGreaterThan(20);
    expect(compared.updates).toBeGreaterThan(20);
    await house.tables.close();
  }));
