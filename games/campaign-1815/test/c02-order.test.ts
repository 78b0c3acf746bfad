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
    t.do('*6666', '*666');
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

  it('C2.7 blocks that have one road left and room on it leave without a question', () => {
    const rout = (towns: object, entered: string[]) =>
      battle(
        { left: [], centre: ['F07'], right: ['F09'] },
        { left: ['P02'], centre: ['P03'], right: ['P07'] },
        { entered, part: 'defender' },
        { towns },
      ).do('move.P07.right.beyond-right');
    const by = rout({}, ['quatre-bras']);
    expect([by.town('F07'), by.town('F09'), by.asked]).toEqual(['quatre-bras', 'quatre-bras', 'march']);
    expect(rout({}, ['charleroi']).list()).toEqual([
      'leave.F07.ligny.charleroi',
      'leave.F09.ligny.charleroi',
    ]);
    expect(rout({}, ['quatre-bras', 'charleroi']).list('leave.F07')).toHaveLength(2);
  });

  it('C2.7 an army whose last blocks starve is not asked which', () => {
    const t = map({ liege: ['F06'], namur: ['P02', 'P03'], mons: ['A02'] }).do('done');
    expect([t.town('P02'), t.town('P03'), t.seat]).toEqual(['off the board', 'off the board', 'allied']);
    expect(t.asked).toBe('march');
    const more = map({ liege: ['F06'], namur: ['P02', 'P03', 'P04'], mons: ['A02'] }).do('done');
    expect(more.list()).toEqual(['starve.P02', 'starve.P03', 'starve.P04']);
  });

  /** The French draw a hill, the Prussians a farm on their left and a hill on their right. */
  const meeting = (french: string[], prussian: string[], kinds: string[], options = {}) =>
    map(
      { ligny: [...french, ...prussian] },
      { battles: [{ town: 'ligny', entered: ['charleroi'] }] },
      options,
    ).do(
      '*hill',
      'lay.hill.left',
      ...kinds.map((kind) => `*${kind}`),
      `lay.${kinds[0]}.left`,
      `lay.${kinds[1]}.right`,
    );

  it('C2.7 nobody is asked who holds a farm or hill where nobody can and the faces are open', () => {
    const t = meeting(['F06', 'F07', 'F09'], ['P02', 'P03', 'P05'], ['farm', 'stream']);
    t.do('deploy.P05.left', 'deploy.P02.centre', 'deploy.F06.left', 'deploy.F07.centre');
    expect([t.asked, t.seat]).toEqual(['combat', 'french']);
  });

  it('C2.7 where the faces are hidden he is asked, though nobody can', () => {
    const late = { revealLate: true };
    const t = meeting(['F06', 'F07', 'F09'], ['P02', 'P03', 'P05'], ['farm', 'stream'], late);
    t.do('deploy.P05.left', 'deploy.P02.centre', 'deploy.F06.left', 'deploy.F07.centre');
    expect([t.asked, t.seat, t.list()]).toEqual(['hold', 'allied', ['hold.nobody']]);
  });

  it('C2.7 the last block fills the last position by itself, but not a wood, which guns may not enter', () => {
    const plain = meeting(['F06', 'F07', 'F09'], ['P02', 'P03', 'P07'], ['farm', 'hill']);
    plain.do('deploy.P02.left', 'deploy.P03.centre');
    expect([plain.place('P07'), plain.seat]).toEqual(['right', 'french']);
    const wood = meeting(['F06', 'F07', 'F09'], ['P02', 'P03', 'P07'], ['wood', 'hill']);
    wood.do('deploy.P02.right', 'deploy.P03.centre');
    expect([wood.asked, wood.seat, wood.list()]).toEqual(['deploy', 'allied', ['deploy.P07.left']]);
  });

  it('C2.7 who rides on where one road is open goes there', () => {
    const t = map(
      { hal: ['P02'], liege: ['F20'], ghent: ['A02'], tongres: ['P03'], hannut: ['P07'] },
      { turn: 3 },
    );
    const onward = t.list('ride.F20').map((word) => word.split('.')[3]);
    expect(onward).toContain('verviers');
    t.do('ride.F20.liege.verviers');
    expect([t.town('F20'), t.asked === 'ride']).toEqual(['durbuy', false]);
  });

  it('C2.7 a part is over when all blocks have acted and the faces are open', () => {
    const FOE = { left: ['P02'], centre: ['P03'], right: ['P07'] };
    const t = battle({ left: ['F06'], centre: ['F07'], right: ['F09'] }, FOE);
    t.do('move.F06.left.beyond-left', 'move.F07.centre.beyond-centre');
    expect(t.seat).toBe('french');
    t.do('move.F09.right.beyond-right');
    expect([t.asked, t.seat]).toEqual(['combat', 'allied']);
  });

  it('C2.7 with a hidden block in reserve he is asked on', () => {
    const FOE = { left: ['P02'], centre: ['P03'], right: ['P07'] };
    const t = battle({ left: ['F06'], centre: ['F07'], right: ['F09'], reserve: ['F10'] }, FOE);
    t.do('move.F06.left.beyond-left', 'move.F07.centre.beyond-centre', 'move.F09.right.beyond-right');
    expect([t.asked, t.seat]).toEqual(['combat', 'french']);
  });

  it('C2.7 forced marches end when no road is left for those who could make one', () => {
    const six = ['F12', 'F13', 'F15', 'F16', 'F17', 'F02'];
    const t = map({ verviers: ['F06', 'F07', 'F09'], durbuy: six, liege: ['P02', 'P03'] });
    for (const id of ['F06', 'F07', 'F09']) t.do(`march.${id}.verviers.liege`);
    for (const id of six.slice(0, 5)) t.do(`march.${id}.durbuy.verviers`);
    expect(t.asked).toBe('march');
    t.do('march.F02.durbuy.verviers');
    expect([t.asked, t.seat]).toEqual(['show', 'allied']);
  });
});
