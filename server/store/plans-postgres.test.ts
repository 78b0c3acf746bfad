import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startPostgres, type Postgres } from '../test/postgres.ts';
import { openPostgres } from './postgres.ts';
import type { Store } from './port.ts';

/** Of every hundred matches that ever were one runs. */
const MATCHES = `
  INSERT INTO people (id, name) VALUES ('ann', 'Ann');
  INSERT INTO matches (id, game, rules, scenario, options, listed, secret, turn, over, steps, created_at, moved_at)
  SELECT 'm' || i, 'picket', '1', '"ford"', '{}', 1, 's', '{"kind":"chance"}',
    CASE WHEN i % 100 = 0 THEN 0 ELSE 1 END, 30, i, i
  FROM generate_series(1, 10000) AS i;
  INSERT INTO seats (match, seat, name, person, bot, commitment, number, ended_at)
  SELECT key, seat, 'blue', CASE seat WHEN 0 THEN 'ann' END, CASE seat WHEN 1 THEN 'drill' END, 'c', 'n',
    CASE over WHEN 1 THEN moved_at END
  FROM matches, generate_series(0, 1) AS seat;
  ANALYZE`;

/** What is asked at every start, and now and then. */
const QUESTIONS: Readonly<Record<string, (store: Store) => Promise<unknown>>> = {
  withBots: ({ matches }) => matches.withBots(),
  withClocks: ({ matches }) => matches.withClocks(),
  movedSince: ({ matches }) => matches.movedSince(1),
  open: ({ matches }) => matches.open(100),
  watchable: ({ matches }) => matches.watchable(100),
  missing: ({ archive }) => archive.missing(),
};

let postgres: Postgres;
let url: string;
beforeAll(async () => {
  postgres = await startPostgres();
  url = await postgres.newDatabase();
});
afterAll(() => postgres.stop());

async function plansOf(asked: readonly unknown[][]): Promise<string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const plans: string[] = [];
  for (const [text, values] of asked) {
    const { rows } = await client.query(`EXPLAIN ${String(text)}`, Array.isArray(values) ? values : []);
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
  }
  await client.end();
  return plans;
}

test('PostgreSQL finds what runs without reading all that ever was', async () => {
  const store = await openPostgres(url, (error) => {
    throw error;
  });
  await postgres.query(url, MATCHES);
  const query = vi.spyOn(Client.prototype, 'query');
  const scans: string[] = [];
  for (const [name, question] of Object.entries(QUESTIONS)) {
    query.mockClear();
    await question(store);
    const plans = await plansOf(query.mock.calls.slice());
    expect(plans, name).not.toEqual([]);
    scans.push(
      ...plans.filter((plan) => /Seq Scan on (?:matches|seats)/.test(plan)).map((plan) => `${name}: ${plan}`),
    );
  }
  query.mockRestore();
  await store.close();
  expect(scans).toEqual([]);
});
