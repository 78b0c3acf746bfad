import { join } from 'node:path';
import { offeredGames } from '@bicorne/games';
import { playLong, storeMatch } from '../proof/long-match.ts';
import { theGame } from '../proof/truth.ts';
import { COOKIE } from '../people/sessions.ts';
import { hashOf } from '../people/secrets.ts';
import { openSqlite } from '../store/sqlite.ts';
import { BareLine } from './line.ts';
import { inFolder, startMeasured } from './measured.ts';

export interface Restart {
  /** From the first line on until each had all of its table, ascending, in milliseconds. */
  readonly took: readonly number[];
  /** How long who asked for one table alone waited, before the others came. */
  readonly alone: number;
  /** Processor time of the server for each table, in milliseconds. */
  readonly cpu: number;
}

const [GAME] = offeredGames();
/** So many different matches are played; the others are as one of these. */
const PLAYED = 20;
const STEPS = 300;

/** So many tables with two people each, who all come back at once to a server that has just started. */
export const measureRestart = (tables: number): Promise<Restart> =>
  inFolder(async (data) => {
    const store = openSqlite(join(data, 'bicorne.sqlite'));
    const module = await theGame(GAME);
    const played = Array.from({ length: PLAYED }, (_, at) => playLong(module, 'quatre-bras', STEPS, `${at}`));
    const sitters: { readonly match: string; readonly session: string }[] = [];
    for (let at = 0; at < tables; at++) {
      const people: [string, string] = [`a${at}`, `b${at}`];
      for (const id of people) {
        const session = `session of ${id}`;
        await store.people.add({ id, name: id }, hashOf(session));
        sitters.push({ match: `match${at}`, session });
      }
      await storeMatch(store, `match${at}`, played[at % PLAYED], people);
    }
    await store.close();
    const server = await startMeasured(data, { BICORNE_GAMES: GAME });
    try {
      const lines = await Promise.all(
        sitters.map(({ session }) =>
          BareLine.open(server.address, `${COOKIE}=${encodeURIComponent(session)}`),
        ),
      );
      const watch = async (at: number): Promise<number> => {
        const begun = performance.now();
        const { promise, resolve, reject } = Promise.withResolvers<number>();
        lines[at].ask('watch', { match: sitters[at].match, have: -1 }, (answer) =>
          answer.ok ? resolve(performance.now() - begun) : reject(new Error(answer.fault.message)),
        );
        return promise;
      };
      const alone = await watch(0);
      const before = await server.cpu();
      const took = await Promise.all(lines.slice(2).map((_, at) => watch(at + 2)));
      const cpu = ((await server.cpu()) - before) / tables;
      for (const line of lines) line.close();
      return { took: took.toSorted((a, b) => a - b), alone, cpu };
    } finally {
      await server.stop();
    }
  });
