import { DIRECTIONS } from '@bicorne/engine';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { matches, tableBehind } from '../../book.ts';
import { CARDS } from '../data/cards.ts';
import { SECTIONS_OF_FILE, readScenario } from '../data/format.ts';
import { LASTING, MOMENTS, SHARES } from '../data/scenario.ts';
import { TERRAINS } from '../data/terrain.ts';
import { ARMIES, LEADERS_IN_BOX, NATIONS, UNIT_KINDS, kindOf } from '../data/units.ts';
import { fileOf } from './table.ts';

const README = readFileSync(join(import.meta.dirname, '..', 'README.md'), 'utf8');
const rows = (words: string): string[][] => tableBehind(README, words).slice(1);
const bare = (cell: string): string => cell.replaceAll('`', '');
/** What stands in code marks in the sentence that begins so. */
const wordsOf = (sentence: RegExp): string[] => matches(sentence.exec(README)?.[0] ?? '', /`([^`]+)`/g);

describe('the words of a scenario in the README', () => {
  it('are every ground with its sign', () => {
    expect(rows('Ground, by its word').map(([word, sign]) => [bare(word), bare(sign)])).toEqual(
      TERRAINS.map(({ name, symbol }) => [name, symbol]),
    );
  });

  it('are every kind of unit, with its blocks and how many there are', () => {
    const table = rows('Kinds of unit, with');
    const codes = table.map(([code]) => bare(code));
    expect(codes.toSorted()).toEqual([...new Set(UNIT_KINDS.map(({ code }) => code))].toSorted());
    const charted = codes.map((code) =>
      NATIONS.map((nation) => {
        const kind = UNIT_KINDS[kindOf(nation, code)];
        return kind === undefined ? '–' : `${kind.blocks} of ${kind.inBox === Infinity ? '∞' : kind.inBox}`;
      }),
    );
    expect(table.map((row) => row.slice(2))).toEqual(charted);
    const leaders = matches(/^Leaders in the box: .*$/m.exec(README)?.[0] ?? '', /(\d+)/g).map(Number);
    expect(leaders).toEqual(NATIONS.map((nation) => LEADERS_IN_BOX[nation]));
  });

  it('are every card and its number', () => {
    const cells = rows('Cards, for hands').flatMap(([one, n, other, m]) => [
      [bare(one), n],
      [bare(other), m],
    ]);
    expect(cells.filter(([name]) => name !== '')).toEqual(
      CARDS.map(({ name, count }) => [name, String(count)]),
    );
  });

  it('are the armies, nations and sides, and the words of objectives', () => {
    expect(wordsOf(/Armies: [^;]*/)).toEqual([...ARMIES]);
    expect(wordsOf(/nations: [^.]*/)).toEqual([...NATIONS]);
    expect(wordsOf(/Sides of a hex [^.]*/)).toEqual([...DIRECTIONS]);
    const aims = wordsOf(/^`of` is .*?N14/m);
    for (const word of [...SHARES, ...MOMENTS, ...LASTING]) expect(aims).toContain(word);
  });

  it('are every section of a file', () => {
    const named = wordsOf(/^Sections of a file: .*$/m).filter((name) => !name.startsWith('.'));
    expect(named.toSorted()).toEqual([...SECTIONS_OF_FILE].toSorted());
  });

  it('are read as they are shown', () => {
    const [shown] = matches(README, /```\n(objectives:\n[\s\S]*?)```/g);
    const drawing = 'E5: . B B \n F6: F \n G5: F F \n I1: ./fLN \n A1: ./bLN';
    const scenario = readScenario(fileOf(drawing, { banners: 1, more: shown }));
    expect(scenario.ok && scenario.value).toMatchObject({
      objectives: [{ of: 'most', counted: 'at-once' }],
      exits: [{ hexes: ['I6', 'I7'] }],
      removals: [{ leaving: 'river' }, { when: { wins: 3 } }, { when: { turn: 4 } }],
    });
  });
});
