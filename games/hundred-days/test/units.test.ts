import { describe, expect, it } from 'vitest';
import { field } from './field.ts';

describe('H3 units', () => {
  it('H3.1 infantry has 3 figures, the British 4, the Dutch-Belgians 2', () => {
    const t = field(`
      french infantry A1
      prussian infantry B1
      brunswick infantry C1
      british infantry D1
      dutch infantry E1
    `);
    expect(['A1', 'B1', 'C1', 'D1', 'E1'].map((hex) => t.at(hex))).toEqual([
      'infantry 3',
      'infantry 3',
      'infantry 3',
      'infantry 4',
      'infantry 2',
    ]);
  });

  it('H3.2 cavalry of every nation has 2 figures', () => {
    const t = field('french cavalry A1\nbritish cavalry B1\nprussian cavalry C1');
    expect([t.at('A1'), t.at('B1'), t.at('C1')]).toEqual(['cavalry 2', 'cavalry 2', 'cavalry 2']);
  });

  it('H3.3 artillery of every nation has 2 figures', () => {
    const t = field('french artillery A1\nbritish artillery B1');
    expect([t.at('A1'), t.at('B1')]).toEqual(['artillery 2', 'artillery 2']);
  });

  it('H3.4 a unit of one figure still attacks with 3 dice', () => {
    const text = 'french infantry E5 figures:1\nprussian infantry E4';
    expect(field(text).pick('E5').do('fire:E4').dice.count).toBe(3);
    expect(field(text).pick('E5').do('shock:E4').dice.count).toBe(3);
  });

  it('H3.5 a marker adds its value to morale', () => {
    const t = field('french infantry E5\nbritish infantry+1 E4').pick('E5').do('shock:E4').roll('655', '1');
    expect(t.events).toContainEqual(expect.objectContaining({ type: 'morale', sum: 5 }));
  });

  it('H3.6 a marker adds its value in dice to fire and shock', () => {
    const text = 'french infantry+2 E5\nprussian infantry E4';
    expect(field(text).pick('E5').do('fire:E4').dice.count).toBe(5);
    expect(field(text).pick('E5').do('shock:E4').dice.count).toBe(5);
  });

  it('H3.7 a marker takes losses first: +2 to +1, then away, then the figures', () => {
    const t = field('british infantry E4\nfrench infantry+2 E5\nturn allied')
      .pick('E4')
      .do('fire:E5')
      .roll('611');
    expect(t.at('E5')).toBe('infantry 3+1');
    t.endTurn().endTurn().pick('E4').do('fire:E5').roll('661');
    expect(t.at('E5')).toBe('infantry 2');
  });

  it('H3.8 a unit that loses its last figure leaves the board for good', () => {
    const t = field('french infantry E5\nprussian infantry E4 figures:1')
      .pick('E5')
      .do('fire:E4')
      .roll('611');
    expect(t.at('E4')).toBe('');
    expect(t.where(1)).toBe('gone');
  });

  it('H3.9 one foot unit and one battery share a hex, two of a kind do not', () => {
    const t = field('french infantry E5\nfrench cavalry D5\nfrench artillery F5').pick('F5', 'guns');
    expect(t.targets('step')).toContain('E5');
    t.do('step:E5');
    expect(t.at('E5')).toBe('infantry 3, artillery 2');
    expect(t.pick('D5').targets('step')).not.toContain('E5');
  });

  it('H3.10 two leaders never end in one hex', () => {
    const t = field('french infantry E5\nleader french 1 E5\nleader french 2 D5').pickLeader(1);
    t.do('step:E5');
    expect(t.legal).not.toContain('halt');
  });

  it('H3.11 a leader joins any unit of his side', () => {
    const t = field('dutch infantry E5\nleader allied 3 D5\nturn allied').pickLeader(0).do('step:E5', 'halt');
    expect(t.at('E5')).toBe('infantry 2, leader 0');
  });
});
