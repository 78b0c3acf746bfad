import { describe, expect, it } from 'vitest';
import { hexNamed } from '../data/board.ts';
import { fieldOf } from '../rules/field.ts';
import { cutAt, sees } from '../rules/sight.ts';
import { Table, ordered } from './table.ts';

/** Whether the hex sees the other in this drawing. */
const clear = (drawing: string, from: string, to: string): boolean => {
  const { state } = new Table(drawing);
  return sees(state, fieldOf(state), hexNamed(from), hexNamed(to));
};

describe('N7 line of sight', () => {
  it('N7.1 only hexes between block, not the firer’s or the target’s own', () => {
    expect(clear('E7: F/fLN . F/bLN', 'E7', 'E9')).toBe(true);
    expect(clear('E7: ./fLN F ./bLN', 'E7', 'E9')).toBe(false);
  });

  it.each(['F', 'T', 'M', './fLN', './bLN', './+f', './+b'])('N7.2 %s between blocks', (cell) => {
    expect(clear(`E7: ./fLN ${cell} ./bLN`, 'E7', 'E9')).toBe(false);
  });

  it.each(['.', '=', '~', 'B', 'Q'])('N7.2 %s between does not block', (cell) => {
    expect(clear(`E7: ./fLN ${cell} ./bLN`, 'E7', 'E9')).toBe(true);
  });

  it('N7.3 along a hexside both hexes must block; a wood and a unit do so together', () => {
    expect(clear('E7: ./fLN \n D6: F . \n C7: ./bLN', 'E7', 'C7')).toBe(true);
    expect(clear('E7: ./fLN \n D6: F F \n C7: ./bLN', 'E7', 'C7')).toBe(false);
    expect(clear('E7: ./fLN \n D6: F ./bLC \n C7: ./bLN', 'E7', 'C7')).toBe(false);
  });

  it('N7.3 off the board counts as blocked', () => {
    expect(clear('E1: ./fLN \n D1: . \n C1: ./bLN', 'E1', 'C1')).toBe(true);
    expect(clear('E1: ./fLN \n D1: F \n C1: ./bLN', 'E1', 'C1')).toBe(false);
  });

  it('N7.4 a hill blocks between low ground and low ground', () => {
    expect(clear('E7: ./fLN H ./bLN', 'E7', 'E9')).toBe(false);
  });

  it('N7.5 from below one sees the first hill hex, not one behind it, and the reverse', () => {
    expect(clear('E7: ./fLN . H/bLN', 'E7', 'E9')).toBe(true);
    expect(clear('E7: ./fLN H H/bLN', 'E7', 'E9')).toBe(false);
    expect(clear('E7: H/fLN H ./bLN', 'E7', 'E9')).toBe(false);
    expect(clear('E7: ./fFA . H H/bLN', 'E7', 'E10')).toBe(false);
  });

  it('N7.6 on one plateau hills do not block', () => {
    expect(clear('E7: H/fFA H H H/bLN', 'E7', 'E10')).toBe(true);
  });

  it('N7.7 between two hills low ground does not block; woods and pieces on it do', () => {
    expect(clear('E7: H/fFA . . H/bLN', 'E7', 'E10')).toBe(true);
    expect(clear('E7: H/fFA . H . H/bLN', 'E7', 'E11')).toBe(true);
    expect(clear('E7: H/fFA . F H/bLN', 'E7', 'E10')).toBe(false);
    expect(clear('E7: H/fFA . ./fLN H/bLN', 'E7', 'E10')).toBe(false);
  });

  it('N7.8 a rugged hill blocks as a hill does', () => {
    expect(clear('E7: ./fLN R ./bLN', 'E7', 'E9')).toBe(false);
    expect(clear('E7: H/fLN R H/bLN', 'E7', 'E9')).toBe(true);
    expect(clear('E7: ./fFA . R H/bLN', 'E7', 'E10')).toBe(false);
  });

  const guns = (line: string): boolean => {
    const at = `E${4 + line.split(' ').length}`;
    const table = ordered(`E5: ${line}`, 'attack-centre', ['order:E5']);
    if (table.asked.startsWith('move')) table.do('done');
    return table.legal.includes('battle:E5') && table.do('battle:E5').legal.includes(`attack:${at}`);
  };

  it('N7.9 guns on a hill fire over one own piece just below them', () => {
    expect(guns('H/fFA ./fLN . ./bLN')).toBe(true);
    expect(guns('H/fFA ./+f . ./bLN')).toBe(true);
  });

  it('N7.9 not over wood, a unit on the hill, a second unit, an enemy, nor from below', () => {
    expect(guns('H/fFA F/fLN . ./bLN')).toBe(false);
    expect(guns('H/fFA H/fLN . ./bLN')).toBe(false);
    expect(guns('H/fFA H/fLN . H/bLN')).toBe(false);
    expect(guns('H/fFA ./fLN . H/bLN')).toBe(true);
    expect(guns('H/fFA ./fLN ./fLT ./bLN')).toBe(false);
    expect(guns('H/fFA . ./fLN ./bLN')).toBe(false);
    expect(guns('H/fFA ./+b . ./bLN')).toBe(false);
    expect(guns('./fFA ./fLN . ./bLN')).toBe(false);
  });

  it('N7.10 along a hexside they see over a friend on each side, not past one farther off', () => {
    const along = (near: string, far = ''): boolean =>
      new Table(`G7: H/fFA \n F6: ${near} \n E7: ./bLN \n ${far}`).dice({
        from: 'G7',
        at: 'E7',
        way: 'fire',
      }) !== null;
    expect(along('./fLN ./fLT')).toBe(true);
    expect(along('./fLN F')).toBe(true);
    expect(along('F F')).toBe(false);
    expect(along('H/fLN F')).toBe(false);
  });

  it('N7.9 infantry does not fire over its friends', () => {
    expect(guns('H/fLN ./fLT ./bLN')).toBe(false);
  });

  it('N7 the point where a line is cut is found wherever nothing is seen, and nowhere else', () => {
    const { state } = new Table('E7: ./fLN F ./bLN \n D6: H/fLC . T \n C7: H ./bLN . F');
    const field = fieldOf(state);
    const all = state.unitAt.map((_, hex) => hex);
    for (const from of all)
      for (const to of all)
        expect(cutAt(state, field, from, to) === null, `${from} ${to}`).toBe(sees(state, field, from, to));
  });

  it('N7.3 a line along a hexside is cut by both its hexes', () => {
    const { state } = new Table('E7: ./fLN \n D6: F F \n C7: ./bLN');
    const cut = cutAt(state, fieldOf(state), hexNamed('E7'), hexNamed('C7'));
    expect(cut).toEqual([hexNamed('D6'), hexNamed('D7')]);
  });
});
