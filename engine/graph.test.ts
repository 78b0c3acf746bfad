import { describe, expect, it } from 'vitest';
import { makeGraph, NO_WAY, reach } from './graph.ts';

//  0 ─ 1 ─ 2 ─ 3
//      └── 4 ──┘
const graph = makeGraph(5, [
  { from: 0, to: 1 },
  { from: 1, to: 2 },
  { from: 2, to: 3 },
  { from: 1, to: 4 },
  { from: 4, to: 3 },
]);
const anywhere = { enter: () => true, pass: () => true };

describe('a graph', () => {
  it('has every way in both directions, under one number', () => {
    expect(graph.way(1, 4)).toBe(3);
    expect(graph.way(4, 1)).toBe(3);
    expect(graph.exits[1]).toEqual([
      { to: 0, way: 0 },
      { to: 2, way: 1 },
      { to: 4, way: 3 },
    ]);
  });

  it('has no way between places that are not joined', () => {
    expect(graph.way(0, 3)).toBe(NO_WAY);
    expect(graph.way(2, 2)).toBe(NO_WAY);
  });
});

describe('reach', () => {
  it('finds the shortest way to every place, the start left out', () => {
    expect([...reach(graph, 0, 9, anywhere)]).toEqual([
      [1, 1],
      [2, 2],
      [4, 2],
      [3, 3],
    ]);
  });

  it('goes no farther than the steps allowed', () => {
    expect([...reach(graph, 0, 1, anywhere).keys()]).toEqual([1]);
    expect(reach(graph, 0, 0, anywhere).size).toBe(0);
  });

  it('stops in a place that may be entered but not passed', () => {
    const found = reach(graph, 0, 9, { enter: () => true, pass: (place) => place !== 1 });
    expect([...found.keys()]).toEqual([1]);
  });

  it('goes round a way that may not be taken', () => {
    const found = reach(graph, 1, 9, { enter: (_, way) => way !== 1, pass: () => true });
    expect(found.get(2)).toBe(3);
  });

  it('leaves a start that may not be passed', () => {
    expect(reach(graph, 1, 1, { enter: () => true, pass: () => false }).size).toBe(3);
  });
});
