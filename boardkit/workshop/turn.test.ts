import { expect, it } from 'vitest';
import type { Spot } from './contract.ts';
import { mirrored, turned, turnedRound } from './turn.ts';

const spot = (id: string, x: number, y = 0): Spot => ({ id, x, y, outline: '', around: [] });
const SPOTS = [spot('A1', 10), spot('A2', 20), spot('A3', 30)];
const WORKS = [
  {
    id: 'g',
    name: 'g',
    tools: [{ id: 'w', name: 'w', lay: { kind: 'edge', field: 'works', directions: ['e'] } as const }],
  },
];

it('every place that is named becomes the one opposite, sides with it', () => {
  const mirror = mirrored(SPOTS, { width: 40, height: 10 });
  if (!mirror) throw new Error('no mirror');
  const battle = {
    title: { en: 'A1 is a name' },
    terrain: { A1: 'hill' },
    units: [{ at: 'A3', kind: 'LN' }],
    roads: ['A1-A2'],
    works: { A2: ['e', 'nw'] },
  };
  const opposite = {
    title: { en: 'A1 is a name' },
    terrain: { A3: 'hill' },
    units: [{ at: 'A1', kind: 'LN' }],
    roads: ['A3-A2'],
    works: { A2: ['w', 'ne'] },
  };
  expect(turned(battle, mirror, WORKS)).toEqual(opposite);
  expect(turned(opposite, mirror, WORKS)).toEqual(battle);
});

it('a sheet that is not the same in a mirror has none', () => {
  expect(mirrored([...SPOTS, spot('B1', 12)], { width: 40, height: 10 })).toBeNull();
});

it('half round, ground in rows of letters and sides come to the other end', () => {
  const spots = [spot('A1', 10, 5), spot('A2', 20, 5), spot('A3', 30, 5)];
  const round = turnedRound(spots, { width: 40, height: 10 });
  if (!round) throw new Error('cannot be turned');
  const letter = {
    kind: 'letter',
    field: 'map',
    value: 'h',
    clear: '.',
    rows: [['A1', 'A2', 'A3']],
  } as const;
  const groups = [...WORKS, { id: 'm', name: 'm', tools: [{ id: 'h', name: 'h', lay: letter }] }];
  const battle = { map: ['h . w'], works: { A1: ['ne'] } };
  const other = { map: ['w . h'], works: { A3: ['sw'] } };
  expect(turned(battle, round, groups)).toEqual(other);
  expect(turned(other, round, groups)).toEqual(battle);
});
