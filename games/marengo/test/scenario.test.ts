import { completeOptions, must } from '@bicorne/engine';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { dawn, draw, Table } from './table.ts';

const refusal = (scenario: object): string => {
  const result = game.setup(
    { hour: 10, toMove: 'austrian', ...scenario },
    must(completeOptions(game.options, {})),
  );
  return result.ok ? 'taken' : `${result.fault.rule ?? result.fault.code} ${result.fault.place}`;
};

describe('a scenario', () => {
  it('M5.2 is the beginning of a turn, with discs and recovery to come', () => {
    const table = dawn({ hour: 6, austrian: { '59/70': 'i2' }, uncommitted: { austrian: 0, french: 3 } });
    expect([table.uncommitted('austrian'), table.at('59'), table.orders]).toEqual([2, 'i2', 3]);
  });

  it('M6.1 or, with a turn, the middle of one', () => {
    const table = draw({
      hour: 14,
      toMove: 'french',
      turn: {
        orders: 2,
        pontoon: true,
        tried: ['59/70'],
        closed: ['70/69'],
        stormed: [80],
        traffic: [{ by: '70-80:main', step: 1 }],
        raided: ['59-70:main'],
      },
      austrian: { '59/70': 'i3 c2' },
      french: { '70': 'i2 c2', novi: 'i3 a1' },
      known: [{ at: ['59/70'], faces: ['c2'] }],
      discs: [{ army: 'french', at: 70, count: 2, moved: 1 }],
      entered: [{ army: 'austrian', at: 47 }],
    });
    expect(table.orders).toBe(2);
    expect(table.legal(/^march:70>/)).toEqual([
      'march:70>65',
      'march:70>70/59',
      'march:70>71',
      'march:70>80',
    ]);
    expect(table.do('road:70', 'piece:c2').legal()).toEqual(['cross:71-70:local', 'ride:c2>70/59']);
  });

  it('M17.2 may have pieces that have acted', () => {
    const scenario = {
      hour: 10,
      toMove: 'austrian',
      turn: {},
      pieces: [{ army: 'austrian', at: '59', faces: ['i2'], acted: true }],
    };
    const table = new Table(must(game.setup(scenario, must(completeOptions(game.options, {})))));
    expect(table.legal()).toEqual(['end']);
  });

  it.each([
    ['M3.1', 'no such position', { pieces: [{ army: 'french', at: '5/41', faces: ['i2'] }] }],
    [
      'M3.2',
      'two armies in one locality',
      {
        pieces: [
          { army: 'french', at: '5', faces: ['i2'] },
          { army: 'austrian', at: '5/9', faces: ['i2'] },
        ],
      },
    ],
    [
      'M3.5',
      'too many for the locality',
      { pieces: [{ army: 'french', at: '9', faces: ['i2', 'i2', 'i2', 'i2'] }] },
    ],
    [
      'M17.2',
      'pieces that have acted outside their turn',
      { pieces: [{ army: 'french', at: '5', faces: ['i2'], acted: true }] },
    ],
    ['M15.1', 'the wrong box', { pieces: [{ army: 'austrian', at: 'novi', faces: ['i2'] }] }],
    ['M10.2', 'a gun ready outside its turn', { guns: [{ army: 'french', at: '59/70', stage: 'ready' }] }],
    ['M10.1', 'a gun in reserve', { guns: [{ army: 'french', at: '5', stage: 'ready' }] }],
    ['M14.2', 'disorder where no French stand', { disorganised: [5] }],
    [
      'M4.3',
      'a bag that is not dealt out',
      { bags: [{ army: 'french', faces: ['i2', 'i2'], into: [{ at: '5', count: 1 }] }] },
    ],
    [
      'M20.3',
      'a note that is not true',
      { pieces: [{ army: 'french', at: '5', faces: ['i2'] }], known: [{ at: ['5'], faces: ['c2'] }] },
    ],
    ['M8.5', 'no such crossing', { turn: { traffic: [{ by: '5-41:main', step: 1 }] } }],
    [
      'M2.1',
      'more than the box could hold',
      { pieces: [{ army: 'french', at: '41', faces: Array<string>(16).fill('i2') }] },
    ],
  ] as const)('%s refuses %s', (rule, _, scenario) => {
    expect(refusal(scenario)).toMatch(rule);
  });

  it('M2.1 refuses faces that do not exist', () => {
    expect(refusal({ pieces: [{ army: 'french', at: '5', faces: ['i4'] }] })).toMatch('invalid');
  });
});
