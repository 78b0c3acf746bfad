import { describe, expect, it } from 'vitest';
import { CENTRE, GRID, HEX_NAMES, LEFT, RIGHT, SECTION_MASK, hexNamed } from '../data/board.ts';
import { LEADERS_IN_BOX, UNIT_KINDS } from '../data/units.ts';
import { BATTLE_DIE } from '../rules/dice.ts';
import { game } from '../index.ts';
import { Table, melee, ordered, scenarioOf } from './table.ts';

const OPTIONS = { edition: 'later', nationalCards: false };
const refusal = (drawing: string): string => {
  const result = game.setup(scenarioOf(drawing), OPTIONS);
  return result.ok ? 'taken' : `${result.fault.rule}: ${result.fault.message}`;
};

describe('N1 board and pieces', () => {
  it('N1.1 nine rows, thirteen and twelve hexes in turn, 113 in all', () => {
    expect(GRID.rows.map(({ length }) => length)).toEqual([13, 12, 13, 12, 13, 12, 13, 12, 13]);
    expect(GRID.size).toBe(113);
  });

  it('N1.2 a hex is its row letter and its number from the left', () => {
    expect(HEX_NAMES[0]).toBe('A1');
    expect(HEX_NAMES[112]).toBe('I13');
    expect(hexNamed('E7')).toBe(56);
    expect(GRID.around[hexNamed('E7')].map((hex) => HEX_NAMES[hex]).sort()).toEqual([
      'D6',
      'D7',
      'E6',
      'E8',
      'F6',
      'F7',
    ]);
    expect(hexNamed('B13')).toBe(-1);
  });

  it('N1.3 in wide rows 1–4 are left, 5–9 centre, 10–13 right', () => {
    const row = (name: string): number[] =>
      Array.from({ length: 13 }, (_, i) => SECTION_MASK.bottom[hexNamed(`${name}${i + 1}`)]);
    const expected = [1, 1, 1, 1, 2, 2, 2, 2, 2, 4, 4, 4, 4];
    for (const name of ['A', 'C', 'E', 'G', 'I']) expect(row(name)).toEqual(expected);
  });

  it('N1.4 in narrow rows hexes 4 and 9 belong to two sections', () => {
    const row = Array.from({ length: 12 }, (_, i) => SECTION_MASK.bottom[hexNamed(`D${i + 1}`)]);
    expect(row).toEqual([1, 1, 1, LEFT | CENTRE, 2, 2, 2, 2, CENTRE | RIGHT, 4, 4, 4]);
  });

  it('N1.5 the left of one player is the right of the other', () => {
    expect(SECTION_MASK.bottom[hexNamed('E2')]).toBe(LEFT);
    expect(SECTION_MASK.top[hexNamed('E2')]).toBe(RIGHT);
    const allied = new Table('A12: ./bLN \n A2: ./bLC \n E7: ./fLN', { first: 'allied' });
    expect(allied.do('play:probe-left').legal).toEqual(['order:A12', 'done']);
  });

  it('N1.6 a die has two infantry sides and one each of cavalry, artillery, flag and saber', () => {
    expect(BATTLE_DIE.sides.map((side) => BATTLE_DIE.faces[side])).toEqual([
      'infantry',
      'infantry',
      'cavalry',
      'artillery',
      'flag',
      'saber',
    ]);
  });

  it('N1.7 a unit starts full and is gone with its last block', () => {
    const table = melee('E7: ./fLN \n D7: ./bLN1', 'E7', 'D7');
    expect(table.at('E7')).toBe('fLN4');
    table.do('no', '*iccaa', 'no');
    expect(table.at('D7')).toBe('');
    expect(table.hand('allied')).toHaveLength(5); // no card comes back: it was in no square
  });

  it('N1.8 a leader is no unit: he cannot battle and is no target of fire', () => {
    const table = ordered(
      'E7: ./fLN \n G7: ./+f \n C7: ./+b',
      'attack-centre',
      ['order:E7', 'detach:G7'],
      {},
    );
    expect(table.do('done').asked).toBe('draw of a card');
  });

  it('N1.9 the box: no more units and leaders than it holds', () => {
    expect(refusal('E1: ./fGR ./fGR \n A1: ./bLN')).toBe('N1.9: the box holds 1 french GR, not 2');
    expect(refusal('E1: ./+b ./+b ./+b ./+b \n A1: ./fLN')).toBe(
      'N1.9: the box holds 3 british leaders, not 4',
    );
    const blocks = (arm: number): number =>
      UNIT_KINDS.filter((kind) => kind.arm === arm && kind.inBox < Infinity).reduce(
        (sum, kind) => sum + kind.blocks * kind.inBox,
        0,
      );
    const leaders = Object.values(LEADERS_IN_BOX).reduce((sum, n) => sum + n, 0);
    expect([blocks(0), blocks(1), blocks(2) + leaders]).toEqual([180, 77, 48]); // the box list, less its spares
  });

  it('N1.11 of kinds that the box lacks a scenario may have as many as it names', () => {
    for (const { nation, code } of UNIT_KINDS.filter(({ inBox }) => inBox === Infinity)) {
      const kind = `./${nation[0]}${code}`;
      expect(refusal(`E1: ${kind} ${kind} ${kind} ${kind} \n A1: ./bLN \n I1: ./fLN`)).toBe('taken');
    }
  });

  it('N1.10 a hex holds one unit and one leader at most', () => {
    const table = new Table('E7: ./fLN+ \n D7: ./bLN');
    expect(table.at('E7')).toBe('fLN4+');
    const twice = scenarioOf('E7: ./fLN \n D7: ./bLN');
    twice.units.push({ at: 'E7', nation: 'french', kind: 'LT' });
    const result = game.setup(twice, OPTIONS);
    expect(result.ok ? '' : result.fault.message).toBe('two units on E7');
  });
});
