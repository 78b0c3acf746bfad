import { describe, expect, it } from 'vitest';
import { NATIONS, UNIT_KINDS, kindOf, type Nation } from '../data/units.ts';
import { Table, melee } from './table.ts';

describe('N17 units', () => {
  it('N17.1 full blocks of every kind', () => {
    const blocks = (nation: string): string =>
      UNIT_KINDS.filter((kind) => kind.nation === nation)
        .map(({ code, blocks: n }) => `${code}${n}`)
        .join(' ');
    expect(blocks('french')).toBe(
      'LN4 LT4 GR4 YG4 OG4 MI4 LC4 HC4 CU4 GHC4 FA3 GFA3 HA3 GLT4 GLC4 LL4 MC4 GHA3 MA3',
    );
    expect(blocks('british')).toBe('LN4 LT5 RL3 GR4 GG5 LC3 HC3 GHC3 FA3 HA3 GLT5 GLC3 LL3 MC3 GHA3 MA3');
    expect(blocks('portuguese')).toBe('LN4 LT3 MI4 LC3 HC3 FA3 GLT4 GLC3 LL3 MC3 GHA3 MA3');
  });

  it('N17.2 Portuguese light infantry is rifle light: range three, sabers miss, fights in woods', () => {
    expect(new Table('E7: ./pLT . . ./fLN').dice({ from: 'E7', at: 'E10', way: 'fire' })).toBe(4);
    expect(
      UNIT_KINDS.filter(({ sabers, flight }) => !sabers && flight === 1).map(
        ({ nation, code }) => `${nation} ${code}`,
      ),
    ).toEqual(['british RL', 'portuguese LT']);
  });

  it('N17.3 the guard', () => {
    const guards = UNIT_KINDS.filter(({ guard }) => guard).map(({ code }) => code);
    expect([...new Set(guards)]).toEqual(['YG', 'OG', 'GHC', 'GFA', 'GG', 'GLT', 'GLC', 'GHA']);
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

  /** What the kinds of the chart have in common, apart from their names and numbers. */
  const traits = (nation: Nation, code: string): object => {
    const { code: _, inBox: _box, ...rest } = UNIT_KINDS[kindOf(nation, code)];
    return rest;
  };

  it('N17.5 guard light infantry is as the Young Guard, of its nation’s strength and rounding', () => {
    expect(traits('french', 'GLT')).toEqual(traits('french', 'YG'));
    expect(traits('british', 'GLT')).toEqual({ ...traits('french', 'YG'), nation: 'british', blocks: 5 });
    expect(traits('portuguese', 'GLT')).toMatchObject({ halves: 'down', range: 2, sabers: true });
  });

  it.each(NATIONS)(
    'N17.5 lancers of the %s are light cavalry; the guard’s light cavalry ignores two flags',
    (nation) => {
      expect(traits(nation, 'LL')).toEqual(traits(nation, 'LC'));
      expect(traits(nation, 'GLC')).toEqual({ ...traits(nation, 'LC'), guard: true, ignores: 2 });
    },
  );

  it('N17.5 guard horse artillery has a die more in melee, as guard foot artillery has, and ignores two flags', () => {
    const dice = (kind: string): (number | null)[] => [
      new Table(`E7: ./${kind} ./bLN`).dice({ from: 'E7', at: 'E8', way: 'melee' }),
      new Table(`E7: ./${kind} . ./bLN`).dice({ from: 'E7', at: 'E9', way: 'fire' }),
    ];
    expect([dice('fHA'), dice('fGHA'), dice('fGHA1')]).toEqual([
      [3, 2],
      [4, 2],
      [3, 1],
    ]);
    expect(traits('british', 'GHA')).toMatchObject({ ignores: 2, guard: true, horse: true, range: 4 });
  });

  it('N17.5 the guard among them has the card’s dice of the guard', () => {
    const charge = (kind: string): number | null =>
      new Table(`E7: ./${kind} ./bLN`).dice({ from: 'E7', at: 'E8', way: 'melee', card: 'cavalry-charge' });
    expect([charge('fLC'), charge('fLL'), charge('fGLC')]).toEqual([5, 5, 6]);
    const bombard = (kind: string): number | null =>
      new Table(`E7: ./${kind} . ./bLN`).dice({ from: 'E7', at: 'E9', way: 'fire', card: 'bombard' });
    expect([bombard('fHA'), bombard('fGHA'), bombard('fMA')]).toEqual([4, 5, 5]);
  });

  it('N17.6 militia cavalry and guns move and fight as light cavalry and foot artillery', () => {
    for (const nation of NATIONS) {
      expect(traits(nation, 'MC')).toEqual({ ...traits(nation, 'LC'), sabers: false, flight: 3 });
      expect(traits(nation, 'MA')).toEqual({ ...traits(nation, 'FA'), sabers: false, flight: 3 });
    }
  });

  it('N17.6 their sabers take nothing, and each flag drives them three hexes', () => {
    expect(melee('E7: ./fMC ./bLN', 'E7', 'E8').do('no', '*isss').at('E8')).toBe('bLN3');
    const fled = melee('E7: ./fLN ./bMA', 'E7', 'E8').do('no', '*fccc');
    while (fled.asked === 'retreat of allied') fled.do(fled.legal[0]);
    expect(fled.told('retreated')).toHaveLength(3);
  });
});
