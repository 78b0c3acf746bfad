import { describe, expect, it } from 'vitest';
import { diceFor } from '../rules/reckon.ts';
import { Table, ordered } from './table.ts';

/** Dice of the unit on E7 that fires to the right, over so many hexes. */
const fire = (
  kind: string,
  range: number,
  terms: { moved?: 0 | 1 | 2; enemy?: string; card?: string } = {},
): number | null =>
  new Table(`E7: ./${kind} \n E${7 + range}: ./${terms.enemy ?? (kind[0] === 'f' ? 'bLN' : 'fLN')}`).dice({
    from: 'E7',
    at: `E${7 + range}`,
    way: 'fire',
    ...(terms.moved === undefined ? {} : { moved: terms.moved }),
    ...(terms.card === undefined ? {} : { card: terms.card }),
  });

const shoot = (drawing: string, from: string, at: string): Table =>
  ordered(drawing, 'attack-centre', [`order:${from}`]).do('done', `battle:${from}`, `attack:${at}`);

describe('N6 battle and fire', () => {
  it('N6.1 each ordered unit battles once, in any order, or not', () => {
    const table = ordered('E6: ./fLN ./fLN \n C7: ./bLN', 'attack-centre', ['order:E6', 'order:E7']).do(
      'done',
    );
    table.do('battle:E7', 'attack:C7', '*cccc');
    expect(table.legal).toEqual(['battle:E6', 'done']);
    expect(table.do('done').asked).toBe('draw of a card');
  });

  it('N6.2 a unit attacks one target with all its dice', () => {
    const table = ordered('E7: ./fLN \n C6: ./bLN ./bLN', 'attack-centre', ['order:E7']).do(
      'done',
      'battle:E7',
    );
    expect(table.legal).toEqual(['attack:C6', 'attack:C7']);
    expect(table.do('attack:C6').asked).toBe('roll of 4 dice');
  });

  it('N6.3 only infantry and artillery fire, at units two or more hexes away', () => {
    expect(fire('fLN', 2)).toBe(4);
    expect(fire('fFA', 2)).toBe(3);
    expect(fire('fLC', 2)).toBeNull();
    expect(new Table('E7: ./fLN ./bLN').dice({ from: 'E7', at: 'E8', way: 'fire' })).toBeNull();
    const near = ordered('E7: ./fLN ./bLN \n C7: ./bLN', 'attack-centre', ['order:E7']).do(
      'done',
      'battle:E7',
    );
    expect(near.legal).toEqual(['attack:E8']);
  });

  it('N6.4 with an enemy unit adjacent there is only melee; a lone leader does not forbid fire', () => {
    const unit = ordered('E7: ./fLN ./bLN \n C7: ./bLN', 'attack-centre', ['order:E7']).do(
      'done',
      'battle:E7',
    );
    expect(unit.legal).toEqual(['attack:E8']);
    const leader = ordered('E7: ./fLN ./+b \n C7: ./bLN', 'attack-centre', ['order:E7']).do(
      'done',
      'battle:E7',
    );
    expect(leader.legal).toEqual(['attack:E8', 'attack:C7']);
  });

  it.each([
    ['fLN', 2],
    ['bRL', 3],
    ['pLT', 3],
    ['fFA', 5],
    ['fHA', 4],
  ])('N6.5 the range of %s is %i', (kind, range) => {
    expect(fire(kind, range)).toBeGreaterThan(0);
    expect(fire(kind, range + 1)).toBeNull();
  });

  it('N6.6 infantry that did not move fires with a die a block', () => {
    expect(['fLN4', 'fLN3', 'fLN2', 'fLN1'].map((kind) => fire(kind, 2))).toEqual([4, 3, 2, 1]);
  });

  it('N6.7 infantry that moved fires with half its blocks, French and British up, Portuguese down', () => {
    const moved = (kind: string): (number | null)[] =>
      [4, 3, 2, 1].map((n) => fire(`${kind}${n}`, 2, { moved: 1 }));
    expect(moved('fLN')).toEqual([2, 2, 1, 1]);
    expect(moved('bLN')).toEqual([2, 2, 1, 1]);
    expect(moved('pLN')).toEqual([2, 1, 1, null]);
  });

  it('N6.8 light, rifle, grenadier and guard infantry fires with one die more, added after halving', () => {
    expect(fire('fLT4', 2)).toBe(5); // the example: four blocks standing
    expect(fire('fLT3', 2, { moved: 1 })).toBe(3); // and three that moved
    expect(['fGR', 'fYG', 'fOG', 'bGR', 'bLT', 'bGG', 'bRL', 'pLT'].map((kind) => fire(kind, 2))).toEqual([
      5, 5, 5, 5, 6, 6, 4, 4,
    ]);
    expect(['bRL3', 'bRL2', 'bRL1'].map((kind) => fire(kind, 2, { moved: 1 }))).toEqual([3, 2, 2]);
    expect(['pLT3', 'pLT2', 'pLT1'].map((kind) => fire(kind, 2, { moved: 1 }))).toEqual([2, 2, 1]);
  });

  it('N6.9 British line that did not move fires with one die more', () => {
    expect(fire('bLN4', 2)).toBe(5);
    expect(fire('bLN4', 2, { moved: 1 })).toBe(2);
  });

  it('N6.10 light infantry that moved two hexes does not fire', () => {
    expect(fire('fLT', 2, { moved: 2 })).toBeNull();
    expect(fire('fYG', 2, { moved: 2 })).toBeNull();
    expect(fire('bRL', 3, { moved: 2 })).toBeNull();
  });

  it('N6.11 foot artillery by distance: 3 2 1 1, a single block 2 1 1 and none', () => {
    expect([2, 3, 4, 5].map((range) => fire('fFA3', range))).toEqual([3, 2, 1, 1]);
    expect([2, 3, 4, 5].map((range) => fire('fFA2', range))).toEqual([3, 2, 1, 1]);
    expect([2, 3, 4, 5].map((range) => fire('fFA1', range))).toEqual([2, 1, 1, null]);
    expect([2, 3, 4, 5].map((range) => fire('fGFA', range))).toEqual([3, 2, 1, 1]);
    expect(fire('fFA', 2, { moved: 1 })).toBeNull();
  });

  it('N6.12 horse artillery by distance: 2 1 1, a single block 1 1 and none; at 4 only if it stood', () => {
    expect([2, 3, 4].map((range) => fire('fHA3', range))).toEqual([2, 1, 1]);
    expect([2, 3, 4].map((range) => fire('fHA1', range))).toEqual([1, 1, null]);
    expect([2, 3, 4].map((range) => fire('fHA3', range, { moved: 1 }))).toEqual([2, 1, null]);
    expect([2, 3, 4].map((range) => fire('fHA1', range, { moved: 1 }))).toEqual([null, null, null]);
    expect(fire('fHA3', 2, { moved: 2 })).toBeNull();
  });

  it('N6.13 no card opens a distance that the table closes', () => {
    expect(fire('fFA1', 5, { card: 'bombard' })).toBeNull();
    expect(fire('fFA1', 4, { card: 'bombard' })).toBe(3);
  });

  it('N6.14 card dice are added, the ground of both subtracted, never below none', () => {
    const table = new Table('E7: =/fLN1 . H/bLN');
    expect(table.dice({ from: 'E7', at: 'E9', way: 'fire' })).toBeNull(); // 1 − 1 − 1
    expect(table.dice({ from: 'E7', at: 'E9', way: 'fire', card: 'elan' })).toBeNull(); // 1 + 1 − 1 − 1
    expect(new Table('E7: =/fLN2 . H/bLN').dice({ from: 'E7', at: 'E9', way: 'fire', card: 'elan' })).toBe(1);
  });

  it('N6.15 fire without a die is not declared', () => {
    const table = ordered('E7: ./fLN1 . H/bLN \n A1: ./bLN', 'attack-centre', ['order:E7']).do('done');
    expect(table.asked).toBe('draw of a card');
  });

  it('N6.16 the arm’s own symbol takes a block, sabers miss', () => {
    const infantry = shoot('E7: ./fLN . ./bLN', 'E7', 'E9').do('*issc');
    expect(infantry.at('E9')).toBe('bLN3');
    const cavalry = shoot('E7: ./fLN . ./bLC', 'E7', 'E9').do('*issc');
    expect(cavalry.at('E9')).toBe('bLC2');
    const guns = shoot('E7: ./fLN . ./bFA', 'E7', 'E9').do('*iaas');
    expect(guns.at('E9')).toBe('bFA1');
  });

  it('N6.17 nobody reacts to fire or battles back', () => {
    const table = shoot('E7: ./fLN . ./bLC', 'E7', 'E9');
    expect(table.asked).toBe('roll of 4 dice');
    expect(table.do('*iiii').asked).toBe('draw of a card');
  });

  it('N6.18 a lone leader is not fired at', () => {
    const table = ordered('E7: ./fLN . ./+b \n A1: ./bLN', 'attack-centre', ['order:E7']).do('done');
    expect(table.asked).toBe('draw of a card');
  });

  it('N6.19 several units fire one after the other', () => {
    const table = ordered('E6: ./fLN ./fLN \n C7: ./bLN', 'attack-centre', ['order:E6', 'order:E7']).do(
      'done',
    );
    table.do('battle:E7', 'attack:C7');
    expect(table.asked).toBe('roll of 4 dice');
    expect(table.do('*iccc', 'battle:E6', 'attack:C7').asked).toBe('roll of 4 dice');
    expect(table.at('C7')).toBe('bLN3');
  });

  it('N6.20 half a block rounded down is no die, but the card may still add one', () => {
    const moved = (card: string): number | null =>
      diceFor(new Table('E7: ./pLN1 . ./fLN').state, { from: 'E7', at: 'E9', way: 'fire', moved: 1, card });
    expect(moved('elan')).toBe(1);
    expect(moved('attack-centre')).toBe(null);
  });
});
