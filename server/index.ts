import { setTimeout as pause } from 'node:timers/promises';
import { gameIds, loadGame, offeredGames, type GameModule } from '@bicorne/games';
import { serveApi } from './api.ts';
import { readConfig, type Config } from './config.ts';
import { openGround } from './ground.ts';
import { hold } from './hold.ts';
import { LineGuard } from './guard.ts';
import { Hall } from './hall/hall.ts';
import { Presence } from './hall/presence.ts';
import { Wishes } from './hall/wishes.ts';
import { House } from './house.ts';
import { makeHttp } from './http.ts';
import { Lobby } from './lobby.ts';
import { countAnswers, countThings } from './operate/count.ts';
import { serveOperation } from './operate/routes.ts';
import type { Peers } from './peers.ts';
import { newId } from './people/secrets.ts';
import { callerOf, COOKIE } from './people/sessions.ts';
import { HALL, makeAudience, openSockets, serveSockets } from './sockets.ts';
import type { StoredMatch } from './store/matches.ts';
import type { Table } from './table.ts';
import { Tables } from './tables.ts';
import { makeWindows } from './windows.ts';

export { readConfig, type Config } from './config.ts';
export { backupSqlite } from './operate/backup.ts';
export { backupPostgres, restorePostgres } from './operate/carry.ts';
export { Operator, type Inspection } from './operate/operator.ts';
export { buildPage } from './page.ts';

/** For the last answers to leave before the lines are cut, in milliseconds. */
const GOODBYE = 50;
/** How often the other servers hear who came and went, in milliseconds. */
const TELL_PRESENCE = 2000;

export interface RunningServer {
  /** Where it can be reached: `http://127.0.0.1:4815`; nowhere where it only works for other servers. */
  readonly address: string;
  /** Kept when it can serve nobody any more, with why: it is to be stopped and started anew. */
  readonly lost: Promise<unknown>;
  /** Stops it; actions that are under way are finished and answered. */
  close(): Promise<void>;
}

/** Starts the service; what is not said is taken from the environment's defaults. */
export async function startServer(given: Partial<Config> = {}): Promise<RunningServer> {
  const config: Config = { ...readConfig({}), ...given };
  const games = await loadGames(config.games ?? offeredGames());
  const http = await makeHttp(config);
  const failed = (error: unknown, match?: string): void => http.log.error({ err: error, match });
  const letGo = hold(config);
  const { store, queue, join } = await openGround(config, failed).catch((error: unknown) => {
    letGo();
    throw error;
  });
  const guard = new LineGuard({ most: config.limits.lines, trustProxy: config.trustProxy });
  const lines = openSockets(http.server, config, guard);
  let peers: Peers | null = null;
  let house: House | null = null;
  const presence = new Presence({
    server: newId(),
    now: () => performance.now(),
    tell: (attendance) => peers?.tellPresence(attendance),
    ask: (server) => peers?.askPresence(server),
    changed: () => hall.counted(),
  });
  const hall = new Hall({
    store,
    games,
    tell: (news) => void lines.local.to(HALL).emit('hall', news),
    spread: (matches) => peers?.tellHall(matches),
    here: () => presence.count,
    every: config.database === null ? config.minute : config.minute / 4,
    failed,
  });
  const moved = (before: StoredMatch, after: StoredMatch): void => {
    hall.moved(before, after);
    peers?.tell(after);
    house?.moved(before, after);
  };
  const audience = makeAudience(lines, store.now);
  const asked = (table: Table): void => house?.orders.wake(table);
  const tables = new Tables({ ...config, store, queue, games, audience, failed, moved, asked });
  const lobby = new Lobby(store, games, tables, (match) => hall.look([match]));

  const windows = makeWindows(lines, audience);
  const changed = (person: string): void => peers?.tellChanged(person);
  const named = (person: string): void => hall.renamed(person);
  house = await House.open({ config, store, queue, games, tables, windows, changed, named, failed });

  const { notices } = house;
  const wishes = new Wishes({
    store,
    games,
    lobby,
    notices,
    isHere: (person) => presence.isHere(person),
    changed: () => hall.lookAtWishes(),
  });

  serveApi(http, {
    config,
    store,
    games: [...games.values()].map(({ game }) => game),
    house,
    tables,
    lobby,
    wishes,
    isHere: (person) => presence.isHere(person),
    guard,
  });
  const metrics = countThings(lines, tables, queue);
  serveOperation(http, {
    store,
    metrics,
    metricsToken: config.metricsToken,
    isClosing: () => stopped !== null,
  });
  serveSockets(lines, {
    tables,
    lobby,
    house,
    hall,
    presence,
    arrived: (person) => void wishes.tryFor(person).catch(failed),
    answered: countAnswers(metrics, config.metricsToken === null),
    messagesPerSecond: config.limits.messages,
    guard,
    whoIs: (cookies) => callerOf(store, http.parseCookie(cookies)[COOKIE]),
    failed,
  });
  const telling = setInterval(() => presence.tell(), TELL_PRESENCE).unref();
  const stop = async (): Promise<void> => {
    await tables.close();
    clearInterval(telling);
    await hall.stop();
    await house?.stop();
    await queue.stop();
    await pause(GOODBYE);
    await lines.close();
    await http.close();
    await peers?.close();
    await store.close();
    letGo();
  };
  let stopped: Promise<void> | null = null;
  const close = (): Promise<void> => (stopped ??= stop());
  try {
    peers = await join({
      lines,
      heard: (hint) => void tables.hear(hint).catch(failed),
      changed: (person) => house?.notices.forgetHere(person),
      hall: (matches) => hall.hear(matches),
      presence: (attendance) => presence.heard(attendance),
      attendance: (server) => presence.tellAll(server),
      lookAgain: () => tables.lookAgain(),
      failed,
    });
    // First of all what the server slept is given back: neither a player nor a job may find it spent.
    await house.start();
    await hall.start();
    const address = config.listens ? await http.listen({ host: config.host, port: config.port }) : '';
    await queue.start();
    await tables.wakeBots();
    return { address, lost: store.lost, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function loadGames(ids: readonly string[]): Promise<ReadonlyMap<string, GameModule>> {
  const games = new Map<string, GameModule>();
  for (const id of ids) {
    const module = await loadGame(id);
    if (!module) throw new Error(`BICORNE_GAMES: there is no game ${id}; there are ${gameIds().join(', ')}`);
    games.set(id, module);
  }
  return games;
}
