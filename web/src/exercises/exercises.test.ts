import { loadExercises, offeredGames } from '@bicorne/games';
import { expect, test } from 'vitest';
import { gameOf } from './day.ts';
import { exerciseOfDay, keepPoints, pointsHere } from './files.ts';
import { nextAfter } from './next.ts';
import { openPosition } from './open.ts';
import { dueNow, spaced, type Bill } from './practice.ts';
import { trendsOf } from './trend.ts';

const DAY = 86_400_000;

test('what is found comes back later and later, what is missed tomorrow', () => {
  let held = { box: 0, due: 0 };
  const waits: number[] = [];
  for (let n = 0; n < 5; n++) {
    held = spaced(held, 3, 0);
    waits.push(held.due / DAY);
  }
  expect(waits).toEqual([3, 7, 21, 60, 60]);
  expect(spaced(held, 1, 0)).toEqual({ box: 0, due: DAY });
  expect(spaced(held, 0, 0)).toEqual({ box: 0, due: DAY });
});

test('the longest due comes first, and what is not due does not come', () => {
  expect(dueNow([{ due: 5 }, { due: 2 }, { due: 9 }], 6)).toEqual([{ due: 2 }, { due: 5 }]);
});

test('the trend is what was lost a turn, match by match, and on which questions', () => {
  const bill = (match: string, game: string, turns: number, lost: Record<string, number>): Bill => ({
    match,
    game,
    when: 0,
    version: '',
    turns,
    lost,
  });
  const [one, other] = trendsOf([
    bill('a', 'x', 10, { move: 0.3, play: 0.1 }),
    bill('b', 'y', 4, {}),
    bill('c', 'x', 10, { move: 0.1 }),
  ]);
  expect(one.course).toEqual([expect.closeTo(0.04), expect.closeTo(0.01)]);
  expect(one.mean).toBeCloseTo(0.025);
  expect(one.kinds.map(({ ask, cost }) => [ask, Number(cost.toFixed(3))])).toEqual([
    ['move', 0.2],
    ['play', 0.05],
  ]);
  expect(other).toMatchObject({ game: 'y', course: [0], kinds: [] });
});

test('every day has its exercise, each game in turn', async () => {
  const games = offeredGames();
  const days = Array.from({ length: games.length }, (_, n) => 20_000 + n);
  expect(new Set(days.map((day) => gameOf(games, day)))).toEqual(new Set(games));
  const [one, next] = [await exerciseOfDay(20_000), await exerciseOfDay(20_000 + games.length)];
  expect(one?.game).toBe(next?.game);
  expect(one?.exercise.id).not.toBe(next?.exercise.id);
});

test.each(offeredGames())('%s: an exercise opens as a match that goes on from it', async (id) => {
  const [exercise] = (await loadExercises(id))?.exercises ?? [];
  const run = await openPosition(id, exercise);
  expect(run?.match.state).toEqual(exercise.state);
  expect(run?.record).toContain(`[Game "${id}"`);
  expect(await openPosition(id, { ...exercise, better: 'nonsense' })).toBeNull();
  expect(await openPosition(id, { ...exercise, state: { no: 'such thing' } })).toBeNull();
});

test('points stay, the next is one that is not solved, and after the last comes the first', async () => {
  const [id] = offeredGames();
  const all = (await loadExercises(id))?.exercises ?? [];
  keepPoints(all[1].id, 2);
  keepPoints(all[1].id, 1);
  expect(pointsHere()[all[1].id]).toBe(2);
  expect(await nextAfter(id, id, all[0].id)).toBe(`/exercises/${id}/${all[2].id}`);
  expect(await nextAfter(id, id, all.at(-1)?.id ?? '')).toBe(`/exercises/${id}/${all[0].id}`);
});
