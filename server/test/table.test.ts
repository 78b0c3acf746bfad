import { readRecord } from '@bicorne/engine';
import { expect, test } from 'vitest';
import { afterPlacing, Client, PICKET, twoAtTable, value, withServer } from './client.ts';

test('a step that asked nobody and revealed nothing is taken back, for everybody', () =>
  withServer(async ({ address }) => {
    const table = await twoAtTable(address);
    await afterPlacing(table);
    const { blue, red, id } = table;
    const before = blue.now;
    await blue.act(blue.sight.legal[0]);
    expect(blue.now.mayTakeBack).toBe(1);
    expect(red.now.mayTakeBack).toBe(0);
    value(await blue.ask('undo', { match: id, n: blue.now.n, count: 1 }));
    await red.until(() => red.now.n === before.n + 2);
    expect(blue.sight).toEqual(before.sight);
    expect(blue.now.story).toEqual(before.story);
    expect((await red.again().watch(id)).story).toEqual(red.now.story);
  }));

test('nobody takes back what another seat has seen or decided', () =>
  withServer(async ({ address }) => {
    const table = await twoAtTable(address);
    await afterPlacing(table);
    const { blue, red, id } = table;
    await blue.act(blue.sight.legal[0]);
    const undo = (count: number): unknown => ({ match: id, n: blue.now.n, count });
    expect(await blue.ask('undo', undo(2))).toMatchObject({ fault: { code: 'not-allowed' } });
    expect(await red.ask('undo', undo(1))).toMatchObject({ fault: { code: 'not-allowed' } });
    await blue.act(blue.sight.legal[0]);
    expect(await blue.ask('undo', undo(1))).toMatchObject({ fault: { code: 'not-allowed' } });
  }));

test('whoever resigns has lost, at any time, and the match is over for both', () =>
  withServer(async ({ address }) => {
    const { blue, red, id } = await twoAtTable(address);
    value(await red.ask('resign', { match: id }));
    await blue.until(() => blue.isOver);
    expect(blue.sight.turn).toEqual({ kind: 'over', ending: { winners: [0], reason: 'resigned' } });
    expect(blue.sight.legal).toEqual([]);
    await blue.until(() => blue.cards.at(-1)?.stage === 'over');
    expect(blue.cards.at(-1)).toMatchObject({ stage: 'over', steps: blue.now.n });
    expect(await red.ask('resign', { match: id })).toMatchObject({ fault: { code: 'over' } });
    expect(readRecord(await blue.text(`/api/matches/${id}/record`))).toMatchObject({ ok: true });
  }));

test('a match is found by those who play it, and by others only when it is listed and open', () =>
  withServer(async ({ address }) => {
    const [ann, bea] = [await Client.guest(address, 'Ann'), await Client.guest(address, 'Bea')];
    const hidden = value(await ann.create(PICKET));
    const listed = value(await ann.create({ ...PICKET, listed: true }));
    const lists = async (who: Client): Promise<unknown> => {
      const { mine, open } = value(
        await who.get<{ mine: { id: string }[]; open: { id: string }[] }>('/api/matches'),
      );
      return { mine: new Set(mine.map(({ id }) => id)), open: open.map(({ id }) => id) };
    };
    expect(await lists(ann)).toEqual({ mine: new Set([listed.id, hidden.id]), open: [listed.id] });
    expect(await lists(bea)).toEqual({ mine: new Set(), open: [listed.id] });
    value(await bea.join(listed.id));
    value(await bea.join(hidden.id));
    expect(await lists(bea)).toEqual({ mine: new Set([listed.id, hidden.id]), open: [] });
  }));

test('a seat is taken once; opening the link again takes no second seat', () =>
  withServer(async ({ address }) => {
    const { blue, red, id } = await twoAtTable(address);
    const cat = await Client.guest(address, 'Cat');
    expect(await cat.join(id)).toMatchObject({ fault: { code: 'not-allowed' } });
    expect(value(await red.join(id)).seats.map(({ mine }) => mine)).toEqual([false, true]);
    const made = value(await blue.create(PICKET));
    expect(value(await blue.join(made.id)).seats.map(({ player }) => player)).toEqual(['Ann', null]);
  }));

test('those who watch see who sits down and that it begins', () =>
  withServer(async ({ address }) => {
    const ann = await Client.guest(address, 'Ann');
    const { id } = value(await ann.create(PICKET));
    expect((await ann.watch(id)).match.stage).toBe('seats');
    const bea = await Client.guest(address, 'Bea');
    value(await bea.join(id));
    await ann.until(() => ann.isAsked);
    expect(ann.cards[0].seats.map(({ player, mine }) => ({ player, mine }))).toEqual([
      { player: 'Ann', mine: true },
      { player: 'Bea', mine: false },
    ]);
    expect(ann.cards.at(-1)?.stage).toBe('play');
  }));

test('in the lobby a player is told that the turn has passed', () =>
  withServer(async ({ address }) => {
    const table = await twoAtTable(address);
    await afterPlacing(table);
    const { blue, red, id } = table;
    const lobby = red.again();
    await lobby.ask('leave', { match: id });
    await blue.act(blue.sight.legal[0]);
    await blue.act(blue.sight.legal[0]);
    await lobby.until(() => lobby.cards.length > 0);
    expect(lobby.cards[0].turn).toEqual({ kind: 'seats', seats: [1] });
    expect(lobby.updates).toEqual([]);
  }));

test('a guest who gives a name again keeps his matches under the new one', () =>
  withServer(async ({ address }) => {
    const ann = await Client.guest(address, 'Ann');
    const { id } = value(await ann.create(PICKET));
    value(await ann.post('/api/guest', { name: 'Anna' }));
    expect(value(await ann.get<{ seats: { player: string }[] }>(`/api/matches/${id}`)).seats[0].player).toBe(
      'Anna',
    );
  }));

test('somebody who holds two seats names the one he means', () =>
  withServer(async ({ address }) => {
    const ann = await Client.guest(address, 'Ann');
    const { id } = value(await ann.create({ ...PICKET, seats: { blue: 'me', red: 'me' } }));
    await ann.watch(id);
    const { n } = ann.now;
    expect(ann.now.viewer).toBe(0);
    expect(await ann.ask('watch', { match: id, have: -1, seat: 'red' })).toMatchObject({
      value: { viewer: 1, n },
    });
    expect(await ann.ask('act', { match: id, n, action: '@e1', seat: 'red' })).toMatchObject({ ok: true });
    expect(await ann.ask('act', { match: id, n, action: '@e2', seat: 'blue' })).toMatchObject({
      fault: { code: 'illegal' },
    });
  }));
