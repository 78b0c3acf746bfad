import { describe, expect, it } from 'vitest';
import { distance, hexNamed } from '../data/board.ts';
import { game } from '../index.ts';
import { Table, ordered } from './table.ts';

/** How far the unit on E7 may go, and how far it may go and still fire at or fight the enemy it then faces. */
function moves(kind: string): { most: number; battles: number[] } {
  const far = ordered(`E7: ./${kind} \n A7: ./bLN`, 'attack-centre', ['order:E7']).do('move:E7');
  const most = Math.max(...far.legal.map((word) => distance(hexNamed('E7'), hexNamed(word.slice(3)))));
  const battles = Array.from({ length: most + 1 }, (_, hexes) => hexes).filter((hexes) => {
    const at = `E${7 + hexes}`;
    const beyond = `E${8 + hexes}`;
    const table = ordered(`E7: ./${kind} \n ${beyond}: ./bLN \n I7: ./bLN`, 'attack-centre', ['order:E7']);
    table.do(...(hexes === 0 ? [] : ['move:E7', `to:${at}`]));
    if (table.asked.startsWith('move')) table.do('done');
    return table.legal.includes(`battle:${at}`);
  });
  return { most, battles };
}

describe('N5 movement', () => {
  it('N5.1 pieces move one by one, each once, in any order, and none has to', () => {
    const table = ordered('E7: ./fLN ./fLN \n A7: ./bLN', 'attack-centre', ['order:E7', 'order:E8']);
    expect(game.prompt(table.do('move:E8').state, 0)).toEqual({
      ask: 'to',
      rule: 'N5.1',
      about: { piece: 'E8' },
    });
    table.do('to:D8');
    expect(game.prompt(table.state, 0)).toEqual({ ask: 'move', rule: 'N5.1', about: {} });
    expect(table.legal).toEqual(['move:E7', 'done']);
    expect(table.do('done').asked).toBe('draw of a card');
  });

  it.each(['fLN', 'fGR', 'fOG', 'fMI'])('N5.2 %s moves one hex and may battle', (kind) => {
    expect(moves(kind)).toEqual({ most: 1, battles: [0, 1] });
  });

  it.each(['fLT', 'fYG'])('N5.3 %s moves one hex and may battle, or two and may not', (kind) => {
    expect(moves(kind)).toEqual({ most: 2, battles: [0, 1] });
  });

  it('N5.4 light cavalry moves three hexes and may battle', () => {
    expect(moves('fLC')).toEqual({ most: 3, battles: [0, 1, 2, 3] });
  });

  it.each(['fHC', 'fCU', 'fGHC'])('N5.5 %s moves two hexes and may battle', (kind) => {
    expect(moves(kind)).toEqual({ most: 2, battles: [0, 1, 2] });
  });

  it.each(['fFA', 'fGFA'])('N5.6 %s moves one hex and may not battle', (kind) => {
    expect(moves(kind)).toEqual({ most: 1, battles: [0] });
  });

  it('N5.7 horse artillery moves one hex and battles, or two and does not; a single block stands to battle', () => {
    expect(moves('fHA')).toEqual({ most: 2, battles: [0, 1] });
    expect(moves('fHA1')).toEqual({ most: 2, battles: [0] });
  });

  it('N5.8 a unit neither enters nor passes a unit, nor an enemy leader', () => {
    const ring = 'D6: ./fLN ./bLN \n E6: ./+b ./fLC ./fLT \n F6: ./fGR ./bLC';
    const table = ordered(ring, 'attack-centre', ['order:E7']);
    expect(table.legal.includes('move:E7')).toBe(false);
  });

  it('N5.9 a unit that enters the hex of an own lone leader stops there with him', () => {
    const table = ordered('E7: ./fLC ./+f \n A7: ./bLN', 'attack-centre', ['order:E7']);
    table.do('move:E7');
    expect(table.legal).toContain('to:E8');
    table.do('to:E8');
    expect(table.at('E8')).toBe('fLC4+');
  });

  it('N5.9 it does not ride on through him', () => {
    const lane = 'D6: ./fLN ./fLN ./fLN \n E6: ./fLN ./fLC ./+f \n F6: ./fLN ./fLN ./fLN \n A7: ./bLN';
    const table = ordered(lane, 'attack-centre', ['order:E7']).do('move:E7');
    expect(table.legal).toEqual(['to:E8']);
  });

  it('N5.10 a unit with a leader does not enter the hex of another', () => {
    const table = ordered('E7: ./fLN+ ./+f \n A7: ./bLN', 'attack-centre', ['order:E7']).do('move:E7');
    expect(table.legal).not.toContain('to:E8');
  });

  it('N5.11 a leader moves up to three hexes', () => {
    const table = ordered('E7: ./+f \n A7: ./bLN', 'attack-centre', ['detach:E7']).do('ride:E7');
    const far = table.legal.map((word) => distance(hexNamed('E7'), hexNamed(word.slice(3))));
    expect(Math.max(...far)).toBe(3);
    expect(Math.min(...far)).toBe(1);
  });

  it('N5.12 he passes own pieces, never ends with a leader, never enters an enemy hex', () => {
    const lane = 'D6: ./bLN ./bLN \n E6: ./bLN ./+f ./fLN+ ./+f \n F6: ./bLN ./bLN';
    const table = ordered(lane, 'attack-centre', ['detach:E7']).do('ride:E7');
    expect(table.legal).toContain('to:E10');
    expect(table.legal.filter((word) => ['to:E8', 'to:E9', 'to:D6', 'to:F6'].includes(word))).toEqual([]);
  });

  it('N5.12 a leader shut in on all sides is not offered', () => {
    const ring = 'D6: ~ ~ \n E6: ~ ./+f ~ \n F6: ~ ~ \n A7: ./bLN';
    expect(ordered(ring, 'attack-centre', ['detach:E7']).asked).toBe('draw of a card');
  });

  it('N5.13 a unit that a leader joined does not move any more, but battles; joining is no order', () => {
    const table = ordered('E6: ./+f ./fLN ./fLT \n D7: ./bLN', 'attack-centre', ['detach:E6', 'order:E7']);
    table.do('ride:E6', 'to:E7');
    expect(table.legal).toEqual(['battle:E7', 'done']);
    const unordered = ordered('E6: ./+f ./fLN \n D7: ./bLN', 'attack-centre', ['detach:E6']);
    expect(unordered.do('ride:E6', 'to:E7').asked).toBe('draw of a card');
  });

  const EXAMPLE = 'E6: ./fGR+ . ./fHC \n C8: ./bLN';
  const ORDERS = ['order:E6', 'detach:E6', 'order:E8'];

  it('N5.14 example: cavalry first, then the leader joins it; grenadiers move too', () => {
    const table = ordered(EXAMPLE, 'attack-centre', ORDERS).do('move:E8', 'to:D8', 'ride:E6', 'to:D8');
    expect(table.at('D8')).toBe('fHC4+');
    table.do('move:E6', 'to:E7');
    expect(table.at('E7')).toBe('fGR4');
    expect(table.legal).toContain('battle:D8');
  });

  it('N5.14 example: the grenadiers leave him behind; joined first, the cavalry can only battle where it stands', () => {
    const table = ordered(EXAMPLE, 'attack-centre', ORDERS).do('move:E6', 'to:D6');
    expect([table.at('D6'), table.at('E6')]).toEqual(['fGR4', '+f']);
    table.do('ride:E6', 'to:E8');
    expect(table.at('E8')).toBe('fHC4+');
    expect(table.asked).not.toBe('move of french');
  });

  it('N5.15 a leader who joined a unit does not move again with it', () => {
    const table = ordered('E6: ./fGR+ ./fHC \n A8: ./bLN', 'attack-centre', ['detach:E6', 'order:E7']);
    expect(table.do('ride:E6', 'to:E7').asked).toBe('draw of a card');
  });

  it('N5.16 moves cross the section lines', () => {
    const table = ordered('E9: ./fLC \n A8: ./bLN', 'attack-centre', ['order:E9']).do('move:E9', 'to:E12');
    expect(table.at('E12')).toBe('fLC4');
  });

  it('N5.17 nobody leaves the board by movement', () => {
    const table = ordered('I7: ./+f \n A8: ./bLN', 'attack-centre', ['detach:I7']).do('ride:I7');
    expect(table.legal).not.toContain('exit');
  });

  it('N5.18 stop terrain ends a move', () => {
    const wood = 'D6: F F \n E6: F ./fLC F \n F6: F F \n A8: ./bLN';
    const table = ordered(wood, 'attack-centre', ['order:E7']).do('move:E7');
    expect(table.legal.sort()).toEqual(['to:D6', 'to:D7', 'to:E6', 'to:E8', 'to:F6', 'to:F7']);
  });

  it('N5.19 a square does not move', () => {
    const more = 'tracks:\n  french 1 forward\n  allied';
    const table = ordered('E7: ./fLN4#1 \n A8: ./bLN', 'attack-centre', ['order:E7', 'stay'], { more });
    expect(table.asked).toBe('draw of a card');
  });

  it('N5.21 a leader whom a unit has joined may still move by his own order', () => {
    const table = ordered('E6: ./fLN ./+f \n A8: ./bLN', 'attack-centre', ['order:E6', 'detach:E7']).do(
      'move:E6',
      'to:E7',
    );
    expect(table.legal).toEqual(['ride:E7', 'done']);
    table.do('ride:E7', 'to:E8');
    expect([table.at('E7'), table.at('E8')]).toEqual(['fLN4', '+f']);
  });

  it('N5.20 terrain holds for moves that a card makes longer', () => {
    const wood = 'D6: F F \n E6: F ./fLN F \n F6: F F \n A8: ./bLN';
    const table = new Table(wood, { hands: { french: ['grande-manoeuvre'] } });
    table.do('play:grande-manoeuvre', 'manoeuvre', 'order:E7', 'move:E7');
    expect(table.legal).toHaveLength(6);
  });

  const EXITS = 'exits:\n  french 2 I5\n  french 0 I6 I7\n  allied 1 A7';
  const leaving = (drawing: string, order: string): Table =>
    ordered(`${drawing} \n E1: ./fLN \n A1: ./bLN`, 'attack-centre', [order], { more: EXITS }).do(
      order.replace('order', 'move').replace('detach', 'ride'),
    );

  it('N5.22 a unit leaves by an exit of its army, for one hex of movement, with its leader', () => {
    expect(leaving('H6: ./fLT', 'order:H6').legal).toContain('exit');
    expect(leaving('H6: ./fLN', 'order:H6').legal).not.toContain('exit');
    expect(leaving('G6: ./fLT', 'order:G6').legal).not.toContain('exit');
    expect(leaving('H6: ./fLT \n I5: F F F', 'order:H6').legal).not.toContain('exit');
    const table = leaving('I6: ./fLN+', 'order:I6').do('exit');
    expect([table.at('I6'), table.banners('french'), table.banners('allied')]).toEqual(['', 0, 0]);
    expect(table.told('unitLeft')).toEqual([expect.objectContaining({ from: hexNamed('I6') })]);
    expect(table.asked).toBe('draw of a card');
  });

  it('N5.22 nobody leaves by another army’s exit, where there is none, or retreating', () => {
    expect(leaving('I8: ./fLN', 'order:I8').legal).not.toContain('exit');
    expect(leaving('A7: ./fLN', 'order:A7').legal).not.toContain('exit');
    const table = ordered('I7: ./fLN \n H6: ./bLN \n A1: ./bLN', 'attack-centre', ['order:H6'], {
      first: 'allied',
      more: EXITS,
    }).do('done', 'battle:H6', 'attack:I7', 'no', '*fccc');
    expect(table.at('I7')).toBe('fLN3');
  });

  it('N5.22 a unit that stands on an exit, hemmed in, may leave', () => {
    const around = 'H5: ~ ~ \n I5: ~ ./fLN ~';
    expect(leaving(around, 'order:I6').legal).toEqual(['exit']);
  });

  it('N5.22 leaders may leave by the exits too', () => {
    const table = leaving('I7: ./+f', 'detach:I7').do('exit');
    expect([table.at('I7'), table.banners('french'), table.banners('allied')]).toEqual(['', 0, 0]);
  });

  it('N5.23 an exit may be worth banners for each unit; of several the best is taken', () => {
    const table = leaving('I6: ./fLT', 'order:I6').do('exit');
    expect(table.told('unitLeft')).toEqual([expect.objectContaining({ from: hexNamed('I5') })]);
    expect(table.banners('french')).toBe(2);
  });

  it('N5.23 leaving may win the match', () => {
    const table = ordered('I5: ./fLN \n E1: ./fLN \n A1: ./bLN ./bLN', 'attack-centre', ['order:I5'], {
      banners: 2,
      more: EXITS,
    }).do('move:I5', 'exit');
    expect(table.asked).toBe('over, won by french');
  });
});
