import { describe, expect, it } from 'vitest';
import { field, type Table } from './field.ts';

describe('H6 leaders', () => {
  it('H6.1 a leader moves up to three hexes for one point', () => {
    const t = field('french infantry A9\nleader french 1 E5')
      .pickLeader(0)
      .do('step:F5', 'step:G5', 'step:H5');
    expect(t.at('H5')).toBe('leader 0');
    expect(t.left).toBe(5);
  });

  it('H6.1 the terrain counts for him: a wood stops him, a road doubles', () => {
    const wood = field('french infantry A9\nleader french 1 E5\nwood F5').pickLeader(0).do('step:F5');
    expect(wood.asks).toBe('french command');
    const road = field('french infantry A9\nleader french 1 A5\nroad A5-B5-C5-D5-E5-F5-G5').pickLeader(0);
    road.do('step:B5', 'step:C5', 'step:D5', 'step:E5', 'step:F5', 'step:G5');
    expect(road.at('G5')).toBe('leader 0');
  });

  it('H6.2 a leader goes along with a unit of his hex at no cost, and has acted', () => {
    const t = field('french infantry E5\nleader french 1 E5')
      .pick('E5')
      .do('take-along:0', 'step:F5', 'halt');
    expect(t.at('F5')).toBe('infantry 3, leader 0');
    expect(t.left).toBe(5);
    expect(t.legal).not.toContain('pick-leader:0');
  });

  it('H6.2 a leader who has already moved does not go along', () => {
    const t = field('french cavalry E5\nleader french 1 D5').pickLeader(0).do('step:E5', 'halt').pick('E5');
    expect(t.legal).not.toContain('take-along:0');
  });

  it('H6.3 he passes through his own units and leaders, not through enemies', () => {
    const t = field(`
      french infantry F5
      leader french 1 E5
      leader french 2 F5
      prussian infantry E4
      leader allied 1 E6
    `).pickLeader(0);
    expect(t.targets('step')).toEqual(['D4', 'D5', 'D6', 'F5']);
    expect(t.do('step:F5', 'step:G5', 'halt').at('G5')).toBe('leader 0');
  });

  it('H6.4 he adds his value to the morale of every unit in his hex', () => {
    const t = field(`
      french infantry E5
      prussian infantry E4
      prussian artillery E4
      leader allied 2 E4
    `);
    t.pick('E5').do('shock:E4').roll('655', '6', '1');
    const sums = t.events.flatMap((event) => (event.type === 'morale' ? [event.sum] : []));
    expect(sums).toEqual([5, 4]);
  });

  it('H6.5 fire: any number of 1s make one test, a 1 kills him', () => {
    const text = 'french infantry E5\nprussian infantry E4\nleader allied 2 E4';
    const t = field(text).pick('E5').do('fire:E4').roll('112');
    expect(t.asks).toBe('dice leaderDie');
    expect(t.dice.count).toBe(1);
    expect(t.roll('1').whereLeader(0)).toBe('gone');
    expect(field(text).pick('E5').do('fire:E4').roll('112', '2').whereLeader(0)).toBe('E4');
    expect(field(text).pick('E5').do('fire:E4').roll('222').asks).toBe('french command');
  });

  it('H6.6 shock: one die for every 1, any 1 kills him', () => {
    const text = 'french infantry E5\nprussian infantry E4\nleader allied 2 E4';
    const t = field(text).pick('E5').do('shock:E4').roll('112');
    expect(t.dice.count).toBe(2);
    expect(t.roll('61').whereLeader(0)).toBe('gone');
  });

  it('H6.7 the test comes before morale: a leader who falls does not count', () => {
    const t = field('french infantry E5\nprussian infantry E4\nleader allied 3 E4').pick('E5').do('shock:E4');
    t.roll('155', '1', '4');
    expect(t.events).toContainEqual(expect.objectContaining({ type: 'morale', sum: 3, stands: false }));
  });

  it('H6.8 hits left over after the last figure kill him', () => {
    const t = field('french infantry E5\nprussian infantry E4 figures:1\nleader allied 2 E4').pick('E5');
    t.do('fire:E4').roll('662');
    expect(t.whereLeader(0)).toBe('gone');
    expect(t.points).toEqual([2, 0]);
  });

  it('H6.9 without hits left over he withdraws up to three hexes, as the owner likes', () => {
    const t = field(`
      french infantry E5
      prussian infantry E4 figures:1
      prussian infantry E3
      leader allied 2 E4
      leader allied 1 F4
    `);
    t.pick('E5').do('fire:E4').roll('622');
    expect(t.asks).toBe('allied withdraw');
    const hexes = t.targets('withdraw');
    expect(hexes).toContain('E3');
    expect(hexes).toContain('E1');
    expect(hexes).not.toContain('F4');
    expect(hexes).not.toContain('E5');
    expect(hexes).not.toContain('E4');
    expect(hexes).toContain('F3'); // one hex is enough
    expect(t.do('withdraw:E1').whereLeader(0)).toBe('E1');
  });

  it('H6.9 he goes by the limits of the terrain', () => {
    const t = field(`
      french infantry E5
      prussian infantry E4 figures:1
      leader allied 2 E4
      river E4-D4 E4-E3 E4-F3 E4-F5
      wood F4
    `);
    t.pick('E5').do('fire:E4').roll('622');
    expect(t.legal).toEqual(['withdraw:F4', 'stay']);
  });

  it('H6.9 he may stay where he is, and is asked once', () => {
    const t = field('french infantry E5\nprussian infantry E4 figures:1\nleader allied 2 E4').pick('E5');
    t.do('fire:E4').roll('622').do('stay');
    expect([t.whereLeader(0), t.asks]).toEqual(['E4', 'french command']);
  });

  it('H6.9 H5.7 staying before a shock he is killed if the attacker advances, and lives if not', () => {
    const text = 'french infantry E5\nprussian infantry E4 figures:1\nleader allied 2 E4';
    const stayed = (): Table => field(text).pick('E5').do('shock:E4').roll('522', '1').do('stay');
    const advanced = stayed().do('advance');
    expect([advanced.whereLeader(0), advanced.points]).toEqual(['gone', [2, 0]]);
    expect(stayed().do('stay').whereLeader(0)).toBe('E4');
  });

  it('H6.10 a leader who cannot withdraw is killed', () => {
    const t = field(`
      french infantry E5
      prussian infantry E4 figures:1
      leader allied 2 E4
      river E4-D4 E4-E3 E4-F3 E4-F5 E4-F4 E4-E5
    `);
    t.pick('E5').do('fire:E4').roll('622');
    expect(t.whereLeader(0)).toBe('gone');
    expect(t.points).toEqual([2, 0]);
  });

  it('H6.11 a leader with another unit in his hex stays', () => {
    const t = field(`
      french infantry E5
      prussian infantry E4 figures:1
      prussian artillery E4 figures:1
      leader allied 2 E4
    `);
    t.pick('E5')
      .do('fire:E4')
      .roll('622')
      .do(`lose:${t.unit('E4', 'foot')}`);
    expect(t.at('E4')).toBe('artillery 1, leader 0');
  });

  it('H6.12 a lone leader is no target', () => {
    const t = field('french infantry E5\nprussian infantry A1\nleader allied 2 E4').pick('E5');
    expect(t.targets('fire')).toEqual([]);
    expect(t.targets('shock')).toEqual([]);
  });

  it('H6.13 a leader killed is worth a point, and costs his side one action point', () => {
    const t = field('french infantry E5\nprussian infantry E4\nleader allied 2 E4')
      .pick('E5')
      .do('fire:E4')
      .roll('122', '1');
    expect(t.points).toEqual([1, 0]);
    expect(t.endTurn('1').left).toBe(4);
  });

  it('H6.14 a leader acts once a turn, but may follow an advance after that', () => {
    const t = field(`
      french infantry E5
      leader french 2 D5
      prussian infantry E4 figures:1
    `);
    t.pickLeader(0).do('step:E5', 'halt');
    expect(t.legal).not.toContain('pick-leader:0');
    t.pick('E5').do('shock:E4').roll('655', '1').do('advance-led');
    expect(t.at('E4')).toBe('infantry 3, leader 0');
  });
});
