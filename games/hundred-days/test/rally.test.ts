import { describe, expect, it } from 'vitest';
import { field, type Table } from './field.ts';

const rally = (unit: string, die: string, more = ''): Table =>
  field(`french ${unit}\nleader french 2 E5\n${more}`).pick('E5').do('rally').roll(die);
const mayRally = (text: string): boolean => field(text).pick('E5').legal.includes('rally');

describe('H13 rally', () => {
  it('H13.1 a leader and a unit that have not acted rally for a point, and both have acted', () => {
    const t = rally('infantry E5 figures:1', '1', 'french infantry A9');
    expect(t.left).toBe(5);
    expect(t.mayPick('E5')).toBe(false);
    expect(t.legal).not.toContain('pick-leader:0');
    expect(mayRally('french infantry E5 figures:1\nleader french 2 E5 acted')).toBe(false);
    expect(mayRally('french infantry E5 figures:1')).toBe(false);
  });

  it('H13.2 a die not above figures plus the leader’s value gives back a figure', () => {
    expect(rally('infantry E5 figures:1', '3').at('E5')).toBe('infantry 2, leader 0');
    expect(rally('infantry E5 figures:1', '4').at('E5')).toBe('infantry 1, leader 0');
    expect(rally('cavalry E5 figures:1', '3').at('E5')).toBe('cavalry 2, leader 0');
  });

  it('H13.3 a 6 always fails and the point is lost', () => {
    const t = field('british infantry E5 figures:3\nleader allied 3 E5\nturn allied')
      .pick('E5')
      .do('rally')
      .roll('6');
    expect(t.at('E5')).toBe('infantry 3, leader 0');
    expect(t.left).toBe(5);
  });

  it('H13.4 marker and terrain do not count', () => {
    const t = rally('infantry+2 E5 figures:1 marker:1', '4', 'fortification E5');
    expect(t.events).toContainEqual(expect.objectContaining({ type: 'rallied', sum: 3, won: false }));
  });

  it('H13.5 a +2 marker turned to +1 is turned back up', () => {
    expect(rally('infantry+2 E5 marker:1', '5').at('E5')).toBe('infantry 3+2, leader 0');
  });

  it('H13.5 a figure comes before the marker', () => {
    expect(rally('infantry+2 E5 figures:2 marker:1', '1').at('E5')).toBe('infantry 3+1, leader 0');
  });

  it('H13.6 a unit that has lost nothing cannot rally', () => {
    expect(mayRally('french infantry E5\nleader french 2 E5')).toBe(false);
    expect(mayRally('french infantry E5 figures:2\nleader french 2 E5')).toBe(true);
  });

  it('H13.7 artillery cannot rally', () => {
    expect(mayRally('french artillery E5 figures:1\nleader french 2 E5')).toBe(false);
  });

  it('H13.8 a marker that was removed does not come back', () => {
    expect(mayRally('french infantry+1 E5 marker:0\nleader french 2 E5')).toBe(false);
    const gone = field('french infantry gone\nfrench infantry E5\nleader french 2 E5');
    expect(gone.legal.filter((word) => word.startsWith('pick:'))).toEqual(['pick:1']);
  });

  it('H13.9 enemies near by do not prevent it', () => {
    expect(mayRally('french infantry E5 figures:1\nleader french 2 E5\nprussian infantry E4')).toBe(true);
  });
});
