import { describe, expect, it } from 'vitest';
import { melee, ordered, type Table } from './table.ts';

/** French guns fire three dice from E5 at what stands on E7. */
const fired = (drawing: string, faces: string): Table =>
  ordered(`E5: ./fFA \n ${drawing}`, 'attack-centre', ['order:E5']).do(
    'done',
    'battle:E5',
    'attack:E7',
    `*${faces}`,
  );

describe('N10 flags and retreats', () => {
  it('N10.1 one hex a flag, militia three', () => {
    const two = fired('E7: ./bLN', 'ffc').do('retreat:D7', 'retreat:C8');
    expect(two.at('C8')).toBe('bLN4');
    const militia = fired('E7: ./pMI', 'fcc').do('retreat:D7', 'retreat:C8', 'retreat:B8');
    expect(militia.at('B8')).toBe('pMI4');
  });

  it('N10.2 back by the two hexes of the next row, whatever the attacker’s side', () => {
    const table = ordered('D6: ./fFA \n F7: ./bLN', 'attack-centre', ['order:D6']).do(
      'done',
      'battle:D6',
      'attack:F7',
      '*fcc',
    );
    expect(table.legal).toEqual(['retreat:E7', 'retreat:E8']);
  });

  it('N10.3 terrain does not hinder, closed ground does', () => {
    const woods = fired('E7: ./bLN \n D6: F = \n C6: F F F', 'ffc').do('retreat:D6', 'retreat:C6');
    expect(woods.at('C6')).toBe('bLN4');
    const river = fired('E7: ./bLN \n D6: ~ ~', 'fcc');
    expect(river.at('E7')).toBe('bLN3');
    const quarry = fired('E7: ./bFA \n D6: Q Q', 'fcc');
    expect(quarry.at('E7')).toBe('bFA2');
  });

  it('N10.4 not through any piece', () => {
    const friend = fired('E7: ./bLN+ \n D6: ./bLC ./+p \n A1: ./bLN', 'ffc').do('ignore:1');
    expect(friend.at('E7')).toBe('bLN3+');
    const enemy = fired('E7: ./bLN \n D6: ./fLC ./fLN', 'fcc');
    expect(enemy.at('E7')).toBe('bLN3');
  });

  it('N10.5 a lone leader stops the retreat, and it is made in full', () => {
    const table = fired('E7: ./bLN \n D6: ~ ./+b', 'fff');
    expect([table.at('D7'), table.at('E7')]).toEqual(['bLN4+', '']);
    expect(table.asked).toBe('draw of a card'); // neither a further hex nor a block
  });

  it('N10.6 a leader goes with his unit; a unit with a leader does not join another', () => {
    const table = fired('E7: ./bLN+ \n D6: ./+b .', 'fcc').do('ignore:0');
    expect(table.at('D7')).toBe('bLN4+');
    expect(table.at('D6')).toBe('+b');
  });

  it('N10.7 the owner chooses among the longest paths, and is asked only there', () => {
    const table = fired('E7: ./bLN \n D6: . . \n C6: ~ ~ .', 'ffc');
    expect(table.at('C8')).toBe('bLN4'); // over D6 it would make one hex only
    const choice = fired('E7: ./bLN', 'fcc');
    expect(choice.asked).toBe('retreat of allied');
    expect(choice.legal).toEqual(['retreat:D6', 'retreat:D7']);
  });

  it('N10.7 the way to a lone leader is as long as any, and longer than one that ends early', () => {
    const equal = fired('E7: ./bLN \n D6: ./+b .', 'ffc');
    expect(equal.legal).toEqual(['retreat:D6', 'retreat:D7']);
    expect(equal.do('retreat:D6').asked).toBe('draw of a card');
    const barred = fired('E7: ./bLN \n D6: ./+b . \n B6: ~ ~ ~', 'fff'); // over D7 two hexes at most
    expect(barred.at('D6')).toBe('bLN4+');
  });

  it('N10.8 a block for each hex not made', () => {
    const table = fired('E7: ./bLN \n D6: . ~ \n C6: ~ ~ ~', 'fff');
    expect([table.at('D6'), table.at('E7')]).toEqual(['bLN2', '']);
  });

  it('N10.9 as many are ignored as the owner likes, up to the sum, for each roll anew', () => {
    const table = fired('D7: ./bLN \n E7: ./bGG+ ./bLN', 'fff');
    expect(table.legal).toEqual(['ignore:0', 'ignore:1', 'ignore:2', 'ignore:3']);
    expect(table.do('ignore:3').at('E7')).toBe('bGG5+');
  });

  it('N10.10 one for an attached leader', () => {
    expect(fired('E7: ./bLN+', 'ffc').legal).toEqual(['ignore:0', 'ignore:1']);
    expect(fired('E7: ./bLN', 'ffc').asked).toBe('retreat of allied');
  });

  it('N10.11 one for two supporting units; a lone leader counts as one, an enemy does not', () => {
    expect(fired('E7: ./bLN ./bLN \n D7: ./bLC', 'fcc').legal).toEqual(['ignore:0', 'ignore:1']);
    expect(fired('E7: ./bLN ./bLN \n D7: ./+b', 'fcc').legal).toEqual(['ignore:0', 'ignore:1']);
    expect(fired('E7: ./bLN ./bLN', 'fcc').asked).toBe('retreat of allied');
    expect(fired('E7: ./bLN ./bLN \n F7: ./fLC', 'fcc').asked).toBe('retreat of allied');
  });

  it.each([
    ['bGR', 1],
    ['bGG', 2],
    ['bGHC', 2],
    ['bLN', 0],
    ['bHC', 0],
    ['pMI', 0],
  ])('N10.12 %s may ignore %i by its class', (kind, flags) => {
    const { legal } = fired(`E7: ./${kind}`, 'fff');
    expect(legal.filter((word) => word.startsWith('ignore')).length).toBe(flags === 0 ? 0 : flags + 1);
  });

  it.each([
    ['fGR', 1],
    ['fYG', 1],
    ['fCU', 1],
    ['fOG', 2],
    ['fGHC', 2],
    ['fGFA', 2],
  ])('N10.12 %s may ignore %i by its class', (kind, flags) => {
    const table = ordered(`E5: ./bFA . ./${kind}`, 'attack-centre', ['order:E5'], { first: 'allied' });
    table.do('done', 'battle:E5', 'attack:E7', '*fff');
    expect(table.legal).toHaveLength(flags + 1);
  });

  it('N10.13 one for infantry and guns attacked through works, not for cavalry', () => {
    const works = { more: 'works:\n  E7 w' };
    const behind = (kind: string): string =>
      ordered(`E5: ./fFA . ./${kind}`, 'attack-centre', ['order:E5'], works).do(
        'done',
        'battle:E5',
        'attack:E7',
        '*fcc',
      ).asked;
    expect([behind('bLN'), behind('bFA'), behind('bHA')]).toEqual(Array(3).fill('ignore of allied'));
    expect(
      ordered('E5: ./fFA . ./bLC', 'attack-centre', ['order:E5'], works).do(
        'done',
        'battle:E5',
        'attack:E7',
        '*fii',
      ).asked,
    ).toBe('retreat of allied');
  });

  it('N10.14 militia ignores a flag before it counts three', () => {
    const table = fired('E7: ./pMI+', 'ffc').do('ignore:1', 'retreat:D7', 'retreat:C8', 'retreat:B8');
    expect(table.at('B8')).toBe('pMI4+');
  });

  const TRACK = { more: 'tracks:\n  french\n  allied 1 forward' };

  it('N10.15 a square supports others and is supported by nobody', () => {
    const square = ordered('E5: ./fFA . ./bLN4#1 ./bLN \n D7: ./bLC', 'attack-centre', ['order:E5'], TRACK);
    square.do('done', 'battle:E5', 'attack:E7', '*fcc');
    expect(square.at('E7')).toBe('bLN3#1');
    const beside = ordered('E5: ./fFA . ./bLN ./bLN4#1 \n D7: ./bLC', 'attack-centre', ['order:E5'], TRACK);
    beside.do('done', 'battle:E5', 'attack:E7', '*fcc');
    expect(beside.legal).toEqual(['ignore:0', 'ignore:1']);
  });

  it('N10.16 a square loses a block for each hex, after ignoring by leader and class', () => {
    const table = ordered('E5: ./fFA . ./bGR4#1+', 'attack-centre', ['order:E5'], TRACK).do(
      'done',
      'battle:E5',
      'attack:E7',
      '*fff',
    );
    expect(table.legal).toEqual(['ignore:0', 'ignore:1', 'ignore:2']);
    expect(table.do('ignore:2', '*ii').at('E7')).toBe('bGR3#1+');
  });

  it('N10.18 a retreat on to a permanent objective wins it', () => {
    const more = 'objectives:\n  allied 1 permanent D7';
    const table = ordered(
      'E5: ./fFA . ./bLN \n I1: ./fLN ./fLN \n A1: ./bLN ./bLN ./bLN',
      'attack-centre',
      ['order:E5'],
      { banners: 3, more },
    );
    table.do('done', 'battle:E5', 'attack:E7', '*fcc', 'retreat:D7');
    expect(table.banners('allied')).toBe(1);
  });

  it('N10.17 a destroyed unit does not retreat', () => {
    const table = melee('E7: ./fLN ./bLN1', 'E7', 'E8').do('no', '*iffff');
    expect(table.told('retreated')).toEqual([]);
    expect(table.asked).toBe('advance of french');
  });
});
