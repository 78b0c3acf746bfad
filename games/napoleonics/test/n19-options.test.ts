import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { Table, melee, ordered } from './table.ts';

const FIRST = { edition: 'first' } as const;

describe('N19 options', () => {
  it('N19.1 two editions, the later by default', () => {
    expect(game.options['edition']).toMatchObject({ of: ['later', 'first'], default: 'later' });
    expect(new Table('E7: ./fLN \n A1: ./bLN').state.setting.edition).toBe('later');
  });

  it.each(['T', 'M', '='])('N19.2 first edition: a square may form on %s', (ground) => {
    const drawing = `E7: ./fLC ${ground}/bLN`;
    expect(melee(drawing, 'E7', 'E8', FIRST).legal).toContain('square');
    expect(melee(drawing, 'E7', 'E8').legal).not.toContain('square');
  });

  it('N19.2 and in field works', () => {
    const more = 'works:\n  E8 e';
    expect(melee('E7: ./fLC ./bLN', 'E7', 'E8', { ...FIRST, more }).legal).toContain('square');
    expect(melee('E7: ./fLC ./bLN', 'E7', 'E8', { more }).legal).not.toContain('square');
  });

  it('N19.3 first edition: a square leads no combined attack; cavalry against one still may', () => {
    const more = 'tracks:\n  french 1 forward\n  allied 1 rally';
    const square = ordered(
      'E7: ./fLN4#1 ./bLN \n G7: ./fFA \n A1: ./bLN4#1',
      'attack-centre',
      ['order:E7', 'stay', 'order:G7'],
      { ...FIRST, more },
    );
    square.do('done', 'battle:E7', 'attack:E8');
    expect(square.asked).toBe('react of allied');
    const horse = ordered(
      'E7: ./fLC ./bLN4#1 \n G7: ./fFA \n I1: ./fLN4#1',
      'attack-centre',
      ['order:E7', 'order:G7'],
      { ...FIRST, more },
    );
    horse.do('done', 'battle:E7', 'attack:E8');
    expect(horse.asked).toBe('support of french');
  });

  it('N19.4 first edition: a leader may leave by his own edge while moving, for one hex of movement', () => {
    const from = (hex: string, drawing = ''): string[] =>
      ordered(
        `${hex}: ./+f \n I1: ./fLN \n A1: ./bLN ${drawing}`,
        'attack-centre',
        [`detach:${hex}`],
        FIRST,
      ).do(`ride:${hex}`).legal;
    expect(from('I7')).toContain('exit');
    expect(from('G7')).toContain('exit');
    expect(from('F7')).not.toContain('exit');
    expect(from('G7', '\n I5: F F F F F')).not.toContain('exit');
    const gone = ordered('I7: ./+f \n I1: ./fLN \n A1: ./bLN', 'attack-centre', ['detach:I7'], FIRST).do(
      'ride:I7',
      'exit',
    );
    expect([gone.at('I7'), gone.banners('allied')]).toEqual(['', 0]);
  });

  it('N19.5 the national cards are off by default', () => {
    expect(game.options['nationalCards']).toMatchObject({ kind: 'switch', default: false });
  });

  it('N19.6 national cards: French grenadiers without the extra die, French militia that moved rounds down', () => {
    const dice = (kind: string, moved: 0 | 1, nationalCards: boolean): number | null =>
      new Table(`E7: ./${kind} . ./bLN`, { nationalCards }).dice({
        from: 'E7',
        at: 'E9',
        way: 'fire',
        moved,
      });
    expect([dice('fGR', 0, false), dice('fGR', 0, true)]).toEqual([5, 4]);
    expect([dice('fGR', 1, false), dice('fGR', 1, true)]).toEqual([3, 2]);
    expect([dice('fMI3', 1, false), dice('fMI3', 1, true)]).toEqual([2, 1]);
    expect(
      new Table('E7: ./fGR ./bLN', { nationalCards: true }).dice({ from: 'E7', at: 'E8', way: 'melee' }),
    ).toBe(5);
  });
});
