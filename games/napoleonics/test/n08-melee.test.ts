import { describe, expect, it } from 'vitest';
import { hexNamed } from '../data/board.ts';
import { game } from '../index.ts';
import { Table, melee, ordered } from './table.ts';

const fight = (kind: string, enemy: string, way: 'melee' | 'back' | 'strike' = 'melee'): number | null =>
  new Table(`E7: ./${kind} ./${enemy}`).dice({ from: 'E7', at: 'E8', way });

describe('N8 melee', () => {
  it('N8.1 every unit may attack an adjacent unit or lone leader', () => {
    for (const kind of ['fLN', 'fLC', 'fFA', 'fHA'])
      expect(
        ordered(`E7: ./${kind} ./bLN \n D7: ./+b`, 'attack-centre', ['order:E7']).do('done', 'battle:E7')
          .legal,
      ).toEqual(['attack:E8', 'attack:D7']);
  });

  it('N8.2 declaration, batteries, reaction, dice, losses, retreats, battle back', () => {
    const table = ordered('E7: ./fLN ./bLN \n G7: ./fFA', 'attack-centre', ['order:E7', 'order:G7']).do(
      'done',
      'battle:E7',
      'attack:E8',
    );
    expect(table.asked).toBe('support of french');
    expect(table.do('join:G7').asked).toBe('react of allied');
    expect(table.do('no').asked).toBe('roll of 8 dice');
    expect(table.do('*iccccccc').at('E8')).toBe('bLN3');
    expect(table.asked).toBe('back of allied');
  });

  it('N8.3 the defender is asked, whether or not he holds First Strike', () => {
    const without = melee('E7: ./fLN ./bLN', 'E7', 'E8');
    expect(without.asked).toBe('react of allied');
    expect(without.legal).toEqual(['no']);
    const holding = melee('E7: ./fLN ./bLN', 'E7', 'E8', {
      hands: { allied: ['first-strike', 'rally', 'elan'] },
    });
    expect(holding.legal).toEqual(['strike', 'no']);
    const horse = melee('E7: ./fLN ./bLC', 'E7', 'E8', {
      hands: { allied: ['first-strike', 'rally', 'elan'] },
    });
    expect(horse.legal).toEqual(['strike', 'retire', 'no']);
    const square = melee('E7: ./fLC ./bLN', 'E7', 'E8', {
      hands: { allied: ['first-strike', 'rally', 'elan'] },
    });
    expect(square.legal).toEqual(['strike', 'square', 'no']);
    const standing = [without, holding, horse, square].map((table) => game.prompt(table.state, 1)?.standing);
    const strike = { question: 'first-strike', no: 'no' };
    expect(standing).toEqual([strike, strike, undefined, undefined]); // the same for holders and others
  });

  it('N8.4 infantry: a die a block, moved or not; old guard two more, other guard and grenadiers one', () => {
    expect(['fLT4', 'fMI3', 'fGR4', 'fYG4', 'fOG4'].map((kind) => fight(kind, 'bLC'))).toEqual([
      4, 3, 5, 5, 6,
    ]);
    expect(['bLN4', 'bLT5', 'bRL3', 'bGR4', 'bGG5', 'pLN4'].map((kind) => fight(kind, 'fLC'))).toEqual([
      4, 5, 3, 5, 6, 4,
    ]);
    const moved = new Table('E7: ./fLN ./bLC').dice({ from: 'E7', at: 'E8', way: 'melee', moved: 1 });
    expect(moved).toBe(4);
  });

  it('N8.5 French line has one die more against infantry, in attack, First Strike and battle back', () => {
    expect(fight('fLN4', 'bLN')).toBe(5);
    expect(fight('fLN4', 'bLC')).toBe(4);
    expect(fight('fLN4', 'bFA')).toBe(4);
    expect(fight('fLN3', 'bLN', 'back')).toBe(4);
    expect(fight('fLN3', 'bLN', 'strike')).toBe(4);
    expect(fight('bLN4', 'fLN')).toBe(4);
  });

  it('N8.6 cavalry: a die a block, heavy ones one more', () => {
    expect(
      ['fLC4', 'fHC4', 'fCU3', 'fGHC4', 'bLC3', 'bHC3', 'pHC2'].map((kind) =>
        fight(kind, kind[0] === 'f' ? 'bLN' : 'fLN'),
      ),
    ).toEqual([4, 5, 4, 5, 3, 4, 3]);
  });

  it('N8.7 foot artillery 4 dice, a single block 3; guard one more', () => {
    expect(['fFA3', 'fFA2', 'fFA1', 'fGFA3', 'fGFA1'].map((kind) => fight(kind, 'bLN'))).toEqual([
      4, 4, 3, 5, 4,
    ]);
  });

  it('N8.8 horse artillery 3 dice, a single block 2', () => {
    expect(['fHA3', 'fHA2', 'fHA1'].map((kind) => fight(kind, 'bLN'))).toEqual([3, 3, 2]);
  });

  it('N8.9 what may not battle after its move starts no melee', () => {
    const after = (kind: string, moved: 1 | 2): number | null =>
      new Table(`E7: ./${kind} ./bLN`).dice({ from: 'E7', at: 'E8', way: 'melee', moved });
    expect([after('fLT', 2), after('fFA', 1), after('fHA', 2), after('fHA1', 1)]).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect([after('fLT', 1), after('fHA', 1), after('fLC', 2)]).toEqual([4, 3, 4]);
  });

  it('N8.10 a melee without a die may not be declared, against a unit or a lone leader', () => {
    const attacks = (drawing: string): string[] =>
      ordered(drawing, 'attack-centre', ['order:E7']).do('done').legal;
    expect(attacks('E7: ./fLC1 T/bLN \n D6: ./bLN')).toContain('battle:E7');
    const target = ordered('E7: ./fLC1 T/bLN \n D6: ./bLN', 'attack-centre', ['order:E7']);
    expect(target.do('done', 'battle:E7').legal).toEqual(['attack:D6']);
    for (const alone of ['E7: ./fLC1 T/bLN', 'E7: ./fLC1 T/+b \n A1: ./bLN'])
      expect(ordered(alone, 'attack-centre', ['order:E7']).do('done').asked).toBe('draw of a card');
  });

  it('N8.10 nor a bonus melee', () => {
    const table = melee('E7: ./fLC1 ./bLN1 T/bLN', 'E7', 'E8');
    expect(table.do('no', '*s', 'advance', 'done').asked).toBe('draw of a card');
  });

  it('N8.10 an attack that lost its dice after it was declared is told, and one with dice is not', () => {
    const struck = melee('E7: ./fLC3 F/bLN', 'E7', 'E8', { hands: { allied: ['first-strike'] } });
    struck.do('strike', '*iiis');
    expect(struck.told('noDice')).toEqual([expect.objectContaining({ way: 'melee', at: hexNamed('E8') })]);
    expect(melee('E7: ./fLN ./bLN', 'E7', 'E8').do('no', '*ccccc').told('noDice')).toEqual([]);
  });

  it('N8.11 the arm’s symbol and sabers hit; sabers of militia and rifles do not', () => {
    expect(melee('E7: ./fLN ./bLN', 'E7', 'E8').do('no', '*isccc').at('E8')).toBe('bLN2');
    expect(melee('E7: ./fMI ./bLN', 'E7', 'E8').do('no', '*iscc').at('E8')).toBe('bLN3');
    const rifles = melee('E7: ./fLN ./bRL', 'E8', 'E7', { first: 'allied' }).do('no', '*iss');
    expect(rifles.at('E7')).toBe('fLN3');
  });

  it('N8.12 losses beyond the last block are lost', () => {
    const table = melee('E7: ./fLN ./bLN1 ./bLN', 'E7', 'E8').do('no', '*iiiii');
    expect([table.at('E8'), table.at('E9')]).toEqual(['', 'bLN4']);
    expect(table.banners('french')).toBe(1);
  });

  it('N8.13 a defender that stands may battle back with its own class and ground, or decline', () => {
    const table = melee('E7: H/fLN ./bGG2', 'E7', 'E8').do('no', '*ccccc');
    expect(table.legal).toEqual(['back', 'no']);
    expect(table.do('back').asked).toBe('roll of 2 dice'); // 2 + 1 − 1 up the hill
    const declined = melee('E7: H/fLN ./bGG2', 'E7', 'E8').do('no', '*ccccc', 'no');
    expect(declined.asked).toBe('draw of a card');
  });

  it('N8.14 a defender that could not retreat battles back', () => {
    const table = melee('B7: ./fLN \n A7: ./bLN', 'B7', 'A7').do('no', '*fcccc');
    expect(table.at('A7')).toBe('bLN3');
    expect(table.asked).toBe('back of allied');
  });

  it('N8.15 a defender that retreated does not, even when still adjacent', () => {
    const drawing = 'E7: ./fLN \n F7: ./bLN';
    const table = melee(drawing, 'E7', 'F7').do('no', '*fcccc');
    expect(table.at('E8')).toBe('bLN4'); // beside E7
    expect(table.asked).toBe('advance of french');
  });

  it('N8.16 guns that moved strike back with their melee dice, and as often as attacked', () => {
    const table = ordered('E6: ./fLN . ./fLN \n D6: ./bFA', 'attack-centre', ['order:E6', 'order:E8']).do(
      'move:E8',
      'to:E7',
      'done',
    );
    table.do('battle:E6', 'attack:D6', 'no', '*cccc', 'back');
    expect(table.asked).toBe('roll of 4 dice');
    table.do('*cccc', 'battle:E7', 'attack:D6', 'no', '*cccc', 'back');
    expect(table.asked).toBe('roll of 4 dice');
    const moved = ordered('E6: ./fFA \n C6: ./bLC', 'attack-centre', ['order:E6']).do(
      'move:E6',
      'to:E7',
      '*rally',
    );
    moved.do('play:probe-centre', 'order:C6', 'move:C6', 'to:D6', 'battle:D6', 'attack:E7', 'no', '*iii');
    expect(moved.do('back').asked).toBe('roll of 4 dice');
  });

  it('N8.17 battle back takes blocks and drives off, is not answered, and wins no ground', () => {
    const table = melee('E7: ./fLN ./bLN', 'E7', 'E8').do('no', '*ccccc', 'back', '*ifcc', 'retreat:F7');
    expect(table.at('F7')).toBe('fLN3');
    expect(table.at('E8')).toBe('bLN4');
    expect(table.asked).toBe('draw of a card');
  });

  it('N8.18 a lone leader: no reaction, no battle back; a saber of anybody kills, flags do nothing', () => {
    const killed = melee('E7: ./fMI ./+b \n A1: ./bLN', 'E7', 'E8');
    expect(killed.asked).toBe('roll of 4 dice');
    killed.do('*sfcc');
    expect(killed.banners('french')).toBe(1);
    expect(killed.do('advance').at('E8')).toBe('fMI4');
    const lives = melee('E7: ./fMI ./+b \n A1: ./bLN', 'E7', 'E8').do('*ifff');
    expect(lives.asked).toBe('flight of allied');
    expect(lives.do('flee:D8', 'halt').at('D8')).toBe('+b');
    expect(lives.asked).toBe('advance of french');
  });

  it('N8.19 a defender with no die is not asked to battle back', () => {
    const table = melee('E7: T/fLN ./bLN2', 'E7', 'E8').do('no', '*ccccc');
    expect(table.asked).toBe('draw of a card');
  });

  it('N8.18 in a town he is behind walls', () => {
    expect(melee('E7: ./fMI T/+b \n A1: ./bLN', 'E7', 'E8').asked).toBe('roll of 2 dice');
  });

  it('N8.18 example: British line of four that moved attacks French line with four dice', () => {
    const table = new Table('E7: ./fLN ./bLN4').dice({ from: 'E8', at: 'E7', way: 'melee', moved: 1 });
    expect(table).toBe(4);
  });
});
