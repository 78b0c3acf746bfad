import { join } from 'node:path';
import { quickRng, type Seat } from '@bicorne/engine';
import { loadGame, type GameModule } from '@bicorne/games';
import { matchRequest, type MatchRequest, type Person, type Update } from '@bicorne/table/protocol';
import type { Audience } from '../audience.ts';
import { Lobby } from '../lobby.ts';
import type { Queue } from '../queue/port.ts';
import { RowQueue } from '../queue/rows.ts';
import type { StoredMatch } from '../store/matches.ts';
import type { Store } from '../store/port.ts';
import { openSqlite } from '../store/sqlite.ts';
import { Tables } from '../tables.ts';
import { PICKET, value, withFolder } from './client.ts';

export const ann: Person = { id: 'ann', name: 'Ann' };
export const bea: Person = { id: 'bea', name: 'Bea' };

export const fail = (error: unknown): void => {
  throw error;
};

/** A server without its doors. */
export interface House {
  readonly tables: Tables;
  readonly queue: Queue;
  readonly lobby: Lobby;
  readonly told: Update[];
  /** The match as each card showed it that went to those who watch. */
  readonly cards: StoredMatch[];
}

export function openHouse(store: Store, module: GameModule, failed = fail): House {
  const told: Update[] = [];
  const cards: StoredMatch[] = [];
  const audience: Audience = {
    isWatched: (_, viewer) => viewer === 0,
    isHere: () => false,
    update: (_match, _viewer, updates) => told.push(...updates),
    cardChanged: (_, match) => cards.push(match),
    turnPassed: () => undefined,
  };
  const games = new Map([['picket', module]]);
  const queue = new RowQueue(store.jobs, failed);
  const tables = new Tables({
    store,
    queue,
    games,
    audience,
    failed,
    idleMatches: 10,
    botThreads: 1,
    botDelay: 0,
  });
  return { tables, queue, lobby: new Lobby(store, games, tables), told, cards };
}

export async function withStore(test: (store: Store, module: GameModule) => Promise<void>): Promise<void> {
  const module = await loadGame('picket');
  await withFolder(async (folder) => {
    const store = openSqlite(join(folder, 'bicorne.sqlite'));
    await store.people.add(ann, 'a');
    await store.people.add(bea, 'b');
    if (module) await test(store, module);
    await store.close();
  });
}

export async function begin({ lobby }: House, terms: Partial<MatchRequest> = {}): Promise<string> {
  const { id } = value(await lobby.create(ann, matchRequest.parse({ ...PICKET, ...terms })));
  value(await lobby.join(id, bea, {}));
  return id;
}

/** A random legal action of this seat, as this house sees the match. */
export async function choose(
  { tables }: House,
  id: string,
  seat: Seat,
  seed: string,
): Promise<{ n: number; action: unknown }> {
  const table = await tables.find(id);
  if (!table) throw new Error('no table');
  const { n, sight } = table.stream(seat);
  const { legal } = sight;
  return { n, action: legal[quickRng(seed).below(legal.length)] };
}
