import { describe, expect, it } from 'vitest';
import { field } from './field.ts';

const guns = (target: string, ground: string): string[] =>
  field(`french artillery E5\nprussian infantry ${target}\n${ground}`).pick('E5').targets('fire');

describe('H7 line of sight', () => {
  it('H7.1 adjacent units always see each other', () => {
    expect(guns('F5', 'wood E5\nwood F5')).toEqual(['F5']);
  });

  it.each(['wood', 'fortification', 'town', 'hill'])('H7.2 a %s between blocks the line', (ground) => {
    expect(guns('G5', `${ground} F5`)).toEqual([]);
    expect(guns('H5', `${ground} G5`)).toEqual([]);
  });

  it('H7.3 the hexes at the ends do not block', () => {
    expect(guns('G5', 'hill E5\nwood G5')).toEqual(['G5']);
  });

  it('H7.4 a line along a side is blocked only if both hexes block', () => {
    expect(guns('E3', 'wood D4')).toEqual(['E3']);
    expect(guns('E3', 'wood E4')).toEqual(['E3']);
    expect(guns('E3', 'wood D4\nhill E4')).toEqual([]);
  });

  it.each([
    ['A3', 'A5', 'wood A4'],
    ['M2', 'M4', 'hill M3'],
    ['M4', 'M2', 'town M3'],
  ])('H7.5 along the edge of the board %s sees %s past the one hex there, %s', (from, to, ground) => {
    const t = field(`french artillery ${from}\nprussian infantry ${to}\n${ground}`).pick(from);
    expect(t.targets('fire')).toEqual([to]);
  });

  it('H7.5 but not where the line also runs through a hex that blocks', () => {
    const seen = (ground: string): string[] =>
      field(`french artillery A2\nprussian infantry A5\n${ground}`).pick('A2').targets('fire');
    expect(seen('')).toEqual(['A5']);
    expect(seen('wood A3 A4')).toEqual([]);
  });

  it('H7.6 units and leaders do not block', () => {
    expect(guns('G5', 'french infantry F5')).toEqual(['G5']);
    expect(guns('G5', 'prussian cavalry F5').toSorted()).toEqual(['F5', 'G5']);
    expect(guns('G5', 'leader allied 1 F5')).toEqual(['G5']);
  });
});

describe('H8 fire', () => {
  it('H8.1 fire costs a point and names a hex with an enemy unit in range and sight', () => {
    const t = field(
      'french infantry E5\nprussian infantry E4\nprussian infantry E3\nprussian infantry E1',
    ).pick('E5');
    expect(t.targets('fire')).toEqual(['E3', 'E4']);
    expect(t.do('fire:E3').left).toBe(5);
  });

  it.each(['E4', 'E3'])('H8.2 infantry hits on 6 at %s', (hex) => {
    const t = field(`french infantry E5\nbritish infantry ${hex}`).pick('E5').do(`fire:${hex}`).roll('456');
    expect(t.at(hex)).toBe('infantry 3');
  });

  it('H8.3 cavalry fires at adjacent hexes only, hits on 6, also at cavalry', () => {
    const t = field('french cavalry E5\nprussian cavalry E4\nprussian infantry E3').pick('E5');
    expect(t.targets('fire')).toEqual(['E4']);
    expect(t.do('fire:E4').roll('556').at('E4')).toBe('cavalry 1');
  });

  it.each([
    ['F5', 2],
    ['G5', 2],
    ['H5', 1],
  ])('H8.4 artillery at %s scores %i hits with 4, 5, 6', (hex, hits) => {
    const t = field(`french artillery E5\nbritish infantry ${hex}\nbritish infantry I5`).pick('E5');
    expect(t.targets('fire')).toEqual([hex]);
    expect(t.do(`fire:${hex}`).roll('456').at(hex)).toBe(`infantry ${4 - hits}`);
  });

  it('H8.5 dice are three, plus the marker, less the ground, plus one at a square', () => {
    const dice = (french: string, target: string, ground = ''): number =>
      field(`${french}\n${target}\n${ground}`).pick('E5').do('fire:E4').dice.count;
    expect(dice('french infantry E5', 'prussian infantry E4')).toBe(3);
    expect(dice('french infantry+1 E5', 'prussian infantry E4', 'wood E4')).toBe(3);
    expect(dice('french infantry E5', 'prussian infantry E4 square', 'hill E4')).toBe(4);
  });

  it('H8.6 an attack without a die cannot be declared', () => {
    const t = field('french infantry E5 square\nprussian infantry E4\nprussian infantry D4\ntown D4').pick(
      'E5',
    );
    expect(t.targets('fire')).toEqual(['E4']);
  });

  it('H8.7 in a stack the unit with more figures loses first, hit by hit; the marker is not counted', () => {
    const t = field('french artillery E5\nbritish infantry E4\nbritish artillery E4')
      .pick('E5')
      .do('fire:E4')
      .roll('566');
    expect(t.asks).toBe('allied loss');
    expect(t.at('E4')).toBe('infantry 2, artillery 2');
    const elite = field('french artillery E5\nbritish cavalry+2 E4 figures:1\nbritish artillery E4').pick(
      'E5',
    );
    expect(elite.do('fire:E4').roll('511').at('E4')).toBe('cavalry 1+2, artillery 1');
  });

  it('H8.8 between equal units the owner says which takes the hit', () => {
    const t = field('french infantry E5\nprussian cavalry E4\nprussian artillery E4')
      .pick('E5')
      .do('fire:E4')
      .roll('622');
    expect(t.asks).toBe('allied loss');
    t.do(`lose:${t.unit('E4', 'guns')}`);
    expect(t.at('E4')).toBe('cavalry 2, artillery 1');
  });

  it('H8.9 fire tests no morale', () => {
    const t = field('french infantry E5\nprussian infantry E4').pick('E5').do('fire:E4').roll('662');
    expect(t.asks).toBe('french command');
    expect(t.at('E4')).toBe('infantry 1');
  });

  it('H8.10 infantry and guns of one hex fire each on their own', () => {
    const t = field('french infantry E5\nfrench artillery E5\nbritish infantry E4')
      .pick('E5', 'foot')
      .do('fire:E4')
      .roll('111');
    t.pick('E5', 'guns').do('fire:E4').roll('555');
    expect(t.at('E4')).toBe('infantry 1');
    expect(t.left).toBe(4);
  });

  it('H8.11 water between does not matter', () => {
    const t = field('french infantry E5\nprussian infantry G5\nlake F5\nriver E5-E4').pick('E5');
    expect(t.do('fire:G5').dice.count).toBe(3);
  });
});
