import { expect, it } from 'vitest';
import { twice } from '../twice.ts';

const won = (seat: number, margin: readonly number[] | null) => ({ winners: [seat], margin });

it('whoever has the first side in one game has the second in the other', () => {
  const { outcome, points } = twice(won(0, [5, 3]), won(1, [2, 5]));
  expect(outcome.games).toEqual([
    { winner: 0, margin: [5, 3] },
    { winner: 0, margin: [5, 2] },
  ]);
  expect(points).toEqual([3, 0]);
});

it.each([
  ['one game each, and the better margin', won(0, [5, 1]), won(0, [5, 4]), [2, 1]],
  ['one game each, and as much to show', won(0, [5, 4]), won(0, [5, 4]), [1.5, 1.5]],
  ['a game won and one drawn', won(0, null), { winners: [], margin: null }, [2, 1]],
  ['a game that was given up counts without its margin', won(0, null), won(0, [5, 0]), [1, 2]],
])('%s', (_, first, second, points) => {
  expect(twice(first, second).points).toEqual(points);
});
