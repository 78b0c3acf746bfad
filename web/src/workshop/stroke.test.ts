import type { Spot, Tool } from '@bicorne/boardkit/workshop/contract.ts';
import { expect, it } from 'vitest';
import { beginStroke, goOn, type InHand } from './stroke.ts';

const spot = (id: string, east: string | null, west: string | null): Spot => ({
  id,
  x: 0,
  y: 0,
  outline: '',
  around: [east, null, null, west, null, null],
});
const [A, B, C] = [spot('A', 'B', null), spot('B', 'C', 'A'), spot('C', null, 'B')];
const at = (one: Spot, side = 0) => ({ spot: one, side });
const held = (lay: Tool['lay']): InHand => ({ kind: 'tool', tool: { id: 't', name: 't', lay } });
const drag = (hand: InHand, scenario: unknown, [first, ...others]: readonly Spot[]): unknown => {
  const begun = beginStroke(hand, [], scenario, at(first));
  return others.reduce((stroke, one) => goOn(hand, [], stroke, at(one)), begun).scenario;
};

const HILL = held({ kind: 'word', field: 'terrain', value: 'hill' });
const ROAD = held({ kind: 'way', field: 'roads' });

it('paints whatever is dragged over, each place once', () => {
  expect(drag(HILL, { terrain: {} }, [A, B, A])).toEqual({ terrain: { A: 'hill', B: 'hill' } });
});

it('what the first place decides holds for the others', () => {
  expect(drag(HILL, { terrain: { A: 'hill', C: 'hill' } }, [A, B, C])).toEqual({ terrain: {} });
});

it('a road goes from spot to spot, and back over it takes it away', () => {
  expect(drag(ROAD, {}, [A, B, C])).toEqual({ roads: ['A-B-C'] });
  expect(drag(ROAD, { roads: ['A-B-C'] }, [B, C])).toEqual({ roads: ['A-B'] });
  expect(drag(ROAD, {}, [A, C])).toEqual({});
});

it('a side is that of the hex, or between the two', () => {
  const works = held({ kind: 'edge', field: 'works', directions: ['e', 'se', 'sw', 'w', 'nw', 'ne'] });
  expect(beginStroke(works, [], {}, at(B, 4)).scenario).toEqual({ works: { B: ['nw'] } });
  const stream = held({ kind: 'side', field: 'streams' });
  expect(beginStroke(stream, [], {}, at(B, 3)).scenario).toEqual({ streams: ['B-A'] });
  expect(beginStroke(stream, [], {}, at(A, 3)).scenario).toEqual({});
});

it('what takes away begins with what lies on top', () => {
  const ground: Tool = { id: 'hill', name: 'hill', lay: { kind: 'word', field: 'terrain', value: 'hill' } };
  const line: Tool = { id: 'line', name: 'line', lay: { kind: 'row', field: 'units', row: { kind: 'LN' } } };
  const groups = [{ id: 'all', name: 'all', tools: [ground, line] }];
  const before = { terrain: { A: 'hill' }, units: [{ at: 'A', kind: 'LN' }] };
  const once = beginStroke({ kind: 'eraser' }, groups, before, at(A)).scenario;
  expect(once).toEqual({ terrain: { A: 'hill' }, units: [] });
  expect(beginStroke({ kind: 'eraser' }, groups, once, at(A)).scenario).toEqual({ terrain: {}, units: [] });
});
