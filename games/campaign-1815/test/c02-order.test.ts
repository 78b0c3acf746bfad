import { describe, expect, it } from 'vitest';
import { battle, map } from './table.ts';

describe('C2 Order of play', () => {
  it('C2.1 movement comes first, then combat, then supply', () => {
    const t = map({ waterloo: ['F06', 'F07', 'F09'], brussels: ['A05'], ghent: ['A02', 'A03'] });
    t.do('march.F06.waterloo.brussels', 'march.F07.waterloo.brussels', 'march.F09.waterloo.brussels');
    t.do('show.F06', 'show.F07', 'show.F09', '*5555', '*111', '*116');
    expect([t.asked, t.seat]).toEqual(['attrition', 'allied']);
  });

  it('C2.2 a skirmish is fought before a battle is laid out', () => {
    const t = map(
      { ligny: ['F06', 'F07', 'F09', 'P02', 'P03', 'P04'], namur: ['F10', 'P07'] },
      {
        battles: [
          { town: 'ligny', entered: ['charleroi'] },
          { town: 'namur', entered: ['gembloux'] },
        ],
      },
    );
    expect(t.asked).toBe('skirmish-roll');
    t.do('*6666', '*666', 'leave.F10.namur.gembloux');
    expect(t.asked).toBe('draw');
  });

  it('C2.3 the attacker has the first part of every round, then the defender', () => {
    const t = battle(
      { left: ['F06'], centre: ['F07'], right: ['F09'] },
      { left: ['P02'], centre: ['P03'], right: ['P07'] },
    );
    expect(t.seat).toBe('french');
    t.do('move.F06.left.beyond-left', 'done');
    expect(t.seat).toBe('allied');
    t.do('done');
    expect([t.seat, t.fight('ligny').round]).toEqual(['french', 2]);
  });

  it('C2.4 morale, combat, reinforcement', () => {
    const t = battle(
      { left: ['F06'], centre: ['F07'], right: ['F09'] },
      { left: ['P02'], centre: ['P03'], right: ['P07', 'P09=1'] },
      { part: 'attacker' },
      { towns: { namur: ['P08'] } },
    );
    t.do('move.F06.left.beyond-left', 'done');
    expect(t.asked).toBe('morale-roll');
    t.do('*6');
    expect(t.asked).toBe('combat');
    t.do('done');
    expect(t.asked).toBe('reinforce');
  });

  it('C2.5 every battle has its round before any has the next', () => {
    const field = (town: string, entered: string, f: string[], p: string[]) => ({
      town,
      entered: [entered],
      attacker: { left: [f[0]], centre: [f[1]], right: [f[2]] },
      defender: { left: [p[0]], centre: [p[1]], right: [p[2]] },
      step: 'combat',
    });
    const t = map(
      {},
      {
        battles: [
          field('ligny', 'charleroi', ['F06', 'F07', 'F09'], ['P02', 'P03', 'P04']),
          field('waterloo', 'quatre-bras', ['F10', 'F12', 'F13'], ['A02', 'A03', 'A05']),
        ],
      },
    );
    t.do('done', 'done');
    expect([t.state.field, t.fight('waterloo').round]).toEqual([6, 2]);
    t.do('done', 'done');
    expect(t.list()).toEqual(['fight.ligny', 'fight.waterloo']);
  });

  it('C2.6 a turn without a meeting has no combat', () => {
    const t = map({ beaumont: ['F06'], liege: ['P02'] });
    t.do('done');
    expect([t.asked, t.seat, t.state.turn]).toEqual(['march', 'allied', 1]);
  });

  it('C2.7 marches end by themselves when nobody is left who could march', () => {
    const t = map({ beaumont: ['F06', 'F07'], liege: ['P02'] });
    t.do('march.F06.beaumont.thuin');
    expect(t.asked).toBe('march');
    t.do('march.F07.beaumont.thuin');
    expect([t.asked, t.seat]).toEqual(['force', 'french']);
  });

  it('C2.7 of three players each is asked only as long as he can march himself', () => {
    const t = map(
      { beaumont: ['F06'], ghent: ['A02'], liege: ['P02', 'P03'] },
      { turn: 2 },
      { players: '3' },
    );
    t.do('march.A02.ghent.alost');
    expect([t.asked, t.seat]).toEqual(['march', 'prussian']);
  });

  it('C2.7 the only block at a skirmish is shown; of two the owner chooses', () => {
    const t = map({ namur: ['F10', 'P07', 'P08'] }, { battles: [{ town: 'namur', entered: ['gembloux'] }] });
    expect([t.asked, t.list()]).toEqual(['show', ['show.P07', 'show.P08']]);
    t.do('show.P07', 'done');
    expect([t.asked, t.isOpen('F10')]).toEqual(['skirmish-roll', true]);
  });
});
