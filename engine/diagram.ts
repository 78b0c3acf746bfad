import type { HexGrid } from './hex.ts';
import { ok, refuse, type Refused, type Result } from './result.ts';

/**
 * Scenario files that a person writes: sections that begin with a word and a colon at the start of a line,
 * and go on over indented lines; a map is a section whose lines are rows of hexes, one word a hex.
 * A line that begins with `#` is a remark. Whatever is wrong is told with its line.
 */
export interface Section {
  readonly name: string;
  readonly line: number;
  /** What stands behind the colon, and then the indented lines, without blanks at their ends. */
  readonly lines: readonly Line[];
}

export interface Line {
  readonly line: number;
  readonly text: string;
}

/** One hex of a diagram: what is written there, and where. */
export interface Cell {
  readonly hex: number;
  readonly word: string;
  readonly line: number;
}

/** A fault of a file, by line. */
export const atLine = (line: number, message: string): Refused =>
  refuse('malformed', message, { place: `line ${line}` });

export function readSections(text: string): Result<Section[]> {
  const sections: { name: string; line: number; lines: Line[] }[] = [];
  const lines = text.split('\n').map((raw, i) => ({ line: i + 1, text: raw.trimEnd() }));
  for (const { line, text: written } of lines) {
    if (written.trim() === '' || written.startsWith('#')) continue;
    const head = /^([a-z][a-z.-]*):\s*(.*)$/.exec(written);
    const indented = /^\s/.test(written);
    if (!head && !indented) return atLine(line, `expected "name: …" or an indented line`);
    if (head) sections.push({ name: head[1], line, lines: head[2] === '' ? [] : [{ line, text: head[2] }] });
    else if (sections.length === 0) return atLine(line, 'an indented line belongs to no section');
    else sections[sections.length - 1].lines.push({ line, text: written.trim() });
  }
  return ok(sections);
}

/** The words of a section as one text: lines are joined, as prose is. */
export const proseOf = ({ lines }: Section): string => lines.map(({ text }) => text).join(' ');

export const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** A map: for each row of the board one line, its label first, then one word for each hex. */
export function readHexes(grid: HexGrid, labels: readonly string[], section: Section): Result<Cell[]> {
  const cells: Cell[] = [];
  if (section.lines.length !== labels.length)
    return atLine(section.line, `the map has ${section.lines.length} rows, not ${labels.length}`);
  for (const [row, { line, text }] of section.lines.entries()) {
    const [label, ...words] = wordsOf(text);
    const { length } = grid.rows[row];
    if (label !== labels[row]) return atLine(line, `expected row ${labels[row]}, found ${label}`);
    if (words.length !== length) return atLine(line, `row ${label} has ${words.length} hexes, not ${length}`);
    words.forEach((word, col) => cells.push({ hex: grid.at(row, col), word, line }));
  }
  return ok(cells);
}

/** The other way: rows of words, set in as the board is, in columns of one width. */
export function writeHexes(
  grid: HexGrid,
  labels: readonly string[],
  word: (hex: number) => string,
): string[] {
  const words = grid.row.map((_, hex) => word(hex));
  const width = 2 * Math.ceil((Math.max(...words.map(({ length }) => length)) + 1) / 2);
  return grid.rows.map(({ length, inset }, row) => {
    const hexes = Array.from({ length }, (_, col) => words[grid.at(row, col)].padEnd(width));
    return `${labels[row]} ${' '.repeat((inset * width) / 2)}${hexes.join('')}`.trimEnd();
  });
}

// Writing sections

/** A file of these lines, with no blank ones at its end. */
export const writeFileOf = (lines: readonly string[]): string => `${lines.join('\n').trimEnd()}\n`;

export const writeLine = (name: string, value: string | number | undefined): string[] =>
  value === undefined ? [] : [`${name}: ${value}`];

export const writeBlock = (name: string, rows: readonly string[] | undefined): string[] =>
  rows === undefined ? [] : [`${name}:`, ...rows.map((row) => `  ${row}`), ''];

const WIDTH = 100;

/** Long lists and texts go on over several lines. */
export function breakLines(words: readonly string[]): string[] {
  const rows: string[] = [];
  for (const word of words) {
    const last = rows.length - 1;
    if (last >= 0 && rows[last].length + word.length < WIDTH) rows[last] += ` ${word}`;
    else rows.push(word);
  }
  return rows;
}

/** A text in its languages: `title:`, `title.uk:`. */
export const writeWords = (
  name: string,
  words: Readonly<Record<string, string | undefined>> | undefined,
): string[] =>
  Object.entries(words ?? {}).flatMap(([language, text = '']) =>
    writeProse(language === 'en' ? name : `${name}.${language}`, text),
  );

const writeProse = (name: string, text: string): string[] =>
  text.length + name.length < WIDTH ? writeLine(name, text) : writeBlock(name, breakLines(wordsOf(text)));
