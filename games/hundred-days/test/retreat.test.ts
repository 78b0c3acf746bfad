import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { field, type Table } from './field.ts';

/** French infantry in E5 shocks E4 with one hit, and the foot unit there fails its test. */
const driven = (allied: string): Table =>
  field(`french infantry E5\n${allied}`).pick('E5').do('shock:E4').roll('522', '6');

describe('H11 retreat', () => {
  it('H11.1 the owner chooses one hex nearer to his own edge', () => {
    const t = driven('prussian infantry E4');
    expect(t.asks).toBe('allied retreat');
    expect(t.targets('retreat')).toEqual(['E3', 'F3']);
    expect(t.do('retreat:F3').at('F3')).toBe('infantry 2');
  });

  it('H11.1 the own edge is the scenario’s', () => {
    const t = driven('prussian infantry E4\nedge allied east\nedge french west');
    expect(t.targets('retreat')).toEqual(['F3', 'F4']);
  });

  it('H11.2 or a hex nearer to the closest friend that does not touch the attacker', () => {
    const t = driven('prussian infantry E4\nprussian cavalry H4\nprussian infantry A1');
    expect(t.targets('retreat')).toEqual(['E3', 'F3', 'F4']);
  });

  it('H11.2 a friend that touches the attacker does not count', () => {
    const t = driven('prussian infantry E4\nprussian cavalry F5\nriver E4-E3 E4-F3 E4-F4 E4-D4');
    expect(t.where(1)).toBe('gone');
  });

  it('H11.3 a hex next to the attacker only if no other is open', () => {
    const t = driven('prussian infantry E4\nprussian infantry B4\nlake E3 F3');
    expect(t.at('D4')).toBe('infantry 2');
    const other = driven('prussian infantry E4\nprussian infantry B4\nlake F3');
    expect(other.at('E3')).toBe('infantry 2');
  });

  it('H11.4 enemies, lakes and rivers close a hex, a lawful stack does not', () => {
    const closed = driven('prussian infantry E4\nfrench infantry E3\nriver E4-F3');
    expect(closed.where(1)).toBe('gone');
    const stack = driven('prussian infantry E4\nprussian artillery E3\nlake F3');
    expect(stack.at('E3')).toBe('infantry 2, artillery 2');
  });

  it('H11.5 with no hex open the friend behind retreats first and makes a corridor', () => {
    const t = driven('prussian infantry E4\nprussian cavalry E3\nlake F3');
    expect(t.asks).toBe('allied retreat');
    expect(t.targets('retreat')).toEqual(['D2', 'E2']);
    t.do('retreat:E2');
    expect(t.at('E2')).toBe('cavalry 2');
    expect(t.at('E3')).toBe('infantry 2');
  });

  it('H11.5 several may make way one behind the other', () => {
    const t = driven(`
      prussian infantry E4
      prussian infantry E3
      prussian infantry E2
      prussian infantry D2
      lake F3
    `);
    expect(t.targets('retreat')).toEqual(['D2', 'E2']);
    t.do('retreat:E2');
    expect(t.targets('retreat')).toEqual(['E1', 'F1']);
    t.do('retreat:E1');
    expect(['E1', 'E2', 'E3', 'D2', 'E4'].map((hex) => t.at(hex))).toEqual([
      'infantry 3',
      'infantry 3',
      'infantry 2',
      'infantry 3',
      '',
    ]);
  });

  it('H11.6 only the unit that breaks the stack makes way, with its leader', () => {
    const t = driven(`
      prussian infantry E4
      prussian infantry E3
      prussian artillery E3
      leader allied 1 E3
      lake F3 D2
    `);
    expect(t.at('E3')).toBe('infantry 2, artillery 2');
    expect(t.at('E2')).toBe('infantry 3, leader 0');
  });

  it('H11.6 guns change place with guns, and the infantry there stays', () => {
    const t = field(`
      french infantry E5
      prussian artillery E4
      prussian infantry E3
      prussian artillery E3
      lake F3 D2
    `);
    t.pick('E5').do('shock:E4').roll('522', '6');
    expect(t.at('E3')).toBe('infantry 3, artillery 1');
    expect(t.at('E2')).toBe('artillery 2');
  });

  it('H11.7 a square does not make way', () => {
    const t = driven('prussian infantry E4\nprussian infantry E3 square\nlake F3');
    expect(t.where(1)).toBe('gone');
    expect(t.points).toEqual([1, 0]);
  });

  it('H11.8 a unit that can neither retreat nor be given way is destroyed, and its leader withdraws', () => {
    const t = driven('prussian infantry E4\nleader allied 1 E4\nlake E3 F3');
    expect(t.where(1)).toBe('gone');
    expect(t.asks).toBe('allied withdraw');
  });

  it('H11.9 a unit with a leader does not go where another leader stays', () => {
    const t = driven('prussian infantry E4\nleader allied 1 E4\nprussian artillery E3\nleader allied 2 E3');
    expect(t.at('F3')).toBe('infantry 2, leader 0');
  });

  it('H11.9 in a corridor the friend takes its own leader away, guns the leader of their hex', () => {
    const away = driven(`
      prussian infantry E4
      leader allied 1 E4
      prussian infantry E3
      leader allied 2 E3
      lake F3 D2
    `);
    expect(away.at('E3')).toBe('infantry 2, leader 0');
    expect(away.at('E2')).toBe('infantry 3, leader 1');
    const guns = field(`
      french infantry E5
      prussian artillery E4
      leader allied 1 E4
      prussian infantry E3
      prussian artillery E3
      leader allied 2 E3
      lake F3 D2
    `);
    guns.pick('E5').do('shock:E4').roll('522', '6');
    expect(guns.at('E3')).toBe('infantry 3, artillery 1, leader 0');
    expect(guns.at('E2')).toBe('artillery 2, leader 1');
  });

  it('H11.9 a lone leader in the way rides on, where his side likes', () => {
    const t = driven('prussian infantry E4\nleader allied 1 E4\nleader allied 2 E3\nlake F3');
    expect(t.asks).toBe('allied retreat');
    expect(game.prompt(t.state, 1)?.about).toEqual({ leader: 1, hexes: 1 });
    expect(t.targets('retreat')).toEqual(['D2', 'E2']);
    t.do('retreat:E2');
    expect([t.at('E3'), t.at('E2'), t.at('E4')]).toEqual(['infantry 2, leader 0', 'leader 1', '']);
    expect(t.events).toContainEqual(expect.objectContaining({ type: 'leader-moved', leader: 1 }));
  });

  it('H11.9 only where no other hex is open, as with any friend', () => {
    const t = driven('prussian infantry E4\nleader allied 1 E4\nleader allied 2 E3');
    expect([t.at('F3'), t.at('E3')]).toEqual(['infantry 2, leader 0', 'leader 1']);
  });

  it('H11.9 a leader with guns rides on and leaves them', () => {
    const t = driven(`
      prussian infantry E4
      leader allied 1 E4
      prussian artillery E3
      leader allied 2 E3
      lake F3 D2
    `);
    expect([t.at('E3'), t.at('E2')]).toEqual(['infantry 2, artillery 2, leader 0', 'leader 1']);
  });

  it('H11.9 several leaders ride on one behind the other, and may join a unit', () => {
    const t = driven(`
      prussian infantry E4
      leader allied 1 E4
      leader allied 2 E3
      leader allied 3 E2
      prussian cavalry F1
      lake F3 D2 E1
    `);
    expect(['E3', 'E2', 'F1'].map((hex) => t.at(hex))).toEqual([
      'infantry 2, leader 0',
      'leader 1',
      'cavalry 2, leader 2',
    ]);
  });

  it('H11.9 a leader who has nowhere to ride bars the way', () => {
    const t = driven('prussian infantry E4\nleader allied 1 E4\nleader allied 2 E3\nlake F3 D2 E2');
    expect(t.where(1)).toBe('gone');
  });

  it('H11.9 he rides neither past an enemy leader nor into one', () => {
    const text = 'prussian infantry E4\nleader allied 1 E4\nleader allied 2 E3\nlake F3 D2';
    expect(driven(`${text}\nleader french 1 E2`).where(1)).toBe('gone');
  });

  it('H11.10 a retreating unit that enters a lone enemy leader’s hex kills him', () => {
    const t = driven('prussian infantry E4\nleader french 2 E3\nlake F3');
    expect(t.at('E3')).toBe('infantry 2');
    expect(t.whereLeader(0)).toBe('gone');
    expect(t.points).toEqual([0, 1]);
  });

  it('H11.11 the foot unit goes first, then the guns, each where it likes', () => {
    const t = driven('prussian infantry E4\nprussian artillery E4').roll('6');
    t.do('retreat:E3', 'retreat:F3');
    expect(t.at('E3')).toBe('infantry 2');
    expect(t.at('F3')).toBe('artillery 2');
  });

  it('H11.12 the edge of the board is closed', () => {
    const t = field('french infantry E2\nprussian infantry E1').pick('E2').do('shock:E1').roll('522', '6');
    expect(t.where(1)).toBe('gone');
  });

  it('H11.13 nobody makes way into a hex from which another comes', () => {
    const text = `
      edge allied west
      edge french east
      prussian infantry E4
      prussian infantry F3
      leader allied 1 F3
      leader allied 2 F4
      prussian artillery G5
      lake D4 E3 E2
    `;
    const open = driven(text);
    expect(['F3', 'F4', 'G5'].map((hex) => open.at(hex))).toEqual([
      'infantry 2',
      'infantry 3, leader 0',
      'artillery 2, leader 1',
    ]);
    expect(driven(`${text}\nriver F4-G5`).where(1)).toBe('gone');
  });
});
