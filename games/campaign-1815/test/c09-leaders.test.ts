import { describe, expect, it } from 'vitest';
import { BLOCKS } from '../data/blocks.ts';
import { battle, map } from './table.ts';

describe('C9 Leaders', () => {
  it('C9.1 each army has its leader', () => {
    const leaders = BLOCKS.filter(({ arm }) => arm === 'leader').map(({ army, label }) => `${army} ${label}`);
    expect(leaders).toEqual(['french Napoleon', 'anglo Wellington', 'prussian Blücher']);
  });

  it('C9.1 Wellington does not steady Prussians, Blücher does', () => {
    const led = (leader: string) =>
      battle(
        { left: ['F06', 'F10'], centre: ['F07'], right: ['F09'], 'beyond-left': ['F12'] },
        { left: ['P02'], centre: ['P03'], right: ['P07=1', 'P08', leader] },
        { part: 'defender', step: 'morale' },
      ).do('*3');
    expect([led('A01').place('P07'), led('P01').place('P07')]).toEqual(['reserve', 'right']);
  });

  it('C9.1 nor does he help them to march', () => {
    const t = map({ hannut: ['A01', 'P02'] }, { turn: 2 });
    t.do('march.A01.hannut.gembloux', 'march.P02.hannut.gembloux');
    expect([t.list('led.P02'), t.list('led.A01').length > 0]).toEqual([[], true]);
  });

  it('C9.2 a leader counts for the limits of roads and towns', () => {
    const blocks = ['F06', 'F07', 'F09', 'F10', 'F12'];
    const t = map({ beaumont: ['F01', ...blocks, 'F13'] });
    t.do(...['F01', ...blocks].map((id) => `march.${id}.beaumont.thuin`));
    expect([t.steps('F01'), t.ways('march.F13').includes('thuin')]).toEqual([1, false]);
  });

  it('C9.3 a leader who force-marches shows himself and fails on 1 or 2', () => {
    const march = (die: number) =>
      map({ beaumont: ['F01', 'F06'] }, { unknown: ['F01', 'F06'] }).do(
        'march.F01.beaumont.thuin',
        'done',
        'led.F01.thuin.charleroi.group1',
        `*${die}`,
      );
    expect([march(3).town('F01'), march(2).town('F01')]).toEqual(['charleroi', 'off the board']);
    expect(march(3).heard(1, 'forced')).toMatchObject([{ block: 0 }]);
    expect(march(3).note('F01')).toEqual(['charleroi']);
  });

  it('C9.3 he may also march by force unshown, and then fails on a 3 as well', () => {
    const march = (die: number) =>
      map({ beaumont: ['F01', 'F06'] }, { unknown: ['F01', 'F06'] }).do(
        'march.F01.beaumont.thuin',
        'march.F06.beaumont.thuin',
        'force.F01.thuin.charleroi.group1',
        `*${die}`,
      );
    expect([march(4).town('F01'), march(3).town('F01')]).toEqual(['charleroi', 'off the board']);
    expect(march(4).heard(1, 'forced')).toMatchObject([{ army: 0, block: undefined }]);
    expect(march(4).note('F01')).toEqual([]);
  });

  it('C9.4 alone in a position he tests, with his own bonus', () => {
    const alone = (die: number) =>
      battle(
        { left: ['F06'], centre: ['F07'], right: ['F09'], 'beyond-left': ['F01'] },
        { left: ['P02'], centre: ['P03'], right: ['P07'] },
        { step: 'morale' },
      ).do(`*${die}`);
    expect([alone(3).place('F01'), alone(2).place('F01')]).toEqual(['beyond-left', 'left']);
  });

  it('C9.5 in battle he fires at F1', () => {
    const t = battle(
      { left: ['F06'], centre: ['F07'], right: ['F09'], 'beyond-left': ['F01'] },
      { left: ['P02'], centre: ['P03'], right: ['P07'] },
    );
    t.do('fire.F01.line');
    expect(t.power).toBe(1);
  });

  it('C9.6 a dead leader counts as a destroyed block and helps nobody', () => {
    const t = battle(
      { left: ['F06'], centre: ['F07'], right: ['F09'], 'beyond-left': ['F01', 'F10=1'] },
      { left: ['P02'], centre: ['P03'], right: ['P07'] },
      { part: 'defender' },
    );
    t.do('fire.P07.line', '*1666', 'lose.F01', 'done');
    expect([t.state.lost[0], t.asked]).toEqual([1, 'morale-roll']);
    t.do('*3');
    expect(t.place('F10')).toBe('left');
  });
});
