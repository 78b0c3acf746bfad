import { setImmediate as soon } from 'node:timers/promises';
import type { Turn } from '@bicorne/engine';
import { expect, test } from 'vitest';
import type { NewMatch, Sitter } from '../matches.ts';
import { entry } from './samples.ts';
import type { StoreUnderTest } from './under-test.ts';

const FIRST: Turn = { kind: 'seats', seats: [0] };
const SECOND: Turn = { kind: 'seats', seats: [1] };
const OVER: Turn = { kind: 'over', ending: { winners: [0], reason: 'time' } };

const ann: Sitter = { person: 'ann', bot: null, commitment: 'c1', number: null };
const bea: Sitter = { person: 'bea', bot: null, commitment: 'c2', number: 'n2' };
const robot: Sitter = { person: null, bot: 'drill', commitment: 'c3', number: 'n3' };

const newMatch = (id: string, ...sitters: (Sitter | null)[]): NewMatch => ({
  id,
  game: 'picket',
  rules: '1',
  scenario: 'ford',
  options: { scouts: true },
  listed: true,
  secret: 'secret',
  seats: sitters.map((sitter, seat) => ({ name: ['blue', 'red'][seat], sitter })),
  turn: { kind: 'chance' },
  createdAt: 1000,
  host: 'ann',
  terms: {},
});

