import { ONLOOKER } from '@bicorne/engine';
import { expect, it } from 'vitest';
import { game } from '../../index.ts';
import { PLACES, positionOf } from '../../rules/map.ts';
import { board } from '../index.tsx';
import { playout } from '../moments.ts';

it.each([ONLOOKER, 0, 1])('at the end whoever looks (%i) sees the face of every piece', (viewer) => {
  const last = [...playout(31, 3000)].at(-1);
  if (!last) throw new Error('nothing was played');
  const { state } = last;
  expect(game.turn(state).kind).toBe('over');
  const own = game.view(state, viewer);
  const open = board.laidOpen?.(own, [game.view(state, 0), game.view(state, 1)]);
  const standing = Array.from({ length: PLACES }, (_, place) => place).filter(
    (place) => state.faces[place] !== 0,
  );
  expect(own.stacks.some(({ faces }) => faces === undefined)).toBe(true);
  expect(open?.stacks.map(({ at, faces }) => [at, faces]).toSorted(byText)).toEqual(
    standing.map((place) => [positionOf(place), state.faces[place]]).toSorted(byText),
  );
  expect({ ...open, stacks: [] }).toEqual({ ...own, stacks: [] });
});

const byText = (one: readonly unknown[], other: readonly unknown[]): number =>
  one.join().localeCompare(other.join());
