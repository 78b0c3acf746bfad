import { expect, it } from 'vitest';
import { placesOf, tracesAhead, tracesOf, type Trace } from './traces.ts';

const [ME, THEM, ANOTHER] = [0, 1, 2];
const turn = (...seats: number[]): Trace => ({ is: 'turn', seats });
const went = (piece: number | undefined, from: number, to: number): Trace => ({
  is: 'went',
  piece,
  from,
  to,
  paint: 'blue',
});
const lost = (at: number, count: number): Trace => ({ is: 'lost', at, count, paint: 'red' });

/** A step is written as what it leaves. */
const seenBy = (viewer: number, ...told: readonly Trace[][]) => tracesOf(told, viewer, (trace) => [trace]);
const waysOf = (viewer: number, ...told: readonly Trace[][]) =>
  seenBy(viewer, ...told)?.ways.map(({ places, count }) => [places.join('-'), count]);

it('what is advised shows attacks as well as ways, and attacks alone', () => {
  const strike: Trace = { is: 'struck', from: 2, to: 3, paint: 'blue' };
  const ahead = tracesAhead([[went(1, 1, 2)], [strike]], (trace) => [trace]);
  expect(ahead?.ways.map(({ places }) => places)).toEqual([[1, 2]]);
  expect(ahead?.strikes).toEqual([strike]);
  expect(tracesAhead([[strike]], (trace) => [trace])?.strikes).toHaveLength(1);
  expect(placesOf([strike])).toEqual([2, 3]);
});

it('the others’ turn is seen while it goes, and until one acts oneself', () => {
  const theirs = [[turn(ME)], [went(1, 1, 2)], [turn(THEM)], [went(7, 5, 6)]];
  expect(waysOf(ME, ...theirs)).toEqual([['5-6', 1]]);
  expect(waysOf(ME, ...theirs, [turn(ME)])).toEqual([['5-6', 1]]);
  expect(seenBy(ME, ...theirs, [turn(ME)], [{ is: 'deed' }])).toBeNull();
});

it('turns of several others in a row are seen together, from the step with which they began', () => {
  const told = [[turn(ME)], [turn(THEM)], [went(7, 5, 6)], [turn(ANOTHER)], [went(8, 1, 2)], [turn(ME)]];
  expect(waysOf(ME, ...told)).toEqual([
    ['5-6', 1],
    ['1-2', 1],
  ]);
  expect(seenBy(ME, ...told)?.from).toBe(1);
});

it('what one does when asked in the others’ turn does not end it, and what one did before it is none of it', () => {
  const told = [[turn(ME)], [went(1, 1, 2), turn(THEM), went(7, 5, 6)], [went(1, 2, 3)]];
  expect(waysOf(ME, ...told)).toEqual([
    ['5-6', 1],
    ['2-3', 1],
  ]);
});

it('what changes hands as one’s turn begins is not one’s own deed', () => {
  const told = [[turn(THEM)], [went(7, 5, 6)], [turn(ME)], [{ is: 'taken', at: 9, paint: 'red' } as const]];
  expect(waysOf(ME, ...told)).toEqual([['5-6', 1]]);
  expect(seenBy(ME, ...told)?.taken).toHaveLength(1);
});

it('an onlooker sees the turn that is on', () => {
  expect(waysOf(-1, [turn(ME)], [went(1, 1, 2)], [turn(THEM)], [went(7, 5, 6)])).toEqual([['5-6', 1]]);
});

it('the steps of one piece are one way, one that comes back leaves none, and unknown pieces of one way are counted', () => {
  const told = [
    [turn(THEM)],
    [went(7, 1, 2), went(7, 2, 3)],
    [went(8, 4, 5), went(8, 5, 4)],
    [went(undefined, 1, 2), went(undefined, 1, 2)],
  ];
  expect(waysOf(ME, ...told)).toEqual([
    ['1-2-3', 1],
    ['1-2', 2],
  ]);
});

it('losses of one place are one badge, and what changed hands twice is his who has it', () => {
  const taken = (paint: string): Trace => ({ is: 'taken', at: 9, paint });
  const traces = seenBy(ME, [turn(THEM)], [lost(3, 1), taken('blue')], [lost(3, 2), taken('red')]);
  expect(traces?.losses).toEqual([lost(3, 3)]);
  expect(traces?.taken).toEqual([taken('red')]);
});
