import type { ClockSetting, Holiday, HolidayCard, MatchCard, Profile } from '@bicorne/table/protocol';
import { expect, test } from 'vitest';
import { Client, PICKET, serving, value, withFolder, withServer, type AtTable } from './client.ts';

const DAY = 86_400_000;
const DAYS: ClockSetting = { kind: 'days', perMove: 86_400, bank: 3 * 86_400 };

async function seated(address: string, clock: ClockSetting): Promise<AtTable> {
  const blue = await Client.guest(address, 'Ann');
  const red = await Client.guest(address, 'Bea');
  const { id } = value(await blue.create({ ...PICKET, clock }));
  value(await red.join(id));
  await Promise.all([blue.watch(id), red.watch(id)]);
  return { blue, red, id };
}

const away = (days: number, from = Date.now()): Holiday => ({ from, until: from + days * DAY });
const clockOf = async (who: Client, id: string): Promise<MatchCard['clock']> =>
  value(await who.get<MatchCard>(`/api/matches/${id}`)).clock;
const take = (who: Client, holiday: Holiday | null) => who.post<HolidayCard>('/api/holiday', holiday);

test('whoever goes on holiday is seen to, at his matches and on his page, until he comes back', () =>
  withServer(async ({ address }) => {
    const { blue, red, id } = await seated(address, DAYS);
    const holiday = value(await take(blue, away(7))).holiday;
    expect(holiday?.until).toBeGreaterThan(Date.now() + 6 * DAY);
    expect((await clockOf(red, id))?.seats.map((seat) => seat.away)).toEqual([holiday, undefined]);
    await red.until(() => red.cards.some(({ clock }) => clock?.seats[0].away !== undefined));
    const person = value(await blue.me())?.id ?? '';
    expect(value(await red.get<Profile>(`/api/people/${person}`)).holiday).toEqual(holiday);
    value(await take(blue, null));
    expect((await clockOf(red, id))?.seats[0]).not.toHaveProperty('away');
    expect(value(await red.get<Profile>(`/api/people/${person}`))).not.toHaveProperty('holiday');
    expect(value(await blue.get<HolidayCard>('/api/holiday'))).toEqual({ holiday: null, left: 27 * DAY });
  }));

test('a match that begins meanwhile begins with it; a live clock knows no holidays', () =>
  withServer(async ({ address }) => {
    const blue = await Client.guest(address, 'Ann');
    const red = await Client.guest(address, 'Bea');
    value(await take(red, away(7)));
    const live: ClockSetting = { kind: 'live', base: 60, increment: 0 };
    for (const clock of [DAYS, live]) {
      const { id } = value(await blue.create({ ...PICKET, clock }));
      value(await red.join(id));
      const isAway = async (): Promise<boolean> => (await clockOf(blue, id))?.seats[1].away !== undefined;
      if (clock === DAYS) await expect.poll(isAway).toBe(true);
      else expect(await isAway()).toBe(false);
    }
  }));

test('nobody takes more than the year has, and nobody without a name takes any', () =>
  withServer(async ({ address }) => {
    const blue = await Client.guest(address, 'Ann');
    expect(await take(blue, away(29))).toMatchObject({ fault: { code: 'too-many' } });
    expect(await blue.post('/api/holiday', { from: 5 })).toMatchObject({ fault: { code: 'malformed' } });
    const stranger = new Client(address);
    expect(await take(stranger, away(1))).toMatchObject({ fault: { code: 'no-name' } });
  }));

test('what a kill left undone is done when the server is there again', () =>
  withFolder(async (data) => {
    const { id, cookie } = await (async () => {
      let table: AtTable | undefined;
      await serving(data, async ({ address }) => {
        table = await seated(address, DAYS);
      });
      return { id: table?.id ?? '', cookie: table?.blue.cookie ?? '' };
    })();
    await writeHoliday(data);
    await serving(data, async ({ address }) => {
      const blue = new Client(address, cookie);
      await expect.poll(async () => (await clockOf(blue, id))?.seats[0].away !== undefined).toBe(true);
    });
  }));

/** As if the server had been killed between the holiday and the clocks. */
async function writeHoliday(data: string): Promise<void> {
  const { DatabaseSync } = await import('node:sqlite');
  const db = new DatabaseSync(`${data}/bicorne.sqlite`);
  const ann = String(db.prepare("SELECT id FROM people WHERE name = 'Ann'").get()?.id);
  const { from, until } = away(7);
  db.prepare('INSERT INTO holidays (person, from_at, until_at) VALUES (?, ?, ?)').run(ann, from, until);
  db.prepare("INSERT INTO jobs (kind, key, due, tries, version) VALUES ('holiday', ?, ?, 0, 1)").run(
    ann,
    from,
  );
  db.close();
}
