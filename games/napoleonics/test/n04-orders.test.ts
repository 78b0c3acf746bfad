import { describe, expect, it } from 'vitest';
import { Table, ordered } from './table.ts';

describe('N4 orders', () => {
  it('N4.1 only ordered pieces act, and none is ordered twice', () => {
    const table = new Table('E7: ./fLN ./fLN \n A7: ./bLN').do('play:probe-centre', 'order:E7');
    expect(table.legal).toEqual(['order:E8', 'done']);
    expect(table.do('done').legal).toEqual(['move:E7', 'done']);
  });

  it('N4.2 one order moves a unit with its leader', () => {
    const table = ordered('E7: ./fLN+ \n A7: ./bLN', 'attack-centre', ['order:E7']);
    table.do('move:E7', 'to:D7');
    expect([table.at('D7'), table.at('E7')]).toEqual(['fLN4+', '']);
  });

  it.each([
    ['attack-centre', true],
    ['leadership', true],
    ['bayonet-charge', false],
    ['fire-and-hold', false],
  ])('N4.3 a leader may be ordered by himself with %s: %s', (card, may) => {
    const table = ordered('E7: ./fLN+ \n A7: ./bLN', card, [], { hands: { french: ['forward', card] } });
    expect(table.told('played')).toHaveLength(1);
    const choices = new Table('E7: ./fLN+ \n A7: ./bLN', { hands: { french: ['forward', card] } }).do(
      `play:${card}`,
    );
    expect(choices.legal.includes('detach:E7')).toBe(may);
  });

  it('N4.3 La Grande Manoeuvre and a flag of Elan detach a leader; other symbols of Elan do not', () => {
    const drawing = 'E7: ./fLN+ \n A7: ./bLN';
    const manoeuvre = new Table(drawing, { hands: { french: ['grande-manoeuvre'] } });
    expect(manoeuvre.do('play:grande-manoeuvre', 'manoeuvre').legal).toEqual([
      'order:E7',
      'detach:E7',
      'done',
    ]);
    const flag = new Table(drawing, { hands: { french: ['elan'] } }).do('play:elan', '*f');
    expect(flag.legal).toEqual(['order:E7', 'detach:E7', 'done']);
    const infantry = new Table(drawing, { hands: { french: ['elan'] } }).do('play:elan', '*i');
    expect(infantry.legal).toEqual(['order:E7', 'done']);
  });

  it('N4.4 unit and leader cost two orders', () => {
    const table = new Table('E7: ./fLN+ ./fLT \n A7: ./bLN').do('play:probe-centre', 'order:E7', 'detach:E7');
    expect(table.asked).toBe('move of french');
  });

  it('N4.5 a lone leader is ordered like a unit', () => {
    const table = new Table('E7: ./+f \n A7: ./bLN').do('play:probe-centre', 'detach:E7');
    expect(table.legal).toEqual(['ride:E7', 'done']);
  });

  it('N4.6 a piece on the line of two sections may be ordered as of either', () => {
    const table = new Table('F3: ./fLN ./fLT \n E5: ./fGR \n A7: ./bLN', {
      hands: { french: ['recon-in-force'] },
    });
    table.do('play:recon-in-force', 'order:F4', 'order:F3'); // F4 fills the centre then
    expect(table.asked).toBe('move of french');
    const other = new Table('F3: ./fLN ./fLT \n E5: ./fGR \n A7: ./bLN', {
      hands: { french: ['recon-in-force'] },
    });
    other.do('play:recon-in-force', 'order:F4', 'order:E5'); // and the left now
    expect(other.asked).toBe('move of french');
  });

  it('N4.6 two pieces on the line fill both sections', () => {
    const table = new Table('D4: ./fLN \n F4: ./fLT \n E3: ./fGR . ./fYG \n A7: ./bLN', {
      hands: { french: ['recon-in-force'] },
    });
    table.do('play:recon-in-force', 'order:D4', 'order:F4');
    expect(table.asked).toBe('move of french');
  });

  it('N4.7 surplus orders are lost, and fewer may be given', () => {
    const lost = new Table('E7: ./fLN \n A7: ./bLN').do('play:probe-centre', 'order:E7');
    expect(lost.asked).toBe('move of french');
    const none = new Table('E7: ./fLN \n A7: ./bLN').do('play:probe-centre', 'done');
    expect(none.asked).toBe('draw of a card');
  });

  const SQUARE = { more: 'tracks:\n  french 1 forward\n  allied' };

  it('N4.8 an ordered square is asked whether it leaves', () => {
    const table = new Table('E7: ./fLN4#1 \n A7: ./bLN', SQUARE).do('play:probe-centre', 'order:E7');
    expect(table.legal).toEqual(['leave', 'stay']);
    expect(table.do('stay').at('E7')).toBe('fLN4#1');
  });

  it('N4.9 the leader of a square is ordered only after it left its square', () => {
    const table = new Table('E7: ./fLN4#1+ \n A7: ./bLN', SQUARE).do('play:probe-centre');
    expect(table.legal).toEqual(['order:E7', 'done']);
    table.do('order:E7', 'leave');
    expect(table.legal).toEqual(['detach:E7', 'done']);
    const stays = new Table('E7: ./fLN4#1+ \n A7: ./bLN', SQUARE).do('play:probe-centre', 'order:E7', 'stay');
    expect(stays.legal).toEqual([]);
  });
});
