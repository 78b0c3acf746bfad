import { expect, it } from 'vitest';
import type { Laying, Spot, ToolGroup } from './contract.ts';
import { hasParts, pasted } from './part.ts';

const spot = (x: number): Spot => ({
  id: `A${x}`,
  x: 10 * x,
  y: 0,
  outline: '',
  around: [x < 6 ? `A${x + 1}` : null, null, null, x > 1 ? `A${x - 1}` : null, null, null],
});
const SPOTS = [1, 2, 3, 4, 5, 6].map(spot);
const LAYINGS: readonly Laying[] = [
  { kind: 'word', field: 'terrain', value: 'hill' },
  { kind: 'word', field: 'terrain', value: 'wood' },
  { kind: 'row', field: 'units', row: { kind: 'LN' } },
  { kind: 'way', field: 'roads' },
  { kind: 'edge', field: 'works', directions: ['e', 'w'] },
];
const GROUPS: readonly ToolGroup[] = [
  { id: 'all', name: 'all', tools: LAYINGS.map((lay, i) => ({ id: String(i), name: String(i), lay })) },
];

it('a part is laid elsewhere with its ground, units, roads and works, instead of what was there', () => {
  const battle = {
    terrain: { A1: 'hill', A5: 'wood' },
    units: [{ at: 'A2', kind: 'LN' }],
    roads: ['A1-A2'],
    works: { A1: ['e'] },
  };
  const part = { spots: ['A1', 'A2'], scenario: battle };
  expect(pasted(part, battle, SPOTS[3], SPOTS, GROUPS)).toEqual({
    terrain: { A1: 'hill', A4: 'hill' },
    units: [
      { at: 'A2', kind: 'LN' },
      { at: 'A5', kind: 'LN' },
    ],
    roads: ['A1-A2', 'A4-A5'],
    works: { A1: ['e'], A4: ['e'] },
  });
});

it('what would lie beyond the sheet is left out', () => {
  const battle = { terrain: { A1: 'hill', A2: 'wood' } };
  const part = { spots: ['A1', 'A2'], scenario: battle };
  expect(pasted(part, battle, SPOTS[5], SPOTS, GROUPS)).toEqual({
    terrain: { A1: 'hill', A2: 'wood', A6: 'hill' },
  });
});

it('only ground that is drawn hex by hex has parts', () => {
  expect(hasParts(GROUPS)).toBe(true);
  const piece: Laying = { kind: 'piece', field: 'towns', value: 'F01' };
  expect(hasParts([{ id: 'p', name: 'p', tools: [{ id: 'p', name: 'p', lay: piece }] }])).toBe(false);
});
