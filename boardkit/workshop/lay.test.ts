import { describe, expect, it } from 'vitest';
import type { Laying } from './contract.ts';
import { countLaid, isLaid, putDown, takeUp } from './lay.ts';

const ROWS = [
  ['A1', 'B1'],
  ['A2', 'B2'],
];
const DRAWN = { map: ['. .', '. w'] };

const KINDS: readonly (readonly [Laying, object, string, object])[] = [
  [{ kind: 'word', field: 'terrain', value: 'hill' }, { terrain: {} }, 'D6', { terrain: { D6: 'hill' } }],
  [
    { kind: 'letter', field: 'map', value: 'h', clear: '.', rows: ROWS },
    DRAWN,
    'A2',
    { map: ['. .', 'h w'] },
  ],
  [
    { kind: 'row', field: 'units', row: { nation: 'french', kind: 'LN' } },
    { units: [] },
    'D6',
    { units: [{ at: 'D6', nation: 'french', kind: 'LN' }] },
  ],
  [
    { kind: 'member', field: 'objectives', row: { army: 'french' }, more: { banners: 1 }, list: 'hexes' },
    {},
    'D6',
    { objectives: [{ army: 'french', banners: 1, hexes: ['D6'] }] },
  ],
  [{ kind: 'piece', field: 'towns', value: 'F01' }, {}, 'ligny', { towns: { ligny: ['F01'] } }],
  [
    { kind: 'face', field: 'pieces', row: { army: 'french' }, list: 'faces', value: 'i2' },
    {},
    '5',
    { pieces: [{ army: 'french', at: '5', faces: ['i2'] }] },
  ],
  [
    { kind: 'count', field: 'discs', row: { army: 'french' }, number: 'count' },
    {},
    '5',
    { discs: [{ army: 'french', at: '5', count: 1 }] },
  ],
  [
    { kind: 'dealt', field: 'bags', index: 0, row: { army: 'french', faces: [], into: [] }, list: 'into' },
    { bags: [{ army: 'french', faces: [], into: [] }] },
    '5',
    { bags: [{ army: 'french', faces: [], into: [{ at: '5', count: 1 }] }] },
  ],
  [{ kind: 'side', field: 'streams' }, {}, 'D6-D7', { streams: ['D6-D7'] }],
  [{ kind: 'edge', field: 'works', directions: ['e', 'sw'] }, {}, 'D6-sw', { works: { D6: ['sw'] } }],
  [{ kind: 'way', field: 'roads' }, {}, 'D6-D7', { roads: ['D6-D7'] }],
];

describe('what a tool lays', () => {
  it.each(KINDS)(
    '%o is there when it is laid, and nothing is left of it when it is taken away',
    (lay, bare, at, laid) => {
      expect(isLaid(lay, bare, at)).toBe(false);
      const after = putDown(lay, bare, at);
      expect(after).toEqual(laid);
      expect(isLaid(lay, after, at)).toBe(true);
      expect(takeUp(lay, after, at)).toEqual(bare);
    },
  );

  it('takes the place of what cannot stand beside it', () => {
    const line: Laying = {
      kind: 'row',
      field: 'units',
      row: { kind: 'LN' },
      instead: { kind: ['LN', 'LT'] },
    };
    const before = {
      units: [
        { at: 'D6', kind: 'LT' },
        { at: 'D6', kind: 'FA' },
      ],
    };
    expect(putDown(line, before, 'D6')).toEqual({
      units: [
        { at: 'D6', kind: 'FA' },
        { at: 'D6', kind: 'LN' },
      ],
    });
  });

  it('stands in one town only, with the steps it has left', () => {
    const block: Laying = { kind: 'piece', field: 'towns', value: 'F06' };
    const moved = putDown(block, { towns: { ligny: ['F06=2', 'F01'] } }, 'wavre');
    expect(moved).toEqual({ towns: { ligny: ['F01'], wavre: ['F06=2'] } });
  });

  it('a river takes the place of a stream, whichever way the side was named', () => {
    const river: Laying = { kind: 'side', field: 'rivers', instead: ['streams'] };
    expect(putDown(river, { streams: ['D7-D6'] }, 'D6-D7')).toEqual({ rivers: ['D6-D7'] });
    expect(isLaid(river, { rivers: ['D7-D6'] }, 'D6-D7')).toBe(true);
  });

  it('is counted against the box', () => {
    const line: Laying = { kind: 'row', field: 'units', row: { kind: 'LN' } };
    expect(
      countLaid(line, {
        units: [
          { at: 'D6', kind: 'LN' },
          { at: 'D7', kind: 'LT' },
        ],
      }),
    ).toBe(1);
  });
});
