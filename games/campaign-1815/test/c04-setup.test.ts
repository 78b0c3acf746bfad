import { describe, expect, it } from 'vitest';
import { BLOCKS } from '../data/blocks.ts';
import { HISTORICAL } from '../data/positions.ts';
import { TOWNS } from '../data/towns.ts';
import { FULL } from '../rules/blocks.ts';
import { army, map, Table } from './table.ts';

const free = (): Table => new Table({ setup: 'free' });
const ANGLO_TOWNS = TOWNS.filter(({ zone }) => zone === 'anglo').map(({ id }) => id);
const PRUSSIAN_TOWNS = TOWNS.filter(({ zone }) => zone === 'prussian').map(({ id }) => id);
const FRENCH_TOWNS = TOWNS.filter(({ zone }) => zone === 'french').map(({ id }) => id);

/** All allied blocks placed, four to a town. */
function alliesPlaced(): Table {
  const t = free();
  army('A').forEach((block, i) => t.do(`place.${block}.${ANGLO_TOWNS[i >> 2]}`));
  army('P').forEach((block, i) => t.do(`place.${block}.${PRUSSIAN_TOWNS[i >> 2]}`));
  return t;
}

const towns = (t: Table, block: string): string[] =>
  t
    .list(`place.${block}.`)
    .map((word) => word.split('.')[2])
    .sort();

describe('C4 Set-up', () => {
  it('C4.1 the Allies place everything, then the French, then the French move', () => {
    const t = free();
    expect([t.asked, t.seat]).toEqual(['place', 'allied']);
    const placed = alliesPlaced();
    expect([placed.asked, placed.seat]).toEqual(['place', 'french']);
    army('F').forEach((block, i) => placed.do(`place.${block}.${FRENCH_TOWNS[i >> 3]}`));
    expect([placed.asked, placed.seat]).toEqual(['march', 'french']);
  });

  it('C4.2 Anglo-Dutch blocks go to their side of the line', () => {
    expect(towns(free(), 'A02')).toEqual([...ANGLO_TOWNS].sort());
  });

  it('C4.3 Prussian blocks go to theirs', () => {
    expect(towns(free(), 'P02')).toEqual([...PRUSSIAN_TOWNS].sort());
  });

  it('C4.4 four allied blocks fill a town', () => {
    const t = free().do('place.A02.mons', 'place.A03.mons', 'place.A04.mons');
    expect(t.can('place.A05.mons')).toBe(true);
    expect(t.do('place.A05.mons').can('place.A06.mons')).toBe(false);
  });

  it('C4.5 twelve French blocks fill a French town', () => {
    const t = alliesPlaced();
    expect(towns(t, 'F01')).toEqual([...FRENCH_TOWNS].sort());
    army('F')
      .slice(0, 12)
      .forEach((block) => t.do(`place.${block}.beaumont`));
    expect(towns(t, 'F13')).not.toContain('beaumont');
  });

  it('C4.6 all blocks begin at full strength', () => {
    expect(free().state.steps).toEqual(FULL);
  });

  it('C4.7 in play a town takes any number, on either side of any line', () => {
    const t = map({
      thuin: ['F06', 'F07', 'F09', 'F10', 'F12'],
      charleroi: army('F').filter((id) => id > 'F12'),
    });
    t.do('march.F06.thuin.charleroi');
    expect(t.town('F06')).toBe('charleroi');
    const allies = map({ 'quatre-bras': ['A02'], ligny: ['P02', 'P03', 'P04', 'P05', 'P06'] }, { turn: 2 });
    expect(allies.do('march.A02.quatre-bras.ligny').town('A02')).toBe('ligny');
  });

  it('C4.8 the historical set-up places all 58 blocks within the limits of the free one', () => {
    const t = new Table(HISTORICAL);
    expect([t.asked, t.seat]).toEqual(['march', 'french']);
    expect(BLOCKS.every(({ id }) => t.town(id) !== 'off the board')).toBe(true);
    const zoneOf = (id: string): string | undefined => TOWNS.find((town) => town.id === id)?.zone;
    for (const { id, army: owner } of BLOCKS) expect(zoneOf(t.town(id))).toBe(owner);
    for (const [town, blocks] of Object.entries(HISTORICAL.towns))
      expect(blocks.length).toBeLessThanOrEqual(zoneOf(town) === 'french' ? 12 : 4);
  });

  it('C4.9 everybody knows the historical set-up', () => {
    const t = new Table(HISTORICAL);
    expect(t.note('P02')).toEqual(['charleroi']);
  });
});
