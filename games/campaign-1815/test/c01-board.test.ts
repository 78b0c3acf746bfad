import { describe, expect, it } from 'vitest';
import { ROADS } from '../data/roads.ts';
import { SUPPLY_CITIES } from '../data/supply.ts';
import { TOWNS } from '../data/towns.ts';
import { TRACK } from '../data/track.ts';
import { EXITS, joined, NIGHT, townNamed } from '../rules/board.ts';
import { map } from './table.ts';

const neighbours = (town: string): string[] => EXITS[townNamed(town)].map(({ to }) => TOWNS[to].id).sort();

describe('C1 Board', () => {
  it('C1.1 Brussels, Ghent and Liège are the supply cities', () => {
    expect(SUPPLY_CITIES.map(({ town }) => town).sort()).toEqual(['brussels', 'ghent', 'liege']);
    expect(TOWNS).toHaveLength(55);
  });

  it('C1.2 a block can only go where a road leads', () => {
    const t = map({ verviers: ['P02'] }, { turn: 2 });
    expect(t.ways('march.P02')).toEqual(['durbuy', 'liege']);
  });

  it('C1.2 every town can be reached from every other, and no road is drawn twice', () => {
    const seen = new Set([0]);
    for (const town of seen) for (const { to } of EXITS[town]) seen.add(to);
    expect(seen.size).toBe(TOWNS.length);
    expect(new Set(ROADS.map(({ a, b }) => [a, b].sort().join())).size).toBe(ROADS.length);
  });

  it('C1.3 six blocks cross the Sambre freely into an empty town', () => {
    const blocks = ['F06', 'F07', 'F09', 'F10', 'F12', 'F15', 'F17'];
    const t = map({ solre: blocks });
    for (const block of blocks.slice(0, 6)) t.do(`march.${block}.solre.binche`);
    expect(t.ways('march.F17')).not.toContain('binche');
  });

  it('C1.4 the border and the deployment line divide the towns', () => {
    const zone = (id: string): string => TOWNS[townNamed(id)].zone;
    expect(['beaumont', 'philippeville', 'conde', 'givet'].map(zone)).toEqual(Array(4).fill('french'));
    expect(['brussels', 'ghent', 'quatre-bras', 'mons'].map(zone)).toEqual(Array(4).fill('anglo'));
    expect(['liege', 'namur', 'ligny', 'charleroi'].map(zone)).toEqual(Array(4).fill('prussian'));
  });

  it('C1.5 the track has 23 turns, by turns French and Allied, every third at night', () => {
    expect(TRACK).toHaveLength(23);
    expect(TRACK.every(({ side }, i) => side === (i % 2 === 0 ? 'french' : 'allied'))).toBe(true);
    expect(NIGHT.every((night, i) => night === (i % 3 === 2))).toBe(true);
    expect([TRACK[0].day, TRACK[22].day, TRACK[22].side]).toEqual([15, 22, 'french']);
  });

  it('C1.6 seven roads leave Brussels', () => {
    expect(neighbours('brussels')).toEqual(
      ['alost', 'hal', 'louvain', 'malines', 'ninove', 'waterloo', 'wavre'].sort(),
    );
  });

  it('C1.7 Wavre has no road to Quatre Bras or Nivelles, Waterloo none to Ligny', () => {
    const road = (a: string, b: string): boolean => joined(townNamed(a), townNamed(b));
    expect(road('wavre', 'quatre-bras') || road('wavre', 'nivelles') || road('waterloo', 'ligny')).toBe(
      false,
    );
    expect(road('waterloo', 'quatre-bras') && road('waterloo', 'wavre')).toBe(true);
  });

  it('C1.2 no road joins Givet and Marche: the way round the Meuse is by Dinant and Ciney', () => {
    expect(neighbours('givet')).toEqual(['dinant', 'mariembourg', 'philippeville']);
    expect(neighbours('marche')).toEqual(['ciney', 'durbuy']);
  });

  it('C1.3 Dinant lies right of the Meuse: who attacks it from the west crosses the river, from Ciney not', () => {
    const over = (to: string): string | null | undefined =>
      ROADS.find(({ a, b }) => [a, b].includes('dinant') && [a, b].includes(to))?.river;
    expect(['namur', 'fosses', 'philippeville', 'givet'].map(over)).toEqual(Array(4).fill('meuse'));
    expect(over('ciney')).toBeNull();
    const six = ['F06', 'F07', 'F09', 'F10', 'F12', 'F15'];
    const t = map({ givet: six, dinant: ['P02'] });
    for (const id of six.slice(0, 3)) t.do(`march.${id}.givet.dinant`);
    expect(t.ways('march.F10')).not.toContain('dinant');
  });
});
