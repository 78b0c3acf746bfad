import { commitment, readRecord, type Sheet } from '@bicorne/engine';
import { expect, test } from 'vitest';
import { AGAINST_BOT, Client, PICKET, value, withServer } from './client.ts';

const annsNumber = 'a1'.repeat(16);
const beasNumber = 'b2'.repeat(16);

const tags = ({ tags }: Sheet, name: string): Record<string, string> =>
  Object.fromEntries(tags.filter(([tag]) => tag === name).map(([, who, what]) => [who, what]));

test('play begins when every commitment is there and every number opened; the server opens its own last', () =>
  withServer(async ({ address }) => {
    const [ann, bea] = [await Client.guest(address, 'Ann'), await Client.guest(address, 'Bea')];
    const { id } = value(await ann.create({ ...PICKET, commitment: commitment(annsNumber) }));
    const open = (client: Client, number: string): Promise<unknown> =>
      client.ask('number', { match: id, number });

    expect(await open(ann, annsNumber)).toMatchObject({ fault: { code: 'not-begun' } });
    const joined = value(await bea.join(id, { commitment: commitment(beasNumber) }));
    expect(joined.stage).toBe('numbers');
    expect(joined.seats.map(({ owesNumber }) => owesNumber)).toEqual([true, true]);
    const { chance } = await ann.watch(id);
    expect(chance).toMatchObject({
      commitments: { blue: commitment(annsNumber), red: commitment(beasNumber) },
      numbers: {},
    });

    expect(await open(ann, beasNumber)).toMatchObject({ fault: { code: 'not-allowed' } });
    expect(await open(ann, annsNumber)).toMatchObject({ ok: true, value: { stage: 'numbers' } });
    expect(await ann.act('@a1', 0)).toMatchObject({ fault: { code: 'not-begun' } });
    expect(await open(bea, beasNumber)).toMatchObject({ ok: true, value: { stage: 'play' } });
    await ann.until(() => ann.isAsked);

    const playing = await bea.watch(id);
    expect(playing.chance).toEqual({ ...chance, numbers: { blue: annsNumber, red: beasNumber } });
    value(await bea.ask('resign', { match: id }));
    const record = readRecord(await ann.text(`/api/matches/${id}/record`));
    const numbers = tags(value(record), 'Number');
    expect(numbers).toMatchObject({ blue: annsNumber, red: beasNumber });
    expect(commitment(numbers['server'])).toBe(tags(value(record), 'Commitment')['server']);
    expect(tags(value(record), 'Commitment')['server']).toBe(
      chance.kind === 'fair' && chance.commitments['server'],
    );
  }));

test('the server draws for bots, and for those who send no commitment', () =>
  withServer(async ({ address }) => {
    const ann = await Client.guest(address, 'Ann');
    const { id } = value(await ann.create(AGAINST_BOT));
    const { chance, match } = await ann.watch(id);
    expect(match.stage).toBe('play');
    expect(chance.kind === 'fair' && Object.keys(chance.numbers).toSorted()).toEqual(['blue', 'red']);
  }));
