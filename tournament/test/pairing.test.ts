import { must } from '@bicorne/engine';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPresent, nextRound, readEvent, roundCount, scheduleDigest, verify, type Event } from '../index.ts';
import { costsOf, standingsFor, type Standing } from '../swiss.ts';
import { cheapestCouples, type Cost } from '../weights.ts';
import { anyRun, closed, paired, playOut, randomTournament, termsOf } from './random.fixture.ts';

const add = (one: Cost, other: Cost): number[] => one.map((part, level) => part + other[level]);
const less = (one: Cost, other: Cost): boolean => {
  const level = one.findIndex((part, i) => part !== other[i]);
  return level >= 0 && one[level] < other[level];
};

/** All ways are tried, one after the other. */
function cheapestByForce(left: readonly number[], costOf: (one: number, other: number) => Cost): Cost {
  const [one, ...rest] = left;
  const sums = rest.map((other) => {
    const further = rest.filter((third) => third !== other);
    const cost = costOf(one, other);
    return further.length === 0 ? cost : add(cost, cheapestByForce(further, costOf));
  });
  return sums.reduce((least, sum) => (less(sum, least) ? sum : least));
}

const everySeat = (here: readonly Standing[]): (Standing | null)[] =>
  here.length % 2 === 0 ? [...here] : [...here, null];

/** In any order: costs do not depend on how the draw broke equals. */
const inDrawOrder = (event: Event): number[] => {
  const late = [...event.entrants.keys()].filter((number) => !event.field?.includes(number));
  return [...(event.field ?? []), ...late];
};

describe('the couples', () => {
  it('are the cheapest of all, the weightier consideration first', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(2, 4, 6, 8).chain((count) =>
          fc.record({
            count: fc.constant(count),
            costs: fc.array(fc.tuple(fc.nat(2), fc.nat(1), fc.nat(9)), {
              minLength: count * count,
              maxLength: count * count,
            }),
          }),
        ),
        ({ count, costs }) => {
          const costOf = (one: number, other: number): Cost => costs[one * count + other];
          const couples = cheapestCouples(count, costOf);
          expect(couples.flat().sort((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, i) => i));
          const sum = couples.map(([one, other]) => costOf(one, other)).reduce(add);
          expect(sum).toEqual(cheapestByForce([...Array(count).keys()], costOf));
        },
      ),
      { numRuns: 300 },
    );
  });

  it('are refused where their costs are too large to be weighed exactly', () => {
    expect(() => cheapestCouples(4, () => [2 ** 26, 2 ** 26])).toThrow('cannot be weighed exactly');
  });

  it.each(['single', 'pair'] as const)(
    'can be weighed exactly for 512 entrants after 19 rounds (%s)',
    (match) => {
      const most = match === 'pair' ? 6 : 2;
      const here = Array.from({ length: 512 }, (_, number) => ({
        number,
        halves: (number % 20) * most,
        met: new Map([[(number + 1) % 512, 1]]),
        free: 1,
        balance: number % 2 === 0 ? 1 : -1,
        lastFirst: false,
      }));
      const costOf = costsOf(here, match === 'single');
      expect(cheapestCouples(512, (one, other) => costOf(here[one], here[other]))).toHaveLength(256);
    },
  );
});

