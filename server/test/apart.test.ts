import type { ClockSetting, MatchCard } from '@bicorne/table/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { afterPlacing, Client, PICKET, serving, value, withFolder, type AtTable } from './client.ts';
import { startPostgres, type Postgres } from './postgres.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const TEN_MINUTES = 600_000;
const LIVE: ClockSetting = { kind: 'live', base: 300, increment: 0 };
const DAYS: ClockSetting = { kind: 'days', perMove: 300, bank: 0 };

interface Two {
  readonly right: string;
  /** The one whose clock is wrong. */
  readonly wrong: string;
  readonly stopWrong: () => Promise<void>;
}

/** Two servers on one database, the clock of the second so far ahead of the other's. */
const withClocksApart = (ahead: number, test: (two: Two) => Promise<void>): Promise<void> =>
  withFolder(async (data) => {
    const database = await postgres.newDatabase();
    const now = (): number => Date.now() + ahead;
    await serving(
      data,
      ({ address: right }) =>
        serving(data, (server) => test({ right, wrong: server.address, stopWrong: server.close }), {
          database,
          now,
        }),
      { database },
    );
  });

async function seated(one: string, other: string, clock: ClockSetting): Promise<AtTable> {
  const blue = await Client.guest(one, 'Ann');
  const red = await Client.guest(other, 'Bea');
  const { id } = value(await blue.create({ ...PICKET, clock }));
  value(await red.join(id));
  await Promise.all([blue.watch(id), red.watch(id)]);
  await blue.until(() => blue.isAsked || blue.cards.at(-1)?.stage === 'play');
  return { blue, red, id };
}

const cardOf = async (client: Client, id: string): Promise<MatchCard> =>
  value(await client.get<MatchCard>(`/api/matches/${id}`));

const isOver = ({ turn }: MatchCard): boolean => turn.kind === 'over';

/** Whoever is asked acts until another is. */
async function passTurn({ blue, red }: AtTable): Promise<void> {
  const [asked, other] = blue.isAsked ? [blue, red] : [red, blue];
  while (asked.isAsked && !asked.isOver) value(await asked.act(asked.sight.legal[0]));
  await other.until(() => other.isAsked || other.isOver);
}

test.each([-TEN_MINUTES, TEN_MINUTES])(
  'nobody is charged for a clock that is wrong by %i ms, whichever server he acts at, and no flag falls early',
  (ahead) =>
    withClocksApart(ahead, async ({ right, wrong }) => {
      const table = await seated(right, wrong, LIVE);
      await afterPlacing(table);
      for (let turns = 0; turns < 4; turns++) await passTurn(table);
      for (const client of [table.blue, table.red]) {
        const card = await cardOf(client, table.id);
        expect(isOver(card)).toBe(false);
        for (const { reserve } of card.clock?.seats ?? []) expect(reserve).toBeGreaterThan(240_000);
      }
    }),
);

test('a flag falls though the server that wound the clock is gone, and its clock was ahead', () =>
  withClocksApart(TEN_MINUTES, async ({ right, wrong, stopWrong }) => {
    const { id } = await seated(wrong, wrong, { kind: 'live', base: 3, increment: 0 });
    await stopWrong();
    const onlooker = new Client(right);
    await expect
      .poll(async () => (await cardOf(onlooker, id)).turn, { timeout: 30_000 })
      .toMatchObject({ kind: 'over', ending: { reason: 'clock' } });
  }));

test('by correspondence nobody claims the win before its time by a clock that is ahead', () =>
  withClocksApart(TEN_MINUTES, async ({ right, wrong }) => {
    const table = await seated(right, right, DAYS);
    await afterPlacing(table);
    const waiting = (table.blue.isAsked ? table.red : table.blue).again(wrong);
    expect((await cardOf(waiting, table.id)).mayClaim).toBeUndefined();
    expect(await waiting.ask('claim', { match: table.id })).toMatchObject({ fault: { code: 'not-allowed' } });
  }));

test('a server whose clock is ahead gives nobody time when it starts', () =>
  withFolder(async (data) => {
    const database = await postgres.newDatabase();
    await serving(
      data,
      async ({ address }) => {
        const { id, red } = await seated(address, address, { kind: 'live', base: 8, increment: 0 });
        const now = (): number => Date.now() + TEN_MINUTES;
        await serving(data, async () => undefined, { database, now });
        await expect.poll(async () => isOver(await cardOf(red, id)), { timeout: 30_000 }).toBe(true);
      },
      { database },
    );
  }));
