import { describe, expect, it } from 'vitest';
import { canHit } from '../rules/fire.ts';
import { battle } from './table.ts';

const FOE = { left: ['P02'], centre: ['P03'], right: ['P07'] };
const OWN = { left: ['F06'], centre: ['F07'], right: ['F09'] };

describe('C6 Fire', () => {
  it('C6.53 infantry, cavalry and leaders fire only when engaged', () => {
    const t = battle({ left: ['F06', 'F20', 'F01'], centre: ['F07'], right: ['F09'] }, FOE);
    expect(t.list('fire.')).toEqual([]);
    const engaged = battle({ ...OWN, 'beyond-left': ['F10', 'F20', 'F01'] }, FOE);
    expect(engaged.list('fire.')).toEqual(['fire.F01.line', 'fire.F10.line', 'fire.F20.line']);
  });

  it('C6.54 light cavalry still fires at a square, at F1; at F0 nobody would', () => {
    const t = battle(OWN, { ...FOE, 'beyond-right': ['P04'] }, { part: 'defender', squares: ['F06'] });
    t.do('fire.P04.squares');
    expect([t.power, canHit(1), canHit(0)]).toEqual([1, true, false]);
  });

  it('C6.55 the first fire after a charge has +1, the next has not', () => {
    const t = battle({ ...OWN, reserve: ['F20'] }, { ...FOE, right: ['P07', 'P08'] });
    t.do('move.F20.reserve.beyond-left', 'done', 'done', 'fire.F20.line');
    expect(t.power).toBe(3);
    t.do('*666', 'done', 'done', 'fire.F20.line');
    expect(t.power).toBe(2);
  });

  it('C6.55 the bonus waits until it is used', () => {
    const t = battle({ ...OWN, reserve: ['F20'] }, { ...FOE, right: ['P07', 'P08'] });
    t.do('move.F20.reserve.beyond-left', 'done', 'done', 'done', 'done', 'fire.F20.line');
    expect(t.power).toBe(3);
  });

  it('C6.55 cavalry that has gone back has no bonus left when the enemy follows', () => {
    const t = battle({ left: ['F06', 'F20'], centre: ['F07'], right: ['F09'] }, FOE);
    t.do('move.F20.left.beyond-left', 'done', 'done', 'move.F20.beyond-left.left', 'done');
    t.do('move.P07.right.beyond-right', 'done', 'fire.F20.line');
    expect(t.power).toBe(2);
  });

  it('C6.55 cavalry that comes up upon an enemy in its own position charges as well', () => {
    const t = battle({ ...OWN, reserve: ['F20'] }, { ...FOE, 'beyond-right': ['P08'] });
    t.do('move.F20.reserve.left', 'done', 'done', 'fire.F20.line');
    expect(t.power).toBe(3);
  });

  it('C6.56 cavalry that was entered upon has no shock', () => {
    const t = battle(OWN, { left: ['P02'], centre: ['P03'], right: ['P09'] });
    t.do('move.F06.left.beyond-left', 'done', 'fire.P09.line');
    expect(t.power).toBe(2);
  });

  it('C6.56 two French cavalry blocks lose a step each before they strike at F4 and F3', () => {
    const t = battle(
      { ...OWN, reserve: ['F21', 'F20'] },
      { left: ['A05'], centre: ['A06'], right: ['A02', 'A03'] },
      { entered: ['charleroi'] },
    );
    t.do('move.F21.reserve.beyond-left', 'move.F20.reserve.beyond-left', 'done');
    t.do('fire.A02.line');
    expect(t.power).toBe(2);
    t.do('*2666', 'lose.F21', 'fire.A03.line');
    expect(t.power).toBe(1);
    t.do('*1666', 'done', 'fire.F21.line');
    expect([t.steps('F21'), t.power]).toEqual([2, 4]);
    t.do('*66', 'fire.F20.line');
    expect([t.steps('F20'), t.power]).toEqual([2, 3]);
  });

  it('C6.57 artillery in its own position fires at the opposite one', () => {
    const t = battle({ left: ['F08'], centre: ['F07'], right: ['F09'] }, FOE);
    t.do('fire.F08.far', '*116');
    expect(t.steps('P07')).toBe(2);
  });

  it('C6.58 diagram 3: long fire waits until the infantry has come back', () => {
    const t = battle({ left: ['F06'], centre: ['F07'], right: ['F08'], 'beyond-right': ['F09'] }, FOE);
    expect(t.can('fire.F08.far')).toBe(false);
    t.do('move.F09.beyond-right.right');
    expect(t.can('fire.F08.far')).toBe(true);
  });

  it('C6.58 diagram 3: the other battery fires before its infantry goes in', () => {
    const t = battle({ left: ['F08', 'F06'], centre: ['F07'], right: ['F09'] }, FOE);
    t.do('fire.F08.far', '*166', 'move.F06.left.beyond-left');
    expect(t.steps('P07')).toBe(3);
  });

  it('C6.59 long fire never takes the last step', () => {
    const t = battle({ left: ['F04', 'F05'], centre: ['F07'], right: ['F09'] }, { ...FOE, right: ['P12=2'] });
    t.do('fire.F04.far', '*112');
    expect(t.steps('P12')).toBe(1);
    expect(t.can('fire.F05.far')).toBe(false);
  });

  it('C6.59 hidden targets may always be fired at, perhaps in vain', () => {
    const t = battle(
      { left: ['F04'], centre: ['F07'], right: ['F09'] },
      { ...FOE, right: ['P12=1'] },
      {},
      {},
      { revealLate: true },
    );
    t.do('fire.F04.far', '*111');
    expect([t.steps('P12'), t.heard(0, 'wasted')]).toEqual([1, [{ type: 'wasted', hits: 3, owner: 1 }]]);
  });

  it('C6.60 engaged artillery fires at the enemy before it and at nothing else', () => {
    const t = battle({ left: ['F08'], centre: ['F07'], right: ['F09'] }, { ...FOE, 'beyond-right': ['P08'] });
    expect(t.list('fire.')).toEqual(['fire.F08.line']);
    t.do('fire.F08.line', '*116');
    expect([t.steps('P08'), t.steps('P07')]).toEqual([2, 4]);
  });

  it('C6.61 the first short fire is canister, the next is not', () => {
    const t = battle(
      { left: ['F08', 'F06'], centre: ['F07'], right: ['F09'] },
      { ...FOE, 'beyond-right': ['P08'] },
    );
    t.do('fire.F08.line');
    expect(t.power).toBe(2);
    t.do('*666', 'done', 'done', 'fire.F08.line');
    expect(t.power).toBe(1);
  });

  it('C6.61 a new engagement brings new canister', () => {
    const t = battle(
      { left: ['F08', 'F06'], centre: ['F07'], right: ['F09'] },
      { ...FOE, right: ['P07', 'P11'], 'beyond-right': ['P08'] },
      { canister: ['F08'] },
    );
    t.do(
      'move.F09.right.beyond-right',
      'done',
      'move.P08.beyond-right.right',
      'done',
      'done',
      'move.P08.right.beyond-right',
      'done',
      'fire.F08.line',
    );
    expect(t.power).toBe(2);
  });

  it('C6.62 horse artillery comes up, engages and fires canister at F2', () => {
    const t = battle({ left: ['F06', 'F23'], centre: ['F07'], right: ['F09'] }, FOE);
    t.do('move.F23.left.beyond-left', 'fire.F23.line');
    expect(t.power).toBe(2);
    t.do('*66');
    expect(t.list('move.F23')).toEqual([]);
  });

  it('C6.62 or it fires and makes one step', () => {
    const t = battle({ left: ['F06', 'F23'], centre: ['F07'], right: ['F09'] }, FOE);
    t.do('fire.F23.far', '*66');
    expect(t.list('move.F23')).toEqual(['move.F23.left.beyond-left', 'move.F23.left.reserve']);
    t.do('move.F23.left.beyond-left');
    expect(t.list('fire.F23')).toEqual([]);
  });

  it('C6.62 or it makes two steps and does not fire', () => {
    const t = battle({ left: ['F06'], centre: ['F07'], right: ['F09'], reserve: ['F23'] }, FOE);
    t.do('move.F23.reserve.beyond-left');
    expect(t.list('fire.F23')).toEqual([]);
  });

  it('C6.66 each hit is taken by the strongest at that moment', () => {
    const t = battle(
      { ...OWN, 'beyond-left': ['F02'] },
      { left: ['P02'], centre: ['P03'], right: ['P07', 'P12=2'] },
    );
    t.do('fire.F02.line', '*1236', 'lose.P12');
    expect([t.steps('P07'), t.steps('P12')]).toEqual([2, 1]);
  });

  it('C6.67 between equals the owner chooses', () => {
    const t = battle(
      { ...OWN, 'beyond-left': ['F02'] },
      { left: ['P02'], centre: ['P03'], right: ['P07', 'P08'] },
    );
    t.do('fire.F02.line', '*1666');
    expect([t.asked, t.seat, t.list()]).toEqual(['lose', 'allied', ['lose.P07', 'lose.P08']]);
    t.do('lose.P08');
    expect([t.steps('P07'), t.steps('P08'), t.seat]).toEqual([4, 3, 'french']);
  });

  it('C6.67 two armies of one owner are not opened for the choice', () => {
    const t = battle(
      { ...OWN, left: ['F08'] },
      { left: ['P02'], centre: ['P03'], right: ['A05', 'P07'] },
      {},
      {},
      { revealLate: true },
    );
    t.do('fire.F08.far', '*166');
    expect([t.asked, t.list()]).toEqual(['lose', ['lose.A05', 'lose.P07']]);
    expect([t.isOpen('A05'), t.isOpen('P07')]).toEqual([false, false]);
  });

  it('C6.68 what is left after the last step is lost', () => {
    const t = battle(
      { left: ['F06'], 'beyond-left': ['F02'], centre: ['F07'], right: ['F09'] },
      { left: ['P02'], centre: ['P03'], right: ['P12=1', 'P15'] },
      { squares: ['P15'] },
    );
    t.do('fire.F02.line', '*1111');
    expect([t.town('P12'), t.steps('P15'), t.asked]).toEqual(['off the board', 4, 'combat']);
  });
});
