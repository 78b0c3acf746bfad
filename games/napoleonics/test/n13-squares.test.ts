import { describe, expect, it } from 'vitest';
import { UNKNOWN } from '../rules/state.ts';
import { Table, melee, ordered } from './table.ts';

const FRENCH_SQUARE = { more: 'tracks:\n  french 1 forward\n  allied' };
const ALLIED_SQUARE = { more: 'tracks:\n  french\n  allied 1 forward' };

/** French light cavalry attacks British line; the British form square with the card given. */
const formed = (drawing = 'E7: ./fLC ./bLN'): Table =>
  melee(drawing, 'E7', 'E8').do('square', '*probe-centre');

describe('N13 retire and reform', () => {
  it('N13.1 cavalry attacked by infantry may retire, not before guns or cavalry', () => {
    expect(melee('E7: ./fLN ./bLC', 'E7', 'E8').legal).toEqual(['retire', 'no']);
    expect(melee('E7: ./fFA ./bLC', 'E7', 'E8').legal).toEqual(['no']);
    expect(melee('E7: ./fHC ./bLC', 'E7', 'E8').legal).toEqual(['no']);
    expect(melee('E7: ./fLN ./bLN', 'E7', 'E8').legal).toEqual(['no']);
  });

  it('N13.1 also before a square and combined arms; not before a battle back or First Strike', () => {
    const square = ordered('E7: ./fLN4#1 ./bLC', 'attack-centre', ['order:E7'], FRENCH_SQUARE).do(
      'battle:E7',
      'attack:E8',
    );
    expect(square.legal).toEqual(['retire', 'no']);
    const back = melee('E7: ./fLC ./bLN', 'E7', 'E8').do('no', '*cccc', 'back');
    expect(back.asked).toBe('roll of 4 dice');
    const strike = melee('E7: ./fLC ./bLN', 'E7', 'E8', { hands: { allied: ['first-strike', 'rally'] } }).do(
      'strike',
    );
    expect(strike.asked).toBe('roll of 4 dice');
  });

  it('N13.2 two whole hexes must be open; woods do not hinder, pieces, rivers and the edge do', () => {
    const may = (drawing: string, at: string, from: string): boolean =>
      melee(drawing, from, at).legal.includes('retire');
    expect(may('E7: ./fLN ./bLC \n D7: F F \n C7: F F F', 'E8', 'E7')).toBe(true);
    expect(may('E7: ./fLN ./bLC \n D7: ~ ~', 'E8', 'E7')).toBe(false);
    expect(may('E7: ./fLN ./bLC \n C7: ./bLN ./bLN ./bLN', 'E8', 'E7')).toBe(false);
    expect(may('C7: ./fLN \n B7: ./bLC', 'B7', 'C7')).toBe(false);
    expect(may('E7: ./fLN ./bLC \n D7: ./+b ~', 'E8', 'E7')).toBe(false);
  });

  it('N13.2 the second hex may hold a lone leader, if the unit has none', () => {
    const lane = (unit: string): Table => melee(`E7: ./fLN ./${unit} \n D7: . ~ \n C7: ./+b ~`, 'E7', 'E8');
    const table = lane('bLC').do('retire', '*iiii');
    expect(table.at('C7')).toBe('bLC3+');
    expect(lane('bLC+').legal).toEqual(['no']);
  });

  it('N13.3 the dice come first: only cavalry symbols hit, the leader is checked', () => {
    const table = melee('E7: ./fLN ./bLC+', 'E7', 'E8').do('retire');
    expect(table.asked).toBe('roll of 4 dice');
    expect(table.do('*ssfc').asked).toBe('check of 2 dice');
    table.do('*si', 'retreat:D7', 'retreat:C7');
    expect(table.at('C7')).toBe('bLC2+');
    expect(table.asked).toBe('advance of french'); // the flag is no third hex
  });

  it('N13.4 example: beside is not back, B is held, C closed: the only way is the wood to D', () => {
    const table = melee('D7: ./bLN \n E7: ./fHC \n F6: ./fLN F \n G7: ~ .', 'D7', 'E7', { first: 'allied' });
    expect(table.do('retire').asked).toBe('roll of 4 dice');
    expect(table.do('*iiii').at('G8')).toBe('fHC4');
    expect(table.told('retreated')).toHaveLength(2);
  });

  it('N13.5 no battle back; the infantry may take the ground', () => {
    const table = melee('E7: ./fLN ./bLC', 'E7', 'E8').do('retire', '*iiii', 'retreat:D7', 'retreat:C7');
    expect(table.asked).toBe('advance of french');
    expect(table.do('advance').at('E8')).toBe('fLN4');
    const dead = melee('E7: ./fLN ./bLC1', 'E7', 'E8').do('retire', '*ciii');
    expect(dead.asked).toBe('advance of french');
  });
});

