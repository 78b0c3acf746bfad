import { describe, expect, it } from 'vitest';
import {
  breakLines,
  proseOf,
  readHexes,
  readSections,
  writeBlock,
  writeHexes,
  writeLine,
  writeWords,
} from './diagram.ts';
import { makeHexGrid } from './hex.ts';
import { must, type Result } from './result.ts';

const GRID = makeHexGrid([
  { length: 3, inset: 0 },
  { length: 2, inset: 1 },
]);
const LABELS = ['A', 'B'];

const fault = (result: Result<unknown>): string =>
  result.ok ? 'taken' : `${result.fault.place}: ${result.fault.message}`;
const map = (text: string): Result<unknown> => readHexes(GRID, LABELS, must(readSections(text))[0]);

describe('a scenario file', () => {
  it('has sections: what stands behind the colon and on the indented lines; remarks are passed over', () => {
    const [title, history] = must(readSections('title: A hill\n# a remark\n\nhistory.uk:\n  Один\n  два\n'));
    expect([title.name, proseOf(title)]).toEqual(['title', 'A hill']);
    expect([history.name, history.line, proseOf(history)]).toEqual(['history.uk', 4, 'Один два']);
  });

  it('tells the line of what it cannot read', () => {
    expect(fault(readSections('title: x\nnonsense'))).toBe('line 2: expected "name: …" or an indented line');
    expect(fault(readSections('  lost'))).toBe('line 1: an indented line belongs to no section');
  });

  it('draws a map, one word a hex', () => {
    expect(map('map:\n  A x . y\n  B   z .')).toMatchObject({
      ok: true,
      value: [{ hex: 0, word: 'x', line: 2 }, {}, { hex: 2, word: 'y' }, { hex: 3, word: 'z', line: 3 }, {}],
    });
  });

  it('tells the line of a row that is wrong', () => {
    expect(fault(map('map:\n  A x . y'))).toBe('line 1: the map has 1 rows, not 2');
    expect(fault(map('map:\n  A x . y\n  C . .'))).toBe('line 3: expected row B, found C');
    expect(fault(map('map:\n  A x . y\n  B .'))).toBe('line 3: row B has 1 hexes, not 2');
  });

  it('is drawn set in as the board is, and reads back', () => {
    const words = ['x', 'long', 'y', 'z', '.'];
    const rows = writeHexes(GRID, LABELS, (hex) => words[hex]);
    expect(rows).toEqual(['A x     long  y', 'B    z     .']);
    const cells = must(readHexes(GRID, LABELS, must(readSections(`map:\n  ${rows.join('\n  ')}`))[0]));
    expect(cells.map(({ word }) => word)).toEqual(words);
  });

  it('is written so that its sections read back, long texts over several lines', () => {
    const long = Array.from({ length: 40 }, (_, i) => `word${i}`).join(' ');
    const written = [
      ...writeWords('history', { en: 'Short.', uk: long }),
      ...writeLine('rounds', 7),
      ...writeBlock('keys', ['A1 2', 'B1 3']),
    ];
    expect(written.every((row) => row.length <= 102)).toBe(true);
    const sections = must(readSections(written.join('\n')));
    expect(sections.map((section) => [section.name, proseOf(section)])).toEqual([
      ['history', 'Short.'],
      ['history.uk', long],
      ['rounds', '7'],
      ['keys', 'A1 2 B1 3'],
    ]);
  });

  it('leaves out what there is not', () => {
    expect([...writeLine('rounds', undefined), ...writeBlock('keys', undefined)]).toEqual([]);
    expect([...writeWords('title', undefined), ...breakLines([])]).toEqual([]);
  });
});
