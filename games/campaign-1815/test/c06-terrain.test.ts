import { describe, expect, it } from 'vitest';
import { battle } from './table.ts';

describe('C6 Terrain', () => {
  it('C6.10 in a wood cavalry fires at F1 and has no shock', () => {
    const t = battle(
      { left: ['F06'], centre: ['F07', 'F21'], right: ['F09'] },
      { left: ['P02'], centre: ['P03'], right: ['P07'], terrain: { centre: 'wood' } },
    );
    t.do('move.F21.centre.beyond-centre', 'done', 'done', 'fire.F21.line');
    expect(t.power).toBe(1);
  });

  it('C6.11 cavalry that comes up into a wood stops there', () => {
    const t = battle(
      { left: ['F06'], centre: ['F07'], right: ['F09'], reserve: ['F21', 'F01'], terrain: { left: 'wood' } },
      { left: ['P02'], centre: ['P03'], right: ['P07'] },
    );
    expect(t.can('move.F21.reserve.left')).toBe(true);
    expect(t.can('move.F21.reserve.beyond-left')).toBe(false);
    expect(t.can('move.F01.reserve.beyond-left')).toBe(true);
  });

  it('C6.12 artillery neither enters a wood nor fires into one', () => {
    const t = battle(
      {
        left: ['F06'],
        centre: ['F07', 'F08'],
        right: ['F09'],
        reserve: ['F11', 'F23'],
        terrain: { left: 'wood' },
      },
      { left: ['P02'], centre: ['P03'], right: ['P07'], terrain: { centre: 'wood' } },
    );
    expect(t.list('move.F11')).toEqual(['move.F11.reserve.centre', 'move.F11.reserve.right']);
    expect(t.can('move.F23.reserve.left')).toBe(false);
    expect(t.can('fire.F08.far')).toBe(false);
  });

  it('C6.13 blocks in a wood stand hidden until an enemy enters', () => {
    const t = battle(
      { left: ['F06'], centre: ['F07'], right: ['F09'] },
      { left: ['P02'], centre: ['P03'], right: ['P07'], terrain: { centre: 'wood' } },
    );
    expect([t.isOpen('P03'), t.isOpen('P02')]).toEqual([false, true]);
    t.do('move.F07.centre.beyond-centre');
    expect(t.isOpen('P03')).toBe(true);
  });

  it('C6.14 infantry on a farm fires with +1, and no other arm can hold it', () => {
    const t = battle(
      { left: ['F06'], centre: ['F07', 'F08', 'F20'], right: ['F09'] },
      {
        left: ['P02'],
        centre: ['P03', 'P04'],
        right: ['P07'],
        terrain: { centre: 'farm' },
        holders: { centre: 'P03' },
      },
    );
    t.do('move.F07.centre.beyond-centre', 'done', 'fire.P03.line');
    expect(t.power).toBe(2);
    const empty = battle(
      { left: ['F06'], centre: ['F07', 'F08', 'F20'], right: ['F09'], terrain: { centre: 'farm' } },
      { left: ['P02'], centre: ['P03'], right: ['P07'] },
    );
    expect(empty.list('take.')).toEqual(['take.F07.centre']);
  });

  it('C6.15 the hits of cavalry pass over the block on the farm', () => {
    const t = battle(
      { left: ['F06'], 'beyond-centre': ['F21'], centre: ['F07'], right: ['F09'] },
      {
        left: ['P02'],
        centre: ['P03', 'P12'],
        right: ['P07'],
        terrain: { centre: 'farm' },
        holders: { centre: 'P03' },
      },
    );
    t.do('fire.F21.line', '*116');
    expect([t.steps('P03'), t.steps('P12')]).toEqual([4, 1]);
  });

  it('C6.15 cavalry that could hit nobody else does not fire', () => {
    const t = battle(
      { left: ['F06'], 'beyond-centre': ['F21', 'F10'], centre: ['F07'], right: ['F09'] },
      {
        left: ['P02'],
        centre: ['P03'],
        right: ['P07'],
        terrain: { centre: 'farm' },
        holders: { centre: 'P03' },
      },
    );
    expect([t.can('fire.F21.line'), t.can('fire.F10.line')]).toEqual([false, true]);
  });

  it('C6.16 two blocks in all cross a stream in one part, coming and going', () => {
    const t = battle(
      { left: ['F06', 'F07'], 'beyond-left': ['F10'], centre: ['F12'], right: ['F09'] },
      { left: ['P02'], centre: ['P03'], right: ['P07'], terrain: { right: 'stream' } },
    );
    t.do('move.F06.left.beyond-left', 'move.F10.beyond-left.left');
    expect([t.list('move.F07'), t.can('move.F12.centre.beyond-centre')]).toEqual([
      ['move.F07.left.reserve'],
      true,
    ]);
    t.do('done', 'done');
    expect(t.can('move.F07.left.beyond-left')).toBe(true);
  });

  it('C6.17 of three that must go back over a stream one is destroyed, and the owner chooses', () => {
    const t = battle(
      {
        left: ['F02'],
        'beyond-left': ['F10=1', 'F12=1', 'F13=1', 'F15'],
        centre: ['F07'],
        right: ['F09'],
        terrain: { left: 'stream' },
      },
      { left: ['P02'], centre: ['P03'], right: ['P07'] },
      { step: 'morale' },
    );
    t.do('*1', '*1', '*1');
    expect([t.asked, t.seat]).toEqual(['recoil', 'french']);
    t.do('recoil.F13', 'recoil.F10');
    expect([t.place('F13'), t.place('F10'), t.town('F12')]).toEqual(['left', 'left', 'off the board']);
  });

  it('C6.17 so it is in a rout', () => {
    const t = battle(
      {
        left: ['F02'],
        'beyond-left': ['F10', 'F12', 'F13'],
        centre: ['F07'],
        right: ['F09=1'],
        terrain: { left: 'stream' },
      },
      { left: ['P02', 'P08'], centre: ['P03'], right: ['P07'], 'beyond-left': ['P15'] },
      { part: 'defender' },
    );
    t.do('fire.P15.line', '*1116');
    expect([t.asked, t.list()]).toEqual(['recoil', ['recoil.F10', 'recoil.F12', 'recoil.F13']]);
    t.do('recoil.F10', 'recoil.F12');
    expect([t.town('F13'), t.asked]).toEqual(['off the board', 'leave']);
  });

  it('C6.18 artillery fires over a stream, horse artillery does not cross it', () => {
    const t = battle(
      { left: ['F23'], centre: ['F07'], right: ['F09'], terrain: { left: 'stream' } },
      { left: ['P02'], centre: ['P03'], right: ['P07'] },
    );
    expect([t.can('fire.F23.far'), t.can('move.F23.left.beyond-left')]).toEqual([true, false]);
  });

  it('C6.18 foot artillery does not cross it either, where the enemy has left the position', () => {
    const across = (terrain: { left?: 'stream' }): boolean => {
      const t = battle(
        { left: ['F08'], centre: ['F07'], right: ['F09'], terrain },
        { left: ['P03'], centre: ['P07'], reserve: ['P02'] },
      );
      return t.can('move.F08.left.beyond-left');
    };
    expect([across({}), across({ left: 'stream' })]).toEqual([true, false]);
  });

  it('C6.19 a retreat from beyond the stream is a crossing', () => {
    const t = battle(
      {
        left: ['F06'],
        'beyond-left': ['F10', 'F12', 'F15'],
        centre: ['F07'],
        right: ['F09'],
        terrain: { left: 'stream' },
      },
      { left: ['P02'], centre: ['P03'], right: ['P07'] },
    );
    t.do('retreat.F10.beyond-left.charleroi', 'move.F12.beyond-left.left');
    expect([t.list('retreat.F15'), t.list('retreat.F06')]).toEqual([[], []]);
    expect(t.list('move.F15')).toEqual([]);
  });

  it('C6.20 artillery on a hill fires far with +1, not near', () => {
    const t = battle(
      { left: ['F08'], centre: ['F07'], right: ['F09'], terrain: { left: 'hill' }, holders: { left: 'F08' } },
      { left: ['P02'], centre: ['P03'], right: ['P07'] },
    );
    t.do('fire.F08.far');
    expect(t.power).toBe(2);
    const near = battle(
      { left: ['F08'], centre: ['F07'], right: ['F09'], terrain: { left: 'hill' }, holders: { left: 'F08' } },
      { left: ['P02'], centre: ['P03'], right: ['P07'], 'beyond-right': ['P15'] },
      { canister: ['F08'] },
    );
    near.do('fire.F08.line');
    expect(near.power).toBe(1);
  });

  it('C6.22 the holder changes places with an idle comrade, once a part', () => {
    const t = battle(
      {
        left: ['F06', 'F07', 'F10'],
        centre: ['F12'],
        right: ['F09'],
        terrain: { left: 'farm' },
        holders: { left: 'F06' },
      },
      { left: ['P02'], centre: ['P03'], right: ['P07'] },
    );
    t.do('swap.F07.left');
    expect(t.fight('ligny').holders[0]).toBe(6);
    expect([t.list('swap.'), t.can('move.F07.left.reserve')]).toEqual([[], true]);
  });

  it('C6.22 not with one that has moved in this part', () => {
    const t = battle(
      {
        left: ['F06'],
        centre: ['F12'],
        right: ['F09'],
        reserve: ['F07'],
        terrain: { left: 'farm' },
        holders: { left: 'F06' },
      },
      { left: ['P02'], centre: ['P03'], right: ['P07'] },
    );
    t.do('move.F07.reserve.left');
    expect(t.list('swap.')).toEqual([]);
  });

  it('C6.23 a farm whose holder is dead is taken by either side as a whole action', () => {
    const t = battle(
      { left: ['F06'], 'beyond-centre': ['F10', 'F07'], centre: ['F12'], right: ['F09'] },
      {
        left: ['P02'],
        centre: ['P03=1', 'P04=1'],
        right: ['P07'],
        terrain: { centre: 'farm' },
        holders: { centre: 'P03' },
      },
    );
    expect(t.list('take.')).toEqual([]);
    t.do('fire.F10.line', '*166', 'lose.P03');
    t.do('take.F07.beyond-centre');
    expect([t.fight('ligny').holders[4], t.can('fire.F07.line')]).toEqual([6, false]);
  });

  it('C6.23 a holder that goes away leaves the farm to whoever takes it', () => {
    const t = battle(
      {
        left: ['F06', 'F07'],
        centre: ['F12'],
        right: ['F09'],
        terrain: { left: 'farm' },
        holders: { left: 'F06' },
      },
      { left: ['P02'], centre: ['P03'], right: ['P07'] },
    );
    t.do('move.F06.left.reserve');
    expect(t.list('take.')).toEqual(['take.F07.left']);
  });
});
