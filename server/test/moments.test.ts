import type { Answer, Moment } from '@bicorne/table/protocol';
import { expect, test } from 'vitest';
import { afterPlacing, Client, PICKET, twoAtTable, value, withServer } from './client.ts';

const momentOf = async (client: Client, match: string, n: number, seat?: string): Promise<Answer<Moment>> =>
  client.socket.timeout(10_000).emitWithAck('moment', { match, n, ...(seat === undefined ? {} : { seat }) });

test('a window opened later is shown any earlier moment, as the seat saw it then', () =>
  withServer(async ({ address }) => {
    const table = await twoAtTable(address);
    await afterPlacing(table);
    for (const client of [table.blue, table.red]) {
      const again = client.again();
      await again.watch(table.id);
      for (const { n, sight } of client.moments.slice(0, 5)) {
        const moment = value(await momentOf(again, table.id, n));
        expect(moment).toEqual({ n, sight: { ...sight, legal: [] } });
      }
    }
  }));

test('an onlooker is shown the moments of an onlooker, and nobody those of a seat that is not his', () =>
  withServer(async ({ address }) => {
    const table = await twoAtTable(address);
    await afterPlacing(table);
    const { blue, id } = table;
    const onlooker = new Client(address);
    const { n, story } = await onlooker.watch(id);
    const moment = value(await momentOf(onlooker, id, 2));
    expect(moment.sight).not.toEqual(value(await momentOf(blue, id, 2)).sight);
    expect(story.some((step) => step.n === 2)).toBe(true);
    expect(await momentOf(onlooker, id, 2, 'blue')).toMatchObject({ fault: { code: 'not-allowed' } });
    expect(await momentOf(blue, id, 2, 'red')).toMatchObject({ fault: { code: 'not-allowed' } });
    expect(await momentOf(onlooker, id, n + 1)).toMatchObject({ fault: { code: 'unknown' } });
  }));

test('onlookers of a match with a delay are shown no moment that is not due', () =>
  withServer(
    async ({ address }) => {
      const blue = await Client.guest(address, 'Ann');
      const red = await Client.guest(address, 'Bea');
      const { id } = value(await blue.create({ ...PICKET, delay: 2 }));
      value(await red.join(id));
      await Promise.all([blue.watch(id), red.watch(id)]);
      await afterPlacing({ blue, red, id });
      const onlooker = new Client(address);
      expect((await onlooker.watch(id)).n).toBe(0);
      expect(value(await momentOf(onlooker, id, 0)).n).toBe(0);
      expect(await momentOf(onlooker, id, 1)).toMatchObject({ fault: { code: 'unknown' } });
      await onlooker.until(() => onlooker.now.n >= 1);
      expect(value(await momentOf(onlooker, id, 1)).n).toBe(1);
    },
    { minute: 1500 },
  ));

test('whoever asks for moment upon moment is held back, and may go on after a while', () =>
  withServer(async ({ address }) => {
    const table = await twoAtTable(address);
    await afterPlacing(table);
    const asked = await Promise.all(Array.from({ length: 30 }, () => momentOf(table.blue, table.id, 1)));
    expect(asked.filter(({ ok }) => ok).length).toBeGreaterThan(5);
    expect(asked.at(-1)).toMatchObject({ fault: { code: 'too-many' } });
    await expect
      .poll(async () => (await momentOf(table.blue, table.id, 1)).ok, { timeout: 8000, interval: 500 })
      .toBe(true);
  }));
