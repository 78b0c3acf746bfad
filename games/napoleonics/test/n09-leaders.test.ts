import { describe, expect, it } from 'vitest';
import { melee } from './table.ts';

describe('N9 losses of leaders', () => {
  it('N9.1 a unit that loses a block checks its leader with two dice: two sabers kill him', () => {
    const table = melee('E7: ./fLN ./bLN+', 'E7', 'E8').do('no', '*icccc');
    expect(table.asked).toBe('check of 2 dice');
    expect(table.do('*si').at('E8')).toBe('bLN3+');
    const killed = melee('E7: ./fLN ./bLN+', 'E7', 'E8').do('no', '*icccc', '*ss');
    expect(killed.at('E8')).toBe('bLN3');
  });

  it('N9.2 the check comes before flags: a fallen leader ignores none', () => {
    const table = melee('E7: ./fLN ./bLN+', 'E7', 'E8').do('no', '*ifccc', '*ss');
    expect(table.asked).toBe('retreat of allied');
    const lives = melee('E7: ./fLN ./bLN+', 'E7', 'E8').do('no', '*ifccc', '*si');
    expect(lives.legal).toEqual(['ignore:0', 'ignore:1']);
  });

  it('N9.2 once for a roll: blocks lost by a retreat after hits are not checked again', () => {
    const table = melee('B7: ./fLN \n A7: ./bLN+', 'B7', 'A7').do('no', '*ifccc', '*si', 'ignore:0');
    expect(table.at('A7')).toBe('bLN2+');
    expect(table.asked).toBe('back of allied');
  });

  it('N9.2 without hits, blocks lost by a retreat are checked', () => {
    const table = melee('B7: ./fLN \n A7: ./bLN+', 'B7', 'A7').do('no', '*fcccc', 'ignore:0');
    expect(table.asked).toBe('check of 2 dice');
    expect(table.do('*ss').at('A7')).toBe('bLN3');
  });

  it('N9.3 when the unit is destroyed one die is rolled, and a saber kills', () => {
    const table = melee('E7: ./fLN ./bLN1+', 'E7', 'E8').do('no', '*icccc');
    expect(table.asked).toBe('check of 1 dice');
    expect(table.do('*s').banners('french')).toBe(2);
  });

  it('N9.3 destroyed by a retreat after a check that was passed: none', () => {
    const table = melee('B7: ./fLN \n A7: ./bLN2+', 'B7', 'A7').do('no', '*ifccc', '*si', 'ignore:0');
    expect(table.banners('french')).toBe(1);
    expect(table.asked).toBe('advance of french'); // from the edge he left the field
  });

  it('N9.4 a leader whose unit is destroyed retreats one to three hexes, whatever the flags', () => {
    const table = melee('E7: ./fLN ./bLN1+', 'E7', 'E8').do('no', '*iffcc', '*i');
    expect(table.legal).toEqual(['flee:D7', 'flee:D8']);
    table.do('flee:D7', 'flee:C7', 'flee:B7');
    expect(table.at('B7')).toBe('+b');
  });

  it('N9.4 from the hex where the last block fell', () => {
    const table = melee('C7: ./fLN \n B7: ./bLN1+', 'C7', 'B7').do('no', '*ffccc', 'ignore:0', 'retreat:A8');
    expect(table.asked).toBe('check of 1 dice');
    table.do('*i');
    expect(table.told('leaderLeft')).toHaveLength(1);
  });

  it('N9.5 a leader lost is a banner', () => {
    const table = melee('E7: ./fLN ./bLN+', 'E7', 'E8').do('no', '*icccc', '*ss');
    expect(table.banners('french')).toBe(1);
  });
});
