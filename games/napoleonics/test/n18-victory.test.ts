import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { Table, melee, ordered } from './table.ts';

const HOLD = (lasting: string, at = 'E7', banners = 1): string =>
  `objectives:\n  french ${banners} ${lasting} ${at}\n`;

describe('N18 victory', () => {
  it('N18.1 a banner for each unit and each leader lost', () => {
    const table = melee('E7: ./fLN ./bLN1+', 'E7', 'E8').do('no', '*icccc');
    expect(table.banners('french')).toBe(1);
    expect(table.do('*s').banners('french')).toBe(2);
  });

  it('N18.2 the match ends at once, also by a battle back', () => {
    const table = melee('E7: ./fLN ./bLN1+ ./bLN', 'E7', 'E8', { banners: 1 }).do('no', '*icccc');
    expect(table.asked).toBe('over, won by french'); // before the leader is checked
    const back = melee('E7: ./fLN1 ./bLN', 'E7', 'E8', { banners: 1 }).do('no', '*cc', 'back', '*iccc');
    expect(back.asked).toBe('over, won by allied');
  });

  it('N18.2 in the middle of a combined turn nothing more is asked', () => {
    const table = ordered(
      'E7: ./fLN ./bLN1 \n D6: ./fLN \n C6: ./bLN',
      'attack-centre',
      ['order:E7', 'order:D6'],
      { banners: 1 },
    );
    table.do('done', 'battle:E7', 'attack:E8', 'no', '*icccc');
    expect(table.asked).toBe('over, won by french');
    expect(table.legal).toEqual([]);
  });

  it('N18.3 a temporary objective counts from the start of the own turn, until the unit leaves', () => {
    const drawing = 'F7: ./fLN ./fLT \n I1: ./fLN \n A1: ./bLN ./bLN ./bLN';
    const table = ordered(drawing, 'probe-centre', ['order:F7'], { banners: 3, more: HOLD('temporary') });
    table.do('move:F7', 'to:E7');
    expect(table.banners('french')).toBe(0);
    table.do('*rally');
    expect([table.asked, table.banners('french')]).toEqual(['play of allied', 0]);
    table.do('play:probe-centre', '*elan');
    expect(table.banners('french')).toBe(1);
    table.do('play:probe-centre', 'order:E7', 'order:F8', 'move:E7', 'to:D7');
    expect(table.banners('french')).toBe(0);
    table.do('move:F8', 'to:E8');
    expect(table.banners('french')).toBe(0);
  });

  it('N18.3 a lone leader does not hold it, the enemy’s own unit does not, and the match may end there', () => {
    const leader = new Table('E7: ./+f \n I1: ./fLN \n A1: ./bLN', { banners: 1, more: HOLD('temporary') });
    expect(leader.banners('french')).toBe(0);
    const enemy = new Table('E7: ./bLN \n I1: ./fLN', { banners: 1, more: HOLD('temporary') });
    expect(enemy.banners('french')).toBe(0);
    const unit = new Table('E7: ./fLN \n A1: ./bLN', { banners: 1, more: HOLD('temporary') });
    expect(unit.asked).toBe('over, won by french');
  });

  it('N18.3 it is lost when the unit is driven off or destroyed', () => {
    const terms = { first: 'allied', banners: 3, more: `${HOLD('temporary')}held: E7` } as const;
    const drawing = 'E7: ./fLN1 ./bLN ./bLC ./bLC \n I1: ./fLN ./fLN';
    const table = melee(drawing, 'E8', 'E7', terms);
    expect(table.banners('french')).toBe(1);
    table.do('no', '*fccc', 'retreat:F6');
    expect(table.banners('french')).toBe(0);
    const dead = melee(drawing, 'E8', 'E7', terms).do('no', '*iccc');
    expect(dead.banners('french')).toBe(0);
  });

  it('N18.4 a permanent objective is won once on coming there, and kept', () => {
    const table = ordered(
      'F7: ./fLN \n I1: ./fLN ./fLN \n A1: ./bLN ./bLN ./bLN',
      'probe-centre',
      ['order:F7'],
      { banners: 3, more: HOLD('permanent') },
    );
    table.do('move:F7', 'to:E7');
    expect(table.banners('french')).toBe(1);
    table.do('*rally', 'play:probe-centre', '*elan', 'play:probe-centre', 'order:E7', 'move:E7', 'to:D7');
    expect(table.banners('french')).toBe(1);
  });

  it('N18.4 a hex that a unit only runs through, retreating or retiring, is not one it stands on', () => {
    const field = '\n I1: ./fLN ./fLN \n A1: ./bLN ./bLN ./bLN';
    const lasting = (at: string): string => `objectives:\n  allied 1 permanent ${at}`;
    const runs = ordered(`E5: ./fFA . ./pMI ${field}`, 'attack-centre', ['order:E5'], {
      banners: 3,
      more: lasting('D7'),
    }).do('done', 'battle:E5', 'attack:E7', '*fcc', 'retreat:D7', 'retreat:C7', 'retreat:B7');
    expect(runs.banners('allied')).toBe(0);
    const stops = ordered(`E5: ./fFA . ./pMI ${field}`, 'attack-centre', ['order:E5'], {
      banners: 3,
      more: lasting('B7'),
    }).do('done', 'battle:E5', 'attack:E7', '*fcc', 'retreat:D7', 'retreat:C7', 'retreat:B7');
    expect(stops.banners('allied')).toBe(1);
    const retires = melee(`E7: ./fLN ./bLC ${field}`, 'E7', 'E8', { banners: 3, more: lasting('D8') });
    retires.do('retire', '*iiii', 'retreat:D8', 'retreat:C8');
    expect(retires.banners('allied')).toBe(0);
  });

  it('N18.4 taking ground there wins it, and may end the match', () => {
    const table = melee('F7: ./fLN \n E7: ./bLN1 \n I1: ./fLN \n A1: ./bLN ./bLN', 'F7', 'E7', {
      banners: 2,
      more: HOLD('permanent'),
    });
    table.do('no', '*icccc', 'advance');
    expect(table.asked).toBe('over, won by french');
  });

  const GROUP = 'D5: ./fLN ./fLN ./fLT \n I1: ./fLN ./fLN ./fLN \n A1: ./bLN ./bLN ./bLN ./bLN';
  const group = (words: string): Table =>
    ordered(GROUP, 'attack-centre', ['order:D5', 'order:D6', 'order:D7'], {
      banners: 4,
      more: `objectives:\n  french 2 ${words} E6 E7 E8`,
    });
  const TWO = ['move:D5', 'to:E6', 'move:D6', 'to:E7'];
  const NEXT_TURN = ['done', '*rally', 'play:probe-centre', '*elan'];

  it('N18.6 banners for most hexes of a group: more than half of them', () => {
    const table = group('temporary most at-once').do('move:D5', 'to:E6');
    expect(table.banners('french')).toBe(0);
    table.do('move:D6', 'to:E7');
    expect(table.banners('french')).toBe(2);
    expect(table.told('objective')).toHaveLength(1);
  });

  it('N18.6 banners for all hexes of a group, and for each if nothing else is said', () => {
    const all = group('temporary all at-once').do(...TWO);
    expect(all.banners('french')).toBe(0);
    expect(all.do('move:D7', 'to:E8').banners('french')).toBe(2);
    const each = group('temporary at-once').do('move:D5', 'to:E6');
    expect(each.banners('french')).toBe(2);
  });

  it('N18.6 a temporary group is lost when too few hexes are left, a permanent one is kept', () => {
    const held = (words: string): number =>
      group(words)
        .do(...TWO, ...NEXT_TURN, 'play:probe-centre', 'order:E6', 'done', 'move:E6', 'to:D5')
        .banners('french');
    expect([held('temporary most at-once'), held('permanent most')]).toEqual([0, 2]);
  });

  it('N18.7 counted at the start of a turn, or at once', () => {
    const start = group('permanent most start').do(...TWO);
    expect(start.banners('french')).toBe(0);
    expect(start.do(...NEXT_TURN).banners('french')).toBe(2);
    const once = group('temporary each at-once').do(...TWO);
    expect(once.asked).toBe('over, won by french');
  });

  it('N18.6 a group that is held already may be named by one of its hexes', () => {
    const table = new Table(GROUP, {
      banners: 3,
      first: 'allied',
      more: 'objectives:\n  french 2 permanent all E6 E7\nheld: E7',
    });
    expect(table.banners('french')).toBe(2);
  });

  it('N18.2 the margin is the banners of both, those of objectives among them', () => {
    const text = 'E7: ./fLN ./bLN1 \n E5: ./fLN';
    const table = melee(text, 'E7', 'E8', { banners: 2, more: HOLD('permanent', 'E5') });
    table.do('no', '*icccc');
    expect(game.margin?.(table.state)).toEqual({
      coin: 'banners',
      of: [table.banners('french'), table.banners('allied')],
    });
    expect(table.banners('french')).toBeGreaterThan(0);
  });

  it('N18.8 an army that may leave, and has nobody left, has lost', () => {
    const exits = 'exits:\n  french 0 I7';
    const left = ordered('I7: ./fLN \n A1: ./bLN', 'attack-centre', ['order:I7'], {
      banners: 1,
      more: exits,
    }).do('move:I7', 'exit');
    expect(left.asked).toBe('over, won by allied');
    expect(game.turn(left.state)).toMatchObject({ ending: { winners: [1], reason: 'field' } });
    const fallen = melee('E7: ./fLN1 ./bLN \n A1: ./bLN', 'E8', 'E7', {
      first: 'allied',
      banners: 2,
      more: `${exits}\nobjectives:\n  allied 1 permanent I13`,
    }).do('no', '*iccc');
    expect(fallen.asked).toBe('over, won by allied');
    const stays = melee('E7: ./fLN1 ./bLN \n A1: ./bLN', 'E8', 'E7', {
      first: 'allied',
      banners: 2,
      more: 'objectives:\n  allied 1 permanent I13',
    }).do('no', '*iccc');
    expect(stays.asked).toBe('advance of allied');
  });

  it('N18.5 an objective may be worth two', () => {
    const table = new Table('E7: ./fLN \n I1: ./fLN ./fLN \n A1: ./bLN ./bLN ./bLN', {
      banners: 3,
      more: HOLD('temporary', 'E7', 2),
    });
    expect(table.banners('french')).toBe(2);
  });
});
