import { describe, expect, it } from 'vitest';
import { hexNamed } from '../data/board.ts';
import { game } from '../index.ts';
import { Table, melee, ordered } from './table.ts';

/** Dice lost by infantry, cavalry and guns in melee, then infantry and guns in fire, when they attack so. */
function lost(from: string, into: string, more = ''): (number | null)[] {
  const melees = ['fLT', 'fLC', 'fFA'].map((kind) => {
    if (kind === 'fFA' && from === 'Q') return null;
    const dice = new Table(`E7: ${from}/${kind} ${into}/bLC`, { more }).dice({
      from: 'E7',
      at: 'E8',
      way: 'melee',
    });
    return dice === null ? null : 4 - dice;
  });
  const fires = ['fLT', 'fFA'].map((kind) => {
    if (kind === 'fFA' && from === 'Q') return null;
    const dice = new Table(`E7: ${from}/${kind} . ${into}/bLC`, { more: more.replace('E8', 'E9') }).dice({
      from: 'E7',
      at: 'E9',
      way: 'fire',
    });
    return dice === null ? null : (kind === 'fLT' ? 5 : 3) - dice;
  });
  return [...melees, ...fires];
}

const entering = (kind: string, ground: string): string[] =>
  ordered(`E7: ./${kind} ${ground} ./bLN`, 'attack-centre', ['order:E7']).do('move:E7', 'to:E8').legal;

