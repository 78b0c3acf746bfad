import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { withFolder } from '../test/client.ts';
import { openSqlite } from './sqlite.ts';

const MANY = 40_000;

test('however many matches run, they are all found', () =>
  withFolder(async (folder) => {
    const file = join(folder, 'bicorne.sqlite');
    const store = openSqlite(file);
    const db = new DatabaseSync(file);
    db.exec(`
      WITH RECURSIVE numbers (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM numbers WHERE i < ${MANY})
      INSERT INTO matches (id, game, rules, scenario, options, listed, secret, turn, created_at, moved_at)
      SELECT 'match' || i, 'picket', '1', '"ford"', '{}', 0, 's', '{"kind":"chance"}', 1, 1 FROM numbers;
      INSERT INTO seats (match, seat, name, bot, commitment, number)
      SELECT key, 0, 'blue', 'drill', 'c', 'n' FROM matches`);
    db.close();
    const found = await store.matches.withBots();
    expect(found).toHaveLength(MANY);
    expect(found.every(({ seats: [blue] }) => blue.bot === 'drill')).toBe(true);
    await store.close();
  }));
