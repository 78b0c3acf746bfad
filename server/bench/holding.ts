import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { begin, guest } from '../proof/people.ts';
import { openSqlite } from '../store/sqlite.ts';
import { BareLine } from './line.ts';
import { inFolder, startMeasured, type Measured } from './measured.ts';

export interface Held {
  readonly idleMatch: number;
  readonly connection: number;
}

/** Memory of a match that nobody looks at, and of a line over which nothing goes, in bytes. */
export const measureMemory = (matches: number, lines: number): Promise<Held> =>
  inFolder(async (data) => {
    const server = await startMeasured(data, { BICORNE_GAMES: 'picket' });
    try {
      const [blue, red] = [await guest(server.address, 'Blue'), await guest(server.address, 'Red')];
      for (let warm = 0; warm < 50; warm++) await begin(server.address, blue, red);
      const withMatches = await growth(server, async () => {
        for (let made = 0; made < matches; made++) await begin(server.address, blue, red);
      });
      const open: BareLine[] = [];
      const withLines = await growth(server, async () => {
        while (open.length < lines) open.push(await BareLine.open(server.address, blue));
      });
      for (const line of open) line.close();
      return { idleMatch: withMatches / matches, connection: withLines / lines };
    } finally {
      await server.stop();
    }
  });

/** Of what the process holds after collecting its garbage. */
async function growth(server: Measured, work: () => Promise<void>): Promise<number> {
  const before = (await server.memory()).heap;
  await work();
  return (await server.memory()).heap - before;
}

/** From the start of the process until it can be reached, with so many stored matches; in milliseconds. */
export const measureStart = (matches: number): Promise<number> =>
  inFolder(async (data) => {
    await openSqlite(join(data, 'bicorne.sqlite')).close();
    fill(join(data, 'bicorne.sqlite'), matches);
    const server = await startMeasured(data, { BICORNE_GAMES: 'picket' });
    await server.stop();
    return server.started;
  });

/** Nine in ten are over and packed; of the others half have a bot, and one in ten of those waits for it. */
function fill(file: string, matches: number): void {
  const db = new DatabaseSync(file);
  db.exec(`
    BEGIN;
    INSERT INTO people (id, name) VALUES ('ann', 'Ann'), ('bea', 'Bea');
    WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${matches})
    INSERT INTO matches (id, game, rules, scenario, options, listed, secret, turn, over, steps, created_at, moved_at, terms)
    SELECT 'match' || n, 'picket', '1', '"ford"', '{"scouts":true}', 0, hex(randomblob(16)),
      iif(n % 10 = 0, '{"kind":"seats","seats":[' || (n % 100 = 0) || ']}', '{"kind":"over","ending":{"winners":[0],"reason":"time"}}'),
      n % 10 <> 0, 60, n, n, '{}' FROM numbers;
    INSERT INTO seats (match, seat, name, person, bot, commitment, number)
    SELECT key, 0, 'blue', 'ann', NULL, 'c', 'n' FROM matches;
    INSERT INTO seats (match, seat, name, person, bot, commitment, number)
    SELECT key, 1, 'red', iif(key % 20 = 0, NULL, 'bea'), iif(key % 20 = 0, 'drill', NULL), 'c', 'n' FROM matches;
    INSERT INTO packs (match, steps) SELECT key, randomblob(120) FROM matches WHERE over = 1;
    COMMIT;`);
  db.close();
}
