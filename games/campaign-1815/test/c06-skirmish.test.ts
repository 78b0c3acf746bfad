import { describe, expect, it } from 'vitest';
import { battle, map, wonNextDoor, type Table } from './table.ts';

const clash = (french: string[], prussian: string[], towns: object = {}, entered = ['charleroi']): Table =>
  map({ ligny: [...french, ...prussian], ...towns }, { battles: [{ town: 'ligny', entered }] });

describe('C6 Skirmish', () => {
  it('C6.84 each side shows up to four, at least one, the defender first', () => {
    const t = clash(['F06', 'F07'], ['P02', 'P03', 'P04', 'P05', 'P06']);
    expect([t.seat, t.can('done')]).toEqual(['allied', false]);
    t.do('show.P02', 'show.P03', 'show.P04');
    expect([t.can('done'), t.isOpen('P02')]).toEqual([true, false]);
    t.do('show.P05');
    expect([t.seat, t.isOpen('P02')]).toEqual(['french', false]);
    t.do('show.F06', 'done');
    expect(['P02', 'P06', 'F06', 'F07'].map((id) => t.isOpen(id))).toEqual([true, false, true, false]);
  });

  it('C6.84 hidden blocks take no hits', () => {
    const t = clash(['F06', 'F07'], ['P02', 'P03']).do('show.P02', 'show.P03', 'show.F07', 'done');
    t.do('*1666', '*1666');
    expect([t.steps('F06'), t.steps('F07')]).toEqual([3, 1]);
  });

  it('C6.85 the defender fires first, and only what is left of the attacker fires back', () => {
    const t = clash(['F06=1', 'F13=1'], ['P02', 'P03']).do('show.P02', 'show.P03', 'show.F06', 'show.F13');
    t.do('*1666', 'lose.F06', '*1666');
    expect([t.town('F06'), t.town('F13')]).toEqual(['off the board', 'off the board']);
    expect([t.asked, t.state.turn]).toEqual(['march', 1]);
  });

  it('C6.86 cavalry, horse artillery and leaders fire at F2, infantry and foot artillery at F1', () => {
    const t = clash(['F06', 'F08'], ['P01', 'P04', 'P06', 'P02']);
    t.do('show.P01', 'show.P04', 'show.P06', 'show.P02', 'show.F06', 'show.F08');
    const powers: number[] = [];
    for (const roll of ['*6', '*6666', '*66', '*66', '*666', '*666']) {
      powers.push(t.power);
      t.do(roll);
    }
    expect(powers).toEqual([2, 1, 2, 2, 1, 1]);
  });

  it('C6.87 hits fall on the strongest shown, the owner choosing between equals', () => {
    const t = clash(['F06', 'F07'], ['P02', 'P03']).do(
      'show.P02',
      'show.P03',
      'show.F06',
      'show.F07',
      '*1666',
    );
    expect([t.asked, t.seat, t.list()]).toEqual(['lose', 'french', ['lose.F06', 'lose.F07']]);
  });

  it('C6.88 the side with fewer blocks retreats, hidden ones counted', () => {
    const t = clash(['F06', 'F07', 'F09'], ['P02', 'P03']);
    t.do('show.P02', 'show.P03', 'show.F06', 'done', '*6666', '*6666', '*666');
    expect([t.asked, t.seat]).toEqual(['leave', 'allied']);
  });

  it('C6.88 with equal numbers the attacker', () => {
    const t = clash(['F06', 'F07'], ['P02', 'P03']);
    t.do('show.P02', 'show.P03', 'show.F06', 'show.F07', '*6666', '*6666', '*666', '*666');
    expect([t.asked, t.seat, t.list()]).toEqual([
      'leave',
      'french',
      ['leave.F06.ligny.charleroi', 'leave.F07.ligny.charleroi'],
    ]);
  });

  it('C6.89 one goes by the minor road, and who finds no room is destroyed', () => {
    const t = clash(['F06', 'F07'], ['P02', 'P03']);
    t.do(
      'show.P02',
      'show.P03',
      'show.F06',
      'show.F07',
      '*6666',
      '*6666',
      '*666',
      '*666',
      'leave.F07.ligny.charleroi',
    );
    expect([t.town('F07'), t.town('F06'), t.state.lost[0]]).toEqual(['charleroi', 'off the board', 1]);
  });

  it('C6.90 nobody reinforces a skirmish or regroups after it', () => {
    const t = clash(['F06', 'F07', 'F09'], ['P04'], { charleroi: ['F10'], namur: ['P07'] });
    t.do('show.F06', 'done', '*66', '*666');
    expect(t.asked).toBe('leave');
    t.do('leave.P04.ligny.namur');
    expect([t.asked, t.state.turn]).toEqual(['march', 1]);
  });

  it('C6.85 the blocks of a side fire in the order of the roster', () => {
    const t = clash(['F06', 'F07'], ['P03', 'P02']).do('show.P03', 'show.P02', 'show.F06', 'done');
    expect(t.state.block).toBe(41);
    t.do('*6666');
    expect(t.state.block).toBe(42);
  });
});

