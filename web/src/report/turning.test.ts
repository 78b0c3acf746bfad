import type { Report } from '@bicorne/report';
import { expect, it } from 'vitest';
import { turningOf } from './turning.ts';

const sideOf = (seat: string): Report['sides'][number] => ({
  seat,
  start: 0,
  luck: 0,
  decisions: 0,
  result: 0,
  deserved: 0,
  luckError: 0,
  decided: 0,
  mistakes: [],
});
const report = (...chances: readonly number[]): Pick<Report, 'curve' | 'sides'> => ({
  sides: ['red', 'blue'].map(sideOf),
  curve: chances.map((one, at) => ({ at, chances: [one, 1 - one], luck: [] })),
});

it('the turning point is the turn in which the chances of a side changed most', () => {
  const match = report(0.5, 0.55, 0.2, 0.1, 0);
  expect(turningOf(match, 'red')).toEqual({ turn: 2, from: 0.55, to: 0.2 });
  expect(turningOf(match, 'blue')).toMatchObject({ turn: 2, from: expect.closeTo(0.45), to: 0.8 });
});

it('a match in which nothing ever changed has none, nor has whoever was not in it', () => {
  expect(turningOf(report(0.5, 0.5), 'red')).toBeNull();
  expect(turningOf(report(0.5, 0.6), 'green')).toBeNull();
});
