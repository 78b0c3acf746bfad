import { must } from '@bicorne/engine';
import { describe, expect, it } from 'vitest';
import { readScenario } from '../data/format.ts';
import { writeScenario } from '../data/print.ts';
import { ENTRIES, scenarioNamed } from '../data/scenarios.ts';
import { fileOf } from './table.ts';

const FILE = fileOf('E7: H/fLN3+ ./+b \n D7: T/bLN2#1 \n F1: Q/pLT+b', {
  more: 'tracks:\n  french\n  allied 1 forward\nworks:\n  E7 nw ne\nnames:\n  E7 70th Line\n  E7+ Ney\nwon: french 1, allied 2\nlast: french none, allied elan\ndiscards: elan rally',
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
    expect(fault('banners: 12', 'banners: many')).toMatch(/^line 5: banners: /);
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
