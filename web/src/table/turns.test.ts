import { expect, it } from 'vitest';
import { turnsOf } from './turns.ts';

it('a story is told turn by turn, and what came before the first turn is a part of its own', () => {
  const step = (n: number, type: string) => ({ n, events: [{ type }] });
  const story = [step(1, 'dealt'), step(2, 'turn'), step(3, 'moved'), step(4, 'turn')];
  expect(turnsOf(story).map((steps) => steps.map(({ n }) => n))).toEqual([[1], [2, 3], [4]]);
});

it('a turn may begin amid what else a step tells, and silent steps are not told', () => {
  const story = [
    { n: 1, events: [{ type: 'dealt' }] },
    { n: 2, events: [] },
    { n: 3, events: [{ type: 'rested' }, { type: 'turn' }] },
  ];
  expect(turnsOf(story).map((steps) => steps.map(({ n }) => n))).toEqual([[1], [3]]);
});
