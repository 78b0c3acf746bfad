import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { Client, twoAtTable, value, withServer } from './client.ts';

/** What a server does that runs for long, or whose people have played much. */

function inStore<T>(data: string, work: (db: DatabaseSync) => T): T {
  const db = new DatabaseSync(`${data}/bicorne.sqlite`, { timeout: 5000 });
  try {
    return work(db);
  } finally {
    db.close();
  }
}

test('sessions and notices of long ago go while the server runs, and not only when it starts', () =>
  withServer(
    async ({ address }, data) => {
      await twoAtTable(address);
      inStore(data, (db) =>
        db.exec(`
          INSERT INTO sessions (hash, person, made_at) SELECT 'old', id, 1 FROM people LIMIT 1;
          WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 1200)
          INSERT INTO notices (id, person, match, about, turn, channel, at, state)
          SELECT 'old' || n, person, match, 'turn', n, 'push', n, 'sent' FROM seats, numbers WHERE seat = 0;`),
      );
      const left = (): unknown =>
        inStore(data, (db) =>
          db
            .prepare(
              "SELECT (SELECT count(*) FROM sessions WHERE hash = 'old') + (SELECT count(*) FROM notices) AS old",
            )
            .get(),
        );
      await expect.poll(left, { timeout: 30_000 }).toEqual({ old: 0 });
    },
    { minute: 1 },
  ));

test('whoever takes another name has it at every table, however many matches he has begun since', () =>
  withServer(async ({ address }, data) => {
    const { blue, id } = await twoAtTable(address);
    inStore(data, (db) =>
      db.exec(`
        WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 1100)
        INSERT INTO matches (id, game, rules, scenario, options, listed, secret, turn, created_at, moved_at)
        SELECT 'match' || n, game, rules, scenario, options, 0, secret, turn, moved_at, moved_at + 3600000 FROM matches, numbers;
        INSERT INTO seats (match, seat, name, person, commitment, number)
        SELECT matches.key, seat, name, person, commitment, number
        FROM matches, seats WHERE matches.id <> '${id}' AND seat = 0;`),
    );
    value(await blue.post('/api/guest', { name: 'Anna' }));
    const shown = await new Client(address).watch(id);
    expect(shown.match.seats[0].player).toBe('Anna');
  }));
