import { must } from '@bicorne/engine';
import { describe, expect, it } from 'vitest';
import { readScenario } from '../data/format.ts';
import { writeScenario } from '../data/print.ts';
import { ENTRIES, scenarioNamed } from '../data/scenarios.ts';
import { fileOf } from './table.ts';

const FILE = fileOf('E7: H/fLN3+ ./+b \n D7: T/bLN2#1 \n F1: Q/pLT+b', {
  more: 'tracks:\n  french\n  allied 1 forward\nworks:\n  E7 nw ne\nnames:\n  E7 70th Line\n  E7+ Ney\nwon: french 1, allied 2\nlast: french none, allied elan\ndiscards: elan rally\nexits:\n  french 1 I5 I6\n  allied 0 A7\nremovals:\n  french reaches E7 E8 removes D7 leaving river\n  allied wins 3 removes F1\n  french turn 4 removes E7\nobjectives:\n  french 12 permanent A1\n  allied 12 permanent I13\n  allied 2 temporary most at-once C5 C6 C7',
  banners: 20,
});

/** What is said of the file when one line of it is written otherwise. */
function fault(line: string, written: string): string {
  const result = readScenario(FILE.replace(line, written));
  return result.ok ? 'taken' : `${result.fault.place}: ${result.fault.message}`;
}

describe('the scenario file', () => {
  it('reads a position with losses, squares, leaders, works, names and cards', () => {
    const scenario = must(readScenario(FILE));
    expect(scenario.units).toContainEqual({
      at: 'E7',
      nation: 'french',
      kind: 'LN',
      blocks: 3,
      name: '70th Line',
    });
    expect(scenario.units).toContainEqual({ at: 'D7', nation: 'british', kind: 'LN', blocks: 2, square: 1 });
    expect(scenario.leaders.map(({ at, nation, name }) => `${at} ${nation} ${name}`)).toEqual([
      'E7 french Ney',
      'E8 british E8',
      'F1 british F1',
    ]);
    expect(scenario.works).toEqual({ E7: ['nw', 'ne'] });
    expect(scenario.terrain).toEqual({ D7: 'town', E7: 'hill', F1: 'sandQuarry' });
    expect(scenario.position).toMatchObject({
      won: { french: 1, allied: 2 },
      last: { french: null, allied: 'elan' },
    });
  });

  it('reads exits, removals and groups of hexes', () => {
    const { exits, removals, objectives } = must(readScenario(FILE));
    expect(exits).toEqual([
      { army: 'french', banners: 1, hexes: ['I5', 'I6'] },
      { army: 'allied', banners: 0, hexes: ['A7'] },
    ]);
    expect(removals).toEqual([
      { army: 'french', when: { reaches: ['E7', 'E8'] }, tiles: ['D7'], leaving: 'river' },
      { army: 'allied', when: { wins: 3 }, tiles: ['F1'] },
      { army: 'french', when: { turn: 4 }, tiles: ['E7'] },
    ]);
    expect(objectives?.[2]).toEqual({
      army: 'allied',
      banners: 2,
      lasting: 'temporary',
      of: 'most',
      counted: 'at-once',
      hexes: ['C5', 'C6', 'C7'],
    });
  });

  it.each(ENTRIES.map(({ id }) => id))('is written and read back without loss: %s', (id) => {
    const scenario = scenarioNamed(id);
    expect(must(readScenario(writeScenario(scenario)))).toEqual(scenario);
  });

  it('is written and read back without loss: a position in the middle', () => {
    const scenario = must(readScenario(FILE));
    expect(must(readScenario(writeScenario(scenario)))).toEqual(scenario);
  });

  it('points at the line that is wrong', () => {
    const row = FILE.split('\n').find((line) => line.startsWith('  E ')) ?? '';
    const at = FILE.split('\n').indexOf(row) + 1;
    expect(fault(row, `${row} .`)).toBe(`line ${at}: row E has 14 hexes, not 13`);
    expect(fault(row, row.replace('  E', '  X'))).toBe(`line ${at}: expected row E, found X`);
    expect(fault('H/fLN3+', 'Z/fLN3+')).toBe(`line ${at}: E7: there is no ground "Z"`);
    expect(fault('H/fLN3+', 'H/fRL3+')).toBe(`line ${at}: E7: the french have no RL`);
    expect(fault('H/fLN3+', 'H/oops')).toBe(`line ${at}: E7: cannot read "H/oops"`);
    expect(fault('./+b', './+')).toBe(`line ${at}: E8: a lone leader needs a nation: +f, +b or +p`);
    expect(fault('top: allied', 'top: spanish')).toMatch(/^line 2: top: /);
    expect(fault('top: allied', 'flop: allied')).toBe('line 2: there is no section flop');
    expect(fault('top: allied', 'allied')).toBe('line 2: expected "name: …" or an indented line');
    expect(fault('  E7 nw ne', '  E7 north')).toMatch(/: E7: name the sides with works/);
    expect(fault('  E7+ Ney', '  A1+ Ney')).toMatch(/: no leader stands on A1$/);
    expect(fault('banners: 20', 'banners: many')).toMatch(/^line 5: banners: /);
    const lineOf = (words: string): number => FILE.split('\n').indexOf(`  ${words}`) + 1;
    const exit = lineOf('allied 0 A7');
    expect(fault('  allied 0 A7', '  allied A7')).toBe(
      `line ${exit}: expected an army, banners for each unit (0 for none), and hexes`,
    );
    expect(fault('  allied 0 A7', '  allied 0 A70')).toBe(`line ${exit}: A70 is not a hex of the board`);
    expect(fault('  allied 0 A7', '  allied 0')).toBe(`line ${exit}: name the hexes`);
    const removal = lineOf('allied wins 3 removes F1');
    expect(fault('allied wins 3 removes F1', 'allied wins removes F1')).toBe(
      `line ${removal}: expected an army, “reaches HEXES”, “wins N” or “turn N”, then “removes HEXES”`,
    );
    expect(fault('leaving river', 'leaving swamp')).toMatch(/removals.*leaving/);
    const group = lineOf('allied 2 temporary most at-once C5 C6 C7');
    expect(fault('allied 2 temporary most at-once C5', 'allied 2 for-ever C5')).toBe(
      `line ${group}: expected an army, banners, temporary or permanent, and hexes`,
    );
  });
});

describe('the scenarios of the box', () => {
  it('have titles in three languages, and history and notes that say what is ours', () => {
    for (const { id } of ENTRIES) {
      const { title, history, notes } = scenarioNamed(id);
      expect([title.en, title.uk, title.ru], id).not.toContain(undefined);
      expect(history?.en, id).toBeTruthy();
      expect(notes?.en, id).toMatch(/reconstruct/i);
    }
  });
});
