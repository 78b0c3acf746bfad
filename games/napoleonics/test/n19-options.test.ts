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

  it('N19.7 first edition: who enters a hex with works stops there, by whichever side', () => {
    // The way east leads only through E8, whose works lie on its far side from nobody's path.
    const lane = 'D6: ~ ~ ~ \n F6: ~ ~ ~';
    const more = 'works:\n  E8 ne';
    const legal = (piece: string, verb: string, order: string, terms: object): string[] =>
      ordered(`E7: ${piece} \n ${lane} \n I1: ./fLN \n A1: ./bLN`, 'attack-centre', [`${order}:E7`], {
        more,
        ...terms,
      }).do(`${verb}:E7`).legal;
    expect(legal('./fLC', 'move', 'order', {})).toContain('to:E9');
    expect(legal('./+f', 'ride', 'detach', {})).toContain('to:E9');
    for (const there of [legal('./fLC', 'move', 'order', FIRST), legal('./+f', 'ride', 'detach', FIRST)]) {
      expect(there).toContain('to:E8');
      expect(there).not.toContain('to:E9');
    }
  });

  it('N19.8 first edition: Cavalry Charge without cavalry orders one unit of choice, horse guns or not', () => {
    const hands = { french: ['cavalry-charge'] };
    const drawing = 'E7: ./fHA ./fLN \n A1: ./bLN';
    expect(new Table(drawing, { hands }).do('play:cavalry-charge').legal).toEqual(['order:E7', 'done']);
    const first = new Table(drawing, { hands, ...FIRST }).do('play:cavalry-charge');
    expect(first.legal).toEqual(['order:E7', 'order:E8', 'done']);
    expect(first.do('order:E8').asked).toBe('move of french');
    expect(new Table(`${drawing} \n I1: ./fLC`, { hands, ...FIRST }).do('play:cavalry-charge').legal).toEqual(
      ['order:E7', 'order:I1', 'done'],
    );
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
