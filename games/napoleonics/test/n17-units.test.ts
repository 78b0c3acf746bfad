import { describe, expect, it } from 'vitest';
import { UNIT_KINDS } from '../data/units.ts';
import { Table } from './table.ts';

describe('N17 units', () => {
  it('N17.1 full blocks of every kind', () => {
    const blocks = (nation: string): string =>
      UNIT_KINDS.filter((kind) => kind.nation === nation)
        .map(({ code, blocks: n }) => `${code}${n}`)
        .join(' ');
    expect(blocks('french')).toBe('LN4 LT4 GR4 YG4 OG4 MI4 LC4 HC4 CU4 GHC4 FA3 GFA3 HA3');
    expect(blocks('british')).toBe('LN4 LT5 RL3 GR4 GG5 LC3 HC3 GHC3 FA3 HA3');
    expect(blocks('portuguese')).toBe('LN4 LT3 MI4 LC3 HC3 FA3');
  });

  it('N17.2 Portuguese light infantry is rifle light: range three, sabers miss, fights in woods', () => {
    expect(new Table('E7: ./pLT . . ./fLN').dice({ from: 'E7', at: 'E10', way: 'fire' })).toBe(4);
    expect(UNIT_KINDS.filter(({ sabers }) => !sabers).map(({ nation, code }) => `${nation} ${code}`)).toEqual(
      ['french MI', 'british RL', 'portuguese LT', 'portuguese MI'],
    );
  });

  it('N17.3 the guard', () => {
    expect(UNIT_KINDS.filter(({ guard }) => guard).map(({ code }) => code)).toEqual([
      'YG',
      'OG',
      'GHC',
      'GFA',
      'GG',
      'GHC',
    ]);
  });

  it('N17.4 militia that moved rounds as its nation does', () => {
    const dice = (kind: string): number | null =>
      new Table(`E7: ./${kind} . ./${kind[0] === 'f' ? 'bLN' : 'fLN'}`).dice({
        from: 'E7',
        at: 'E9',
        way: 'fire',
        moved: 1,
      });
    expect([dice('fMI3'), dice('pMI3')]).toEqual([2, 1]);
  });
});