describe('N13 squares', () => {
  it('N13.6 infantry of any strength attacked by cavalry may form square', () => {
    expect(melee('E7: ./fLC ./bLN1', 'E7', 'E8').legal).toEqual(['square', 'no']);
    expect(melee('E7: ./fLN ./bLN1', 'E7', 'E8').legal).toEqual(['no']);
    expect(melee('E7: ./fLC ./bFA', 'E7', 'E8').legal).toEqual(['no']);
    expect(formed().at('E8')).toBe('bLN4#1');
  });

  it('N13.7 it needs three cards in hand', () => {
    const cards = (hand: string[]): string[] =>
      melee('E7: ./fLC ./bLN', 'E7', 'E8', { hands: { allied: hand } }).legal;
    expect(cards(['forward', 'rally'])).toEqual(['no']);
    expect(cards(['forward', 'rally', 'elan'])).toEqual(['square', 'no']);
  });

  it('N13.8 the lowest free place of four is used', () => {
    const more = 'tracks:\n  french\n  allied 1 forward 3 rally';
    const table = melee('E7: ./fLC ./bLN \n A1: ./bLN4#1 ./bLN4#3', 'E7', 'E8', { more }).do(
      'square',
      '*probe-left',
    );
    expect(table.at('E8')).toBe('bLN4#2');
    const full = 'tracks:\n  french\n  allied 1 forward 2 elan 3 rally 4 bombard';
    const none = melee('E7: ./fLC ./bLN \n A1: ./bLN4#1 ./bLN4#2 ./bLN4#3 ./bLN4#4', 'E7', 'E8', {
      more: full,
    });
    expect(none.legal).toEqual(['no']);
  });

  it.each([
    ['.', true],
    ['F', true],
    ['H', true],
    ['B', true],
    ['Q', true],
    ['T', false],
    ['M', false],
    ['=', false],
  ])('N13.9 on ground %s: %s', (ground, may) => {
    expect(melee(`E7: ./fLC ${ground}/bLN`, 'E7', 'E8').legal.includes('square')).toBe(may);
  });

  it('N13.10 not before a battle back of cavalry, nor its First Strike', () => {
    const back = melee('E7: ./fLN ./bLC', 'E7', 'E8').do('no', '*iiii', 'back');
    expect(back.asked).toBe('roll of 3 dice');
    const strike = melee('E7: ./fLN ./bLC', 'E7', 'E8', { hands: { allied: ['first-strike', 'rally'] } }).do(
      'strike',
    );
    expect(strike.asked).toBe('roll of 3 dice');
  });

  it('N13.11 a card of the hand is laid on the track by chance; only its owner knows it', () => {
    const table = melee('E7: ./fLC ./bLN', 'E7', 'E8').do('square');
    expect(table.asked).toBe('formSquare of a card');
    table.do('*probe-right');
    expect(table.track('allied')).toEqual(['probe-right', '', '', '']);
    expect(table.hand('allied')).toHaveLength(4);
    expect(table.view(0).tracks[1][0]).toBe(UNKNOWN);
    expect(table.view(-1).tracks[1][0]).toBe(UNKNOWN);
    expect(table.view(1).tracks[1]).toEqual(table.state.tracks[1]);
  });

  it('N13.12 a square rolls one die, whatever its class and card; ground may take it', () => {
    const drawing = 'E7: ./fOG4#1 . ./bLN \n F6: ./bFA';
    expect(new Table(drawing, FRENCH_SQUARE).dice({ from: 'E7', at: 'F6', way: 'melee', card: 'elan' })).toBe(
      1,
    );
    expect(
      new Table('E7: ./fOG4#1 . ./bLN', FRENCH_SQUARE).dice({
        from: 'E7',
        at: 'E9',
        way: 'fire',
        card: 'fire-and-hold',
      }),
    ).toBe(1);
    expect(
      new Table('E7: ./fOG4#1 . H/bLN', FRENCH_SQUARE).dice({ from: 'E7', at: 'E9', way: 'fire' }),
    ).toBeNull();
    const uphill = new Table('E7: ./fOG4#1 H/bLN', FRENCH_SQUARE);
    expect(uphill.dice({ from: 'E7', at: 'E8', way: 'melee' })).toBeNull(); // N8.10
    expect(uphill.dice({ from: 'E7', at: 'E8', way: 'back' })).toBe(0);
    expect(
      new Table('E7: ./fOG4#1 ./bLN \n G7: ./fFA', FRENCH_SQUARE).dice({
        from: 'E7',
        at: 'E8',
        way: 'melee',
        batteries: ['G7'],
      }),
    ).toBe(4);
  });

  it('N13.13 cavalry against a square rolls one die, whatever its class and card', () => {
    const against = (cell: string, terms: object = {}): number | null =>
      new Table(`E7: ./fGHC ${cell} \n G7: ./fFA`, ALLIED_SQUARE).dice({
        from: 'E7',
        at: 'E8',
        way: 'melee',
        ...terms,
      });
    expect(against('./bLN4#1')).toBe(1);
    expect(against('./bLN4#1', { card: 'cavalry-charge' })).toBe(1);
    expect(against('F/bLN4#1')).toBeNull(); // N8.10
    expect(against('./bLN4#1', { batteries: ['G7'] })).toBe(4);
    expect(new Table('E7: ./fGHC ./bLN4#1', ALLIED_SQUARE).dice({ from: 'E7', at: 'E8', way: 'back' })).toBe(
      1,
    );
  });

  it('N13.14 the square rolls first, then the cavalry if it still stands, and nobody battles back', () => {
    const table = formed();
    expect(table.asked).toBe('roll of 1 dice');
    table.do('*c');
    expect(table.at('E7')).toBe('fLC3');
    expect(table.asked).toBe('roll of 1 dice');
    table.do('*i');
    expect(table.at('E8')).toBe('bLN3#1');
    expect(table.asked).toBe('draw of a card');
  });

  it('N13.15 a flag bounces cavalry, whatever it could ignore; no way back costs a block', () => {
    const guard = formed('D7: ./fLC \n E7: ./fGHC+ ./bLN \n F7: ./fLC').do('*f');
    expect(guard.told('ignored')).toEqual([]);
    expect(guard.told('bounced')).toHaveLength(1);
    expect(guard.at('F6')).toBe('fGHC4+');
    expect(guard.asked).toBe('draw of a card');
    const shut = formed('E7: ./fLC ./bLN \n F6: ~ ~').do('*f');
    expect(shut.at('E7')).toBe('fLC3');
    expect(shut.asked).toBe('roll of 1 dice'); // it still stands, and attacks
  });

  it('N13.16 so does the square that attacks, and every die of a combined attack it leads', () => {
    const table = ordered(
      'E7: ./fLN4#1 ./bGHC+ \n G7: ./fFA',
      'attack-centre',
      ['order:E7', 'order:G7'],
      FRENCH_SQUARE,
    );
    table.do('done', 'battle:E7', 'attack:E8', 'join:G7', 'no');
    expect(table.asked).toBe('roll of 4 dice');
    table.do('*ffii', 'retreat:D7', 'retreat:C7');
    expect(table.at('C7')).toBe('bGHC3+');
    expect(table.told('ignored')).toEqual([]);
  });

  it('N13.17 infantry and guns fight a square as ever, first; it battles back with one die', () => {
    const table = melee('E7: ./fLN ./bLN4#1', 'E7', 'E8', ALLIED_SQUARE);
    expect(table.do('no').asked).toBe('roll of 5 dice');
    expect(table.do('*icccc', 'back').asked).toBe('roll of 1 dice');
    const fire = ordered('E7: ./fLN . ./bLN4#1', 'attack-centre', ['order:E7'], ALLIED_SQUARE).do(
      'done',
      'battle:E7',
      'attack:E9',
    );
    expect(fire.asked).toBe('roll of 4 dice');
  });

  it('N13.18 cavalry attacked by a square may strike first with one die, or retire', () => {
    const terms = { ...FRENCH_SQUARE, hands: { allied: ['first-strike', 'rally'] } };
    const table = ordered('E7: ./fLN4#1 ./bHC', 'attack-centre', ['order:E7'], terms).do(
      'battle:E7',
      'attack:E8',
    );
    expect(table.legal).toEqual(['strike', 'retire', 'no']);
    expect(table.do('strike').asked).toBe('roll of 1 dice');
  });

  it('N13.19 a square fires and fights where it stands', () => {
    const table = ordered('E7: ./fLN4#1 . ./bLN', 'attack-centre', ['order:E7', 'stay'], FRENCH_SQUARE);
    expect(table.legal).toEqual(['battle:E7', 'done']);
    expect(table.do('battle:E7', 'attack:E9').asked).toBe('roll of 1 dice');
  });

  it('N13.20 it leaves when ordered, if no enemy cavalry is adjacent; that is no move', () => {
    const kept = ordered('E7: ./fLN4#1 ./bLC', 'attack-centre', ['order:E7'], FRENCH_SQUARE);
    expect(kept.at('E7')).toBe('fLN4#1');
    expect(kept.legal).toEqual(['battle:E7', 'done']);
    const table = ordered('E7: ./fLN4#1 . ./bLN', 'attack-centre', ['order:E7', 'leave'], FRENCH_SQUARE);
    expect(table.at('E7')).toBe('fLN4');
    expect(table.do('done', 'battle:E7', 'attack:E9').asked).toBe('roll of 4 dice'); // not halved
  });

  it('N13.21 the card comes back when the square is left or destroyed', () => {
    const table = ordered('E7: ./fLN4#1 \n A7: ./bLN', 'attack-centre', ['order:E7', 'leave'], FRENCH_SQUARE);
    expect(table.hand('french')).toContain('forward');
    expect(table.track('french')).toEqual(['', '', '', '']);
    const dead = melee('E7: ./fLN ./bLN1#1', 'E7', 'E8', ALLIED_SQUARE).do('no', '*icccc');
    expect(dead.hand('allied')).toContain('forward');
    expect(dead.track('allied')).toEqual(['', '', '', '']);
  });

  it('N13.22 its leader stays with it', () => {
    const table = ordered('E7: ./fLN4#1+ ./bLC', 'attack-centre', ['order:E7'], FRENCH_SQUARE);
    expect(table.legal).toEqual(['battle:E7', 'done']);
  });

  it('N13.24 a leader may join a square, and is shut in with it', () => {
    const table = ordered('E7: ./fLN4#1 ./+f \n A7: ./bLN', 'attack-centre', ['detach:E8'], FRENCH_SQUARE).do(
      'ride:E8',
      'to:E7',
      '*rally',
    );
    expect(table.at('E7')).toBe('fLN4#1+');
    table.do('play:probe-left', '*elan', 'play:probe-centre');
    expect(table.legal).toEqual(['order:E7', 'done']);
  });

  it('N13.23 a unit in square already rolls first at once', () => {
    const table = melee('E7: ./fLC ./bLN4#1', 'E7', 'E8', {
      ...ALLIED_SQUARE,
      hands: { allied: ['first-strike', 'rally'] },
    });
    expect(table.asked).toBe('roll of 1 dice');
    expect(table.state.attack?.way).toBe('square');
  });

  it('N13.14 the long example, turn by turn', () => {
    const table = melee('D6: ./fLN \n E7: ./fLC+ ./bLN', 'E7', 'E8').do('square', '*probe-left');
    table.do('*a', '*c', '*rally'); // neither hurts the other; the French draw
    table.do('play:probe-centre', 'order:E8', 'battle:E8', 'attack:E7'); // cavalry beside: it cannot leave
    expect(table.legal).toEqual(['retire', 'no']);
    expect(table.do('no').asked).toBe('roll of 1 dice');
    expect(table.do('*a', 'back').asked).toBe('roll of 1 dice');
    table.do('*c', '*elan');
    table.do(
      'play:probe-centre',
      'order:D6',
      'order:E7',
      'move:D6',
      'to:D7',
      'done',
      'battle:D7',
      'attack:E8',
    );
    expect(table.do('no').asked).toBe('roll of 5 dice'); // infantry as usual
    expect(table.do('*icccc', 'back').asked).toBe('roll of 1 dice');
    table.do('*a', 'battle:E7', 'attack:E8');
    expect(table.state.attack?.way).toBe('square'); // the square first
    table.do('*f', 'retreat:F6');
    expect([table.at('F6'), table.at('E8')]).toEqual(['fLC4+', 'bLN3#1']);
    expect(table.asked).toBe('draw of a card');
  });
});
