import { expect, it } from 'vitest';
import type { Spot } from './contract.ts';
import { inMirror, mirrored } from './turn.ts';

const spot = (id: string, x: number): Spot => ({ id, x, y: 0, outline: '', around: [] });
const SPOTS = [spot('A1', 10), spot('A2', 20), spot('A3', 30)];
const WORKS = [
  {
    id: 'g',
    name: 'g',
    tools: [{ id: 'w', name: 'w', lay: { kind: 'edge', field: 'works', directions: ['e'] } as const }],
  },
];

it('every place that is named becomes the one opposite, sides with it', () => {
  const places = mirrored(SPOTS, { width: 40, height: 10 });
  if (!places) throw new Error('no mirror');
  const battle = {
    title: { en: 'A1 is a name' },
    terrain: { A1: 'hill' },
    units: [{ at: 'A3', kind: 'LN' }],
    roads: ['A1-A2'],
    works: { A2: ['e', 'nw'] },
  };
  const turned = {
    title: { en: 'A1 is a name' },
    terrain: { A3: 'hill' },
    units: [{ at: 'A1', kind: 'LN' }],
    roads: ['A3-A2'],
    works: { A2: ['w', 'ne'] },
  };
  expect(inMirror(battle, places, WORKS)).toEqual(turned);
  expect(inMirror(turned, places, WORKS)).toEqual(battle);
});

it('a sheet that is not the same in a mirror has none', () => {
  expect(mirrored([...SPOTS, spot('B1', 12)], { width: 40, height: 10 })).toBeNull();
});
