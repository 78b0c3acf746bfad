import { describe, expect, it } from 'vitest';
import { melee, ordered } from './table.ts';

describe('N12 bonus actions', () => {
  it('N12.1 the melee is won when the defender is gone from its hex', () => {
    expect(melee('E7: ./fLN ./bLN1', 'E7', 'E8').do('no', '*icccc').asked).toBe('advance of french');
    expect(melee('E7: ./fLN ./bLN', 'E7', 'E8').do('no', '*fcccc', 'retreat:D8').asked).toBe(
      'advance of french',
    );
    expect(melee('E7: ./fLN ./bLN', 'E7', 'E8').do('no', '*icccc').asked).toBe('back of allied');
  });

  it('N12.2 winning infantry may take the ground, leader included, or not', () => {
    const table = melee('E7: ./fLN+ ./bLN1', 'E7', 'E8').do('no', '*icccc');
    expect(table.legal).toEqual(['advance', 'no']);
    expect(table.do('advance').at('E8')).toBe('fLN4+');
    expect(melee('E7: ./fLN ./bLN1', 'E7', 'E8').do('no', '*icccc', 'no').at('E8')).toBe('');
  });

  it('N12.3 a square takes no ground', () => {
    const table = ordered('E7: ./fLN4#1 ./bLN1', 'attack-centre', ['order:E7', 'stay'], {
      more: 'tracks:\n  french 1 forward\n  allied',
    });
    table.do('battle:E7', 'attack:E8', 'no', '*i');
    expect(table.asked).toBe('draw of a card');
  });

  it('N12.4 artillery takes no ground', () => {
    expect(melee('E7: ./fFA ./bLN1', 'E7', 'E8').do('no', '*iccc').asked).toBe('draw of a card');
  });

  it('N12.5 cavalry breaks through: the hex that was left, and one more, also back again', () => {
    const table = melee('E7: ./fLC ./bLN1', 'E7', 'E8').do('no', '*iccc', 'advance');
    expect(table.asked).toBe('press of french');
    expect(table.legal).toContain('press:E7');
    expect(table.legal).toContain('done');
    expect(table.do('press:D8').at('D8')).toBe('fLC4');
  });

  it('N12.5 the question names its own rule, for cavalry and for infantry', () => {
    const rule = (kind: string, dice: string): string | undefined =>
      melee(`E7: ./f${kind} ./bLN1`, 'E7', 'E8').do('no', dice).rule;
    expect(rule('LC', '*iccc')).toBe('N12.5');
    expect(rule('LN', '*icccc')).toBe('N12.2');
  });

  it('N12.6 stop terrain ends the advance, closed ground bars it', () => {
    const ford = melee('E7: ./fLC =/bLN1', 'E7', 'E8').do('no', '*icc', 'advance');
    expect(ford.at('E8')).toBe('fLC4');
    expect(ford.asked).toBe('draw of a card');
    const river = melee('E7: ./fLC ./bLN1 ~', 'E7', 'E8').do('no', '*iccc', 'advance');
    expect(river.legal).not.toContain('press:E9');
  });

  it('N12.7 cavalry that advanced may attack once more; without the advance it may not', () => {
    const table = melee('E7: ./fLC ./bLN1 . ./bLN', 'E7', 'E8').do('no', '*iccc', 'advance', 'press:E9');
    expect(table.legal).toEqual(['attack:E10', 'no']);
    expect(table.do('attack:E10', 'no').asked).toBe('roll of 4 dice');
    const stays = melee('E7: ./fLC ./bLN1 \n D7: ./bLN', 'E7', 'E8').do('no', '*iccc', 'no');
    expect(stays.asked).toBe('draw of a card');
  });

  it('N12.7 the target may be a lone leader', () => {
    const table = melee('E7: ./fLC ./bLN1 ./+b', 'E7', 'E8').do('no', '*iccc', 'advance', 'done');
    expect(table.do('attack:E9').asked).toBe('roll of 4 dice');
  });

  it('N12.8 no bonus melee in wood or town, but in ford and quarry', () => {
    const into = (ground: string): string =>
      melee(`E7: ./fHC ${ground}/bLN1 ./bLN`, 'E7', 'E8').do(
        'no',
        '*is'.padEnd(6 - dice(ground), 'a'),
        'advance',
      ).asked;
    expect([into('F'), into('T')]).toEqual(['draw of a card', 'draw of a card']);
    expect([into('='), into('Q')]).toEqual(['bonus of french', 'bonus of french']);
  });

  it('N12.9 one bonus melee; won, it gives the ground and nothing more', () => {
    const table = melee('E7: ./fLC ./bLN1 ./bLN1 ./bLN', 'E7', 'E8').do(
      'no',
      '*iccc',
      'advance',
      'done',
      'attack:E9',
      'no',
      '*iccc',
    );
    expect(table.do('advance').at('E9')).toBe('fLC4');
    expect(table.asked).toBe('draw of a card');
  });

  it('N12.10 battle back, First Strike and fire win no bonus action', () => {
    const back = melee('E7: ./fLN1 ./bLC', 'E7', 'E8').do('no', '*i', 'back', '*icc');
    expect(back.asked).toBe('draw of a card');
    const strike = melee('E7: ./fLN1 ./bLC', 'E7', 'E8', { hands: { allied: ['first-strike', 'rally'] } }).do(
      'strike',
      '*icc',
    );
    expect(strike.asked).toBe('draw of a card');
    const fire = ordered('E7: ./fLN . ./bLN1', 'attack-centre', ['order:E7']).do(
      'done',
      'battle:E7',
      'attack:E9',
      '*iccc',
    );
    expect(fire.asked).toBe('draw of a card');
  });

  it('N12.11 a battery that has not battled joins the bonus melee', () => {
    const table = ordered('E7: ./fLC ./bLN1 ./bLN \n G8: ./fFA', 'attack-centre', [
      'order:E7',
      'order:G8',
    ]).do('done', 'battle:E7', 'attack:E8');
    table.do('done', 'no', '*iccc', 'advance', 'done', 'attack:E9');
    expect(table.legal).toEqual(['join:G8', 'done']);
  });

  it('N12.12 a leader goes along, and the next unit waits for the end of it all', () => {
    const table = ordered('E7: ./fLC+ ./bLN1 ./bLN \n D7: ./fLC', 'attack-centre', [
      'order:E7',
      'order:D7',
    ]).do('done', 'battle:E7', 'attack:E8');
    table.do('no', '*iccc', 'advance', 'done');
    expect(table.at('E8')).toBe('fLC4+');
    expect(table.legal).toEqual(['attack:E9', 'no']);
    expect(table.do('no').legal).toEqual([]);
  });
});

/** Dice that full French heavy cavalry loses to this ground. */
function dice(ground: string): number {
  return { F: 2, T: 3, '=': 1, Q: 2 }[ground] ?? 0;
}
