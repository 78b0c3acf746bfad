import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { standings, type Event, type GameResult, type Outcome } from '../index.ts';
import { after, anyRun, closed, paired, playOut, randomTournament, termsOf } from './random.fixture.ts';
import { secondDirect, secondFigures } from './second.fixture.ts';

const game = (winner: 0 | 1 | null, one: number, other: number): GameResult => ({
  winner,
  margin: [one, other],
});
const played = (...games: readonly GameResult[]): Outcome => ({ how: 'played', games });

/** The points of the first match of a tournament that ends so. */
function worth(match: 'single' | 'pair', outcome: Outcome): number[] {
  const event = paired(closed(termsOf({ kind: 'round-robin' }, { match }), 4));
  const done = after(event, { do: 'result', round: 0, table: 0, outcome });
  const rows = standings(done);
  return done.rounds[0].tables[0].players.map(
    (number) => rows.find((row) => row.number === number)?.points ?? -1,
  );
}

describe('a match is worth', () => {
  it.each<[string, Outcome, number[]]>([
    ['3 to 0: both games won', played(game(0, 1, 6), game(0, 1, 6)), [3, 0]],
    ['2 to 1: a game each, the better margin', played(game(0, 6, 2), game(1, 5, 6)), [2, 1]],
    ['1½ each: a game each, equal margins', played(game(0, 6, 4), game(1, 4, 6)), [1.5, 1.5]],
    ['2 to 1: a win and a draw, whatever the margin', played(game(1, 0, 1), game(null, 9, 0)), [1, 2]],
    ['2 to 1: two draws, the better margin', played(game(null, 2, 0), game(null, 1, 1)), [2, 1]],
    ['3 to 0: the other did not come', { how: 'forfeit', absent: [1] }, [3, 0]],
    ['nothing: neither came', { how: 'forfeit', absent: [0, 1] }, [0, 0]],
  ])('in pairs %s', (_, outcome, points) => {
    expect(worth('pair', outcome)).toEqual(points);
  });

  it.each<[string, Outcome, number[]]>([
    ['a point: won, whatever the margin', played(game(0, 2, 5)), [1, 0]],
    ['half a point each: drawn, whatever the margin', played(game(null, 2, 1)), [0.5, 0.5]],
  ])('as a single game %s', (_, outcome, points) => {
    expect(worth('single', outcome)).toEqual(points);
  });
});

describe('the standings', () => {
  it('have every figure as a second implementation finds it', () => {
    fc.assert(
      fc.property(anyRun(), ({ terms, count, seed, mishaps }) => {
        for (const event of randomTournament(terms, count, seed, mishaps)) {
          const figures = secondFigures(event);
          for (const { number, points, tieBreaks } of standings(event)) {
            expect(points).toBe(figures[number].points);
            const { direct: _, ...rest } = tieBreaks;
            expect(rest).toEqual(figures[number].tieBreaks);
          }
        }
      }),
      { numRuns: 120 },
    );
  });

  it('part equals by what they won from each other, where all of them have met, as the second one does', () => {
    let parted = 0;
    fc.assert(
      fc.property(anyRun(['round-robin', 'swiss'], 7), (run) => {
        const terms = { ...run.terms, tieBreaks: ['direct', 'margin'] as const };
        const event = randomTournament(terms, run.count, run.seed, run.mishaps).at(-1);
        if (!event) throw new Error('nothing was played');
        const rows = standings(event);
        for (const group of Map.groupBy(rows, ({ points }) => points).values()) {
          if (group.length < 2) continue;
          const direct = secondDirect(
            event,
            group.map(({ number }) => number),
          );
          expect(group.map(({ tieBreaks }) => tieBreaks.direct ?? null)).toEqual(
            direct ?? group.map(() => null),
          );
          if (direct === null) continue;
          parted++;
          expect(direct).toEqual(direct.toSorted((a, b) => b - a));
        }
      }),
      { numRuns: 120 },
    );
    expect(parted).toBeGreaterThan(20);
  });

  it('are in the order of points and tie-breaks, and those whom nothing parts share a place', () => {
    fc.assert(
      fc.property(anyRun(['round-robin', 'swiss']), (run) => {
        const terms = { ...run.terms, tieBreaks: ['buchholz', 'margin'] as const };
        const event = randomTournament(terms, run.count, run.seed, run.mishaps).at(-1);
        if (!event) throw new Error('nothing was played');
        const keys = standings(event).map(({ points, tieBreaks: { buchholz, margin } }) => [
          points,
          buchholz ?? 0,
          margin ?? 0,
        ]);
        expect(keys).toEqual(keys.toSorted((a, b) => b[0] - a[0] || b[1] - a[1] || b[2] - a[2]));
        const places = keys.map((key) => 1 + keys.findIndex((other) => String(other) === String(key)));
        expect(standings(event).map(({ place }) => place)).toEqual(places);
      }),
      { numRuns: 60 },
    );
  });

  it('put the winner of the knock-out first, then the finalist, then who went out earlier; who was not in it behind', () => {
    const first: Outcome = played(game(0, 6, 1), game(0, 6, 1));
    let event: Event = closed(termsOf({ kind: 'swiss-top8', rounds: 3 }), 12);
    for (let round = 0; round < 6; round++) event = playOut(paired(event), () => first);
    const rows = standings(event);
    const final = event.rounds[5].tables[0].players;
    expect(rows.slice(0, 2).map(({ number }) => number)).toEqual(final);
    expect(rows.slice(0, 8).map(({ through }) => through)).toEqual([3, 2, 1, 1, 0, 0, 0, 0]);
    expect(rows.slice(8).every(({ through }) => through === null)).toBe(true);
  });
});
