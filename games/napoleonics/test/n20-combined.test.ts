import { describe, expect, it } from 'vitest';
import { Table, ordered } from './table.ts';

/** The unit on E7 attacks E8; the batteries that may join. */
function joiners(drawing: string, orders: readonly string[] = []): string[] {
  const table = ordered(drawing, 'forward', ['order:E7', ...orders], { hands: { french: ['rally'] } });
  if (table.asked.startsWith('move ')) table.do('done');
  table.do('battle:E7', 'attack:E8');
  return table.legal.filter((word) => word.startsWith('join'));
}

describe('N20 combined arms', () => {
  it('N20.1 infantry or cavalry may be joined by any number of batteries, before any reaction', () => {
    const drawing = 'E7: ./fLN ./bLN \n G7: ./fFA ./fFA ./fHA';
    const table = ordered(drawing, 'assault-centre', ['order:E7', 'order:G7', 'order:G8', 'order:G9']).do(
      'done',
      'battle:E7',
      'attack:E8',
    );
    expect(table.legal).toEqual(['join:G7', 'join:G8', 'join:G9', 'done']);
    table.do('join:G7', 'join:G8', 'join:G9');
    expect(table.do('no').asked).toBe('roll of 13 dice'); // 5, and 3, 3 and 2 at distance two
    expect(joiners('E7: ./fLC ./bLN \n G7: ./fFA', ['order:G7'])).toEqual(['join:G7']);
    expect(joiners('E7: ./fHA ./bLN \n G7: ./fFA', ['order:G7'])).toEqual([]);
  });

  it('N20.2 ordered, not moved too far, not yet used, in range and sight', () => {
    expect(joiners('E7: ./fLN ./bLN \n G7: ./fFA')).toEqual([]);
    expect(joiners('E7: ./fLN ./bLN \n I10: ./fHA', ['order:I10'])).toEqual(['join:I10']);
    expect(joiners('E7: ./fLN ./bLN \n I11: ./fHA', ['order:I11'])).toEqual([]);
    expect(joiners('E7: ./fLN ./bLN \n G7: ./fFA \n F7: F . \n F8: F', ['order:G7'])).toEqual([]);
    const moved = ordered('E7: ./fLN ./bLN \n G6: ./fFA', 'attack-centre', ['order:E7', 'order:G6']).do(
      'move:G6',
      'to:G7',
      'done',
      'battle:E7',
      'attack:E8',
    );
    expect(moved.asked).toBe('react of allied');
    const used = ordered('E7: ./fLN ./bLN \n G7: ./fFA', 'attack-centre', ['order:E7', 'order:G7']).do(
      'done',
      'battle:G7',
      'attack:E8',
      '*ccc',
      'battle:E7',
      'attack:E8',
    );
    expect(used.asked).toBe('react of allied');
  });

  it('N20.3 a battery with an enemy beside joins only against a unit it touches', () => {
    expect(joiners('E7: ./fLN ./bLN \n G7: ./fFA ./bLC', ['order:G7'])).toEqual([]);
    expect(joiners('E7: ./fLN ./bLN \n F8: ./fFA ./bLC', ['order:F8'])).toEqual(['join:F8']);
  });

  it('N20.4 dice by distance, with its own ground and card', () => {
    const dice = (gun: string, drawing: string, card?: string): number | null =>
      new Table(`E7: ./fLC4 ./bLN \n ${drawing}`).dice({
        from: 'E7',
        at: 'E8',
        way: 'melee',
        batteries: [gun],
        ...(card === undefined ? {} : { card }),
      });
    expect(dice('F8', 'F8: ./fFA')).toBe(8);
    expect(dice('G8', 'G8: ./fFA')).toBe(7);
    expect(dice('G8', 'G8: F/fFA')).toBe(6);
    expect(dice('G8', 'G8: ./fFA', 'elan')).toBe(9);
    expect(dice('H8', 'H8: ./fHA')).toBe(5);
  });

  it('N20.5 example: the battery on the hill joins against A, not against B over the attacker', () => {
    const drawing = 'G7: H/fFA \n F7: ./fLN \n E7: ./bLC ./bLN';
    const table = (at: string): Table =>
      ordered(drawing, 'attack-centre', ['order:F7', 'order:G7']).do('done', 'battle:F7', `attack:${at}`);
    expect(table('E7').legal).toContain('join:G7'); // A: the line runs beside the attacker
    expect(table('E8').legal).not.toContain('join:G7'); // B: the attacker stands in it
  });

  it('N20.6 sabers hit at any distance, unless rifles or militia lead', () => {
    const table = ordered('E7: ./fLT ./bLN \n G7: ./fFA', 'attack-centre', ['order:E7', 'order:G7']).do(
      'done',
      'battle:E7',
      'attack:E8',
      'join:G7',
      'no',
    );
    expect(table.do('*sscccca').at('E8')).toBe('bLN2');
    const militia = ordered('E7: ./fMI ./bLN \n G7: ./fFA', 'attack-centre', ['order:E7', 'order:G7']).do(
      'done',
      'battle:E7',
      'attack:E8',
      'join:G7',
      'no',
    );
    expect(militia.do('*sscccca').at('E8')).toBe('bLN4');
  });

  it('N20.6 more dice than one throw holds are thrown in two', () => {
    const drawing = 'E7: ./fOG ./bGG \n D7: ./fFA ./fFA \n F7: ./fFA';
    const hands = { french: ['rally', 'elan', 'forward'] };
    const orders = ['order:E7', 'order:D7', 'order:D8', 'order:F7'];
    const table = ordered(drawing, 'assault-centre', orders, { hands }).do('done', 'battle:E7', 'attack:E8');
    table.do('join:D7', 'join:D8', 'join:F7', 'no');
    expect(table.asked).toBe('roll of 15 dice'); // of 6 + 3 × 4
    table.do('*iiccccccccccccc');
    expect(table.asked).toBe('roll of 3 dice');
    expect(table.do('*sca').at('E8')).toBe('bGG2');
  });

  it('N20.7 guns roll though the leading unit has no die', () => {
    expect(
      new Table('E7: ./fLC1 T/bLN \n G7: ./fFA').dice({
        from: 'E7',
        at: 'E8',
        way: 'melee',
        batteries: ['G7'],
      }),
    ).toBe(2);
  });

  it('N20.7 a unit without a die attacks only when a battery that brings one joins', () => {
    const fight = (at: string): Table =>
      ordered(`E7: ./fLC1 T/bLN \n ${at}: ./fHA`, 'attack-centre', ['order:E7', `order:${at}`]).do('done');
    expect(fight('G6').asked).toBe('draw of a card'); // one die at distance three, less one for the town
    const table = fight('G7').do('battle:E7', 'attack:E8');
    expect(table.legal).toEqual(['join:G7']);
    expect(table.do('join:G7').asked).toBe('react of allied');
  });

  it('N20.7 guns that have no die left take none from the leading unit', () => {
    const table = new Table('E7: ./fLN4 T/bLN \n H8: F/fHA');
    expect(table.dice({ from: 'E7', at: 'E8', way: 'melee', batteries: ['H8'] })).toBe(4 + 1 - 2);
  });

  it('N20.8 battle back strikes the leading unit, not the guns beside it', () => {
    const table = ordered('E7: ./fLT ./bLN \n F8: ./fFA', 'attack-centre', ['order:E7', 'order:F8']).do(
      'done',
      'battle:E7',
      'attack:E8',
      'join:F8',
      'no',
    );
    table.do('*cccccccc', 'back', '*iiac');
    expect([table.at('E7'), table.at('F8')]).toEqual(['fLT2', 'fFA3']);
  });

  const SQUARE = { more: 'tracks:\n  french\n  allied 1 forward' };
  const attack = (): Table =>
    ordered('E7: ./fLC ./bLN4#1 \n H9: ./fHA', 'assault-centre', ['order:E7', 'order:H9'], SQUARE).do(
      'done',
      'battle:E7',
      'attack:E8',
      'join:H9',
    );

  it('N20.9 example: cavalry and horse guns against a square; a flag loses all dice', () => {
    const bounced = attack().do('*f', 'retreat:F6');
    expect(bounced.asked).toBe('draw of a card'); // the battery has had its battle, too
    const stands = attack().do('*i');
    expect(stands.asked).toBe('roll of 2 dice');
  });

  it('N20.9 so does First Strike that drives the leading unit off', () => {
    const table = ordered('E7: ./fLN ./bLN \n G7: ./fFA', 'attack-centre', ['order:E7', 'order:G7'], {
      hands: { allied: ['first-strike', 'rally'] },
    });
    table.do('done', 'battle:E7', 'attack:E8', 'join:G7', 'strike', '*fccc', 'retreat:F6');
    expect(table.told('rolled')).toHaveLength(1);
    expect(table.legal).toEqual([]);
  });

  it('N20.10 a battery that joined has battled', () => {
    const table = ordered('E7: ./fLT ./bLN \n G7: ./fFA', 'attack-centre', ['order:E7', 'order:G7']).do(
      'done',
      'battle:E7',
      'attack:E8',
      'join:G7',
      'no',
      '*ccccccc',
      'no',
    );
    expect(table.asked).toBe('draw of a card');
  });

  it('N20.11 of two batteries one may join the melee and the other the bonus melee', () => {
    const table = ordered('E7: ./fLC ./bLN1 ./bLN \n G8: ./fFA ./fFA', 'attack-centre', [
      'order:E7',
      'order:G8',
      'order:G9',
    ]).do('done', 'battle:E7', 'attack:E8', 'join:G8', 'done');
    table.do('no', '*icccccc', 'advance', 'done', 'attack:E9');
    expect(table.legal).toEqual(['join:G9', 'done']);
    expect(table.do('join:G9', 'no').asked).toBe('roll of 7 dice');
  });

  it('N20.12 with Cold Steel a battery joins only against an enemy it touches', () => {
    const drawing = 'E7: ./fLC ./bLN \n G7: ./fFA ./bLN1 \n H8: ./fLN';
    const table = new Table(drawing, { hands: { french: ['cold-steel', 'rally'] } }).do('play:cold-steel');
    table.do('battle:H8', 'attack:G8', 'done', 'no', '*iccccc', 'no'); // nothing touches the guns any more
    expect(table.do('battle:E7', 'attack:E8').asked).toBe('react of allied');
    const beside = new Table(drawing, { hands: { french: ['cold-steel', 'rally'] } }).do('play:cold-steel');
    expect(beside.do('battle:H8', 'attack:G8').legal).toEqual(['join:G7', 'done']);
  });
});
