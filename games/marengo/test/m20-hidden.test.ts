import { ONLOOKER, quickRng } from '@bicorne/engine';
import { describe, expect, it } from 'vitest';
import { game, secrecy } from '../index.ts';
import { NAME, positionNamed } from '../rules/map.ts';
import { groupOf, I2, C2 } from '../rules/pieces.ts';
import type { Stack } from '../rules/view.ts';
import { battle, draw, type Table } from './table.ts';

const stackAt = (table: Table, name: string, viewer: number): readonly Stack[] =>
  game.view(table.state, viewer).stacks.filter(({ at }) => NAME[at] === name);

describe('M20 What is known', () => {
  it('M20.1 of face-down pieces the opponent sees army, place, number, whether they have acted and are disorganised', () => {
    const table = draw({ toMove: 'french', french: { '70': 'i2 c2', '80': 'i3' }, disorganised: [70] });
    expect(stackAt(table, '70', 0)).toEqual([{ army: 1, at: 70, acted: false, count: 2 }]);
    expect(game.view(table.state, 0).disorder[70]).toBe(true);
    table.do('march:80>79');
    expect(stackAt(table, '79', 0)).toEqual([{ army: 1, at: 79, acted: true, count: 1 }]);
  });

  it('M20.1 two positions that differ in faces only look the same, to the byte', () => {
    const one = draw({ french: { '70': 'i3 c2', '80': 'i1 a1' } });
    const other = draw({ french: { '70': 'a1 i1', '80': 'c2 i3' } });
    expect(JSON.stringify(game.view(one.state, 0))).toBe(JSON.stringify(game.view(other.state, 0)));
  });

  it('M20.2 an owner sees his own faces, on the map and in his boxes', () => {
    const table = draw({ french: { '70': 'i2 c2', novi: 'i2' } });
    expect(stackAt(table, '70', 1)).toMatchObject([{ faces: groupOf([I2, C2]) }]);
    expect(stackAt(table, 'novi', 1)).toMatchObject([{ faces: groupOf([I2]) }]);
    expect(stackAt(table, 'novi', 0)).toEqual([
      { army: 1, at: positionNamed('novi'), acted: false, count: 1 },
    ]);
  });

  /** Cavalry 2 has been seen among three pieces in 59; the rest of the army could be anything. */
  const seen = (): Table =>
    draw({
      austrian: { '59': 'i2 i3 c2', '1': 'c2 c2 i3 i2 i2 i1' },
      known: [{ at: ['59'], faces: ['c2'] }],
    });

  it('M20.3 what was shown stays as a note on the group', () => {
    expect(seen().notes('austrian')).toEqual(['59: c2']);
    const table = draw({ austrian: { '47': 'c2 i2', '1': 'c2 i2 i2' }, french: { '70': 'i2' } });
    table.do('march:47>59', 'piece:c2', 'ride:c2>59/70');
    expect(table.notes('austrian')).toEqual(['59/70: c2']);
    expect(game.view(table.state, 1).notes).toEqual(table.state.notes);
  });

  it('M20.4 when pieces leave unseen the note stays on both parts together', () => {
    expect(seen().do('march:59>54', 'piece:i2', 'done').notes('austrian')).toEqual(['59, 54: c2']);
    // Whatever really left, the note is the same.
    expect(seen().do('march:59>54', 'piece:c2', 'done').notes('austrian')).toEqual(['59, 54: c2']);
  });

  it('M20.4 and on one part as far as the numbers prove it', () => {
    const table = draw({
      austrian: { '59': 'c2 c2 i2', '54': 'i1', '1': 'c2 i3 i2 i2 i1' },
      known: [{ at: ['59'], faces: ['c2', 'c2'] }],
    });
    // One of three leaves for a place where another one stands: one cavalry piece at least has stayed.
    table.do('march:59>54', 'piece:i2', 'done', 'end');
    expect(table.notes('austrian')).toEqual(['54, 59: c2 c2', '59: c2']);
  });

  it('M20.12 what the numbers have proved stays proved when others join the part that left', () => {
    const table = draw({
      austrian: { '59': 'c2 c2 i2', '65': 'i1', '1': 'c2 i3 i2 i2 i1' },
      known: [{ at: ['59'], faces: ['c2', 'c2'] }],
    });
    table.do('march:59>54', 'piece:i2', 'done');
    expect(table.notes('austrian')).toEqual(['59, 54: c2 c2']);
    expect(table.do('march:65>54', 'end').notes('austrian')).toEqual(['54, 59: c2 c2', '59: c2']);
  });

  it('M20.12 also of seven: five are known, one leaves, three join it, and four are still known of the six', () => {
    const table = draw({
      austrian: { '59': 'c2 c2 c2 c2 c2 i2 i1', '65': 'i2 i2 i3', '1': 'c2 i3 i3 i2 i1' },
      known: [{ at: ['59'], faces: ['c2', 'c2', 'c2', 'c2', 'c2'] }],
    });
    table.do('march:59>54', 'piece:i2', 'done', 'march:65>54', 'piece:i2', 'piece:i2', 'piece:i3', 'end');
    expect(table.notes('austrian')).toContain('59: c2 c2 c2 c2');
  });

  it('M20.14 that it is either the one or the other is not noted', () => {
    // Either both pieces that went are the cavalry, or one of each: nothing is noted of a single part.
    const table = draw({
      austrian: { '59': 'c2 c2 i2 i2', '1': 'c2 c2 i3 i2 i1' },
      known: [{ at: ['59'], faces: ['c2', 'c2'] }],
    });
    table.do('march:59>54', 'piece:i2', 'piece:i2', 'done', 'end');
    expect(table.notes('austrian')).toEqual(['54, 59: c2 c2']);
  });

  it('M20.13 a raider shown to be cavalry leaves the infantry behind, whoever joins him', () => {
    const table = draw({
      austrian: { '59': 'c2 i3', '69': 'i2', '1': 'c2 i3 i3 i2 i2 i1' },
      french: { '70': 'c2', '41': 'i2' },
      known: [{ at: ['59'], faces: ['i3'] }],
    });
    table.do('road:59', 'piece:c2', 'cross:59-70:main', 'done', 'retreat:c2>65', 'done');
    expect(table.notes('austrian')).toEqual(['59: i3', '70: c2']);
    expect(table.do('march:69>70', 'done', 'end').notes('austrian')).toEqual(['59: i3', '70: c2']);
  });

  /** Two of four pieces in 5 are known to be infantry 3; two of the four storm Marengo, and one is shown. */
  const throughMarengo = (near: string, show: string): Table => {
    const table = draw({
      austrian: { '5': 'i2 i2 i3 i3', [near]: 'i1', '1': 'c2 i3 i3 i2 i2 i1' },
      french: { '9': 'c2', '41': 'i2' },
      known: [{ at: ['5'], faces: ['i3', 'i3'] }],
    });
    return table.do('attack:5>5/9', 'piece:i2', 'piece:i3', 'done', 'done', show, 'done');
  };

  it('M20.13 of a part of which one piece is known fewer can be of another face', () => {
    const table = throughMarengo('10', 'show:i2').do('march:10>9', 'done', 'end');
    expect(table.notes('austrian')).toContain('5: i3');
  });

  it('M20.13 also when that part goes to where others stand', () => {
    const table = throughMarengo('22', 'show:i2').until(11, 'austrian');
    table.do('march:9>22', 'piece:i2', 'piece:i3', 'done', 'end');
    expect(table.notes('austrian')).toContain('5: i3');
  });

  it('M20.13 but the face that was noted, shown again, proves nothing', () => {
    const table = throughMarengo('10', 'show:i3').do('march:10>9', 'done', 'end');
    expect(table.notes('austrian')).not.toContain('5: i3');
  });

  it('M20.4 all of a group carry their note along', () => {
    const table = seen().do('march:59>54', 'piece:i3', 'piece:i2', 'piece:c2', 'end');
    expect(table.notes('austrian')).toEqual(['54: c2']);
  });

  it('M20.5 notes on groups that join add up', () => {
    const table = draw({
      austrian: { '59': 'c2 i2', '47': 'c2 i1', '1': 'c2 c2 i3 i2 i1' },
      known: [
        { at: ['59'], faces: ['c2'] },
        { at: ['47'], faces: ['c2'] },
      ],
    });
    table.do('march:47>59', 'piece:i1', 'piece:c2', 'end');
    expect(table.notes('austrian')).toEqual(['59: c2 c2']);
  });

  it('M20.6 a reduction changes the note', () => {
    const table = draw({
      french: { '70/59': 'i3 i2', '41': 'i3 i2 i1' },
      known: [{ at: ['70/59'], faces: ['i3'] }],
      guns: [{ army: 'austrian', at: '59/70', stage: 'ready' }],
    });
    table.do('complete:59/70', 'reduce:i3@70/59');
    expect(table.notes('french')).toEqual(['70/59: i2']);
  });

  it('M20.6 a piece that leaves openly takes its part of the note with it', () => {
    const table = draw({
      austrian: { '47': 'c2 i2', '1': 'c2 c2 i2 i2' },
      french: { '70': 'i2' },
      known: [{ at: ['47'], faces: ['c2'] }],
    });
    table.do('march:47>59', 'piece:c2', 'ride:c2>59/70', 'end');
    // It may have been another than the one seen before: that one may still be in 47.
    expect(table.notes('austrian')).toEqual(['59/70: c2']);
  });

  it('M20.7 with no order left to stay behind whoever is in hand rides: samples put cavalry there', () => {
    const stand = { '47': 'c2 c2', '1': 'i3 i3 i3 i3' };
    const table = draw({ turn: { orders: 1 }, austrian: stand, french: { '70': 'i2' } });
    table.do('march:47>59', 'piece:c2', 'piece:c2', 'ride:c2>59/70');
    for (let seed = 0; seed < 50; seed++) {
      const state = game.sample(game.view(table.state, 1), 1, quickRng(seed));
      expect(game.legal(state, 0)).not.toEqual([]);
    }
  });

  it('M20.7 and no redraw puts others into that hand', () => {
    const stand = { '47': 'c2 c2', '1': 'i3 i3 i3 i3' };
    const table = draw({ turn: { orders: 1 }, austrian: stand, french: { '70': 'i2' } });
    table.do('march:47>59', 'piece:c2', 'piece:c2', 'ride:c2>59/70');
    for (let seed = 0; seed < 50; seed++)
      expect(game.legal(secrecy.redraw(table.state, 1, quickRng(seed)), 0)).not.toEqual([]);
  });

  it('M20.7 only cavalry attacks by road: samples for the defender put cavalry there', () => {
    const table = draw({ austrian: { '59': 'c2 i2', '1': 'i2 i3 c1' }, french: { '70': 'i2 i2' } });
    table.do('road:59', 'piece:c2', 'cross:59-70:main');
    expect(table.question).toBe('attack-answer');
    const hands = Array.from({ length: 40 }, (_, seed) => {
      const state = game.sample(game.view(table.state, 1), 1, quickRng(seed));
      return state.faces[positionNamed('hand')];
    });
    expect(new Set(hands)).toEqual(new Set([groupOf([C2]), groupOf([4])]));
  });

  it('M20.7 an attack on an obstruction has infantry in it', () => {
    const table = draw({ austrian: { '5': 'i2 c2', '1': 'c2 c2 i3 a1' }, french: { '9': 'i2' } });
    table.do('attack:5>5/9', 'piece:i2', 'done');
    for (let seed = 0; seed < 40; seed++) {
      const { faces } = game.sample(game.view(table.state, 1), 1, quickRng(seed));
      expect(faces[positionNamed('hand')] & 0xfff).not.toBe(0);
    }
  });

  it('M20.7 a declared assault has somebody to lead it', () => {
    const table = draw({ austrian: { '3/5': 'i2', '1': 'i1 i1 i1 c1' }, french: { '5/3': 'i2' } });
    table.do('assault:3/5');
    for (let seed = 0; seed < 40; seed++)
      expect(game.sample(game.view(table.state, 1), 1, quickRng(seed)).faces[positionNamed('3/5')]).toBe(
        groupOf([I2]),
      );
  });

  it('M20.8 in an assault the defender is asked whatever he has', () => {
    const asked = (french: string): (string | null)[] => {
      const table = draw({ austrian: { '59/70': 'i3' }, french: { '70/59': french } }).do('assault:59/70');
      const questions = [table.question];
      table.do('done', 'lead:i3');
      questions.push(table.question);
      table.do('hold');
      return [...questions, table.question];
    };
    const everything = ['assault-lead', 'assault-barrage', 'assault-counter'];
    expect([asked('i1 i1'), asked('a1 c2'), asked('i3 a1')]).toEqual([everything, everything, everything]);
  });

  it('M20.8 step 4 is passed over where the attack approach bears an artillery penalty', () => {
    const table = draw({ austrian: { '5/9': 'i3' }, french: { '9/5': 'i2 a1' } });
    expect(table.do('assault:5/9', 'done', 'lead:i3').question).toBe('assault-counter');
  });

  it('M20.9 whoever marches is asked about continuing where cavalry could', () => {
    const asked = (face: string): string | null =>
      draw({ austrian: { '47': face }, french: { '70': 'i2' } }).do('march:47>59').question;
    expect([asked('i2'), asked('a1'), asked('c2')]).toEqual(['march', 'march', 'march']);
    const road = (face: string): string | null =>
      draw({ austrian: { '46': face }, french: { '70': 'i2' } }).do('road:46', 'cross:46-53:main').question;
    expect(road('i2')).toBe(road('c2'));
  });

  it('M20.10 the make-up of both armies is known to all', () => {
    const table = battle();
    expect(game.view(table.state, 0).muster).toEqual(table.state.muster);
    expect(table.notes('french').some((note) => note.endsWith('i3 i3 i2 i2 i2 i2 i2 i2 c2 c2 c2'))).toBe(
      true,
    );
  });

  it('M20.10 samples deal the pieces of the start and of the boxes apart', () => {
    const table = battle();
    const { faces } = game.sample(game.view(table.state, 0), 0, quickRng(5));
    const boxes = ['tortona', 'novi', 'sale'].reduce((sum, name) => sum + faces[positionNamed(name)], 0);
    const map = [5, 8, 9, 10, 15, 24, 37, 41].reduce((sum, reserve) => sum + faces[reserve], 0);
    expect([map, boxes]).toEqual([
      groupOf([0, 0, 1, 1, 1, 1, 1, 1, 3, 3, 3]),
      groupOf([0, 0, 1, 1, 1, 1, 3, 5]),
    ]);
  });

  it('M20.11 the onlooker sees no faces of either side', () => {
    const table = draw({ austrian: { '59': 'i2' }, french: { '70': 'i2' } });
    expect(game.view(table.state, ONLOOKER).stacks.every((stack) => !('faces' in stack))).toBe(true);
  });
});