export function matchContract({ store, reopen }: StoreUnderTest): void {
  test('a match is found as it was added, with the names of those who sit', async () => {
    await store().matches.add(newMatch('first', ann, null));
    expect(await store().matches.find('first')).toEqual({
      ...newMatch('first', ann, null),
      seats: [
        { name: 'blue', person: { id: 'ann', name: 'Ann' }, bot: null, commitment: 'c1', number: null },
        { name: 'red', person: null, bot: null, commitment: null, number: null },
      ],
      steps: 0,
      movedAt: 1000,
      affairs: {},
      clock: null,
    });
    expect(await store().matches.find('second')).toBeNull();
  });

  test('the same id is not added twice', async () => {
    await store().matches.add(newMatch('first', ann, null));
    await expect(store().matches.add(newMatch('first', bea, null))).rejects.toThrow(/unique/i);
    expect((await store().matches.find('first'))?.seats[0].person?.id).toBe('ann');
  });

  test('an open seat is taken once', async () => {
    await store().matches.add(newMatch('first', ann, null));
    expect(await store().matches.takeSeat('first', 0, bea)).toBe(false);
    expect(await store().matches.takeSeat('first', 1, bea)).toBe(true);
    expect(await store().matches.takeSeat('first', 1, robot)).toBe(false);
    expect((await store().matches.find('first'))?.seats.map(({ person }) => person?.name)).toEqual([
      'Ann',
      'Беа',
    ]);
  });

  test('nobody sits down at a match that was closed', async () => {
    await store().matches.add(newMatch('first', ann, null));
    await store().matches.steps.append('first', { from: 0, steps: ['!=x'], turn: OVER, movedAt: 2000 });
    expect(await store().matches.takeSeat('first', 1, bea)).toBe(false);
    expect((await store().matches.find('first'))?.seats[1].person).toBeNull();
  });

  test('two who reach for one seat at once: one gets it', async () => {
    await store().matches.add(newMatch('first', null, robot));
    const got = await Promise.all([
      store().matches.takeSeat('first', 0, ann),
      store().matches.takeSeat('first', 0, bea),
    ]);
    expect(got.filter(Boolean)).toHaveLength(1);
  });

  test('a number is opened', async () => {
    await store().matches.add(newMatch('first', ann, bea));
    await store().matches.setNumber('first', 0, { commitment: 'c1', number: 'n1' });
    expect((await store().matches.find('first'))?.seats.map(({ number }) => number)).toEqual(['n1', 'n2']);
  });

  test('no number is opened for another commitment, nor while a seat is open', async () => {
    await store().matches.add(newMatch('first', ann, null));
    await store().matches.setNumber('first', 0, { commitment: 'c1', number: 'n1' });
    await store().matches.takeSeat('first', 1, { ...bea, number: null });
    await store().matches.setNumber('first', 1, { commitment: 'c1', number: 'n1' });
    expect((await store().matches.find('first'))?.seats.map(({ number }) => number)).toEqual([null, null]);
  });

  test('whoever gets up takes his number along, and all his seats are open', async () => {
    const open = { person: null, bot: null, commitment: null, number: null };
    await store().matches.add(newMatch('first', ann, bea));
    expect(await store().matches.leaveSeats('first', 'cleo')).toBe(false);
    expect(await store().matches.leaveSeats('first', 'bea')).toBe(true);
    expect(await store().matches.leaveSeats('first', 'bea')).toBe(false);
    await reopen();
    expect((await store().matches.find('first'))?.seats).toMatchObject([{ person: { id: 'ann' } }, open]);
    expect((await store().matches.open(9)).map(({ id }) => id)).toEqual(['first']);
    await store().matches.add(newMatch('both', bea, { ...bea, number: null }));
    expect(await store().matches.leaveSeats('both', 'bea')).toBe(true);
    expect((await store().matches.find('both'))?.seats).toMatchObject([open, open]);
  });

  test('nobody gets up once another’s number is open, or the match has begun or is over', async () => {
    await store().matches.add(newMatch('numbers', ann, bea));
    await store().matches.add(newMatch('begun', { ...ann, number: 'n1' }, bea));
    await store().matches.add(newMatch('over', ann, bea));
    await store().matches.steps.append('over', { from: 0, steps: ['!=x'], turn: OVER, movedAt: 2000 });
    for (const [id, person] of [
      ['numbers', 'ann'],
      ['begun', 'bea'],
      ['over', 'bea'],
    ])
      expect([id, await store().matches.leaveSeats(id, person)]).toEqual([id, false]);
  });

  test('one gets up and the other opens his number at once: one of the two is done', async () => {
    const ids = Array.from({ length: 30 }, (_, at) => `match${at}`);
    for (const id of ids) await store().matches.add(newMatch(id, ann, { ...bea, number: null }));
    const opened = { commitment: 'c1', number: 'n1' };
    const done = ids.flatMap((id, at) => {
      const both = [
        () => store().matches.leaveSeats(id, 'bea'),
        () => store().matches.setNumber(id, 0, opened),
      ];
      return (at % 2 === 0 ? both : both.toReversed()).map((work) => work());
    });
    await Promise.all(done);
    for (const id of ids) {
      const seats = (await store().matches.find(id))?.seats ?? [];
      expect(seats[0].number).toBe(seats[1].person === null ? null : 'n1');
    }
  });

  test('whoever gets up after the lot leaves the side that it gave him; before it, it is still to be drawn', async () => {
    const closed = { ...bea, number: null };
    await store().matches.add({ ...newMatch('drawn', ann, closed), terms: { lot: true, delay: 5 } });
    await store().matches.leaveSeats('drawn', 'bea');
    expect((await store().matches.find('drawn'))?.terms).toEqual({ delay: 5 });
    await store().matches.add({ ...newMatch('undrawn', null, closed), terms: { lot: true } });
    await store().matches.leaveSeats('undrawn', 'bea');
    expect((await store().matches.find('undrawn'))?.terms).toEqual({ lot: true });
  });

  test('steps come back in order, from any number on, also after opening again', async () => {
    await store().matches.add(newMatch('first', ann, bea));
    await store().matches.steps.append('first', { from: 0, steps: ['*1', '*2'], turn: FIRST, movedAt: 2000 });
    await store().matches.steps.append('first', { from: 2, steps: ['0:@a1'], turn: SECOND, movedAt: 3000 });
    await reopen();
    expect(await store().matches.steps.read('first', 0)).toEqual(['*1', '*2', '0:@a1']);
    expect(await store().matches.steps.read('first', 2)).toEqual(['0:@a1']);
    expect(await store().matches.find('first')).toMatchObject({ steps: 3, turn: SECOND, movedAt: 3000 });
  });

  test('steps are added only where they belong, and then all of them or none', async () => {
    await store().matches.add(newMatch('first', ann, bea));
    expect(
      await store().matches.steps.append('first', { from: 0, steps: ['a', 'b'], turn: FIRST, movedAt: 2000 }),
    ).toBe(true);
    expect(
      await store().matches.steps.append('first', { from: 1, steps: ['x', 'y'], turn: OVER, movedAt: 3000 }),
    ).toBe(false);
    expect(
      await store().matches.steps.append('first', { from: 3, steps: ['x'], turn: OVER, movedAt: 3000 }),
    ).toBe(false);
    expect(
      await store().matches.steps.append('nowhere', { from: 0, steps: ['x'], turn: OVER, movedAt: 3000 }),
    ).toBe(false);
    expect(await store().matches.steps.read('first', 0)).toEqual(['a', 'b']);
    expect(await store().matches.find('first')).toMatchObject({ steps: 2, turn: FIRST, movedAt: 2000 });
  });

  test('of two who add the same number at once one succeeds, and others at the same time are not disturbed', async () => {
    await store().matches.add(newMatch('first', ann, bea));
    await store().matches.add(newMatch('second', ann, bea));
    const stored = await Promise.all([
      store().matches.steps.append('first', { from: 0, steps: ['a'], turn: FIRST, movedAt: 2000 }),
      store().matches.steps.append('first', { from: 0, steps: ['b'], turn: SECOND, movedAt: 2000 }),
      store().matches.steps.append('second', { from: 0, steps: ['c'], turn: FIRST, movedAt: 2000 }),
    ]);
    expect(stored.slice(0, 2).filter(Boolean)).toHaveLength(1);
    expect(stored[2]).toBe(true);
    expect(await store().matches.steps.read('first', 0)).toHaveLength(1);
    expect(await store().matches.steps.read('second', 0)).toEqual(['c']);
  });

  test("a person's matches come with the last moved first", async () => {
    await store().matches.add(newMatch('first', ann, bea));
    await store().matches.add(newMatch('second', ann, robot));
    await store().matches.add(newMatch('third', bea, robot));
    await store().matches.steps.append('first', { from: 0, steps: ['a'], turn: FIRST, movedAt: 2000 });
    const ids = async (person: string, most: number): Promise<string[]> =>
      (await store().matches.ofPerson(person, most)).map(({ id }) => id);
    expect(await ids('ann', 10)).toEqual(['first', 'second']);
    expect(await ids('bea', 1)).toEqual(['first']);
  });

  test("of a person's matches those that run come first, however many have ended since", async () => {
    for (const id of ['first', 'second', 'third']) await store().matches.add(newMatch(id, ann, robot));
    for (const [at, id] of ['second', 'third'].entries())
      await store().matches.steps.append(id, { from: 0, steps: ['a'], turn: OVER, movedAt: 2000 + at });
    const found = await store().matches.ofPerson('ann', 2);
    expect(found.map(({ id }) => id)).toEqual(['first', 'third']);
  });

  test('companions are those with whom somebody has played and who have not left, the last first', async () => {
    const cleo: Sitter = { ...bea, person: 'cleo' };
    await store().people.add({ id: 'cleo', name: 'Cleo' }, 'hash of cleo');
    for (const [at, other] of [bea, bea, cleo, robot].entries()) {
      await store().matches.add(newMatch(`match ${at}`, ann, other));
      await store().matches.steps.append(`match ${at}`, {
        from: 0,
        steps: ['a'],
        turn: OVER,
        movedAt: 2000 + at,
      });
      if (at > 0) await store().archive.add(entry(`match ${at}`, 2000 + at), null);
    }
    await store().matches.add(newMatch('not begun', ann, cleo));
    const companions = (most = 10) => store().matches.companions('ann', most);
    const withBea = { person: { id: 'bea', name: 'Беа' }, matches: 2, at: 2001 };
    expect(await companions()).toEqual([
      { person: { id: 'cleo', name: 'Cleo' }, matches: 1, at: 2002 },
      withBea,
    ]);
    expect(await companions(1)).toMatchObject([{ person: { id: 'cleo' } }]);
    await store().people.forget('cleo');
    expect(await companions()).toEqual([withBea]);
  });

  test('what has gone into the archive stays among his matches, in the order in which they ended', async () => {
    for (const id of ['runs', 'late', 'both', 'early', 'fresh'])
      await store().matches.add(newMatch(id, ann, id === 'both' ? { ...ann, commitment: 'c4' } : robot));
    const end = async (id: string, movedAt: number): Promise<void> => {
      await store().matches.steps.append(id, { from: 0, steps: ['a'], turn: OVER, movedAt });
      if (id !== 'fresh') await store().archive.add(entry(id, movedAt), null);
    };
    await end('both', 3000);
    await end('early', 2000);
    await end('late', 4000);
    await end('fresh', 2500);
    const ids = async (most: number): Promise<string[]> =>
      (await store().matches.ofPerson('ann', most)).map(({ id }) => id);
    expect(await ids(10)).toEqual(['runs', 'late', 'both', 'fresh', 'early']);
    expect(await ids(3)).toEqual(['runs', 'late', 'both']);
    expect((await store().matches.runningOf('ann')).map(({ id }) => id)).toEqual(['runs']);
    expect((await store().matches.withBots()).map(({ id }) => id)).toEqual(['runs']);
    expect(await store().archive.missing()).toEqual(['fresh']);
    // Where an operator has taken its end away, it runs again.
    await store().matches.cut('late', { steps: 0, turn: FIRST, movedAt: 5000, clock: null });
    expect((await store().matches.runningOf('ann')).map(({ id }) => id)).toEqual(['runs', 'late']);
  });

  test('open matches are those that are listed and have an open seat', async () => {
    await store().matches.add(newMatch('first', ann, null));
    await store().matches.add(newMatch('second', ann, bea));
    await store().matches.add({ ...newMatch('third', ann, null), listed: false });
    await store().matches.add(newMatch('fourth', null, robot));
    await store().matches.add(newMatch('fifth', null, null));
    const ids = async (most: number): Promise<string[]> =>
      (await store().matches.open(most)).map(({ id }) => id);
    expect(await ids(10)).toEqual(['fifth', 'fourth', 'first']);
    expect(await ids(2)).toEqual(['fifth', 'fourth']);
    await store().matches.steps.append('fifth', { from: 0, steps: ['!=x'], turn: OVER, movedAt: 2000 });
    expect(await ids(10)).toEqual(['fourth', 'first']);
    await store().archive.add(entry('fifth', 2000), null);
    expect(await ids(10)).toEqual(['fourth', 'first']);
  });

  test('matches with bots are listed until they are over', async () => {
    await store().matches.add(newMatch('first', ann, robot));
    await store().matches.add(newMatch('second', ann, robot));
    await store().matches.add(newMatch('third', ann, bea));
    await store().matches.steps.append('first', { from: 0, steps: ['a'], turn: OVER, movedAt: 2000 });
    expect((await store().matches.withBots()).map(({ id }) => id)).toEqual(['second']);
  });

  test('the steps of a match that is over are packed, and read as before', async () => {
    await store().matches.add(newMatch('first', ann, bea));
    const words = ['*1', '0:@a1', '1:Беа'];
    await store().matches.steps.append('first', { from: 0, steps: words, turn: OVER, movedAt: 2000 });
    await store().matches.pack('first');
    await store().matches.pack('first');
    expect(await store().matches.steps.read('first', 0)).toEqual(words);
    expect(await store().matches.steps.read('first', 2)).toEqual(['1:Беа']);
    await store().matches.steps.append('first', { from: 3, steps: ['<1'], turn: FIRST, movedAt: 3000 });
    expect(await store().matches.steps.read('first', 1)).toEqual(['0:@a1', '1:Беа', '<1']);
    expect(await store().matches.steps.read('first', 4)).toEqual([]);
  });

  test('who reads while a match is packed reads every step once', async () => {
    const words = ['*1', '0:@a1', '1:b2'];
    for (let i = 0; i < 8; i++) {
      const { matches } = store();
      const id = `match${i}`;
      await matches.add(newMatch(id, ann, bea));
      await matches.steps.append(id, { from: 0, steps: words, turn: OVER, movedAt: 2000 });
      const packing = { done: false };
      const packed = matches.pack(id).finally(() => (packing.done = true));
      for (; !packing.done; await soon()) expect(await matches.steps.read(id, 0)).toEqual(words);
      await packed;
    }
  });

  test('how a match ended stays when it is packed', async () => {
    await store().matches.add(newMatch('first', ann, bea));
    const words = ['*1', '0:@a1'];
    const marks = [1, 2].map((n) => ({ n, digest: `d${n}`, state: `{"n":${n}}` }));
    await store().marks.put('first', marks[0]);
    await store().matches.steps.append('first', { from: 0, steps: words, turn: OVER, movedAt: 2000 });
    await store().marks.put('first', marks[1]);
    await store().matches.pack('first');
    await store().matches.pack('first');
    expect(await store().matches.steps.read('first', 0)).toEqual(words);
    expect(await store().marks.of('first')).toEqual([marks[1]]);
  });

  test('a match that is not over is not packed', async () => {
    await store().matches.add(newMatch('first', ann, bea));
    await store().matches.steps.append('first', { from: 0, steps: ['a'], turn: FIRST, movedAt: 2000 });
    await store().marks.put('first', { n: 1, digest: 'd', state: '{}' });
    await store().matches.pack('first');
    expect(await store().marks.of('first')).toHaveLength(1);
    expect(await store().matches.steps.read('first', 0)).toEqual(['a']);
  });

  test('the last states that were marked are kept while the match runs', async () => {
    await store().matches.add(newMatch('first', ann, bea));
    for (const n of [50, 100, 150, 200, 200])
      await store().marks.put('first', { n, digest: `d${n}`, state: `{"n":${n}}` });
    expect((await store().marks.of('first')).map(({ n }) => n)).toEqual([200, 150, 100]);
    await store().matches.steps.append('first', { from: 0, steps: ['a'], turn: OVER, movedAt: 2000 });
    await store().matches.pack('first');
    await store().marks.put('first', { n: 250, digest: 'd', state: '{}' });
    expect(await store().marks.of('first')).toEqual([]);
  });
}