describe('N14 terrain', () => {
  it('N14.1 clear ground does nothing', () => {
    expect(lost('.', '.')).toEqual([0, 0, 0, 0, 0]);
  });

  it('N14.2 forest stops; a square may form there', () => {
    const table = ordered('E7: ./fLC F \n A1: ./bLN', 'attack-centre', ['order:E7']).do('move:E7');
    expect(table.legal).toContain('to:E8');
    expect(melee('E7: ./fLC F/bLN', 'E7', 'E8').legal).toContain('square');
  });

  it('N14.3 whoever enters forest does not battle, except light infantry and young guard', () => {
    expect(entering('fLN', 'F')).toEqual([]);
    expect(entering('fLC', 'F')).toEqual([]);
    expect(entering('fOG', 'F')).toEqual([]);
    expect(entering('fLT', 'F')).toEqual(['battle:E8', 'done']);
    expect(entering('fYG', 'F')).toEqual(['battle:E8', 'done']);
  });

  it('N14.3 rifle light, too, British and Portuguese', () => {
    for (const kind of ['bRL', 'pLT']) {
      const table = ordered(`E7: ./${kind} F ./fLN`, 'attack-centre', ['order:E7'], { first: 'allied' });
      expect(table.do('move:E7', 'to:E8').legal).toContain('battle:E8');
    }
  });

  it('N14.4 into forest: infantry −1, cavalry −2, artillery −1', () => {
    expect(lost('.', 'F')).toEqual([1, 2, 1, 1, 1]);
  });

  it('N14.5 out of forest: infantry 0, cavalry −2, artillery −1', () => {
    expect(lost('F', '.')).toEqual([0, 2, 1, 0, 1]);
  });

  it('N14.6 forest blocks sight', () => {
    expect(new Table('E7: ./fLN F ./bLN').dice({ from: 'E7', at: 'E9', way: 'fire' })).toBeNull();
  });

  it('N14.7 a hill does not stop; a square may form there', () => {
    const table = ordered('E7: ./fLC H H H \n A1: ./bLN', 'attack-centre', ['order:E7']).do('move:E7');
    expect(table.legal).toContain('to:E10');
    expect(melee('E7: ./fLC H/bLN', 'E7', 'E8').legal).toContain('square');
  });

  it('N14.8 up a hill: infantry −1, cavalry −1, artillery 0', () => {
    expect(lost('.', 'H')).toEqual([1, 1, 0, 1, 0]);
  });

  it('N14.9 down from a hill: cavalry −1, others 0', () => {
    expect(lost('H', '.')).toEqual([0, 1, 0, 0, 0]);
  });

  it('N14.10 hill to hill: infantry fire −1, all else 0', () => {
    expect(lost('H', 'H')).toEqual([0, 0, 0, 1, 0]);
  });

  it('N14.11 nobody enters a rugged hill', () => {
    const table = ordered('E7: ./fLC R \n A1: ./bLN', 'attack-centre', ['order:E7']).do('move:E7');
    expect(table.legal).not.toContain('to:E8');
    const leader = ordered('E7: ./+f R \n A1: ./bLN', 'attack-centre', ['detach:E7']).do('ride:E7');
    expect(leader.legal).not.toContain('to:E8');
  });

  it.each(['T', 'M'])('N14.12 town and mill (%s) stop, and no square forms there', (ground) => {
    const ring = `D6: ${ground} ${ground} \n E6: ${ground} ./fLC ${ground} \n F6: ${ground} ${ground} \n A1: ./bLN`;
    expect(ordered(ring, 'attack-centre', ['order:E7']).do('move:E7').legal).toHaveLength(6);
    expect(melee(`E7: ./fLC ${ground}/bLN`, 'E7', 'E8').legal).not.toContain('square');
  });

  it('N14.13 whoever enters a town does not battle, light infantry included', () => {
    expect(['fLN', 'fLT', 'fYG', 'fLC'].map((kind) => entering(kind, 'T'))).toEqual([[], [], [], []]);
  });

  it('N14.14 into a town: infantry −2, cavalry −3, artillery −1', () => {
    expect(lost('.', 'T')).toEqual([2, 3, 1, 2, 1]);
    expect(lost('.', 'M')).toEqual([2, 3, 1, 2, 1]);
  });

  it('N14.15 out of a town: infantry 0, cavalry −3, artillery −1', () => {
    expect(lost('T', '.')).toEqual([0, 3, 1, 0, 1]);
  });

  it('N14.16 no Cavalry Charge die into or out of a town', () => {
    const dice = (from: string, into: string, kind: string): number | null =>
      new Table(`E7: ${from}/${kind} ${into}/bLC`).dice({
        from: 'E7',
        at: 'E8',
        way: 'melee',
        card: 'cavalry-charge',
      });
    expect([dice('.', '.', 'fLC'), dice('.', 'T', 'fLC'), dice('T', '.', 'fLC')]).toEqual([5, 1, 1]);
    expect([dice('.', '.', 'fGHC'), dice('.', 'T', 'fGHC')]).toEqual([7, 2]);
  });

  it('N14.17 town blocks sight', () => {
    expect(new Table('E7: ./fLN T ./bLN').dice({ from: 'E7', at: 'E9', way: 'fire' })).toBeNull();
  });

  it('N14.18 a river is closed and is seen over', () => {
    const table = ordered('E7: ./fLC ~ \n A1: ./bLN', 'attack-centre', ['order:E7']).do('move:E7');
    expect(table.legal).not.toContain('to:E8');
    expect(new Table('E7: ./fLN ~ ./bLN').dice({ from: 'E7', at: 'E9', way: 'fire' })).toBe(4);
  });

  it('N14.19 a ford stops, lets battle, bears no square, and is seen over', () => {
    const ring = 'D6: = = \n E6: = ./fLC = \n F6: = = \n A1: ./bLN';
    expect(ordered(ring, 'attack-centre', ['order:E7']).do('move:E7').legal).toHaveLength(6);
    expect(entering('fLN', '=')).toEqual(['battle:E8', 'done']);
    expect(melee('E7: ./fLC =/bLN', 'E7', 'E8').legal).not.toContain('square');
    expect(new Table('E7: ./fLN = ./bLN').dice({ from: 'E7', at: 'E9', way: 'fire' })).toBe(4);
  });

  it('N14.20 into a ford melee −1 and fire 0, out of it −1 always', () => {
    expect(lost('.', '=')).toEqual([1, 1, 1, 0, 0]);
    expect(lost('=', '.')).toEqual([1, 1, 1, 1, 1]);
  });

  it('N14.21 a bridge is clear ground, and bears a square', () => {
    expect(lost('B', 'B')).toEqual([0, 0, 0, 0, 0]);
    const table = ordered('E7: ./fLC B . \n A1: ./bLN', 'attack-centre', ['order:E7']).do('move:E7', 'to:E9');
    expect(table.at('E9')).toBe('fLC4');
    expect(melee('E7: ./fLC B/bLN', 'E7', 'E8').legal).toContain('square');
  });

  it('N14.22 a quarry stops, is closed to guns, lets battle, bears a square, is seen over', () => {
    expect(entering('fLN', 'Q')).toEqual(['battle:E8', 'done']);
    const guns = ordered('E7: ./fHA Q \n A1: ./bLN', 'attack-centre', ['order:E7']).do('move:E7');
    expect(guns.legal).not.toContain('to:E8');
    const ring = 'D6: Q Q \n E6: Q ./fLC Q \n F6: Q Q \n A1: ./bLN';
    expect(ordered(ring, 'attack-centre', ['order:E7']).do('move:E7').legal).toHaveLength(6);
    expect(melee('E7: ./fLC Q/bLN', 'E7', 'E8').legal).toContain('square');
    expect(new Table('E7: ./fLN Q ./bLN').dice({ from: 'E7', at: 'E9', way: 'fire' })).toBe(4);
  });

  it('N14.23 into a quarry: infantry melee −1, fire 0, cavalry −2, guns −1; out: infantry −1, cavalry −2', () => {
    expect(lost('.', 'Q')).toEqual([1, 2, 1, 0, 1]);
    expect(lost('Q', '.')).toEqual([1, 2, null, 1, null]);
  });

  it('N14.24 crossing a side with works stops, either way; another side does not; no square there', () => {
    const works = { more: 'works:\n  E8 w e' };
    const into = ordered(
      'E7: ./fLC \n D7: ~ ~ \n F7: ~ ~ \n A1: ./bLN',
      'attack-centre',
      ['order:E7'],
      works,
    ).do('move:E7');
    expect(into.legal).toContain('to:E8');
    expect(into.legal).not.toContain('to:E9');
    const out = ordered(
      'E8: ./fLC \n D7: ~ ~ \n F7: ~ ~ \n A1: ./bLN',
      'attack-centre',
      ['order:E8'],
      works,
    ).do('move:E8');
    expect(out.legal.sort()).toEqual(['to:E7', 'to:E9']);
    const open = ordered('D7: ./fLC \n A1: ./bLN', 'attack-centre', ['order:D7'], works).do('move:D7');
    expect(open.legal).toContain('to:F8'); // in and out by the open sides
    expect(melee('E7: ./fLC ./bLN', 'E7', 'E8', works).legal).not.toContain('square');
    expect(new Table('E7: ./fLN . ./bLN', works).dice({ from: 'E7', at: 'E9', way: 'fire' })).toBe(4);
  });

  it('N14.24 whoever comes by an open side goes on, though a nearer way crosses works', () => {
    const table = ordered('E5: ./fLC \n C6: ./fLN \n A1: ./bLN', 'attack-centre', ['order:E5'], {
      more: 'works:\n  D6 sw',
    }).do('move:E5');
    expect(table.legal).toContain('to:D6');
    expect(table.legal).toContain('to:C7');
  });

  it('N14.25 through works: infantry −1, cavalry −2, artillery 0; through another side nothing', () => {
    expect(lost('.', '.', 'works:\n  E8 w')).toEqual([1, 2, 0, 1, 0]);
    expect(lost('.', '.', 'works:\n  E8 nw ne e se sw')).toEqual([0, 0, 0, 0, 0]);
  });

  it('N14.26 fire comes by the side its line enters, or by both sides of a corner', () => {
    const fire = (sides: string): number | null =>
      new Table('E7: ./fLN \n C7: ./bLN', { more: `works:\n  C7 ${sides}` }).dice({
        from: 'E7',
        at: 'C7',
        way: 'fire',
      });
    expect([fire('sw'), fire('se'), fire('sw se')]).toEqual([4, 4, 3]);
    const edge = new Table('E1: ./fLN \n C1: ./bLN', { more: 'works:\n  C1 se' });
    expect(edge.dice({ from: 'E1', at: 'C1', way: 'fire' })).toBe(3);
  });

  it('N14.27 works on a hill: theirs alone counts, the hill through other sides', () => {
    expect(lost('.', 'H', 'works:\n  E8 w')).toEqual([1, 2, 0, 1, 0]);
    expect(lost('H', 'H', 'works:\n  E8 w')).toEqual([1, 2, 0, 1, 0]);
    expect(lost('.', 'H', 'works:\n  E8 e')).toEqual([1, 1, 0, 1, 0]);
  });

  it('N14.28 cavalry attacking out through works −2, others 0', () => {
    expect(lost('.', '.', 'works:\n  E7 e')).toEqual([0, 2, 0, 0, 0]);
    expect(lost('.', '.', 'works:\n  E7 w')).toEqual([0, 0, 0, 0, 0]);
  });

  it('N14.29 in and out add up', () => {
    expect(lost('=', 'F')).toEqual([2, 3, 2, 2, 2]);
    expect(lost('F', 'H')).toEqual([1, 3, 1, 1, 1]);
    expect(lost('H', 'F')).toEqual([1, 3, 1, 1, 1]);
  });

  const tiles = (removal: string, more = ''): string => `removals:\n  ${removal}\n${more}`;

  it('N14.30 a tile is taken off when a unit of the army stands on a named hex, works and all', () => {
    const more = tiles('french reaches E8 removes E10', 'works:\n  E10 w');
    const table = ordered('E7: ./fLN . . T/bLN \n A1: ./bLN', 'attack-centre', ['order:E7'], { more });
    expect(table.dice({ from: 'E7', at: 'E10', way: 'fire' })).toBeNull();
    table.do('move:E7', 'to:E8');
    expect(table.told('tilesGone')).toEqual([{ type: 'tilesGone', hexes: [hexNamed('E10')] }]);
    expect(table.dice({ from: 'E8', at: 'E10', way: 'fire' })).toBe(4);
    expect(game.draw(table.view(0))).not.toContain('T/bLN');
    expect(table.asked).toBe('battle of french');
  });

  it('N14.30 sight and movement change with it at once', () => {
    const more = tiles('french reaches D7 removes E8');
    const drawing = 'E7: ./fLN T ./bLN \n D6: ./fLN \n A1: ./bLN';
    const table = ordered(drawing, 'attack-centre', ['order:E7', 'order:D6'], { more });
    table.do('move:D6', 'to:D7');
    expect(table.do('done', 'battle:E7').legal).toEqual(['attack:E9']);
  });

  it('N14.30 what lies below a tile may be named: under a bridge the river', () => {
    const more = tiles('allied turn 2 removes E8 leaving river');
    const table = new Table('E7: ./fLN B \n A1: ./bLN', { more }).do('play:probe-left', '*rally');
    table.do('play:probe-left', '*elan', 'play:probe-right', '*bombard');
    expect(table.told('tilesGone')).toHaveLength(1);
    table.do('play:attack-left', '*forward', 'play:probe-centre', 'order:E7', 'move:E7');
    expect(table.legal).not.toContain('to:E8');
  });

  it('N14.31 by the banners of an army, or at the start of its turn of that number', () => {
    const wins = melee('E7: ./fLN ./bLN1 T \n A1: ./bLN', 'E7', 'E8', {
      more: tiles('french wins 1 removes E9'),
    });
    expect(wins.told('tilesGone')).toHaveLength(0);
    wins.do('no', '*icccc', 'no');
    expect(wins.told('tilesGone')).toHaveLength(1);
    const first = new Table('E7: ./fLN T \n A1: ./bLN', { more: tiles('french turn 1 removes E8') });
    expect(game.draw(first.view(0))).not.toMatch(/ T /);
  });

  it('N14.32 a tile waits until nobody stands on it who could not stand below', () => {
    const more = tiles('french reaches E8 removes E8 leaving river');
    const table = ordered('E7: ./fLN B \n A1: ./bLN', 'attack-centre', ['order:E7'], { more });
    table.do('move:E7', 'to:E8', '*rally');
    expect(table.told('tilesGone')).toHaveLength(0);
    table.do('play:probe-left', '*elan', 'play:probe-centre', 'order:E8', 'move:E8', 'to:E9');
    expect(table.told('tilesGone')).toHaveLength(1);
  });
});