describe('C6 How a battle ends', () => {
  const OWN = { left: ['F06'], centre: ['F07'], right: ['F09'] };
  const FOE = { left: ['P02'], centre: ['P03'], right: ['P07'] };

  it('C6.91 two quiet parts running and the attacker must leave, with room for one on the minor road', () => {
    const t = battle(OWN, FOE).do('done', 'done', 'done');
    expect([t.asked, t.seat]).toEqual(['leave', 'french']);
    t.do('leave.F09.ligny.charleroi');
    expect([t.town('F09'), t.town('F06'), t.state.lost[0]]).toEqual(['charleroi', 'off the board', 2]);
  });

  it('C6.91 fire, an engagement, a retreat or a reinforcement break the silence', () => {
    const t = battle({ ...OWN, left: ['F06', 'F08'] }, FOE, { quiet: 1 });
    t.do('fire.F08.far', '*666', 'done');
    expect([t.asked, t.seat, t.fight('ligny').quiet]).toEqual(['combat', 'allied', 0]);
    const fresh = battle(OWN, FOE, { quiet: 1 }, { towns: { charleroi: ['F10'] } });
    fresh.do('done', 'reinforce.F10.charleroi.ligny');
    expect([fresh.seat, fresh.fight('ligny').quiet]).toEqual(['allied', 0]);
  });

  it('C6.91 after the first quiet part everybody is told', () => {
    const t = battle(OWN, FOE).do('done');
    expect(t.heard(-1, 'idled')).toMatchObject([{ side: 0 }]);
    const busy = battle({ ...OWN, left: ['F06', 'F08'] }, FOE).do('fire.F08.far', '*666', 'done');
    expect(busy.heard(-1, 'idled')).toEqual([]);
  });

  it('C6.91 a move that engages nobody does not', () => {
    const t = battle({ ...OWN, reserve: ['F10'] }, FOE, { quiet: 1 }).do('move.F10.reserve.left', 'done');
    expect([t.asked, t.seat]).toEqual(['leave', 'french']);
  });

  it('C6.91 blocks that regroup into the battle break the silence as well', () => {
    const t = wonNextDoor({}, { quiet: 1 });
    t.do('fire.F02.line', '*1666', 'regroup.F09.ligny.quatre-bras', 'done', 'done', 'done');
    expect([t.asked, t.seat, t.fight('quatre-bras').quiet]).toEqual(['combat', 'allied', 1]);
  });

  it('C6.92 the battle is over when one side has nobody left on the field', () => {
    const t = battle(OWN, { left: ['P02'], centre: [], right: [] }, { part: 'defender' });
    t.do('retreat.P02.left.namur');
    expect(t.events.find(({ type }) => type === 'won')).toMatchObject({ side: 0 });
  });
});
