import type { GameEvent } from '@bicorne/engine';
import { expect, it } from 'vitest';
import { folded } from './folded.ts';

const step = (n: number, ...types: string[]) => ({ n, events: types.map((type): GameEvent => ({ type })) });
const kin = ({ type }: GameEvent): string | null => (type.startsWith('march') ? type : null);
const isTold = ({ type }: GameEvent): boolean => type !== 'silent';
const groups = (...steps: ReturnType<typeof step>[]): string[] =>
  folded(steps, kin, isTold).map((lines) => lines.map(({ event }) => event.type).join(' '));

it('what is alike in a row is one line, over several steps too', () => {
  expect(
    groups(step(1, 'march-a'), step(2, 'march-a', 'march-b'), step(3, 'turn'), step(4, 'march-b')),
  ).toEqual(['march-a march-a', 'march-b', 'turn', 'march-b']);
});

it('what stands alone stands alone, and without a board’s word nothing is folded', () => {
  expect(groups(step(1, 'fired', 'fired'))).toEqual(['fired', 'fired']);
  expect(folded([step(1, 'march-a', 'march-a')], undefined, isTold)).toHaveLength(2);
});

it('every line keeps its step, and no two lines have one key', () => {
  const lines = folded([step(1, 'march-a', 'march-a'), step(7, 'march-a')], kin, isTold).flat();
  expect(lines.map((line) => line.step.n)).toEqual([1, 1, 7]);
  expect(new Set(lines.map(({ key }) => key)).size).toBe(3);
});
