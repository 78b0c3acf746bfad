import { expect, test } from 'vitest';
import { GRID, hexNamed } from '../data/board.ts';
import { scenarioNamed } from '../data/scenarios.ts';
import { LAYOUT, landscapeOf, namesOf, northOf, straightest } from './ground.ts';
import { SCENARIO_NAMES } from './words/lexicon.ts';
import { words } from './words/en.ts';

const adjacent = (run: readonly number[]): boolean =>
  run.every((hex, i) => i === 0 || GRID.neighbours[run[i - 1]].includes(hex));

test.each(SCENARIO_NAMES)('on the map of %s roads and waters go from hex to neighbouring hex', (id) => {
  const { roads, streams } = landscapeOf(scenarioNamed(id));
  for (const { run } of [...roads, ...streams]) expect(adjacent(run)).toBe(true);
});

test.each(SCENARIO_NAMES)('the map of %s shows each hex of its ground once', (id) => {
  const scenario = scenarioNamed(id);
  const land = landscapeOf(scenario);
  const dry = [
    land.hills,
    land.crags,
    land.woods,
    land.pits,
    land.marshes,
    land.settlements.map(({ hex }) => hex),
  ].flat();
  const wet = new Set([...land.streams.flatMap(({ run }) => run), ...land.lakes]);
  expect(new Set([...dry, ...wet]).size).toBe(Object.keys(scenario.terrain).length);
  expect(new Set(dry).size).toBe(dry.length);
});

test('water whose course the mapmaker has not drawn is found by itself', () => {
  const { courses: _drawn, ...scenario } = scenarioNamed('sabugal');
  const { streams } = landscapeOf(scenario);
  expect(streams).toHaveLength(1);
  expect(new Set(streams[0].run)).toEqual(new Set(landscapeOf(scenarioNamed('sabugal')).streams[0].run));
});

test('one cannot ford where the river is broad', () => {
  const { streams } = landscapeOf(scenarioNamed('sabugal'));
  const { run, breadth } = streams[0];
  const at = (name: string): number => breadth[run.indexOf(hexNamed(name))];
  expect(at('G8')).toBeLessThan(at('G7') / 2);
});

test('north lies where the facing of the top edge puts it', () => {
  expect(northOf('north')).toBe(0);
  expect(northOf('east')).toBe(270);
  expect(northOf('south')).toBe(180);
  expect(northOf(undefined)).toBeUndefined();
});

test('a name is written where it bends least', () => {
  const crooked = [0, 5, 10, 15].map((x, i) => ({ x, y: i % 2 ? 5 : 0 }));
  const straight = [20, 30, 40].map((x) => ({ x, y: 0 }));
  expect(straightest([...crooked, ...straight], 18)).toEqual(straight);
});

test.each(SCENARIO_NAMES)('on the map of %s every name is written once', (id) => {
  const names = namesOf(LAYOUT, scenarioNamed(id), words);
  expect(new Set(names.map(({ text }) => text)).size).toBe(names.length);
});
