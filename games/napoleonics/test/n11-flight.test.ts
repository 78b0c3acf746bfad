import { describe, expect, it } from 'vitest';
import { melee, type Table } from './table.ts';

/** French cavalry on the left of E7 attacks the lone British leader there and throws no saber: he must retreat. */
const chased = (drawing: string): Table =>
  melee(`E6: ./fLC ./+b \n I13: ./fMI \n ${drawing}`, 'E6', 'E7').do('*iiii');

describe('N11 retreat of leaders', () => {
  it('N11.1 one to three hexes back, path and number his owner’s', () => {
    const table = chased('A1: ./bLN');
    expect(table.legal).toEqual(['flee:D6', 'flee:D7']);
    expect(table.do('flee:D7').legal).toEqual(['halt', 'flee:C7', 'flee:C8']);
    table.do('flee:C8');
    expect(table.legal).toEqual(['halt', 'flee:B7', 'flee:B8']);
    expect(table.do('flee:B8').at('B8')).toBe('+b');
  });

  it('N11.2 woods and fords do not hinder; where a river bars one way he takes the other', () => {
    const table = chased('D6: ~ F \n C7: = = \n A1: ./bLN');
    expect(table.legal).toEqual(['halt', 'flee:C7', 'flee:C8']); // D7 was the only way
  });

  it('N11.3 he passes friends, joins a unit without a leader, never ends with a leader', () => {
    const table = chased('D6: ./bLN ./bLN+');
    expect(table.legal).toEqual(['flee:D6', 'flee:D7']);
    table.do('flee:D7');
    expect(table.legal).toEqual(['flee:C7', 'flee:C8']);
    const joins = chased('D6: ./bLN ./bLN+').do('flee:D6', 'halt');
    expect(joins.at('D6')).toBe('bLN4+');
  });

  it('N11.4 from the own edge he leaves, and may leave when his steps reach beyond; no banner', () => {
    const edge = melee('B6: ./fLC \n A7: ./+b ./bLN', 'B6', 'A7').do('*iiii');
    expect(edge.told('leaderLeft')).toHaveLength(1);
    expect(edge.banners('french')).toBe(0);
    const near = melee('C6: ./fLC ./+b \n A1: ./bLN', 'C6', 'C7').do('*iiii', 'flee:B7', 'flee:A7');
    expect(near.legal).toEqual(['halt', 'exit']);
    expect(near.do('exit').at('A7')).toBe('');
    const far = melee('D6: ./fLC ./+b \n A1: ./bLN', 'D6', 'D7').do('*iiii', 'flee:C7', 'flee:B7', 'flee:A7');
    expect(far.at('A7')).toBe('+b'); // three steps made: he cannot go on
  });

  it('N11.5 entering an enemy hex he escapes its melee dice: class, no card, no ground; one saber kills', () => {
    const dice = (unit: string, ground = '.'): string => chased(`D6: ~ ${ground}/${unit} \n A1: ./bLN`).asked;
    expect(dice('fHC3')).toBe('escape of 4 dice');
    expect(dice('fLN4')).toBe('escape of 4 dice'); // a leader is no infantry
    expect(dice('fOG4', 'T')).toBe('escape of 6 dice');
    expect(dice('fFA3')).toBe('escape of 4 dice');
    expect(dice('fHA1')).toBe('escape of 2 dice');
    const militia = chased('D6: ~ ./fMI \n A1: ./bLN').do('*scci');
    expect(militia.banners('french')).toBe(1);
  });

  it('N11.5 a square has one die', () => {
    const table = melee('E6: ./fLC ./+b \n D6: ~ ./fLN4#1 \n A1: ./bLN', 'E6', 'E7', {
      more: 'tracks:\n  french 1 forward\n  allied',
    });
    expect(table.do('*iiii').asked).toBe('escape of 1 dice');
  });

  it('N11.6 escaped, he goes on and may have to escape again; he never ends there', () => {
    const table = chased('D6: ./fLN2 ./fLC3').do('flee:D6', '*ia');
    expect(table.legal).toEqual(['flee:C6', 'flee:C7']);
  });

  it('N11.7 no hex to end on within three steps: lost', () => {
    const shut = chased('D6: ~ ~ \n A1: ./bLN');
    expect(shut.banners('french')).toBe(1);
    expect(shut.told('leaderLost')).toHaveLength(1);
    const third = chased('D6: ./fLN ./fLT \n C6: ./fLN ./fLN ./fLN \n B5: ./fLN ./fLN ./fLN ./fLN ./fLN');
    expect(third.banners('french')).toBe(1);
    expect(third.told('escapeRoll')).toEqual([]);
  });

  it('N11.7 example 1: through the weaker of two units, and on', () => {
    const table = chased('D6: ./fLN2 ./fHC3 \n A1: ./bLN').do('flee:D6');
    expect(table.asked).toBe('escape of 2 dice');
    table.do('*ia', 'flee:C6');
    expect(table.legal).toEqual(['halt', 'flee:B5', 'flee:B6']);
    expect(table.do('halt').at('C6')).toBe('+b');
  });

  it('N11.7 example 2: stop on the first hex, or ride through heavy cavalry to the own unit behind', () => {
    const drawing = 'D6: . ~ \n C6: ./fHC3 ~ \n B5: ~ ./bLN';
    const stops = chased(drawing);
    expect(stops.legal).toEqual(['halt', 'flee:C6']);
    expect(stops.do('halt').at('D6')).toBe('+b');
    const rides = chased(drawing).do('flee:C6');
    expect(rides.asked).toBe('escape of 4 dice');
    rides.do('*ffii');
    expect(rides.at('B6')).toBe('bLN4+');
  });

  it('N11.7 example 3: two enemy hexes, two escapes, the second fatal', () => {
    const table = chased('D6: ./fLN2 ~ \n C6: ./fLC3 ~ \n B6: . \n A1: ./bLN');
    expect(table.asked).toBe('escape of 2 dice');
    table.do('*cc');
    expect(table.asked).toBe('escape of 3 dice');
    table.do('*fis');
    expect(table.banners('french')).toBe(1);
  });

  it('N11.9 a step without a choice is taken unasked', () => {
    const table = chased('D6: ~ ./bLN+ \n C7: ~ . \n B7: ~ ~');
    expect(table.at('C8')).toBe('+b'); // past the unit with its leader, and no farther
    expect(table.asked).toBe('advance of french');
  });

  it('N11.8 a lone enemy leader is passed without a roll, but not joined', () => {
    const table = chased('D6: ~ ./+f \n A1: ./bLN');
    expect(table.legal).toEqual(['flee:C7', 'flee:C8']);
    expect(table.told('escapeRoll')).toEqual([]);
  });
});