describe('Swiss rounds', () => {
  it('repeat nothing that can be avoided, and are best in every respect after it: all other ways were tried', () => {
    fc.assert(
      fc.property(anyRun(['swiss', 'swiss-top8'], 8), ({ terms, count, seed, mishaps }) => {
        for (const event of randomTournament(terms, count, seed, mishaps)) {
          const here = standingsFor(event, inDrawOrder(event));
          if (
            event.bracket ||
            event.rounds.length === roundCount(event) ||
            here.length < 2 ||
            here.length > 8
          )
            continue;
          const next = nextRound(event);
          if (!next.ok || next.value.stage !== 'swiss') continue;
          const seats = everySeat(here);
          const costOf = costsOf(here, terms.match === 'single');
          const byNumber = new Map(here.map((one) => [one.number, one]));
          const of = (number: number | undefined): Standing | null => byNumber.get(number ?? -1) ?? null;
          const sum = next.value.tables.map(([one, other]) => costOf(of(one), of(other))).reduce(add);
          const least = cheapestByForce([...seats.keys()], (one, other) => costOf(seats[one], seats[other]));
          expect(sum.slice(0, 4)).toEqual(least.slice(0, 4));
        }
      }),
      { numRuns: 150 },
    );
  });

  it('seat everybody who is present once, and leave at most one free', () => {
    fc.assert(
      fc.property(anyRun(['swiss']), ({ terms, count, seed, mishaps }) => {
        for (const event of randomTournament(terms, count, seed, mishaps)) {
          const next = nextRound(event);
          if (!next.ok) continue;
          const here = [...event.entrants.keys()].filter((number) => isPresent(event.entrants[number]));
          expect(next.value.tables.flat().sort((a, b) => a - b)).toEqual(here);
          expect(next.value.tables.filter(({ length }) => length === 1)).toHaveLength(here.length % 2);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('keep the sides of single games balanced within one, and meet nobody twice, while all stay', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(8, 10, 12, 16),
        fc.integer({ min: 1, max: 5 }),
        fc.string({ minLength: 1 }),
        (count, rounds, seed) => {
          let event = closed(termsOf({ kind: 'swiss', rounds }, { match: 'single', seed }), count);
          for (let round = 0; round < rounds; round++)
            event = playOut(paired(event), (_, table) => ({
              how: 'played',
              games: [{ winner: (table + round) % 3 === 0 ? 1 : 0, margin: [table, round] }],
            }));
          for (const { balance, met } of standingsFor(event, inDrawOrder(event))) {
            expect(Math.abs(balance)).toBeLessThanOrEqual(1);
            if (count > 2 * rounds) expect([...met.values()].every((times) => times === 1)).toBe(true);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('leave nobody free twice before everybody was, if nobody leaves or comes', () => {
    fc.assert(
      fc.property(fc.constantFrom(7, 9, 11), fc.string({ minLength: 1 }), (count, seed) => {
        let event = closed(termsOf({ kind: 'swiss', rounds: 3 }, { seed }), count);
        for (let round = 0; round < 3; round++)
          event = playOut(paired(event), (_, table) => ({
            how: 'played',
            games: [0, 1].map(() => ({ winner: table % 2 === 0 ? 0 : 1, margin: [1, 0] })),
          }));
        const free = event.rounds.map(
          ({ tables }) => tables.find(({ players }) => players.length === 1)?.players[0],
        );
        expect(new Set(free).size).toBe(3);
      }),
      { numRuns: 40 },
    );
  });
});

describe('a round robin', () => {
  it.each([3, 4, 5, 6, 7, 8, 11, 16, 33])('lets each of %d meet each once, sides within one', (count) => {
    let event = closed(termsOf({ kind: 'round-robin' }, { match: 'single' }), count);
    while (event.rounds.length !== roundCount(event)) event = paired(event);
    for (const { met, balance } of standingsFor(event, inDrawOrder(event))) {
      expect([...met.values()]).toEqual(Array(count - 1).fill(1));
      expect(Math.abs(balance)).toBeLessThanOrEqual(count % 2 === 0 ? 1 : 0);
    }
    for (const { tables } of event.rounds)
      expect(tables.flatMap(({ players }) => players).sort((a, b) => a - b)).toEqual([
        ...Array(count).keys(),
      ]);
  });
});

describe('a knock-out', () => {
  it('keeps its bracket whole: half as many tables each round, winners of neighbours meet', () => {
    fc.assert(
      fc.property(anyRun(['knock-out'], 33), ({ terms, count, seed, mishaps }) => {
        const event = randomTournament(terms, count, seed, mishaps).at(-1);
        if (!event) throw new Error('nothing was played');
        const sizes = event.rounds.map(({ tables }) => tables.length);
        expect(sizes).toEqual(sizes.map((_, i) => 2 ** (sizes.length - 1 - i)));
        expect(2 * sizes[0]).toBeGreaterThanOrEqual(count);
        event.rounds.slice(1).forEach(({ tables }, i) =>
          tables.forEach(({ players }, n) => {
            const feeders = event.rounds[i].tables.slice(2 * n, 2 * n + 2);
            for (const player of players)
              expect(feeders.filter((feeder) => feeder.players.includes(player))).toHaveLength(1);
          }),
        );
      }),
      { numRuns: 100 },
    );
  });

  it('lets the two best meet in the last round only, and the best go free', () => {
    const event = paired(closed(termsOf({ kind: 'knock-out' }), 6));
    const seeds = event.bracket?.seeds ?? [];
    const places = event.rounds[0].tables.map(({ players }) =>
      players.map((player) => seeds.indexOf(player)).sort((a, b) => a - b),
    );
    expect(places).toEqual([[0], [3, 4], [2, 5], [1]]);
  });
});

describe('every tournament', () => {
  it('is the same for the same seed, reads back from its decisions, and is verified', () => {
    fc.assert(
      fc.property(anyRun(), ({ terms, count, seed, mishaps }) => {
        const [event, again] = [0, 1].map(() => randomTournament(terms, count, seed, mishaps).at(-1));
        if (!event || !again) throw new Error('nothing was played');
        expect(again).toEqual(event);
        expect(scheduleDigest(again)).toBe(scheduleDigest(event));
        expect(must(readEvent(terms, event.decisions))).toEqual(event);
        expect(verify(event)).toEqual({ ok: true, value: null });
      }),
      { numRuns: 80 },
    );
  });

  it('is not verified where a round was not drawn by its terms', () => {
    const terms = termsOf({ kind: 'swiss', rounds: 2 });
    const event = closed(terms, 6);
    const tables = must(nextRound(event)).tables;
    const other = [[tables[0][0], tables[1][0]], [tables[0][1], tables[1][1]], tables[2]];
    const forged = must(readEvent(terms, [...event.decisions, { do: 'pair', tables: other }]));
    expect(verify(forged)).toMatchObject({ ok: false, fault: { code: 'tampered' } });
  });

  it('has another schedule by another seed', () => {
    const digests = ['one', 'two'].map((seed) =>
      scheduleDigest(paired(closed(termsOf({ kind: 'swiss', rounds: 2 }, { seed }), 8))),
    );
    expect(digests[0]).not.toBe(digests[1]);
    expect(digests[0]).toMatch(/^[0-9a-f]{64}$/);
  });
});
